import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

const inactivar = async (proveedorId: string, accion: 'inactivar' | 'reactivar') => {
  const ruta = `/api/articulos/proveedores/${proveedorId}`;
  const { version } = (await admin.get(ruta)).cuerpo;
  expect(await admin.post(`${ruta}/estado`, { version, accion })).toMatchObject({ status: 200 });
};

describe('GAP-18 a list that waits while what it names goes out of use', () => {
  it('ART-11 is not applied for a proveedor that is no longer offered: nobody would choose it as principal', async () => {
    const proveedorId = await mundo.proveedor();
    const n = mundo.numero();
    const articulo = await mundo.articulo(`ES-${n}`);
    const id = await mundo.comparada(`Código;Precio\nES-${n};10,50\n`, proveedorId);
    await inactivar(proveedorId, 'inactivar');
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ code: 'articulos.proveedor_inactivo' });
    expect(await mundo.tratosDe(articulo)).toMatchObject({ filas: [], reposicion: null });
    await inactivar(proveedorId, 'reactivar');
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1 });
  });

  it('makes no artículo of a marca that a rule remembers and is no longer in use', async () => {
    const proveedorId = await mundo.proveedor();
    const n = mundo.numero();
    const marca = (await admin.post('/api/tablas-generales/marcas', { nombre: `Vieja ${n}` })).cuerpo;
    const marcas = [{ texto: 'V.', marcaId: marca.id, descuentos: null, omitir: false }];
    const id = await mundo.comparada(`Código;Detalle;Marca;Precio\nMV-${n};Filtro;V.;10,50\n`, proveedorId, { marcas });
    const baja = { version: marca.version, nombre: marca.nombre, activa: false };
    expect((await admin.patch(`/api/tablas-generales/marcas/${marca.id}`, baja)).status).toBe(200);
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1 });
    const { filas } = (await admin.get(`/api/articulos?buscar=MV-${n}&estado=BORRADOR`)).cuerpo;
    expect(filas).toMatchObject([{ codigo: `MV-${n}`, marca: null }]);
  });

  it('a column without a title does not make the next one forget all the others', async () => {
    const proveedorId = await mundo.proveedor();
    const n = mundo.numero();
    const lista = (precio: string) => `Ref. Fabr.;;Glosa\nSC-${n};${precio};Filtro\n`;
    const { id, version } = (await mundo.subir(lista('10,50'), proveedorId)).cuerpo;
    const mapeo = { codigo: 0, precio: 1, descripcion: 2 };
    await admin.patch(mundo.ruta(id), { version, mapeo });
    await mundo.hacer(id, 'validar');
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA' });
    const segunda = (await mundo.subir(lista('11,50'), proveedorId)).cuerpo;
    expect(segunda).toMatchObject({ mapeo: { codigo: 0, descripcion: 2 }, faltan: ['Precio de lista'] });
    expect(segunda).not.toHaveProperty('distinta');
  });
});
