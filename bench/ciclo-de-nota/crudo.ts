import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Pedidos, Renglon } from './pedidos.ts';

/** Where and in whose name the raw cycle sells. */
export type Escena = {
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly depositoClienteId: string;
  readonly clienteId: string;
  readonly listaId: string;
  readonly usuarioId: string;
};

/**
 * The same business rows of a nota from draft to delivered, in statements somebody would write by hand: one per table
 * and step, by arrays, in three transactions. No audit, idempotency, session, permissions, life cycle or messages.
 */
export async function cicloCrudo(pool: pg.Pool, escena: Escena, pedidos: Pedidos): Promise<void> {
  const renglones = pedidos();
  const client = await pool.connect();
  try {
    const nota = await crear(client, escena, renglones);
    await confirmar(client, escena, nota);
    await finalizar(client, escena, nota);
  } finally {
    client.release();
  }
}

type Linea = { readonly id: string; readonly articulo_id: string; readonly pedida: string };

async function crear(client: pg.PoolClient, escena: Escena, renglones: readonly Renglon[]): Promise<string> {
  const notaId = randomUUID();
  await client.query('begin');
  const { rows: articulos } = await client.query<{ id: string; codigo: string; descripcion: string; importe: string }>(
    `select a.id, a.codigo, a.descripcion,
            (select importe from precio p where p.lista_id = $2 and p.articulo_id = a.id and p.desde <= now()
             order by cantidad_desde, desde desc limit 1) as importe
     from articulo a where a.id = any($1::uuid[])`,
    [renglones.map(({ articuloId }) => articuloId), escena.listaId],
  );
  const porId = new Map(articulos.map((articulo) => [articulo.id, articulo]));
  const lineas = renglones.map(({ articuloId, cantidad }) => {
    const { codigo = '', descripcion = '', importe = '0' } = porId.get(articuloId) ?? {};
    return {
      articuloId,
      cantidad,
      codigo,
      descripcion,
      precio: importe,
      importe: (Number(importe) * cantidad).toFixed(2),
    };
  });
  const neto = lineas.reduce((suma, { importe }) => suma + Number(importe), 0).toFixed(2);
  const iva = (Number(neto) * 0.21).toFixed(2);
  await client.query(
    `insert into nota_pedido (id, sucursal_id, deposito_id, cliente_id, lista_id, neto, iva, total, creada_por, modificada_por)
     values ($1, $2, $3, $4, $5, $6, $7, $6::numeric + $7::numeric, $8, $8) returning numero`,
    [notaId, escena.sucursalId, escena.depositoId, escena.clienteId, escena.listaId, neto, iva, escena.usuarioId],
  );
  await client.query(
    `insert into nota_renglon (id, nota_id, orden, articulo_id, tipo, decimales, codigo, descripcion, pedida, precio, iva, importe)
     select id, $1, orden, articulo_id, 'PRODUCTO', 0, codigo, descripcion, pedida, precio, '21', importe
     from unnest($2::uuid[], $3::int[], $4::uuid[], $5::text[], $6::text[], $7::numeric[], $8::numeric[], $9::numeric[])
       as r (id, orden, articulo_id, codigo, descripcion, pedida, precio, importe)`,
    [
      notaId,
      lineas.map(() => randomUUID()),
      lineas.map((_, i) => i),
      lineas.map(({ articuloId }) => articuloId),
      lineas.map(({ codigo }) => codigo),
      lineas.map(({ descripcion }) => descripcion),
      lineas.map(({ cantidad }) => cantidad),
      lineas.map(({ precio }) => precio),
      lineas.map(({ importe }) => importe),
    ],
  );
  await client.query('commit');
  return notaId;
}

async function confirmar(client: pg.PoolClient, { depositoId }: Escena, notaId: string): Promise<void> {
  const { lineas, articulos, pedidas } = await abrir(client, depositoId, notaId);
  await client.query(
    `update saldo_stock s set reservado = s.reservado + c.cantidad
     from unnest($2::uuid[], $3::numeric[]) as c (articulo_id, cantidad)
     where s.articulo_id = c.articulo_id and s.deposito_id = $1 and s.fisico - s.reservado >= c.cantidad`,
    [depositoId, articulos, pedidas],
  );
  await client.query(
    `insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, documento_tipo, documento_id, documento_linea)
     select id, articulo_id, $1, 0, cantidad, 'NOTA', $2, linea
     from unnest($3::uuid[], $4::uuid[], $5::numeric[], $6::uuid[]) as r (id, articulo_id, cantidad, linea)`,
    [depositoId, notaId, lineas.map(() => randomUUID()), articulos, pedidas, lineas.map(({ id }) => id)],
  );
  await client.query(`update nota_pedido set estado = 'CONFIRMADA', version = version + 1 where id = $1`, [notaId]);
  await client.query('commit');
}

/** Begins a transaction on a nota: it, its lines in columns, and their saldos, locked. */
async function abrir(client: pg.PoolClient, depositoId: string, notaId: string) {
  await client.query('begin');
  await client.query('select estado from nota_pedido where id = $1 for update', [notaId]);
  const { rows: lineas } = await client.query<Linea>(
    'select id, articulo_id, pedida from nota_renglon where nota_id = $1 order by orden',
    [notaId],
  );
  const articulos = lineas.map(({ articulo_id }) => articulo_id);
  const pedidas = lineas.map(({ pedida }) => pedida);
  await client.query(
    `select fisico, reservado from saldo_stock where deposito_id = $1 and articulo_id = any($2::uuid[])
     order by articulo_id for update`,
    [depositoId, articulos],
  );
  return { lineas, articulos, pedidas };
}

async function finalizar(client: pg.PoolClient, escena: Escena, notaId: string): Promise<void> {
  const { depositoId } = escena;
  const { lineas, articulos, pedidas } = await abrir(client, depositoId, notaId);
  const { rows: costos } = await client.query<{ articulo_id: string; promedio: string }>(
    'select articulo_id, promedio from costo_articulo where articulo_id = any($1::uuid[]) order by articulo_id for update',
    [articulos],
  );
  const promedio = new Map(costos.map((costo) => [costo.articulo_id, Number(costo.promedio)]));
  const valores = lineas.map(({ articulo_id, pedida }) =>
    ((promedio.get(articulo_id) ?? 0) * Number(pedida)).toFixed(8),
  );
  const movimientoId = await asentar(client, escena, notaId, { lineas, articulos, pedidas, valores });
  await client.query(
    `update reserva set estado = 'CONSUMIDA', cerrada_en = clock_timestamp() where documento_id = $1 and estado = 'ACTIVA'`,
    [notaId],
  );
  await client.query(
    `update saldo_stock s set fisico = s.fisico - c.cantidad, reservado = s.reservado - c.cantidad
     from unnest($2::uuid[], $3::numeric[]) as c (articulo_id, cantidad)
     where s.articulo_id = c.articulo_id and s.deposito_id = $1 and s.fisico >= c.cantidad`,
    [depositoId, articulos, pedidas],
  );
  await client.query(
    `update costo_articulo k set cantidad = k.cantidad - c.cantidad, valor = k.valor - c.valor
     from unnest($1::uuid[], $2::numeric[], $3::numeric[]) as c (articulo_id, cantidad, valor)
     where k.articulo_id = c.articulo_id`,
    [articulos, pedidas, valores],
  );
  await entregar(client, escena, { notaId, movimientoId, lineas, articulos, pedidas, valores });
  await client.query(`update nota_pedido set estado = 'FINALIZADA', version = version + 1 where id = $1`, [notaId]);
  await client.query('commit');
}

type Columnas = {
  readonly lineas: readonly Linea[];
  readonly articulos: readonly string[];
  readonly pedidas: readonly string[];
  readonly valores: readonly string[];
};

async function asentar(
  client: pg.PoolClient,
  { depositoId, depositoClienteId, usuarioId }: Escena,
  notaId: string,
  { lineas, articulos, pedidas, valores }: Columnas,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into movimiento_stock (tipo, fecha_efectiva, documento_tipo, documento_id, documento_texto, clave_idempotencia, usuario_id)
     values ('VENTA', clock_timestamp(), 'NOTA', $1, 'NP', $2, $3) returning id`,
    [notaId, `crudo:${notaId}`, usuarioId],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into asiento_stock (movimiento_id, articulo_id, deposito_id, decimales, cantidad, valor, documento_linea)
     select $1, articulo_id, deposito_id, 0, cantidad, valor, linea
     from unnest($2::uuid[], $3::uuid[], $4::numeric[], $5::numeric[], $6::uuid[])
       as a (articulo_id, deposito_id, cantidad, valor, linea)`,
    [
      id,
      [...articulos, ...articulos],
      [...articulos.map(() => depositoId), ...articulos.map(() => depositoClienteId)],
      [...pedidas.map((cantidad) => `-${cantidad}`), ...pedidas],
      [...valores.map((valor) => `-${valor}`), ...valores],
      [...lineas, ...lineas].map((linea) => linea.id),
    ],
  );
  return id;
}

async function entregar(
  client: pg.PoolClient,
  { depositoId, usuarioId }: Escena,
  { notaId, movimientoId, lineas, articulos, pedidas, valores }: Columnas & { notaId: string; movimientoId: number },
): Promise<void> {
  const entregaId = randomUUID();
  await client.query(
    'insert into entrega (id, nota_id, deposito_id, movimiento_id, usuario_id) values ($1, $2, $3, $4, $5)',
    [entregaId, notaId, depositoId, movimientoId, usuarioId],
  );
  await client.query(
    `insert into entrega_renglon (id, entrega_id, renglon_id, articulo_id, decimales, cantidad, valor)
     select id, $1, renglon_id, articulo_id, 0, cantidad, valor
     from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::numeric[], $6::numeric[])
       as e (id, renglon_id, articulo_id, cantidad, valor)`,
    [entregaId, lineas.map(() => randomUUID()), lineas.map(({ id }) => id), articulos, pedidas, valores],
  );
  await client.query('update nota_renglon set entregada = pedida where nota_id = $1', [notaId]);
}
