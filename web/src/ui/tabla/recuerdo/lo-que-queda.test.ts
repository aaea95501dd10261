import { describe, expect, it } from 'vitest';
import { comoQuedo, loQueQueda, loQueSeGuarda } from './lo-que-queda.ts';

const CAMPOS = ['buscar', 'estado', 'filtros', 'orden', 'pagina', 'porPagina', 'contar'];
const contenido = { columnas: {}, busqueda: { estado: 'ACTIVO', orden: '-codigo' } };
const sinVistas = { campos: CAMPOS, asunto: [], inicial: null, puesta: undefined };
const conVista = { campos: CAMPOS, asunto: [], inicial: null, puesta: { id: 'v1', contenido } };
const conInicial = { ...conVista, inicial: 'v1' };
const DE_LA_VISTA = { guardada: 'v1', ...contenido.busqueda };

describe('what of the address of a list is found again', () => {
  it('UA-41: filters, order and search, but not the page, how long it is, or what is not of the list', () => {
    const busqueda = { buscar: 'perno', estado: 'ACTIVO', orden: '-codigo', pagina: '3', porPagina: '20', id: 'panel' };
    expect(loQueQueda(busqueda, sinVistas)).toEqual({ buscar: 'perno', estado: 'ACTIVO', orden: '-codigo' });
    expect(loQueQueda({ pagina: '3', id: 'panel' }, sinVistas)).toBeUndefined();
  });

  it('the tab goes along with what is asked of its list, and is nothing without it', () => {
    expect(loQueQueda({ pestana: 'invitaciones' }, sinVistas)).toBeUndefined();
    expect(loQueQueda({ pestana: 'invitaciones', estado: 'VENCIDA' }, sinVistas)).toEqual({
      pestana: 'invitaciones',
      estado: 'VENCIDA',
    });
    expect(loQueQueda({ vista: 'lotes' }, sinVistas)).toBeUndefined();
    expect(loQueQueda({ vista: 'lotes', filtros: 'nodos:entre:1,' }, sinVistas)).toEqual({
      vista: 'lotes',
      filtros: 'nodos:entre:1,',
    });
  });

  it('a list that is asked for by something called as a tab has it for its own', () => {
    const suya = {
      ...sinVistas,
      campos: ['vista'],
      puesta: { id: 'v1', contenido: { columnas: {}, busqueda: { vista: 'negativos' } } },
    };
    expect(loQueQueda({ vista: 'negativos' }, suya)).toEqual({ vista: 'negativos' });
    expect(loQueQueda({ vista: 'negativos', guardada: 'v1' }, suya)).toEqual({ guardada: 'v1' });
  });

  it('of a view as it is kept, its name: it may keep something else by then', () => {
    expect(loQueQueda(DE_LA_VISTA, conVista)).toEqual({ guardada: 'v1' });
    expect(loQueSeGuarda(DE_LA_VISTA, conVista)).toEqual({ guardada: 'v1' });
  });

  it('of the view a list opens with, nothing, unless something was changed in it', () => {
    expect(loQueQueda(DE_LA_VISTA, conInicial)).toBeUndefined();
    expect(loQueSeGuarda(DE_LA_VISTA, conInicial)).toBeUndefined();
    const otroOrden = { ...DE_LA_VISTA, orden: 'codigo' };
    expect(loQueQueda(otroOrden, conInicial)).toEqual(otroOrden);
    const buscando = { ...DE_LA_VISTA, buscar: 'perno' };
    expect(loQueQueda(buscando, conInicial)).toEqual(buscando);
    expect(loQueSeGuarda(buscando, conInicial)).toBeUndefined();
  });

  it('without any view, where one opens by itself, only what is asked: else the view opens again', () => {
    expect(loQueQueda({ guardada: 'no' }, { ...conInicial, puesta: undefined })).toBeUndefined();
    const sinElla = { guardada: 'no', orden: 'codigo' };
    expect(loQueQueda(sinElla, { ...conInicial, puesta: undefined })).toEqual(sinElla);
  });

  it('what a list is about comes back with all that, and alone', () => {
    const kardex = { ...conVista, campos: [...CAMPOS, 'articuloId'], asunto: ['articuloId'] };
    const articulo = { articuloId: 'a1' };
    expect(loQueQueda({ ...articulo, pagina: '2' }, kardex)).toEqual(articulo);
    expect(loQueQueda({ ...articulo, orden: 'fecha' }, kardex)).toEqual({ ...articulo, orden: 'fecha' });
    expect(loQueQueda({ ...articulo, ...DE_LA_VISTA }, kardex)).toEqual({ ...articulo, guardada: 'v1' });
    expect(loQueQueda({ ...articulo, ...DE_LA_VISTA }, { ...kardex, inicial: 'v1' })).toEqual(articulo);
    const filtros = 'motivo:contiene:Pérez';
    const escrita = { ...kardex, puesta: { id: 'v1', contenido: { columnas: {}, busqueda: { filtros } } } };
    expect(loQueSeGuarda({ ...articulo, guardada: 'v1', filtros }, escrita)).toEqual({ ...articulo, guardada: 'v1' });
    expect(loQueSeGuarda({ ...articulo, filtros }, kardex)).toEqual(articulo);
  });

  it('a view that has not come yet says nothing by itself', () => {
    expect(loQueQueda({ guardada: 'v1' }, { ...conVista, puesta: undefined })).toBeUndefined();
  });

  it('what was written is not kept beyond the page, also where it was written for one column', () => {
    const filtros = 'nombre:contiene:Pérez;saldo:entre:100,;zona:vacio';
    expect(loQueSeGuarda({ buscar: 'Pérez', filtros, orden: 'nombre' }, sinVistas)).toEqual({
      filtros: 'saldo:entre:100,;zona:vacio',
      orden: 'nombre',
    });
    expect(loQueSeGuarda({ buscar: 'Pérez', filtros: 'nombre:empieza:Pér' }, sinVistas)).toBeUndefined();
  });
});

describe('where a link leads', () => {
  const quedo = (ruta: string) => (ruta === '/clientes/tabla' ? '?orden=nombre' : undefined);

  it('to the list as it was left, when it asks for nothing', () => {
    expect(comoQuedo('/clientes/tabla', '/', quedo)).toBe('/clientes/tabla?orden=nombre');
    expect(comoQuedo('/articulos/tabla', '/', quedo)).toBeUndefined();
  });

  it('where it says, when it says something or comes from the list itself', () => {
    expect(comoQuedo('/clientes/tabla?estado=INACTIVO', '/', quedo)).toBeUndefined();
    expect(comoQuedo('/clientes/tabla#pie', '/', quedo)).toBeUndefined();
    expect(comoQuedo('/clientes/tabla', '/clientes/tabla', quedo)).toBeUndefined();
  });
});
