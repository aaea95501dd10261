import type { ConsultaDeLotes, FilaDeLote, LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import { FILTROS_DE_LOTES } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { saleDelCosto } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { alcanceDe } from './alcance.query.ts';
import type { TotalesGuardados } from './lotes.repo.ts';
import { ESTA_EN_CURSO } from './turno.repo.ts';

const persona = (u: RawBuilder<unknown>) => sql`json_build_object('id', ${u}.id, 'nombre', ${u}.nombre)`;
const otroLote = (l: RawBuilder<unknown>) =>
  sql`case when ${l}.id is not null then json_build_object('id', ${l}.id, 'numero', ${l}.numero) end`;

/** How many prices a batch changes or, once it was applied, changed. */
const CUANTOS = sql`(t.totales ->> 'incluidas')::int`;

/** What a row of the list shows. */
const columnas = sql`
  t.id, t.version, t.numero, t.estado, t.motivo, ${alcanceDe(sql`t.filtro`)} as alcance, t.regla, ${CUANTOS} as lineas,
  t.descarte, t.aplica_desde as "aplicaDesde", t.hasta, t.creado_en as "creadoEn", t.aplicado_en as "aplicadoEn",
  ${persona(sql`autor`)} as autor, ${otroLote(sql`original`)} as revierte,
  (select json_agg(json_build_object('id', l.id, 'nombre', l.nombre, 'moneda', l.moneda, 'incluyeIva', l.incluye_iva)
                   order by l.orden, l.id)
   from lote_precio_lista x join lista_precio l on l.id = x.lista_id where x.lote_id = t.id) as listas`;

const tablas = sql`
  lote_precio t
  join usuario autor on autor.id = t.autor_id
  left join lote_precio original on original.id = t.revierte_a`;

const deSusColumnas = porColumnas(FILTROS_DE_LOTES, {
  numero: porNumero(sql`t.numero`),
  motivo: porTexto(sql`t.motivo`),
  lineas: porNumero(CUANTOS),
  estado: porLista(sql`t.estado`),
  creado: porFecha(sql`t.creado_en`),
  autor: porNombre(sql`t.autor_id`, 'usuario'),
});

/** The batches there are, the last one first; `buscar` looks at their number, at their reason and at why they were given up. */
export function leerLotes(db: Db, usuario: Usuario, consulta: ConsultaDeLotes): Promise<Lista<FilaDeLote>> {
  const condiciones = condicionesDe(consulta);
  const donde = sql.join(condiciones, sql` and `);
  return paginar({
    consulta,
    filtrado: condiciones.length > 1,
    filas: async (limit, offset) => {
      const { rows } = await sql<FilaDeLote>`
        select ${columnas} from ${tablas} where ${donde} order by ${ordenDe(consulta)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map((fila) => conReglaPara(usuario, fila));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from (select from lote_precio t where ${donde} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** All those that the filter leaves, in its order. */
export async function* todosLosLotes(db: Db, usuario: Usuario, consulta: ConsultaDeLotes): AsyncGenerator<FilaDeLote> {
  const donde = sql.join(condicionesDe(consulta), sql` and `);
  const { rows } = await sql<FilaDeLote>`
    select ${columnas} from ${tablas} where ${donde} order by ${ordenDe(consulta)}`.execute(db);
  yield* rows.map((fila) => conReglaPara(usuario, fila));
}

/** A rule over the cost tells it beside the price it gave (INV-71). */
const conReglaPara = <L extends Pick<FilaDeLote, 'regla'>>(usuario: Usuario, lote: L): L =>
  lote.regla.tipo !== 'SEGUN_EL_COSTO' && saleDelCosto(lote.regla) && !usuario.puede('costo.ver')
    ? { ...lote, regla: { tipo: 'SEGUN_EL_COSTO' } }
    : lote;

function condicionesDe({ buscar = '', estado, filtros }: ConsultaDeLotes): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...deSusColumnas(filtros),
    ...(estado === undefined ? [] : [sql`t.estado = ${estado}`]),
    ...(buscar.trim() === ''
      ? []
      : [
          sql`(t.numero::text = ${buscar.trim()}
               or norma_palabras(concat_ws(' ', t.motivo, t.descarte)) like '%' || norma_palabras(${buscar}) || '%')`,
        ]),
  ];
}

function ordenDe({ orden }: ConsultaDeLotes): RawBuilder<unknown> {
  return enOrden(orden, {
    omision: '-numero',
    columnas: { numero: sql`t.numero`, creado: sql`t.creado_en` },
    iguales: sql`t.numero`,
  });
}

type Entero = Omit<LoteDePrecio, 'acciones' | 'puedeAprobar' | 'totales'> & {
  readonly totales: TotalesGuardados | null;
};

/** Everything about a batch but its lines. Margins only for who may see costs (INV-71). */
export async function leerLote(db: Db | Tx, usuario: Usuario, id: string): Promise<LoteDePrecio> {
  const { rows } = await sql<Entero>`
    select ${columnas}, t.filtro, t.totales, t.limite_variacion as "limiteDeVariacion", t.omitidas,
           json_build_object('paso', t.paso::text, 'modo', t.modo, 'terminacion', t.terminacion::text) as redondeo,
           -- Some price of its file came in another currency than that of its lista: it was worked out at the rate there was.
           t.regla ->> 'tipo' = 'ARCHIVO' and exists (
             select from lote_precio_lista y join lista_precio l on l.id = y.lista_id join lote_precio_archivo x on x.lote_id = y.lote_id
             where y.lote_id = t.id and x.moneda <> l.moneda) as "archivoEnOtraMoneda",
           t.simulado_en as "simuladoEn", t.aprobado_en as "aprobadoEn", t.revertido_en as "revertidoEn",
           t.descartado_en as "descartadoEn",
           case when descartador.id is not null then ${persona(sql`descartador`)} end as descartador,
           ${persona(sql`modificador`)} as modificador,
           case when aprobador.id is not null then ${persona(sql`aprobador`)} end as aprobador,
           case when aplicador.id is not null then ${persona(sql`aplicador`)} end as aplicador,
           case when reversion.id is not null then
             json_build_object('id', reversion.id, 'numero', reversion.numero, 'omitidas', reversion.omitidas) end as "revertidoPor",
           case when w.lote_id is not null and ${ESTA_EN_CURSO} then
             json_build_object('accion', w.accion, 'hechos', w.hechos, 'total', w.total, 'desde', w.desde) end as tarea
    from ${tablas}
    join usuario modificador on modificador.id = t.modificado_por
    left join usuario aprobador on aprobador.id = t.aprobador_id
    left join usuario aplicador on aplicador.id = t.aplicador_id
    left join usuario descartador on descartador.id = t.descartado_por
    left join lote_precio reversion on reversion.revierte_a = t.id
    left join lote_precio_tarea w on w.lote_id = t.id
    where t.id = ${id}
  `.execute(db);
  const [lote] = rows;
  if (!lote) return rechazar('comun.no_encontrado', { que: 'el lote de precios' });
  const { aprobacionDeOtro } = await leerConfiguracion(db);
  const { paso, modo, terminacion } = lote.redondeo;
  return {
    ...conReglaPara(usuario, lote),
    acciones: cicloDeLote.accionesDesde(lote.estado),
    redondeo: { paso: textoDecimal(paso, 0, 4), modo, terminacion: textoDecimal(terminacion, 0, 4) },
    limiteDeVariacion: textoDecimal(lote.limiteDeVariacion, 0, 2),
    totales: lote.totales && totalesPara(usuario, lote.totales),
    puedeAprobar:
      usuario.puede('precio.aprobar') &&
      !(aprobacionDeOtro && esSuyo(usuario, { autor: lote.autor.id, modificador: lote.modificador.id })),
    tarea: lote.tarea && { ...lote.tarea, desde: new Date(lote.tarea.desde).toISOString() },
  };
}

/** What it does was said by them, at the beginning or at the end: another person's approval is not theirs (PRE-15). */
export const esSuyo = (
  { id }: Usuario,
  { autor, modificador }: { readonly autor: string; readonly modificador: string },
): boolean => id === autor || id === modificador;

const porciento = (texto: string | null): string | null => texto && textoDecimal(texto, 0, 2);

function totalesPara(usuario: Usuario, totales: TotalesGuardados): LoteDePrecio['totales'] {
  const { margenAnterior, margenNuevo, variacionMedia, variacionMinima, variacionMaxima, ...cuentas } = totales;
  const margenes = { margenAnterior: porciento(margenAnterior), margenNuevo: porciento(margenNuevo) };
  return {
    ...cuentas,
    variacionMedia: porciento(variacionMedia),
    variacionMinima: porciento(variacionMinima),
    variacionMaxima: porciento(variacionMaxima),
    ...(usuario.puede('costo.ver') ? margenes : {}),
  };
}
