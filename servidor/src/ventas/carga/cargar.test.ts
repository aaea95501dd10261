import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';
import { leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { cargarDevoluciones, cargarNotasHistoricas, verificacionesDeVentas } from '#ventas/index.ts';

let prueba: Prueba;
let admin: Cliente;
let producto: string;
let servicio: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  producto = await sembrarArticulo(prueba.db, { codigo: 'P' });
  servicio = await sembrarArticulo(prueba.db, { codigo: 'S', tipo: 'SERVICIO' });
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: producto, cantidad: '10', costo: '4' }]);
});
afterAll(() => prueba.cerrar());

const destino = () => ({
  sucursalId: INICIALES.sucursal,
  depositoId: INICIALES.deposito,
  usuarioId: admin.usuarioId,
});
const linea = (articuloId: string, cantidad: string, precio: string) => ({
  articuloId,
  tipo: articuloId === servicio ? ('SERVICIO' as const) : ('PRODUCTO' as const),
  decimales: 0,
  codigo: articuloId === servicio ? 'S' : 'P',
  descripcion: 'Del archivo',
  cantidad,
  precio,
  iva: '21' as const,
});
const FECHA = new Date('2026-03-04T15:00:00Z');
const comprobante = (comprobanteExterno: string, ...renglones: ReturnType<typeof linea>[]) => ({
  comprobanteExterno,
  fecha: FECHA,
  clienteId: INICIALES.consumidorFinal,
  renglones,
});

it('historical sales are born FINALIZADA, with their entrega and a movement dated as the comprobante', async () => {
  const cargadas = await prueba.db.transaction().execute((tx) =>
    cargarNotasHistoricas(
      tx,
      [
        comprobante('536365', linea(producto, '3', '2.55'), linea(servicio, '1', '18')),
        comprobante('536366', linea(servicio, '2', '5')),
        comprobante('536367', linea(producto, '1', '2.55'), linea(producto, '2', '0')),
      ].map((nota) => ({ ...nota, listaId: INICIALES.lista })),
      destino(),
    ),
  );

  expect(cargadas.map(({ comprobanteExterno }) => comprobanteExterno)).toEqual(['536365', '536366', '536367']);
  const { cuerpo } = await admin.get(`${NOTAS}/${cargadas[0]?.id}`);
  expect(cuerpo).toMatchObject({
    estado: 'FINALIZADA',
    comprobanteExterno: '536365',
    creadaEn: '2026-03-04T15:00:00.000Z',
    totales: { neto: '25.65', iva: '5.39', total: '31.04' },
    renglones: [{ entregada: '3', pendiente: '0' }, { tipo: 'SERVICIO' }],
    entregas: [{ en: '2026-03-04T15:00:00.000Z' }],
    transiciones: [{ accion: 'importar', hacia: 'FINALIZADA' }],
  });
  expect(await leerSaldo(prueba.db, producto)).toEqual({ fisico: 4, reservado: 0 });
  const { rows } = await sql`select m.fecha_efectiva, r.valor from entrega e
                             join entrega_renglon r on r.entrega_id = e.id
                             join movimiento_stock m on m.id = e.movimiento_id
                             where e.nota_id = ${cargadas[0]?.id} and r.articulo_id = ${producto}`.execute(prueba.db);
  expect(rows).toEqual([{ fecha_efectiva: FECHA.toISOString(), valor: '12.00000000' }]);
});

it('a comprobante without goods has no movement; a line at zero is «sin cargo»', async () => {
  const notas = await prueba.db
    .selectFrom('nota_pedido as n')
    .innerJoin('entrega as e', 'e.nota_id', 'n.id')
    .innerJoin('nota_renglon as r', 'r.nota_id', 'n.id')
    .select(['n.comprobante_externo', 'e.movimiento_id', 'r.sin_cargo'])
    .where('n.comprobante_externo', 'in', ['536366', '536367'])
    .orderBy('n.comprobante_externo')
    .orderBy('r.orden')
    .execute();
  expect(notas).toMatchObject([
    { movimiento_id: null, sin_cargo: false },
    { movimiento_id: expect.any(Number), sin_cargo: false },
    { sin_cargo: true },
  ]);
});

it('returns without an original come back to stock and carry the external document', async () => {
  const [cargada] = await prueba.db
    .transaction()
    .execute((tx) => cargarDevoluciones(tx, [comprobante('C536379', linea(producto, '2', '2.55'))], destino()));

  expect(await leerSaldo(prueba.db, producto)).toEqual({ fisico: 6, reservado: 0 });
  const { rows } = await sql`select d.comprobante_externo, d.total, m.tipo, r.entrega_renglon_id
                             from devolucion d join devolucion_renglon r on r.devolucion_id = d.id
                             join movimiento_stock m on m.id = d.movimiento_id where d.id = ${cargada?.id}`.execute(
    prueba.db,
  );
  expect(rows).toEqual([
    { comprobante_externo: 'C536379', total: '6.17', tipo: 'DEV_CLIENTE', entrega_renglon_id: null },
  ]);
});

it('the same comprobante never enters twice', async () => {
  const otra = prueba.db
    .transaction()
    .execute((tx) =>
      cargarNotasHistoricas(
        tx,
        [{ ...comprobante('536365', linea(servicio, '1', '1')), listaId: INICIALES.lista }],
        destino(),
      ),
    );
  await expect(otra).rejects.toThrow(/comprobante_externo/);
});

it('after loading, every check of sales and of the ledger is silent (INV-52, INV-54)', async () => {
  for (const { codigo, consulta } of [...verificacionesDeVentas, ...verificacionesDeStock]) {
    expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
  }
});

it('INV-50 what was loaded is closed like any other', async () => {
  await expect(sql`update nota_renglon set precio = 1`.execute(prueba.db)).rejects.toThrow(/closed/);
});
