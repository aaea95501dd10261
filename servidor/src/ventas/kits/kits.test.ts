import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { parteDelTotal } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { verificacionesDeVentas } from '#ventas/verificaciones.ts';
import { conStock, crearKit, regir } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

/** Two of one and five of another: enough of them for seven kits. */
async function kitDeDos() {
  const [a = '', b = ''] = await conStock(prueba.db, admin, { A: '15', B: '35' });
  const { kitId } = await crearKit(prueba.db, admin, [
    { componenteId: a, cantidad: '2' },
    { componenteId: b, cantidad: '5' },
  ]);
  return { a, b, kitId };
}

const exigirSano = async () => {
  for (const { codigo, consulta } of verificacionesDeVentas)
    expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
};

describe('EST-07 INV-25 a kit sold as one line', () => {
  it('tells how many can be sold, and refuses one more naming the component that does not reach', async () => {
    const { kitId, a } = await kitDeDos();
    const ver = await admin.get(`/api/ventas/kits/${kitId}?depositoId=${INICIALES.deposito}`);
    expect(ver.cuerpo).toMatchObject({
      disponible: '7',
      lineas: [{ articuloId: a, cantidad: '2', disponible: '15' }, {}],
    });
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: '8' }] });
    expect(nota.renglones).toMatchObject([{ tipo: 'KIT', importe: '800.00', kit: { componentes: [] } }]);
    expect(await accionar(admin, nota, 'confirmar')).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'ventas.stock_insuficiente',
        data: {
          faltantes: [
            { articuloId: a, pedido: '16', disponible: '15', renglonIds: [nota.renglones[0].id] },
            { pedido: '40', disponible: '35' },
          ],
        },
      },
    });
  });

  it('tells how many there are of a kit inside another by what that one takes', async () => {
    const { kitId } = await kitDeDos();
    const [c = ''] = await conStock(prueba.db, admin, { C: '9' });
    const { kitId: fuera } = await crearKit(prueba.db, admin, [
      { componenteId: kitId, cantidad: '2' },
      { componenteId: c, cantidad: '1' },
    ]);
    const { cuerpo } = await admin.get(`/api/ventas/kits/${fuera}?depositoId=${INICIALES.deposito}`);
    expect(cuerpo).toMatchObject({
      disponible: '3',
      lineas: [
        { articuloId: kitId, disponible: '7' },
        { articuloId: c, disponible: '9' },
      ],
      porDentro: [
        { kitId, cantidad: '2', opcional: false, disponible: '15', sustitutos: [] },
        { kitId, cantidad: '5', opcional: false, disponible: '35', sustitutos: [] },
      ],
    });
  });

  it('reserves the explosion, delivers components in parts through the ledger, and gives up the rest', async () => {
    const { kitId, a, b } = await kitDeDos();
    const confirmada = await crearConfirmada(admin, { renglones: [{ articuloId: kitId, cantidad: '6' }] });
    expect(confirmada.renglones).toMatchObject([
      {
        reservada: '6',
        kit: {
          componentes: [
            { articuloId: a, total: '12', reservada: '12', pendiente: '12' },
            { total: '30', reservada: '30' },
          ],
        },
      },
    ]);
    expect([await leerSaldo(prueba.db, a), await leerSaldo(prueba.db, b)]).toEqual([
      { fisico: 15, reservado: 12 },
      { fisico: 35, reservado: 30 },
    ]);
    const [{ id: renglonId }] = confirmada.renglones;
    const parcial = await accionar(admin, confirmada, 'finalizar', { renglones: [{ renglonId, cantidad: '2' }] });
    expect(parcial.cuerpo).toMatchObject({
      estado: 'PARCIAL',
      renglones: [
        {
          entregada: '2',
          reservada: '4',
          kit: { componentes: [{ pendiente: '8', reservada: '8' }, { pendiente: '20' }] },
        },
      ],
    });
    expect([await leerSaldo(prueba.db, a), await leerSaldo(prueba.db, b)]).toEqual([
      { fisico: 11, reservado: 8 },
      { fisico: 25, reservado: 20 },
    ]);
    await exigirSano();
    const { rows } =
      await sql`select r.cantidad::int, r.valor::int from entrega_renglon r join entrega e on e.id = r.entrega_id
      where e.nota_id = ${confirmada.id}`.execute(prueba.db);
    expect(rows).toEqual([{ cantidad: 2, valor: 14 * 50 }]);
    const resto = await accionar(admin, parcial.cuerpo, 'cancelar-saldo', { motivo: 'No vuelve' });
    expect(resto.cuerpo).toMatchObject({ estado: 'FINALIZADA', renglones: [{ cancelada: '4', reservada: '0' }] });
    expect([await leerSaldo(prueba.db, a), await leerSaldo(prueba.db, b)]).toEqual([
      { fisico: 11, reservado: 0 },
      { fisico: 25, reservado: 0 },
    ]);
    await exigirSano();
  });

  it('annulling frees every component, and partial confirmation keeps asking for what is short', async () => {
    const { kitId, a, b } = await kitDeDos();
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: '10' }] });
    const parcial = await accionar(admin, nota, 'confirmar', { parcial: true });
    expect(parcial.cuerpo.renglones).toMatchObject([
      { reservada: '7', kit: { componentes: [{ reservada: '15' }, { reservada: '35' }] } },
    ]);
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: a, cantidad: '5' }]);
    const mas = await accionar(admin, parcial.cuerpo, 'reservar');
    expect(mas.cuerpo.renglones).toMatchObject([
      { reservada: '7', kit: { componentes: [{ reservada: '20' }, { reservada: '35' }] } },
    ]);
    expect((await accionar(admin, mas.cuerpo, 'anular', { motivo: 'Se arrepintió' })).cuerpo.estado).toBe('ANULADA');
    expect([await leerSaldo(prueba.db, a), await leerSaldo(prueba.db, b)]).toEqual([
      { fisico: 20, reservado: 0 },
      { fisico: 35, reservado: 0 },
    ]);
    await exigirSano();
  });

  it('delivers from another depósito and frees what was set aside in its own', async () => {
    const { kitId, a, b } = await kitDeDos();
    const { depositoId } = await sembrarSucursal(prueba.db, `Rosario ${uuidv7()}`);
    await sembrarStock(prueba.db, admin.usuarioId, [
      { articuloId: a, cantidad: '2', depositoId },
      { articuloId: b, cantidad: '5', depositoId },
    ]);
    const confirmada = await crearConfirmada(admin, { renglones: [{ articuloId: kitId, cantidad: '1' }] });
    expect((await accionar(admin, confirmada, 'finalizar', { depositoId })).cuerpo.estado).toBe('FINALIZADA');
    expect(await leerSaldo(prueba.db, a, depositoId)).toEqual({ fisico: 0, reservado: 0 });
    expect(await leerSaldo(prueba.db, a)).toEqual({ fisico: 15, reservado: 0 });
    await exigirSano();
  });

  it('of two clients who want the last kits at once, one gets them', async () => {
    const { kitId, a } = await kitDeDos();
    const notas = await Promise.all(
      [4, 4, 4].map(
        async (n) => (await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: String(n) }] })).cuerpo,
      ),
    );
    const respuestas = await Promise.all(notas.map((nota) => accionar(admin, nota, 'confirmar')));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await leerSaldo(prueba.db, a)).toEqual({ fisico: 15, reservado: 8 });
    const ganadora = respuestas.find(({ status }) => status === 200)?.cuerpo;
    const entregas = await Promise.all([1, 2].map(() => accionar(admin, ganadora, 'finalizar')));
    expect(entregas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await leerSaldo(prueba.db, a)).toEqual({ fisico: 7, reservado: 0 });
    await exigirSano();
  });

  it('keeps what was in force when it was confirmed, though the estructura changes afterwards', async () => {
    const { kitId, a, b } = await kitDeDos();
    const confirmada = await crearConfirmada(admin, { renglones: [{ articuloId: kitId, cantidad: '1' }] });
    await regir(admin, kitId, [{ componenteId: a, cantidad: '9' }]);
    await accionar(admin, confirmada, 'finalizar');
    expect([await leerSaldo(prueba.db, a), await leerSaldo(prueba.db, b)]).toMatchObject([
      { fisico: 13 },
      { fisico: 30 },
    ]);
  });
});

describe('EST-10 what is chosen at the sale', () => {
  it('optional lines go in and substitutes leave when they are chosen, and the draft keeps the choice', async () => {
    const [a = '', b = '', c = ''] = await conStock(prueba.db, admin, { A: '5', B: '5', C: '5' });
    const { kitId, lineas } = await crearKit(prueba.db, admin, [
      { componenteId: a, cantidad: '1', sustitutos: [b] },
      { componenteId: c, cantidad: '2', opcional: true },
    ]);
    const [conSustituto = '', opcional = ''] = lineas;
    const elecciones = { opcionales: [opcional], sustitutos: [{ lineaId: conSustituto, articuloId: b }] };
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: '1', elecciones }] });
    const [{ id }] = nota.renglones;
    const editada = await admin.patch(`${NOTAS}/${nota.id}`, {
      version: 1,
      renglones: [{ id, articuloId: kitId, cantidad: '2' }],
    });
    expect(editada.cuerpo.renglones).toMatchObject([{ kit: { elecciones } }]);
    const confirmada = await accionar(admin, editada.cuerpo, 'confirmar');
    expect(confirmada.cuerpo.renglones[0].kit.componentes).toMatchObject([
      { articuloId: b, total: '2' },
      { articuloId: c, total: '4' },
    ]);
    expect(await leerSaldo(prueba.db, a)).toEqual({ fisico: 5, reservado: 0 });
  });

  it('refuses choices of another estructura, and a kit with nothing in force', async () => {
    const { kitId } = await kitDeDos();
    const elecciones = { opcionales: [uuidv7()], sustitutos: [] };
    const { cuerpo: nota } = await crearNota(admin, { renglones: [{ articuloId: kitId, cantidad: '1', elecciones }] });
    expect(await accionar(admin, nota, 'confirmar')).toMatchObject({
      cuerpo: { code: 'ventas.articulo_no_vendible', data: { articulos: [{ razon: 'KIT_CAMBIADO' }] } },
    });
    const vacio = await sembrarArticulo(prueba.db, { tipo: 'KIT' });
    expect(await crearNota(admin, { renglones: [{ articuloId: vacio, cantidad: '1' }] })).toMatchObject({
      status: 409,
      cuerpo: { data: { articulos: [{ razon: 'KIT' }] } },
    });
    expect(await admin.get(`/api/ventas/kits/${vacio}?depositoId=${INICIALES.deposito}`)).toMatchObject({
      status: 409,
    });
  });
});

const GUARDADAS = ['nota_renglon', 'nota_componente'];
describe('what the database holds', () => {
  it('counts what kits take as nucleo does', async () => {
    for (const [total, kits, pedida, decimales] of [
      ['7', 1, 3, 0],
      ['7', 2, 3, 0],
      ['7', 3, 3, 0],
      ['3.3', 1, 3, 2],
      ['10', 3, 7, 3],
      ['0.001', 1, 9, 3],
      ['12', 5, 6, 0],
    ] as const) {
      const { rows } = await sql<{ parte: string }>`
        select parte_del_total(${total}::numeric, ${kits}::numeric, ${pedida}::numeric, ${decimales}::int) as parte`.execute(
        prueba.db,
      );
      expect(decimal(rows[0]?.parte ?? '').toFixed()).toBe(
        parteDelTotal({ total, decimales }, decimal(kits), String(pedida)).toFixed(),
      );
    }
  });

  it('INV-09 a component that an open kit waits for is not inactivated, and what was fixed does not change', async () => {
    const { kitId, a } = await kitDeDos();
    await crearConfirmada(admin, { renglones: [{ articuloId: kitId, cantidad: '1' }] });
    await expect(sql`update articulo set estado = 'INACTIVO' where id = ${a}`.execute(prueba.db)).rejects.toThrow(
      /in use/,
    );
    await expect(sql`update nota_componente set total = 1`.execute(prueba.db)).rejects.toThrow();
  });

  it('INV-25 INV-54 finds a kit without its components, and one whose components did not leave', async () => {
    const { kitId } = await kitDeDos();
    const nota = await crearConfirmada(admin, { renglones: [{ articuloId: kitId, cantidad: '2' }] });
    const de = async (codigo: string) =>
      (await verificacionesDeVentas.find((una) => una.codigo === codigo)?.consulta(prueba.db)) ?? [];
    const sinGuardia = (hacer: (tx: typeof prueba.db) => Promise<unknown>) =>
      prueba.db.transaction().execute(async (tx) => {
        for (const tabla of GUARDADAS) await sql`alter table ${sql.table(tabla)} disable trigger user`.execute(tx);
        await hacer(tx as unknown as typeof prueba.db);
        for (const tabla of GUARDADAS) await sql`alter table ${sql.table(tabla)} enable trigger user`.execute(tx);
      });
    await sinGuardia((tx) => sql`update nota_renglon set entregada = 1 where nota_id = ${nota.id}`.execute(tx));
    expect((await de('INV-54')).some(({ movimiento }) => movimiento === 'KIT ENTREGADO DE MÁS O DE MENOS')).toBe(true);
    expect((await de('INV-51')).length).toBeGreaterThan(0);
    await sinGuardia((tx) => sql`update nota_renglon set entregada = 0 where nota_id = ${nota.id}`.execute(tx));
    await sinGuardia((tx) => sql`delete from nota_componente where nota_id = ${nota.id}`.execute(tx));
    expect(await de('INV-25')).toMatchObject([{ tipo: 'KIT', hay: false }]);
  });
});
