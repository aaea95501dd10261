import { FILTROS_DE_LINEAS_DE_CAMBIO, type LineaDeCambioDeCosto } from '@trastienda/nucleo/articulos/contrato.ts';
import type { CostoQueQueda } from '@trastienda/nucleo/articulos/costos/cambio-de-costo.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { porCodigoODescripcion, porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import type { Db } from '#db/db.ts';
import { CODIGO, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { rechazar } from '#http/regla-rota.ts';

type ConsultaDeLineas = {
  readonly que?: 'CAMBIAN' | 'QUEDAN' | undefined;
  readonly buscar?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};
type Filtro = Omit<ConsultaDeLineas, 'pagina' | 'porPagina' | 'contar'>;

/** The cost that a change left to each artículo, and why some stayed as they were. */
export async function listarLineas({ db }: Consulta, cambioId: string, consulta: ConsultaDeLineas) {
  await exigirCambio(db, cambioId);
  const { buscar, que, filtros } = consulta;
  return paginar<LineaDeCambioDeCosto>({
    consulta,
    filtrado: [buscar, que, filtros].some((pedido) => pedido !== undefined),
    filas: async (limit, offset) => {
      const { rows } = await lineas(cambioId, consulta, sql`limit ${limit} offset ${offset}`).execute(db);
      return rows.map(aLinea);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select ${deSuCambio(cambioId, consulta)} limit ${tope ?? null}) x`.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** All of it, to be taken away. */
export async function exportarLineas({ db }: Consulta, cambioId: string, filtro: Filtro): Promise<ArchivoCsv> {
  await exigirCambio(db, cambioId);
  const todas = async function* () {
    const leidas = db
      .selectFrom(sql<LineaDeCambioDeCosto>`(${lineas(cambioId, filtro, sql``)})`.as('lineas'))
      .selectAll();
    for await (const fila of leidas.stream(500)) yield aLinea(fila);
  };
  return archivoCsv({
    nombre: 'cambio-de-costos.csv',
    columnas: [
      { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
      { titulo: 'Moneda', columna: 'moneda', valor: ({ moneda }) => moneda },
      { titulo: 'Costo anterior', columna: 'antes', tipo: 'numero', valor: ({ antes }) => antes },
      { titulo: 'Costo nuevo', columna: 'despues', tipo: 'numero', valor: ({ despues }) => despues },
      { titulo: 'Variación %', columna: 'variacion', tipo: 'numero', valor: ({ variacion }) => variacion },
      { titulo: 'Por qué no', columna: 'queda', valor: ({ queda }) => queda && PORQUE[queda] },
    ],
    filas: todas(),
  });
}

function lineas(cambioId: string, filtro: Filtro, corte: RawBuilder<unknown>): RawBuilder<LineaDeCambioDeCosto> {
  const sentido = esDescendente(filtro.orden, 'codigo') ? sql`desc` : sql`asc`;
  return sql<LineaDeCambioDeCosto>`
    select a.id, a.codigo, a.descripcion, l.moneda, l.antes, l.despues, l.queda,
           ${VARIACION} as variacion
    ${deSuCambio(cambioId, filtro)} order by a.codigo collate "C" ${sentido}, a.id ${corte}`;
}

const VARIACION = sql`case when l.antes > 0 then round((l.despues - l.antes) * 100 / l.antes, 2) end`;

const deSuCambio = (cambioId: string, { que, buscar, filtros }: Filtro) => sql`
  from cambio_de_costo_linea l join articulo a on a.id = l.articulo_id
  where l.cambio_id = ${cambioId}
    and ${que === undefined ? sql`true` : que === 'QUEDAN' ? sql`l.queda is not null` : sql`l.queda is null`}
    and ${sql.join([porCodigoODescripcion(buscar), ...deSusColumnas(filtros)], sql` and `)}`;

const deSusColumnas = porColumnas(FILTROS_DE_LINEAS_DE_CAMBIO, {
  codigo: porTexto(sql`a.codigo`, CODIGO),
  descripcion: porDescripcion(),
  moneda: porLista(sql`l.moneda`),
  antes: porNumero(sql`l.antes`),
  despues: porNumero(sql`l.despues`),
  variacion: porNumero(VARIACION),
  queda: porLista(sql`l.queda`),
});

const aLinea = (fila: LineaDeCambioDeCosto): LineaDeCambioDeCosto => ({
  ...fila,
  antes: fila.antes && textoUnitario(fila.antes),
  despues: fila.despues && textoUnitario(fila.despues),
  variacion: fila.variacion && textoDecimal(fila.variacion, 0, 2),
});

async function exigirCambio(db: Db, id: string): Promise<void> {
  const hay = await db.selectFrom('cambio_de_costo').select('id').where('id', '=', id).executeTakeFirst();
  if (!hay) rechazar('comun.no_encontrado', { que: 'el cambio de costos' });
}

const PORQUE: Readonly<Record<CostoQueQueda, string>> = {
  SIN_COSTO: 'No tiene costo de reposición',
  OTRA_MONEDA: 'Su costo está en otra moneda',
  IGUAL: 'Quedaría igual',
  FUERA_DE_RANGO: 'Quedaría en cero o menos, o demasiado alto',
  CAMBIO_DESPUES: 'Alguien lo cambió después',
};
