import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { NOTAS } from '#ventas/ayudas-de-prueba.ts';

const CONDICIONES = '/api/tablas-generales/condiciones-de-venta';
const { deposito: depositoId } = INICIALES;

let prueba: Prueba;
let admin: Cliente;
let vendedor: Cliente;
let filtro: string;
/** In this order, none with a lista of its own. */
let contado: string;
let a30: string;
let a60: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  vendedor = await prueba.cliente({ rol: 'vendedor' });
  filtro = await sembrarArticulo(prueba.db, { precio: '100' });
  contado = await condicion('Contado');
  a30 = await condicion('30 días');
  a60 = await condicion('60 días');
});
afterAll(() => prueba.cerrar());

const condicion = async (nombre: string): Promise<string> => (await admin.post(CONDICIONES, { nombre })).cuerpo.id;
let serie = 0;
const cliente = async (condicionId: string | null): Promise<string> => {
  serie += 1;
  const datos = { razonSocial: `Cliente ${serie}`, condicionIva: 5, condicionId };
  return (await admin.post('/api/clientes', datos)).cuerpo.id;
};
const vender = (quien: Cliente, clienteId: string, datos: object = {}) =>
  quien.post(NOTAS, { clienteId, depositoId, renglones: [{ articuloId: filtro, cantidad: '1' }], ...datos });
const cambiar = (quien: Cliente, nota: { id: string }, version: number, cambio: object) =>
  quien.patch(`${NOTAS}/${nota.id}`, { version, ...cambio });
const condicionDe = async (id: string) => (await admin.get(`${NOTAS}/${id}`)).cuerpo.condicion;
const NO = { status: 403, cuerpo: { code: 'ventas.condicion_mejor', data: { elegida: '60 días', suya: '30 días' } } };

describe('RN-18 choosing another condición de venta', () => {
  it('a seller sells by the one of the cliente, by one before it or by none, and by nothing that gives more', async () => {
    const clienteId = await cliente(a30);
    expect(await vender(vendedor, clienteId, { condicionId: a60 })).toMatchObject(NO);
    for (const condicionId of [undefined, a30, contado, null]) {
      const hecha = await vender(vendedor, clienteId, condicionId === undefined ? {} : { condicionId });
      expect(hecha.status).toBe(201);
      expect((await condicionDe(hecha.cuerpo.id))?.id).toBe(
        condicionId === undefined ? a30 : (condicionId ?? undefined),
      );
    }
    expect((await vender(admin, clienteId, { condicionId: a60 })).status).toBe(201);
  });

  it('of a cliente without one there is nothing to compare with', async () => {
    expect((await vender(vendedor, await cliente(null), { condicionId: a60 })).status).toBe(201);
  });

  it('nor in a draft; what somebody with leave chose stays while it is sold so', async () => {
    const clienteId = await cliente(a30);
    const { cuerpo: nota } = await vender(vendedor, clienteId);
    expect(await cambiar(vendedor, nota, 1, { condicionId: a60 })).toMatchObject(NO);
    expect((await cambiar(admin, nota, 1, { condicionId: a60 })).status).toBe(200);
    const renglones = [{ id: nota.renglones[0].id, articuloId: filtro, cantidad: '3' }];
    expect((await cambiar(vendedor, nota, 2, { renglones, condicionId: a60 })).status).toBe(200);
    expect((await cambiar(vendedor, nota, 3, { observaciones: 'Llamar antes' })).status).toBe(200);
    expect((await condicionDe(nota.id)).id).toBe(a60);
    // Let go, it is not theirs to take again.
    expect((await cambiar(vendedor, nota, 4, { condicionId: contado })).status).toBe(200);
    expect(await cambiar(vendedor, nota, 5, { condicionId: a60 })).toMatchObject(NO);
  });

  it('nor for another cliente what was given to one, nor in another sucursal', async () => {
    const { cuerpo: nota } = await vender(vendedor, await cliente(a60));
    const otro = await cliente(a30);
    expect(await cambiar(vendedor, nota, 1, { clienteId: otro, condicionId: a60 })).toMatchObject(NO);
    expect((await cambiar(vendedor, nota, 1, { clienteId: otro })).status).toBe(200);
    expect((await condicionDe(nota.id)).id).toBe(a30);
    await cambiar(admin, nota, 2, { condicionId: a60 });
    const alla = await sembrarSucursal(prueba.db, 'Rosario');
    expect(await cambiar(vendedor, nota, 3, { depositoId: alla.depositoId })).toMatchObject(NO);
    expect((await cambiar(admin, nota, 3, { depositoId: alla.depositoId })).status).toBe(200);
  });

  it('the order of today decides, also when the one of the cliente was put aside', async () => {
    const vieja = await condicion('Cuenta vieja');
    const clienteId = await cliente(vieja);
    expect((await vender(vendedor, clienteId, { condicionId: a60 })).status).toBe(201);
    await admin.patch(`${CONDICIONES}/${vieja}`, { version: 1, activa: false });
    expect((await vender(vendedor, clienteId, { condicionId: a60 })).status).toBe(201);
    await admin.patch(`${CONDICIONES}/${vieja}`, { version: 2, orden: 2 });
    expect((await vender(vendedor, clienteId, { condicionId: a60 })).cuerpo.data).toEqual({
      elegida: '60 días',
      suya: 'Cuenta vieja',
    });
    expect((await vender(vendedor, clienteId, { condicionId: contado })).status).toBe(201);
  });

  it('one that is put aside stays with its clientes and in the drafts that have it, also when another lista is chosen', async () => {
    const vieja = await condicion('Quincena');
    const clienteId = await cliente(vieja);
    const otro = await cliente(null);
    const { cuerpo: suya } = await vender(admin, clienteId);
    const { cuerpo: ajena } = await vender(admin, otro, { condicionId: vieja });
    await admin.patch(`${CONDICIONES}/${vieja}`, { version: 1, activa: false });
    const datos = { nombre: 'Otra lista', derivacion: { base: 'COSTO_REPOSICION', coeficiente: '2' } };
    const { cuerpo: lista } = await admin.post('/api/articulos/listas-de-precio', datos);
    await sql`update articulo set costo_reposicion = 50, costo_reposicion_moneda = 'ARS', costo_reposicion_fecha = now(),
              costo_reposicion_origen = 'Prueba' where id = ${filtro}`.execute(prueba.db);
    const elegida = { condicionId: vieja, listaId: lista.id };
    for (const nota of [suya, ajena]) expect((await cambiar(admin, nota, 1, elegida)).status).toBe(200);
    expect((await vender(admin, clienteId, elegida)).status).toBe(201);
    // Anew it is given to nobody.
    expect(await vender(admin, otro, elegida)).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['condicionId'], message: 'La condición Quincena está inactiva.' }] },
    });
  });

  it('two at once, one that moves the condición and one that sells by it: the nota is made or refused, and whole', async () => {
    const nueva = await condicion('45 días');
    const clienteId = await cliente(a60);
    const [movida, hecha] = await Promise.all([
      admin.patch(`${CONDICIONES}/${nueva}`, { version: 1, orden: 1 }),
      vender(vendedor, clienteId, { condicionId: nueva }),
    ]);
    expect(movida.status).toBe(200);
    expect([201, 403]).toContain(hecha.status);
    expect((await vender(vendedor, clienteId, { condicionId: nueva })).status).toBe(201);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from nota_pedido where condicion_id = ${nueva}`.execute(prueba.db);
    expect(rows[0]?.n).toBe(hecha.status === 201 ? 2 : 1);
  });

  it('what may be chosen is told in its order, with the one of the cliente whichever the sale has', async () => {
    const clienteId = await cliente(a30);
    const dichas = async (quien: Cliente) =>
      (await quien.get(`/api/ventas/listas?clienteId=${clienteId}&depositoId=${depositoId}&condicionId=${contado}`))
        .cuerpo;
    const suyas = await dichas(vendedor);
    expect(suyas).toMatchObject({
      condicion: { nombre: 'Contado' },
      condicionDelCliente: { id: a30, nombre: '30 días' },
    });
    const activas = (await admin.get(`${CONDICIONES}?activa=true`)).cuerpo.filas;
    expect(suyas.condiciones).toEqual(
      activas.map(({ id, nombre }: { id: string; nombre: string }) => ({ id, nombre, seElige: nombre !== '60 días' })),
    );
    const conPermiso = await dichas(admin);
    expect(conPermiso.condiciones.every(({ seElige }: { seElige: boolean }) => seElige)).toBe(true);
  });
});
