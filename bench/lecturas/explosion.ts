import type pg from 'pg';
import type { Azar } from '#bench/estadistica.ts';
import type { Caso } from './casos.ts';

const NODOS = 2_000;
const NIVELES = 10;
/** Of each hundred parts, how many are also in a second thing of the level above. */
const COMPARTIDAS = 10;
const CANTIDADES = 200;

type Arista = { readonly de: number; readonly a: number };

/** The explosion of an estructura of ten levels and 2,000 artículos, made for this, asked for a different quantity each time. */
export async function casoDeExplosion(pool: pg.Pool, azar: Azar, depositoId: string): Promise<Caso> {
  const { rows } = await pool.query<{ id: string }>(
    // Those of the demo company that are put together already have an estructura of their own.
    `select id from articulo a where tipo = 'PRODUCTO' and estado = 'ACTIVO'
       and not exists (select from estructura e where e.articulo_id = a.id)
     order by md5(id::text), id limit $1`,
    [NODOS],
  );
  const ids = rows.map(({ id }) => id);
  const estructuraId = await sembrar(pool, ids, crearAristas(azar, ids.length));
  return {
    nombre: `Explosión de una estructura de ${NIVELES} niveles y ${ids.length} artículos`,
    objetivos: { p95: 50 },
    sinOrden: true,
    pedidos: Array.from({ length: CANTIDADES }, (_, i) => ({
      ruta: `/api/articulos/estructuras/${estructuraId}/explosion?cantidad=${i + 1}&depositoId=${depositoId}`,
      consultas: [{ texto: EXPLOSION, valores: [estructuraId, i + 1, depositoId] }],
    })),
  };
}

function crearAristas(azar: Azar, nodos: number): Arista[] {
  const porNivel = Math.ceil((nodos - 1) / (NIVELES - 1));
  const nivelDe = (i: number) => (i === 0 ? 0 : Math.floor((i - 1) / porNivel) + 1);
  const delNivel = (nivel: number) =>
    nivel === 0 ? 0 : (nivel - 1) * porNivel + 1 + azar.entero(Math.min(porNivel, nodos - 1 - (nivel - 1) * porNivel));
  return Array.from({ length: nodos - 1 }, (_, i) => i + 1).flatMap((a) => {
    const de = delNivel(nivelDe(a) - 1);
    const otra = delNivel(nivelDe(a) - 1);
    const compartida = otra !== de && azar.entero(100) < COMPARTIDAS;
    return compartida
      ? [
          { de, a },
          { de: otra, a },
        ]
      : [{ de, a }];
  });
}

/** As they are saved and put in force; answers the version at the top. */
async function sembrar(pool: pg.Pool, ids: readonly string[], aristas: readonly Arista[]): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table arista on commit drop as
       select ($1::uuid[])[de + 1] as de, ($1::uuid[])[a + 1] as a, row_number() over () as n
       from unnest($2::int[], $3::int[]) as t (de, a)`,
      [ids, aristas.map(({ de }) => de), aristas.map(({ a }) => a)],
    );
    await client.query(
      `insert into estructura (id, articulo_id, tipo, numero, huella)
       select gen_random_uuid(), de, 'ARMADO', 1, sha256(string_agg(a::text, ',' order by a)::bytea) from arista group by de`,
    );
    await client.query(
      `insert into estructura_linea (id, estructura_id, orden, componente_id, decimales, cantidad, merma)
       select gen_random_uuid(), e.id, row_number() over (partition by e.id order by t.n), t.a, c.decimales, 1 + t.n % 3, t.n % 2 * 5
       from arista t join estructura e on e.articulo_id = t.de and e.desde is null join articulo c on c.id = t.a`,
    );
    await client.query(
      `update estructura set desde = now() where desde is null and articulo_id in (select de from arista)`,
    );
    const { rows } = await client.query<{ id: string }>(
      `select e.id from estructura e where e.articulo_id = $1 and rige(e)`,
      [ids[0]],
    );
    await client.query('commit');
    await client.query('analyze estructura, estructura_linea');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}

/** Every path multiplied down and added up by artículo, with what the screen shows of each. */
const EXPLOSION = `
  with recursive camino (articulo_id, total, nivel) as (
    select articulo_id, $2::numeric, 0 from estructura where id = $1
    union all
    select l.componente_id, c.total * l.cantidad * (100 + l.merma) / 100, c.nivel + 1
    from camino c
    join estructura e on e.articulo_id = c.articulo_id and rige(e)
    join estructura_linea l on l.estructura_id = e.id and not l.opcional),
  explotado as (select articulo_id, sum(total) as total, max(nivel) as nivel from camino group by articulo_id)
  select a.id, a.codigo, a.descripcion, a.estado, a.tipo, u.codigo as unidad, x.total, x.nivel, s.fisico - s.reservado as disponible,
         k.promedio,
         (select json_agg(json_build_object('id', l.id, 'componenteId', l.componente_id, 'cantidad', l.cantidad, 'merma', l.merma)
                          order by l.orden)
          from estructura e join estructura_linea l on l.estructura_id = e.id
          where e.articulo_id = a.id and rige(e)) as lineas
  from explotado x
  join articulo a on a.id = x.articulo_id
  join unidad u on u.id = a.unidad_id
  left join saldo_stock s on s.articulo_id = a.id and s.deposito_id = $3
  left join costo_articulo k on k.articulo_id = a.id
  order by x.nivel, a.codigo`;
