import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let articuloId: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articuloId = await sembrarArticulo(prueba.db);
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId, cantidad: '100' }]);
});
afterAll(() => prueba.cerrar());

const renglones = () => [{ articuloId, cantidad: '2' }];

/** Every way to a state, as a person would go there. */
const LLEGAR: Record<(typeof cicloDeNota.estados)[number], () => Promise<{ id: string; version: number }>> = {
  BORRADOR: async () => (await crearNota(admin, { renglones: renglones() })).cuerpo,
  CONFIRMADA: () => crearConfirmada(admin, { renglones: renglones() }),
  EN_PREPARACION: async () => (await accionar(admin, await LLEGAR.CONFIRMADA(), 'preparar')).cuerpo,
  PARCIAL: async () => {
    const nota = await crearConfirmada(admin, { renglones: renglones() });
    const parte = { renglones: [{ renglonId: nota.renglones[0].id, cantidad: '1' }] };
    return (await accionar(admin, nota, 'finalizar', parte)).cuerpo;
  },
  FINALIZADA: async () => (await accionar(admin, await LLEGAR.CONFIRMADA(), 'finalizar')).cuerpo,
  ANULADA: async () =>
    (await accionar(admin, await LLEGAR.CONFIRMADA(), 'anular', { motivo: 'Error de carga' })).cuerpo,
};

const CUERPOS: Partial<Record<string, object>> = {
  anular: { motivo: 'Error de carga' },
  'cancelar-saldo': { motivo: 'Error de carga' },
};

describe('INV-76 every action from every state, through the API', () => {
  for (const estado of cicloDeNota.estados) {
    it(`${estado}: what the table does not list answers 409 with the allowed actions and changes nothing`, async () => {
      const nota = await LLEGAR[estado]();
      const antes = (await admin.get(`${NOTAS}/${nota.id}`)).cuerpo;
      expect(antes.estado).toBe(estado);
      const permitidas = cicloDeNota.accionesDesde(estado);
      expect(antes.acciones).toEqual(permitidas);

      for (const accion of cicloDeNota.acciones.filter((una) => !permitidas.includes(una))) {
        const respuesta =
          accion === 'editar'
            ? await admin.patch(`${NOTAS}/${nota.id}`, { version: nota.version, observaciones: 'no' })
            : await accionar(admin, nota, accion, CUERPOS[accion]);
        expect(respuesta).toMatchObject({
          status: 409,
          cuerpo: { code: 'comun.transicion_invalida', data: { estado, accion, permitidas } },
        });
      }
      expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo).toEqual(antes);
    });
  }
});

describe('INV-50 a closed nota in the database', () => {
  for (const estado of ['FINALIZADA', 'ANULADA'] as const) {
    it(`VEN-12 ${estado}: no statement changes it, its lines or its history, whoever writes it`, async () => {
      const { id } = await LLEGAR[estado]();
      const prohibidas = [
        sql`update nota_pedido set observaciones = 'x' where id = ${id}`,
        sql`update nota_pedido set estado = 'BORRADOR' where id = ${id}`,
        sql`delete from nota_pedido where id = ${id}`,
        sql`update nota_renglon set precio = 1 where nota_id = ${id}`,
        sql`delete from nota_renglon where nota_id = ${id}`,
        sql`insert into nota_renglon (id, nota_id, orden, articulo_id, tipo, decimales, codigo, descripcion, pedida,
                                      precio, iva, importe)
            select gen_random_uuid(), nota_id, 99, articulo_id, tipo, decimales, codigo, descripcion, pedida,
                   precio, iva, importe from nota_renglon where nota_id = ${id}`,
        sql`update nota_transicion set motivo = 'x' where nota_id = ${id}`,
        sql`truncate nota_renglon cascade`,
        sql`truncate nota_pedido cascade`,
      ];
      for (const orden of prohibidas) await expect(orden.execute(prueba.db)).rejects.toThrow();
    });
  }

  it('an open one does change: the wall is about the state', async () => {
    const { id } = await LLEGAR.CONFIRMADA();
    await sql`update nota_pedido set observaciones = 'x' where id = ${id}`.execute(prueba.db);
    await expect(
      sql`update nota_renglon set nota_id = gen_random_uuid() where nota_id = ${id}`.execute(prueba.db),
    ).rejects.toThrow();
  });
});

describe('what the database itself refuses', () => {
  it('a state that is not in the life cycle: the column and the table list the same ones', async () => {
    const { rows } = await sql<{ regla: string }>`
      select pg_get_constraintdef(oid) as regla from pg_constraint where conname = 'nota_pedido_estado_check'
    `.execute(prueba.db);
    const enLaBase = [...(rows[0]?.regla ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, estado]) => estado);
    expect(enLaBase).toEqual([...cicloDeNota.estados]);
  });

  it('INV-51 more delivered and cancelled than asked, or less than nothing', async () => {
    const { id } = await LLEGAR.PARCIAL();
    for (const cambio of [
      sql`entregada = 3`,
      sql`cancelada = 2`,
      sql`entregada = -1`,
      sql`pedida = 0.5`,
      sql`entregada = 0.5`,
    ]) {
      await expect(sql`update nota_renglon set ${cambio} where nota_id = ${id}`.execute(prueba.db)).rejects.toThrow(
        /check constraint/,
      );
    }
  });

  it('INV-52 a state that its lines do not bear out, at the end of the transaction', async () => {
    const confirmada = await LLEGAR.CONFIRMADA();
    const parcial = await LLEGAR.PARCIAL();
    for (const [id, estado] of [
      [confirmada.id, 'FINALIZADA'],
      [confirmada.id, 'PARCIAL'],
      [confirmada.id, 'ANULADA'],
      [parcial.id, 'FINALIZADA'],
      [parcial.id, 'ANULADA'],
    ]) {
      await expect(sql`update nota_pedido set estado = ${estado} where id = ${id}`.execute(prueba.db)).rejects.toThrow(
        /does not match its lines/,
      );
    }
  });
});
