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

const ficha = async (id: string) => (await admin.get(`/api/articulos/${id}`)).cuerpo;

async function cambiar(id: string, cantidadPorLectura: string): Promise<void> {
  const { version, codigos } = await ficha(id);
  const { status } = await admin.patch(`/api/articulos/${id}/codigos/${codigos[0].id}`, {
    version,
    cantidadPorLectura,
  });
  expect(status).toBe(200);
}

/** An artículo, which its proveedor calls so and sells by boxes of twelve. */
async function deCajas(nuestro: string, codigo: string): Promise<{ id: string; proveedorId: string }> {
  const proveedorId = await mundo.proveedor();
  const id = await mundo.articulo(nuestro);
  await mundo.agregar(id, proveedorId, { codigo, costo: '100' });
  await cambiar(id, '12');
  return { id, proveedorId };
}

async function aplicar(nuestro: string, codigo: string, costo: string, proveedorId: string): Promise<string> {
  const archivo = `Código;Nuestro código;Detalle;Precio\n${codigo};${nuestro};Repuesto;${costo}\n`;
  const id = await mundo.comparada(archivo, proveedorId, { limite: '100' });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null, lista: { omitidas: 0 } });
  return id;
}
const revertir = async (id: string) =>
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', fallo: null });
const suyos = async (id: string) =>
  (await ficha(id)).codigos.map(({ valor, cantidadPorLectura }: Record<string, string>) => [valor, cantidadPorLectura]);

describe('ART-01 INV-74 how many units a scan of the code of a proveedor is, and its lists', () => {
  it('stays while the list only writes it another way, and when that is taken back', async () => {
    const { id, proveedorId } = await deCajas('CAJA-1', 'P-900');
    const lista = await aplicar('CAJA-1', 'P900', '110', proveedorId);
    expect(await suyos(id)).toEqual([['P900', '12']]);
    await revertir(lista);
    expect(await suyos(id)).toEqual([['P-900', '12']]);
  });

  it('is of the code: another one is a unit a scan, and the one that comes back brings its own', async () => {
    const { id, proveedorId } = await deCajas('CAJA-2', 'P-901');
    const lista = await aplicar('CAJA-2', 'Q-1', '110', proveedorId);
    expect(await suyos(id)).toEqual([['Q-1', '1']]);
    await cambiar(id, '6');
    await revertir(lista);
    expect(await suyos(id)).toEqual([['P-901', '12']]);
  });

  it('that somebody says after the list is of nobody else, and is not taken back', async () => {
    const { id, proveedorId } = await deCajas('CAJA-3', 'P-902');
    const lista = await aplicar('CAJA-3', 'P902', '110', proveedorId);
    await cambiar(id, '24');
    await revertir(lista);
    expect(await suyos(id)).toEqual([['P-902', '24']]);
  });

  it('comes back from under two lists, whichever is taken back first', async () => {
    const { id, proveedorId } = await deCajas('CAJA-4', 'P-903');
    const primera = await aplicar('CAJA-4', 'Q-3', '110', proveedorId);
    const segunda = await aplicar('CAJA-4', 'R-3', '120', proveedorId);
    await revertir(primera);
    expect(await suyos(id)).toEqual([['R-3', '1']]);
    await revertir(segunda);
    expect(await suyos(id)).toEqual([['P-903', '12']]);
  });

  it('is the last that somebody said of that code, also between two lists', async () => {
    const { id, proveedorId } = await deCajas('CAJA-5', 'P-904');
    const primera = await aplicar('CAJA-5', 'P904', '110', proveedorId);
    await cambiar(id, '24');
    const segunda = await aplicar('CAJA-5', 'R-4', '120', proveedorId);
    await revertir(primera);
    await revertir(segunda);
    expect(await suyos(id)).toEqual([['P-904', '24']]);
  });

  it('is one where its artículo is by now counted in another unidad that does not admit it', async () => {
    const { id, proveedorId } = await deCajas('CAJA-6', 'P-905');
    const nueva = { codigo: 'BID', nombre: 'Bidón', decimales: 1 };
    const { cuerpo: bidon } = await admin.post('/api/tablas-generales/unidades', nueva);
    const unidad = (await ficha(id)).unidad.id;
    const medir = async (unidadId: string) =>
      expect((await admin.patch(`/api/articulos/${id}`, { version: (await ficha(id)).version, unidadId })).status).toBe(
        200,
      );
    await medir(bidon.id);
    await cambiar(id, '2.5');
    const lista = await aplicar('CAJA-6', 'Q-5', '110', proveedorId);
    await medir(unidad);
    await revertir(lista);
    expect(await suyos(id)).toEqual([['P-905', '1']]);
  });
});
