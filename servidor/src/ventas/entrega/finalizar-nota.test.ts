import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

async function articuloConStock(cantidad: string, datos: Parameters<typeof sembrarArticulo>[1] = {}): Promise<string> {
  const id = await sembrarArticulo(prueba.db, datos);
  await sembrarStock(prueba.db, admin.usuarioId, [
    { articuloId: id, cantidad, decimales: datos.decimales ?? 0, costo: '12.5' },
  ]);
  return id;
}

const confirmada = (...renglones: { articuloId: string; cantidad: string }[]) => crearConfirmada(admin, { renglones });

const movimientosDe = (notaId: string) =>
  prueba.db
    .selectFrom('movimiento_stock')
    .select(['id', 'tipo', 'documento_texto'])
    .where('documento_id', '=', notaId)
    .execute();

describe('POST /:id/finalizar', () => {
  it('VEN-10 delivers everything pending: exit movement and entrega in one transaction, reservations consumed', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const { status, cuerpo } = await accionar(admin, nota, 'finalizar');

    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      estado: 'FINALIZADA',
      acciones: [],
      version: 3,
      renglones: [{ entregada: '4', pendiente: '0', reservada: '0' }],
      entrega: { numero: expect.any(Number) },
    });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 6, reservado: 0 });
    expect(await movimientosDe(nota.id)).toMatchObject([{ tipo: 'VENTA', documento_texto: `NP ${nota.numero}` }]);
  });

  it('VEN-10 delivers by parts and shows each entrega with its lines', async () => {
    const a = await articuloConStock('10');
    const b = await articuloConStock('10');
    const nota = await confirmada({ articuloId: a, cantidad: '6' }, { articuloId: b, cantidad: '1' });
    const [uno, dos] = nota.renglones;

    const primera = await accionar(admin, nota, 'finalizar', { renglones: [{ renglonId: uno.id, cantidad: '2' }] });
    expect(primera.cuerpo).toMatchObject({
      estado: 'PARCIAL',
      renglones: [{ entregada: '2', reservada: '4', pendiente: '4' }, { entregada: '0' }],
    });
    const segunda = await accionar(admin, primera.cuerpo, 'finalizar');
    expect(segunda.cuerpo.estado).toBe('FINALIZADA');

    const { cuerpo } = await admin.get(`${NOTAS}/${nota.id}`);
    expect(cuerpo.entregas).toMatchObject([
      { deposito: { nombre: 'Salón' }, renglones: [{ renglonId: uno.id, cantidad: '2' }] },
      {
        renglones: expect.arrayContaining([
          { renglonId: uno.id, cantidad: '4' },
          { renglonId: dos.id, cantidad: '1' },
        ]),
      },
    ]);
    expect(cuerpo.transiciones).toMatchObject([
      { accion: 'crear', desde: null, hacia: 'BORRADOR' },
      { accion: 'confirmar', desde: 'BORRADOR', hacia: 'CONFIRMADA' },
      { accion: 'finalizar', desde: 'CONFIRMADA', hacia: 'PARCIAL' },
      { accion: 'finalizar', desde: 'PARCIAL', hacia: 'FINALIZADA' },
    ]);
  });

  it('keeps what each line was worth at cost, for the day it comes back', async () => {
    const id = await articuloConStock('10', { decimales: 2 });
    const nota = await confirmada({ articuloId: id, cantidad: '2.5' });
    await accionar(admin, nota, 'finalizar');
    const entregado = await prueba.db
      .selectFrom('entrega_renglon')
      .select('valor')
      .where('articulo_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(entregado.valor)).toBe(31.25);
  });

  it('delivers what was confirmed short once there is free stock, without reserving first', async () => {
    const id = await articuloConStock('3');
    const { cuerpo: borrador } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '5' }] });
    const { cuerpo: nota } = await accionar(admin, borrador, 'confirmar', { parcial: true });
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad: '4' }]);

    expect((await accionar(admin, nota, 'finalizar')).cuerpo.estado).toBe('FINALIZADA');
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 2, reservado: 0 });
  });

  it('VEN-10 delivers from another depósito and releases what is no longer needed here', async () => {
    const { depositoId } = await sembrarSucursal(prueba.db, 'Rosario');
    const id = await articuloConStock('10');
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad: '3', depositoId }]);
    const nota = await confirmada({ articuloId: id, cantidad: '5' });
    const renglonId = nota.renglones[0].id;

    const demas = await accionar(admin, nota, 'finalizar', { depositoId });
    expect(demas.cuerpo.data.faltantes).toMatchObject([{ pedido: '5', disponible: '3', enOtras: '5' }]);
    const { cuerpo } = await accionar(admin, nota, 'finalizar', {
      depositoId,
      renglones: [{ renglonId, cantidad: '3' }],
    });
    expect(cuerpo).toMatchObject({ estado: 'PARCIAL', renglones: [{ entregada: '3', reservada: '2' }] });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 10, reservado: 2 });
    expect(await leerSaldo(prueba.db, id, depositoId)).toEqual({ fisico: 0, reservado: 0 });
  });

  it('a SERVICIO leaves an entrega and no movement; beside a PRODUCTO, one movement without it', async () => {
    const servicio = await sembrarArticulo(prueba.db, { tipo: 'SERVICIO' });
    const producto = await articuloConStock('2');
    const sola = await confirmada({ articuloId: servicio, cantidad: '1' });
    await accionar(admin, sola, 'finalizar');
    expect(await movimientosDe(sola.id)).toEqual([]);

    const mixta = await confirmada({ articuloId: servicio, cantidad: '1' }, { articuloId: producto, cantidad: '2' });
    expect((await accionar(admin, mixta, 'finalizar')).cuerpo.estado).toBe('FINALIZADA');
    expect(await movimientosDe(mixta.id)).toHaveLength(1);
  });

  it('refuses more than what is pending, a line of nobody, too many decimals and a line said twice', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '2' });
    const renglonId = nota.renglones[0].id;
    const entregar = (...renglones: object[]) => accionar(admin, nota, 'finalizar', { renglones });

    expect((await entregar({ renglonId, cantidad: '3' })).cuerpo).toMatchObject({
      status: 409,
      code: 'ventas.cantidad_excedida',
      data: { renglones: [{ renglonId, cantidad: '3', pendiente: '2' }] },
    });
    expect((await entregar({ renglonId: nota.id, cantidad: '1' })).cuerpo).toMatchObject({
      status: 400,
      issues: [{ path: ['renglones', 0, 'renglonId'] }],
    });
    expect((await entregar({ renglonId, cantidad: '0.5' })).cuerpo).toMatchObject({
      status: 400,
      issues: [{ path: ['renglones', 0, 'cantidad'] }],
    });
    expect((await entregar({ renglonId, cantidad: '1' }, { renglonId, cantidad: '1' })).status).toBe(400);
    expect((await accionar(admin, nota, 'finalizar', { depositoId: nota.id })).status).toBe(400);
  });

  it('INV-06 goes below zero only where the artículo permits it and the user may, and the trail says so', async () => {
    const id = await articuloConStock('1', { permiteNegativo: true, codigo: 'NEGA' });
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    const { cuerpo: borrador } = await crearNota(vendedor, { renglones: [{ articuloId: id, cantidad: '3' }] });
    const { cuerpo: nota } = await accionar(vendedor, borrador, 'confirmar', { parcial: true });

    expect((await accionar(vendedor, nota, 'finalizar')).cuerpo.code).toBe('ventas.stock_insuficiente');
    expect((await accionar(admin, nota, 'finalizar')).status).toBe(200);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: -2, reservado: 0 });
    const rastro = await prueba.db
      .selectFrom('auditoria as a')
      .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
      .select(['c.campo', 'c.despues'])
      .where('a.entidad_id', '=', nota.id)
      .where('c.campo', 'like', 'stock negativo%')
      .execute();
    expect(rastro).toEqual([{ campo: 'stock negativo NEGA', despues: '2' }]);
  });

  it('VEN-05 who may go below zero takes nothing that another nota reserved', async () => {
    const id = await articuloConStock('5', { permiteNegativo: true, codigo: 'AJENO' });
    const otra = await confirmada({ articuloId: id, cantidad: '4' });
    const { cuerpo: borrador } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '3' }] });
    const { cuerpo: nota } = await accionar(admin, borrador, 'confirmar', { parcial: true });

    const { status, cuerpo } = await accionar(admin, nota, 'finalizar');
    expect([status, cuerpo.code]).toEqual([409, 'ventas.stock_insuficiente']);
    expect(cuerpo.data.faltantes).toMatchObject([{ pedido: '3', disponible: '1' }]);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 5, reservado: 5 });

    await accionar(admin, otra, 'anular', { motivo: 'El cliente desistió' });
    expect((await accionar(admin, nota, 'finalizar')).status).toBe(200);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 2, reservado: 0 });
  });

  it('a closed period refuses the delivery and leaves everything as it was', async () => {
    const id = await articuloConStock('5');
    const nota = await confirmada({ articuloId: id, cantidad: '2' });
    await prueba.db.insertInto('periodo').values({ hasta: '2999-12-31' }).execute();
    const { status, cuerpo } = await accionar(admin, nota, 'finalizar');
    await prueba.db.deleteFrom('periodo').execute();
    expect([status, cuerpo.code]).toEqual([409, 'stock.periodo_cerrado']);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 5, reservado: 2 });
  });
});

describe('at once', () => {
  it('two people delivering the same part over the same version: one does, the other gets 409', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const renglones = [{ renglonId: nota.renglones[0].id, cantidad: '3' }];
    const respuestas = await Promise.all([1, 2, 3].map(() => accionar(admin, nota, 'finalizar', { renglones })));

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 7, reservado: 1 });
  });

  it('INV-13 notas confirmed short that deliver at once never take what another one reserved', async () => {
    const id = await articuloConStock('6');
    const borradores = await Promise.all(
      Array.from({ length: 5 }, () => crearNota(admin, { renglones: [{ articuloId: id, cantidad: '2' }] })),
    );
    const notas = await Promise.all(
      borradores.map(({ cuerpo }) => accionar(admin, cuerpo, 'confirmar', { parcial: true })),
    );
    const respuestas = await Promise.all(notas.map(({ cuerpo }) => accionar(admin, cuerpo, 'finalizar')));

    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 0, reservado: 0 });
  });

  it('an Idempotency-Key sent twice delivers once and answers the same (INV-11)', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const mandar = () =>
      admin.post(`${NOTAS}/${nota.id}/finalizar`, { version: nota.version }, { clave: `clave-${nota.id}` });
    const [una, otra] = await Promise.all([mandar(), mandar()]);

    expect(otra.cuerpo).toEqual(una.cuerpo);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 6, reservado: 0 });
  });
});
