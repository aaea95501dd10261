import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, articulo, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EstructuraDeArticulo } from './estructura-de-articulo.tsx';
import { EstructurasScreen } from './estructuras.screen.tsx';

const ESTRUCTURA_ID = '01980000-0000-7000-8000-00000000e001';
const LISTAR = 'GET /api/articulos/estructuras';
const USOS = `GET /api/articulos/${ARTICULO_ID}/usos`;
const EXPLOSION = `GET ${LISTAR.slice(4)}/${ESTRUCTURA_ID}/explosion`;
const PLAN = `GET ${LISTAR.slice(4)}/${ESTRUCTURA_ID}/armado`;
const BUJIA = '01980000-0000-7000-8000-00000000a002';

const estructura = (mas: object = {}) => ({
  id: ESTRUCTURA_ID,
  version: 1,
  articuloId: ARTICULO_ID,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  unidad: 'U',
  decimales: 0,
  tipo: 'ARMADO',
  numero: 2,
  estado: 'VIGENTE',
  desde: '2026-11-20T12:00:00.000Z',
  hasta: null,
  nota: '',
  componentes: 1,
  validada: true,
  validadaEn: '2026-11-20T12:00:00.000Z',
  validadaPor: 'Lucía Ferreyra',
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  modificadoEn: '2026-11-20T12:00:00.000Z',
  ...mas,
});
const nodo = (articuloId: string, mas: object) => ({
  articuloId,
  unidad: 'U',
  decimales: 0,
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  disponible: '7',
  hoja: true,
  lineas: [],
  ...mas,
});
const linea = { cantidad: '2', merma: '0', opcional: false, sustitutos: [] };
const explosion = {
  estructuraId: ESTRUCTURA_ID,
  raizId: ARTICULO_ID,
  cantidad: '1',
  nodos: [
    nodo(ARTICULO_ID, {
      codigo: 'WO-342',
      descripcion: 'Filtro',
      total: '1',
      nivel: 0,
      hoja: false,
      lineas: [{ ...linea, id: 'l1', componenteId: BUJIA }],
    }),
    nodo(BUJIA, { codigo: 'BKR6', descripcion: 'Bujía de iridio', total: '2', nivel: 1 }),
  ],
};
const paso = { lineaId: 'l1', componenteId: BUJIA, codigo: 'BKR6', descripcion: 'Bujía', unidad: 'U', opcional: false };
const plan = {
  cuantos: '3',
  limita: { articuloId: BUJIA, codigo: 'BKR6' },
  cantidad: '1',
  disponible: '5',
  pasos: [{ ...paso, porUnidad: '2', necesario: '2', disponible: '7', falta: '0', tomas: [], sustitutos: [] }],
  opcionales: [],
  vuelven: [],
  conNumeros: [],
};
const uso = (codigo: string, mas: object) => ({
  articuloId: ARTICULO_ID,
  codigo,
  descripcion: `Conjunto ${codigo}`,
  unidad: 'U',
  estructuraId: `01980000-0000-7000-8000-0000000${codigo}`,
  numero: 1,
  directo: true,
  comoSustituto: false,
  nivel: 1,
  total: '2',
  final: false,
  ...mas,
});
const USADO = {
  filas: [uso('0f001', {}), uso('0f002', { directo: false, nivel: 2, total: '8', final: true })],
};
const TODO = ['articulo.ver', 'stock.ver', 'estructura.editar'] as const;

const render = (respuestas: object, permisos: readonly (typeof TODO)[number][] = TODO, mas: object = {}) =>
  renderPantalla(<EstructuraDeArticulo articulo={articulo(mas)} />, {
    permisos,
    ruta: `/articulos/tabla/${ARTICULO_ID}`,
    respuestas: { [USOS]: USADO, [EXPLOSION]: explosion, [PLAN]: plan, ...respuestas },
  });

describe('EST-04 what an artículo is made of and where it is used, in its ficha', () => {
  it('a leaf says first what takes it, direct and at all levels, and offers to say what it is made of', async () => {
    render({ [LISTAR]: pagina([]) });
    const tabla = within(await screen.findByRole('table', { name: 'Dónde se usa WO-342' }));
    expect(tabla.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Todos 2' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Productos finales 1' }));
    expect(tabla.getAllByRole('row').map((fila) => fila.textContent)).toEqual([
      'ArtículoNivelLlevaEstado',
      '0f002 Conjunto 0f00228Final',
    ]);
    expect(screen.getByText('WO-342 no está hecho de otros artículos.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Crear estructura' }).getAttribute('href')).toBe(
      `/articulos/estructura/nueva?articuloId=${ARTICULO_ID}`,
    );
    expect(screen.getByRole('link', { name: /^Ver las estructuras que lo llevan/ }).getAttribute('href')).toBe(
      `/articulos/estructura?componenteId=${ARTICULO_ID}`,
    );
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  it('EST-06 what is in force is a tree, with how many can be assembled and what there is least of', async () => {
    render({
      [LISTAR]: pagina([estructura({ id: 'borrador', numero: 3, estado: 'BORRADOR' }), estructura()]),
    });
    expect(await screen.findByRole('heading', { name: 'Estructura: versión 2 vigente' })).toBeDefined();
    expect((await screen.findByRole('row', { name: /BKR6/ })).textContent).toContain('Bujía de iridio');
    const cifra = async (rotulo: string) => (await screen.findByText(rotulo)).nextElementSibling?.textContent;
    expect(await cifra('Se pueden armar')).toBe('3 limita BKR6');
    expect(await cifra('Hay armados')).toBe('5 ');
    expect(screen.getByText('Validada')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Abrir la estructura' }).getAttribute('href')).toBe(
      `/articulos/estructura/${ESTRUCTURA_ID}`,
    );
    expect(screen.getByRole('link', { name: 'Versión 3 en borrador' })).toBeDefined();
    expect(screen.getByRole('link', { name: '2 versiones' })).toBeDefined();
  });

  it('RN-24 shows each component once with what is short of it', async () => {
    const corta = { ...explosion, nodos: explosion.nodos.map((uno) => (uno.hoja ? { ...uno, total: '9' } : uno)) };
    render({ [LISTAR]: pagina([estructura()]), [EXPLOSION]: corta });
    await userEvent.click(await screen.findByRole('button', { name: 'Totales' }));
    const tabla = within(await screen.findByRole('table', { name: 'Totales de WO-342' }));
    expect(tabla.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ComponenteNivelTotalDisponibleFalta',
      'BKR6Bujía de iridio19 U72',
    ]);
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  it('shows no stock to who may see none, nor the way to create to who may not edit', async () => {
    const { servidor } = render({ [LISTAR]: pagina([estructura()]) }, ['articulo.ver']);
    expect(await screen.findByRole('treegrid')).toBeDefined();
    expect(servidor.direcciones(PLAN)).toEqual([]);
    render({ [LISTAR]: pagina([]) }, ['articulo.ver'], { tipo: 'KIT' });
    expect(await screen.findByText(/es un kit sin componentes/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Crear estructura' })).toBeNull();
  });

  it('says what could not be read, and asks again', async () => {
    const { servidor } = render({ [LISTAR]: { status: 500, code: 'comun.inesperado', title: 'No anda.' } });
    const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
    servidor.responder(LISTAR, pagina([]));
    await userEvent.click(otraVez);
    expect(await screen.findByText('WO-342 no está hecho de otros artículos.')).toBeDefined();
  });
});

it('EST-04 the list is narrowed to what takes an artículo, which a link may say', async () => {
  const { servidor } = renderPantalla(<EstructurasScreen />, {
    permisos: ['articulo.ver'],
    ruta: `/articulos/estructura?componenteId=${ARTICULO_ID}`,
    respuestas: { [LISTAR]: pagina([estructura()]), [`GET /api/articulos/${ARTICULO_ID}`]: articulo() },
  });
  expect(await screen.findByRole('button', { name: /^Lleva el artículo: ?WO-342/ })).toBeDefined();
  expect(servidor.direcciones(LISTAR)[0]).toContain(`componenteId=${ARTICULO_ID}`);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Lleva el artículo' }));
  await screen.findByRole('button', { name: 'Lleva el artículo' });
  expect(servidor.direcciones(LISTAR).at(-1)).not.toContain('componenteId');
});
