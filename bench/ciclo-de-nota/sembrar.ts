import type pg from 'pg';
import type { Escena } from './crudo.ts';

const EXISTENCIA = 1_000_000;

/** A company big enough to sell from: artículos with price, cost and more stock than the run can take. */
export async function sembrar(
  pool: pg.Pool,
  cuantos: number,
): Promise<{ readonly escena: Escena; readonly articuloIds: readonly string[] }> {
  const client = await pool.connect();
  try {
    // Bulk work: the limits of a request are not for it.
    await client.query('set statement_timeout = 0');
    const escena = await leerEscena(client);
    const hay = await elegir(client, escena, cuantos);
    if (hay.length < cuantos) await crearArticulos(client, escena, cuantos - hay.length);
    const articuloIds = await elegir(client, escena, cuantos);
    await abastecer(client, escena, articuloIds);
    return { escena, articuloIds };
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}

async function leerEscena(client: pg.PoolClient): Promise<Escena> {
  const { rows } = await client.query<Escena>(`
    select d.sucursal_id as "sucursalId", d.id as "depositoId", c.id as "clienteId", l.id as "listaId",
           (select id from deposito where clase = 'CLIENTE') as "depositoClienteId",
           (select id from usuario where activo order by creado_en limit 1) as "usuarioId"
    from deposito d, cliente c, lista_precio l
    where d.principal and c.consumidor_final and l.omision order by d.id limit 1`);
  const [escena] = rows;
  if (!escena?.usuarioId) throw new Error('the database has nobody to sell as');
  return escena;
}

async function elegir(client: pg.PoolClient, { listaId }: Escena, cuantos: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select a.id from articulo a
     where a.tipo = 'PRODUCTO' and a.estado = 'ACTIVO' and a.decimales = 0
       and exists (select from precio p where p.lista_id = $1 and p.articulo_id = a.id and p.importe > 0)
     order by md5(a.id::text) limit $2`,
    [listaId, cuantos],
  );
  return rows.map(({ id }) => id);
}

async function crearArticulos(client: pg.PoolClient, { listaId }: Escena, cuantos: number): Promise<void> {
  const tanda = Date.now().toString(36).toUpperCase();
  await client.query(
    `with nuevos as (
       insert into articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, unidad_id, decimales, iva)
       select gen_random_uuid(), $1 || n, $1 || n, 'Repuesto de prueba ' || n, s.id, u.id, 0, '21'
       from generate_series(1, $2::int) n, subfamilia s, unidad u where s.omision and u.omision
       returning id
     )
     insert into precio (id, lista_id, articulo_id, desde, importe)
     select gen_random_uuid(), $3, id, now() - interval '1 day', 100 + (random() * 100000)::int from nuevos`,
    [`BENCH${tanda}N`, cuantos, listaId],
  );
}

/** One opening movement for those that do not hold enough, written as the ledger would: `verificar` stays green. */
async function abastecer(client: pg.PoolClient, escena: Escena, articuloIds: readonly string[]): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temporary table falta on commit drop as
     select a.id, a.permite_negativo, $3::numeric as cantidad, $3::numeric * 40 as valor
     from articulo a left join saldo_stock s on s.articulo_id = a.id and s.deposito_id = $2
     where a.id = any($1::uuid[]) and coalesce(s.fisico - s.reservado, 0) < $3::numeric / 2`,
    [articuloIds, escena.depositoId, EXISTENCIA],
  );
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from falta');
  if ((rows[0]?.n ?? 0) > 0) await escribirInicial(client, escena);
  await client.query('commit');
}

async function escribirInicial(client: pg.PoolClient, { depositoId, usuarioId }: Escena): Promise<void> {
  await client.query(
    `with movimiento as (
       insert into movimiento_stock (tipo, fecha_efectiva, documento_tipo, documento_id, documento_texto, clave_idempotencia, usuario_id)
       values ('INICIAL', clock_timestamp(), 'BENCH', gen_random_uuid(), 'Stock del bench', 'bench:' || gen_random_uuid(), $2)
       returning id
     )
     insert into asiento_stock (movimiento_id, articulo_id, deposito_id, decimales, cantidad, valor)
     select m.id, f.id, d.id, 0, d.signo * f.cantidad, d.signo * f.valor
     from movimiento m, falta f,
          (select id, -1 as signo from deposito where clase = 'INICIAL' union all select $1::uuid, 1) d`,
    [depositoId, usuarioId],
  );
  await client.query(
    `insert into saldo_stock (articulo_id, deposito_id, permite_negativo, fisico)
     select id, $1, permite_negativo, cantidad from falta
     on conflict (articulo_id, deposito_id) do update set fisico = saldo_stock.fisico + excluded.fisico`,
    [depositoId],
  );
  await client.query(
    `insert into costo_articulo as c (articulo_id, cantidad, valor, promedio) select id, cantidad, valor, 40 from falta
     on conflict (articulo_id) do update set cantidad = c.cantidad + excluded.cantidad, valor = c.valor + excluded.valor,
       promedio = round((c.valor + excluded.valor) / (c.cantidad + excluded.cantidad), 8)`,
  );
}
