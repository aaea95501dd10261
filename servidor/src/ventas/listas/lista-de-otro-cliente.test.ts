import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { NOTAS } from '#ventas/ayudas-de-prueba.ts';

const LISTAS = '/api/articulos/listas-de-precio';
const CONDICIONES = '/api/tablas-generales/condiciones-de-venta';
const { deposito: depositoId } = INICIALES;

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
let filtro: string;
/** Lista 1 sells the filtro at 100; these two at 80 and at 130. */
let gremio: string;
let tarjeta: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
  filtro = await sembrarArticulo(prueba.db, { precio: '100' });
  gremio = await derivada('Gremio', '0.8');
  tarjeta = await derivada('Tarjeta', '1.3');
});
afterAll(() => prueba.cerrar());

const derivada = async (nombre: string, coeficiente: string, resto: object = {}): Promise<string> =>
  (
    await admin.post(LISTAS, {
      nombre,
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente },
      ...resto,
    })
  ).cuerpo.id;

let serie = 0;
const nombre = (que: string): string => {
  serie += 1;
  return `${que} ${serie}`;
};
const condicion = async (listaId: string | null): Promise<string> =>
  (await admin.post(CONDICIONES, { nombre: nombre('Condición'), listaId })).cuerpo.id;
const cliente = async (datos: object = {}): Promise<string> =>
  (await admin.post('/api/clientes', { razonSocial: nombre('Cliente'), condicionIva: 5, ...datos })).cuerpo.id;
const poner = (listaId: string, articuloId: string, importe: string) =>
  prueba.db
    .insertInto('precio')
    .values({ id: uuidv7(), lista_id: listaId, articulo_id: articuloId, desde: new Date(), importe })
    .execute();

const vender = (quien: Cliente, clienteId: string, datos: object = {}) =>
  quien.post(NOTAS, { clienteId, depositoId, renglones: [{ articuloId: filtro, cantidad: '1' }], ...datos });
const ver = async (id: string) => (await admin.get(`${NOTAS}/${id}`)).cuerpo;
const cambiar = (quien: Cliente, nota: { id: string }, cambio: object, version = 1) =>
  quien.patch(`${NOTAS}/${nota.id}`, { version, ...cambio });

describe('PRE-01 RN-18 the lista comes with another cliente or sucursal, and its prices with it', () => {
  it('nobody without leave keeps the prices of a cliente’s better lista for another one', async () => {
    const { cuerpo: nota } = await vender(vendedor, await cliente({ listaId: gremio }));
    expect(nota.renglones[0].precio).toBe('80.00');
    const otro = await cambiar(vendedor, nota, { clienteId: await cliente() });
    expect(otro.cuerpo).toMatchObject({
      renglones: [{ precio: '100.00', precioDeLista: true, importe: '100.00' }],
      totales: { neto: '100.00' },
    });
    expect((await ver(nota.id)).lista).toMatchObject({ nombre: 'Lista 1', origen: 'OMISION' });
    // With the lines sent along, as the counter does, it is the same.
    const renglones = [{ id: nota.renglones[0].id, articuloId: filtro, cantidad: '2' }];
    const alGremio = await cambiar(vendedor, nota, { clienteId: await cliente({ listaId: gremio }), renglones }, 2);
    expect(alGremio.cuerpo).toMatchObject({ renglones: [{ precio: '80.00' }], totales: { neto: '160.00' } });
    const deNuevo = await cambiar(vendedor, nota, { clienteId: await cliente(), renglones }, 3);
    expect(deNuevo.cuerpo).toMatchObject({ renglones: [{ precio: '100.00' }], totales: { neto: '200.00' } });
  });

  it('nor by asking for that same lista, or for a condición that gives it, with the other cliente', async () => {
    const { cuerpo: nota } = await vender(vendedor, await cliente({ listaId: gremio }));
    const renglones = [{ id: nota.renglones[0].id, articuloId: filtro, cantidad: '1' }];
    const clienteId = await cliente();
    for (const pide of [{ listaId: gremio }, { condicionId: await condicion(gremio) }]) {
      for (const conRenglones of [{}, { renglones }]) {
        const { cuerpo } = await cambiar(vendedor, nota, { clienteId, ...pide, ...conRenglones });
        expect(cuerpo).toMatchObject({ code: 'ventas.lista_mas_barata', data: { elegida: 'Gremio', rige: 'Lista 1' } });
      }
    }
    const conPermiso = await cambiar(admin, nota, { clienteId, listaId: gremio });
    expect(conPermiso.cuerpo).toMatchObject({ renglones: [{ precio: '80.00' }] });
  });

  it('an amount in one currency is never read in another', async () => {
    const enDolares = (await admin.post(LISTAS, { nombre: nombre('Exterior'), moneda: 'USD' })).cuerpo.id;
    const importado = await sembrarArticulo(prueba.db, { precio: '15000' });
    await poner(enDolares, importado, '12');
    const renglones = [{ articuloId: importado, cantidad: '1' }];
    const { cuerpo: nota } = await vender(vendedor, await cliente(), { renglones });
    expect(nota.renglones[0].precio).toBe('15000.00');
    const clienteId = await cliente({ listaId: enDolares });
    expect((await cambiar(vendedor, nota, { clienteId })).cuerpo).toMatchObject({
      renglones: [{ precio: '12.00' }],
      totales: { neto: '12.00' },
    });
    expect((await ver(nota.id)).lista.moneda).toBe('USD');
    // Nor is what somebody wrote by hand in the other one, unless it is written again in this one.
    const dos = [
      { articuloId: importado, cantidad: '1', precio: '14000' },
      { articuloId: importado, cantidad: '1', precio: '13000' },
    ];
    const { cuerpo: aMano } = await vender(admin, await cliente(), { renglones: dos });
    const [uno, otro] = aMano.renglones;
    const enviados = [
      { id: uno.id, articuloId: importado, cantidad: '1' },
      { id: otro.id, articuloId: importado, cantidad: '1', precio: '11' },
    ];
    expect((await cambiar(admin, aMano, { clienteId, renglones: enviados })).cuerpo.renglones).toMatchObject([
      { precio: '12.00', precioDeLista: true },
      { precio: '11.00', precioDeLista: false },
    ]);
    // What that lista does not sell does not go there at what another one asked.
    const { cuerpo: sinPrecio } = await vender(vendedor, await cliente());
    expect((await cambiar(vendedor, sinPrecio, { clienteId })).cuerpo.code).toBe('ventas.sin_precio');
  });

  it('a sucursal with its own brings them too, and what was written by hand stays', async () => {
    const otra = await sembrarSucursal(prueba.db, nombre('Sucursal'));
    await sql`update sucursal set lista_id = ${tarjeta} where id = ${otra.sucursalId}`.execute(prueba.db);
    const renglones = [
      { articuloId: filtro, cantidad: '1' },
      { articuloId: filtro, cantidad: '1', precio: '90' },
    ];
    const { cuerpo: nota } = await vender(admin, await cliente(), { renglones });
    const alla = await cambiar(admin, nota, { depositoId: otra.depositoId });
    expect(alla.cuerpo.renglones).toMatchObject([{ precio: '130.00' }, { precio: '90.00', precioDeLista: false }]);
  });

  it('while the lista is the same nothing moves, whatever it says now', async () => {
    const articuloId = await sembrarArticulo(prueba.db, { precio: '100' });
    const { cuerpo: nota } = await vender(vendedor, await cliente(), { renglones: [{ articuloId, cantidad: '1' }] });
    await poner(INICIALES.lista, articuloId, '150');
    const otro = await cambiar(vendedor, nota, { clienteId: await cliente() });
    expect(otro.cuerpo).toMatchObject({ renglones: [{ precio: '100.00' }], totales: { neto: '100.00' } });
  });
});
