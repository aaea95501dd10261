import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Familia, Rubro, Subfamilia } from '@trastienda/nucleo/articulos/contrato.ts';
import { type Iva, ivaHeredado } from '@trastienda/nucleo/articulos/iva.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { type Lista, leerOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';

export type ConsultaDeNodos = {
  readonly buscar?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: 'codigo' | '-codigo' | 'nombre' | '-nombre' | undefined;
  readonly contar?: 'exacto' | undefined;
  readonly activo?: 'true' | 'false' | undefined;
  readonly rubroId?: string | undefined;
  readonly familiaId?: string | undefined;
};

export type NodoDe = { readonly rubro: Rubro; readonly familia: Familia; readonly subfamilia: Subfamilia };

/** Where a level lives: its columns, what it hangs from, and which subfamilias are at or below it. */
const NIVEL: Readonly<
  Record<Nivel, { columnas: RawBuilder<unknown>; desde: RawBuilder<unknown>; abajo: RawBuilder<unknown> }>
> = {
  rubro: {
    columnas: sql`(select count(*) from familia h where h.rubro_id = n.id) as familias`,
    desde: sql`rubro n`,
    abajo: sql`select s.id from subfamilia s join familia f on f.id = s.familia_id where f.rubro_id = n.id`,
  },
  familia: {
    columnas: sql`n.rubro_id as "rubroId", r.nombre as rubro,
                  (select count(*) from subfamilia h where h.familia_id = n.id) as subfamilias`,
    desde: sql`familia n join rubro r on r.id = n.rubro_id`,
    abajo: sql`select s.id from subfamilia s where s.familia_id = n.id`,
  },
  subfamilia: {
    columnas: sql`n.familia_id as "familiaId", f.nombre as familia, f.rubro_id as "rubroId", r.nombre as rubro,
                  f.iva_omision as "ivaFamilia", r.iva_omision as "ivaRubro"`,
    desde: sql`subfamilia n join familia f on f.id = n.familia_id join rubro r on r.id = f.rubro_id`,
    abajo: sql`select n.id`,
  },
};

export async function listarNodos<N extends Nivel>(
  { db, usuario }: Consulta,
  nivel: N,
  consulta: ConsultaDeNodos,
): Promise<Lista<NodoDe[N]>> {
  const { donde, orden } = seleccion(nivel, consulta);
  return paginar({
    consulta,
    filtrado: condiciones(nivel, consulta).length > 0,
    filas: (limit, offset) =>
      leerNodos(db, usuario, nivel, sql`where ${donde} order by ${orden} limit ${limit} offset ${offset}`),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select 1 from ${NIVEL[nivel].desde} where ${donde} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** Every node the filter shows, in its order: a company has thousands of them at most. */
export function leerTodosLosNodos<N extends Nivel>(
  { db, usuario }: Consulta,
  nivel: N,
  consulta: ConsultaDeNodos,
): Promise<NodoDe[N][]> {
  const { donde, orden } = seleccion(nivel, consulta);
  return leerNodos(db, usuario, nivel, sql`where ${donde} order by ${orden}`);
}

function seleccion(nivel: Nivel, consulta: ConsultaDeNodos) {
  const { campo, descendente } = leerOrden(consulta.orden, 'codigo');
  const columna = sql`n.${sql.ref(campo)} collate "es-x-icu"`;
  return {
    donde: sql.join([sql`true`, ...condiciones(nivel, consulta)], sql` and `),
    orden: descendente ? sql`${columna} desc, n.id desc` : sql`${columna}, n.id`,
  };
}

export async function leerNodo<N extends Nivel>(
  db: Db | Tx,
  usuario: Usuario,
  nivel: N,
  id: string,
): Promise<NodoDe[N] | undefined> {
  const [nodo] = await leerNodos(db, usuario, nivel, sql`where n.id = ${id}`);
  return nodo;
}

/** Each node with the artículos at or below it (CLA-01) and, for who may see costs, what their stock is worth. */
async function leerNodos<N extends Nivel>(
  db: Db | Tx,
  usuario: Usuario,
  nivel: N,
  cola: RawBuilder<unknown>,
): Promise<NodoDe[N][]> {
  const { columnas, desde, abajo } = NIVEL[nivel];
  const veCosto = usuario.puede('costo.ver');
  const { rows } = await sql<Fila<N>>`
    with por_subfamilia as materialized (
      select subfamilia_id, count(*) as articulos from articulo where estado <> 'INACTIVO' group by subfamilia_id)
    ${veCosto ? VALOR_POR_SUBFAMILIA : sql``}
    select n.id, n.version, n.codigo, n.nombre, n.activo, n.iva_omision as "ivaOmision", ${columnas},
           (select coalesce(sum(p.articulos), 0)::int from por_subfamilia p where p.subfamilia_id in (${abajo})) as articulos
           ${veCosto ? sql`, (select coalesce(sum(v.valor), 0) from valor_por_subfamilia v where v.subfamilia_id in (${abajo})) as valor` : sql``}
    from ${desde}
    ${cola}
  `.execute(db);
  return rows.map(aNodo);
}

const VALOR_POR_SUBFAMILIA = sql`, valor_por_subfamilia as materialized (
      select a.subfamilia_id, sum(c.valor) as valor
      from costo_articulo c join articulo a on a.id = c.articulo_id
      where c.valor <> 0
      group by a.subfamilia_id)`;

type Fila<N extends Nivel> = NodoDe[N] & { readonly ivaFamilia?: Iva | null; readonly ivaRubro?: Iva | null };

function aNodo<N extends Nivel>({ ivaFamilia, ivaRubro, ...fila }: Fila<N>): NodoDe[N] {
  const heredado = ivaHeredado({ subfamilia: fila.ivaOmision, familia: ivaFamilia ?? null, rubro: ivaRubro ?? null });
  return {
    ...fila,
    ...(fila.valor === undefined ? {} : { valor: textoTotal(fila.valor) }),
    ...('familiaId' in fila ? { ivaHeredado: heredado } : {}),
  } as unknown as NodoDe[N];
}

function condiciones(nivel: Nivel, { buscar, activo, rubroId, familiaId }: ConsultaDeNodos): RawBuilder<unknown>[] {
  const palabras = normaPalabras(buscar ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '');
  const deRubro = nivel === 'familia' ? sql`n.rubro_id = ${rubroId}` : sql`f.rubro_id = ${rubroId}`;
  return [
    ...palabras.map((palabra) => sql`norma_palabras(n.codigo || ' ' || n.nombre) like ${`%${palabra}%`}`),
    activo !== undefined && sql`n.activo = ${activo === 'true'}`,
    rubroId !== undefined && deRubro,
    familiaId !== undefined && sql`n.familia_id = ${familiaId}`,
  ].filter((condicion) => condicion !== false);
}
