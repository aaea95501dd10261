import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Marta Soria' });
});
afterAll(() => prueba.cerrar());

const MOTIVO = { motivo: 'El cliente no espera' };

async function articuloConStock(cantidad: string): Promise<string> {
  const id = await sembrarArticulo(prueba.db);
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad }]);
  return id;
}

const confirmada = (...renglones: { articuloId: string; cantidad: string }[]) => crearConfirmada(admin, { renglones });

describe('POST /:id/cancelar-saldo', () => {
  it('VEN-11 cancels the rest of a line with its reason, releases its reservation and keeps the figure', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '6' }, { articuloId: id, cantidad: '2' });
    const [uno] = nota.renglones;
    const { cuerpo: parcial } = await accionar(admin, nota, 'finalizar', {
      renglones: [{ renglonId: uno.id, cantidad: '1' }],
    });

    const { status, cuerpo } = await accionar(admin, parcial, 'cancelar-saldo', {
      ...MOTIVO,
      renglones: [{ renglonId: uno.id, cantidad: '3' }],
    });
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      estado: 'PARCIAL',
      renglones: [{ entregada: '1', cancelada: '3', pendiente: '2', reservada: '2' }, { reservada: '2' }],
    });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 9, reservado: 4 });
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo.cancelaciones).toMatchObject([
      { renglonId: uno.id, cantidad: '3', motivo: 'El cliente no espera', quien: 'Marta Soria' },
    ]);
  });

  it('VEN-11 cancelling all that is left finishes a nota that delivered something', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const { cuerpo: parcial } = await accionar(admin, nota, 'finalizar', {
      renglones: [{ renglonId: nota.renglones[0].id, cantidad: '1' }],
    });
    const { cuerpo } = await accionar(admin, parcial, 'cancelar-saldo', MOTIVO);

    expect(cuerpo).toMatchObject({ estado: 'FINALIZADA', renglones: [{ entregada: '1', cancelada: '3' }] });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 9, reservado: 0 });
  });

  it('cancelling every line without any delivery is refused and offers anular', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    expect(await accionar(admin, nota, 'cancelar-saldo', MOTIVO)).toMatchObject({
      status: 409,
      cuerpo: { code: 'ventas.nada_entregado', data: { permitidas: ['anular'] } },
    });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 10, reservado: 4 });
  });

  it('before any delivery some lines may go, and the others deliver later', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' }, { articuloId: id, cantidad: '3' });
    const { cuerpo } = await accionar(admin, nota, 'cancelar-saldo', {
      ...MOTIVO,
      renglones: [{ renglonId: nota.renglones[1].id }],
    });
    expect(cuerpo).toMatchObject({ estado: 'CONFIRMADA', renglones: [{ reservada: '4' }, { cancelada: '3' }] });
    expect((await accionar(admin, cuerpo, 'finalizar')).cuerpo.estado).toBe('FINALIZADA');
  });

  it('asks for a reason, and refuses more than what is pending and lines of nobody', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' }, { articuloId: id, cantidad: '1' });
    const [uno] = nota.renglones;
    expect((await accionar(admin, nota, 'cancelar-saldo', {})).status).toBe(400);
    expect((await accionar(admin, nota, 'cancelar-saldo', { motivo: '  ' })).status).toBe(400);
    const demas = { ...MOTIVO, renglones: [{ renglonId: uno.id, cantidad: '5' }] };
    expect((await accionar(admin, nota, 'cancelar-saldo', demas)).cuerpo.code).toBe('ventas.cantidad_excedida');
    const ajeno = { ...MOTIVO, renglones: [{ renglonId: nota.id }] };
    expect((await accionar(admin, nota, 'cancelar-saldo', ajeno)).status).toBe(400);
  });
});

describe('POST /:id/anular', () => {
  it('annuls a draft and a confirmed nota, releasing what it had reserved and keeping the reason', async () => {
    const id = await articuloConStock('10');
    const { cuerpo: borrador } = await crearNota(admin, { renglones: [{ articuloId: id, cantidad: '1' }] });
    expect((await accionar(admin, borrador, 'anular', MOTIVO)).cuerpo.estado).toBe('ANULADA');

    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const { cuerpo } = await accionar(admin, nota, 'anular', MOTIVO);
    expect(cuerpo).toMatchObject({ estado: 'ANULADA', acciones: [], renglones: [{ reservada: '0' }] });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 10, reservado: 0 });
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo.transiciones.at(-1)).toMatchObject({
      accion: 'anular',
      hacia: 'ANULADA',
      motivo: 'El cliente no espera',
    });
  });

  it('VEN-13 cannot annul with deliveries: 409 with what is allowed, and nothing moves', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const { cuerpo: parcial } = await accionar(admin, nota, 'finalizar', {
      renglones: [{ renglonId: nota.renglones[0].id, cantidad: '1' }],
    });
    expect(await accionar(admin, parcial, 'anular', MOTIVO)).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'comun.transicion_invalida',
        data: { estado: 'PARCIAL', accion: 'anular', permitidas: ['reservar', 'finalizar', 'cancelar-saldo'] },
      },
    });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 9, reservado: 3 });
  });

  it('asks for a reason', async () => {
    const id = await articuloConStock('1');
    const nota = await confirmada({ articuloId: id, cantidad: '1' });
    expect((await accionar(admin, nota, 'anular')).status).toBe(400);
  });

  it('annulled and delivered at once: one wins, the ledger agrees with it', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const [anulada, entregada] = await Promise.all([
      accionar(admin, nota, 'anular', MOTIVO),
      accionar(admin, nota, 'finalizar'),
    ]);
    expect([anulada.status, entregada.status].sort()).toEqual([200, 409]);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: entregada.status === 200 ? 6 : 10, reservado: 0 });
  });
});

describe('POST /:id/preparar', () => {
  it('marks that somebody is picking the goods, and keeps the reservation', async () => {
    const id = await articuloConStock('10');
    const nota = await confirmada({ articuloId: id, cantidad: '4' });
    const { cuerpo } = await accionar(admin, nota, 'preparar');
    expect(cuerpo).toMatchObject({ estado: 'EN_PREPARACION', version: 3, renglones: [{ reservada: '4' }] });
    expect((await accionar(admin, cuerpo, 'preparar')).cuerpo.data.permitidas).not.toContain('preparar');
    expect((await accionar(admin, cuerpo, 'finalizar')).cuerpo.estado).toBe('FINALIZADA');
  });
});
