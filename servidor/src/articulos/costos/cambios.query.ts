import { type CambioDeCostos, FILTROS_DE_CAMBIOS_DE_COSTO } from '@trastienda/nucleo/articulos/contrato.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerVuelta } from '#articulos/vueltas.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conPalabras } from '#tablas-generales/index.ts';

type ConsultaDeCambios = {
  readonly buscar?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};
type Filtro = Omit<ConsultaDeCambios, 'pagina' | 'porPagina' | 'contar'>;

/** What was changed of many costs at once and what was taken back, the last one first unless asked otherwise. */
export function listarCambios({ db }: Consulta, consulta: ConsultaDeCambios) {
  return paginar<CambioDeCostos>({
    consulta,
    filtrado: consulta.buscar !== undefined || consulta.filtros !== undefined,
    filas: async (limit, offset) => {
      const { rows } = await filas(consulta, sql`limit ${limit} offset ${offset}`).execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from cambio_de_costo c where ${donde(consulta)} limit ${tope ?? null}) x`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  });
}

/** One of them, as the list tells it. */
export async function verCambio({ db }: Consulta, id: string): Promise<CambioDeCostos> {
  const { rows } = await sql<CambioDeCostos>`${CAMBIOS} where c.id = ${id}`.execute(db);
  const [cambio] = rows;
  return cambio ? aFila(cambio) : rechazar('comun.no_encontrado', { que: 'el cambio de costos' });
}

/** All those of the filter, as a file (TD-12). */
export function exportarCambios({ db }: Consulta, filtro: Filtro): ArchivoCsv {
  const todos = async function* () {
    const leidos = db.selectFrom(sql<CambioDeCostos>`(${filas(filtro, sql``)})`.as('cambios')).selectAll();
    for await (const fila of leidos.stream(500)) yield aFila(fila);
  };
  return archivoCsv({
    nombre: 'cambios-de-costo.csv',
    columnas: [
      { titulo: 'Cuándo', columna: 'en', tipo: 'fecha', valor: ({ en }) => fechaHoraTexto(new Date(en)) },
      { titulo: 'Tipo', columna: 'tipo', valor: ({ tipo }) => (tipo === 'CAMBIAR' ? 'Cambio' : 'Vuelta atrás') },
      { titulo: 'Cambio', columna: 'pedido', valor: pedidoDicho },
      { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: ({ articulos }) => articulos },
      { titulo: 'Quedaron', columna: 'quedan', tipo: 'numero', valor: ({ quedan }) => quedan },
      { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Quién', columna: 'quien', valor: ({ quien }) => quien },
      { titulo: 'Situación', columna: 'situacion', valor: ({ deshecho }) => (deshecho ? 'Deshecho' : 'Vigente') },
    ],
    filas: todos(),
  });
}

/** It never begins with a sign, which a spreadsheet would take for a formula. What was taken back is not read as what was done. */
const pedidoDicho = ({ tipo, pedido }: CambioDeCostos): string =>
  tipo === 'CAMBIAR' ? `Costo ${pedido}` : `Deshace: costo ${pedido}`;

function filas(filtro: Filtro, corte: RawBuilder<unknown>) {
  const sentido = esDescendente(filtro.orden, '-en') ? sql`desc` : sql`asc`;
  return sql<CambioDeCostos>`
    ${CAMBIOS} where ${donde(filtro)} order by c.en ${sentido}, c.id ${sentido} ${corte}`;
}

const CAMBIOS = sql`
  select c.id, c.tipo, c.pedido, c.articulos, c.quedan, c.motivo, c.en, u.nombre as quien,
         case when v.id is not null then json_build_object('en', v.en, 'quien', w.nombre) end as deshecho,
         case when l.id is not null then json_build_object('id', l.id, 'numero', l.numero, 'estado', l.estado) end as lote
  from cambio_de_costo c
  join usuario u on u.id = c.usuario_id
  left join cambio_de_costo v on v.deshace_a = c.id
  left join usuario w on w.id = v.usuario_id
  left join lote_precio l on l.id = c.lote_id`;

const aFila = (fila: CambioDeCostos): CambioDeCostos => ({ ...fila, deshecho: leerVuelta(fila.deshecho) });

const donde = ({ buscar, filtros }: Filtro): RawBuilder<unknown> =>
  sql.join(
    [conPalabras(sql`norma_palabras(concat_ws(' ', c.pedido, c.motivo))`, buscar), ...deSusColumnas(filtros)],
    sql` and `,
  );

/** «+10 %» is not «−10 %»: its sign counts, typed from a keyboard or as it is kept. What is left has nothing to escape. */
const CON_SIGNO = {
  norma: (texto: string) =>
    texto
      .toUpperCase()
      .replaceAll('-', '−')
      .replaceAll('.', ',')
      .replace(/[^+−0-9,A-Z]/g, ''),
  enSql: (columna: RawBuilder<unknown>) => sql`regexp_replace(upper(${columna}), '[^+−0-9,A-Z]', '', 'g')`,
};

const deSusColumnas = porColumnas(FILTROS_DE_CAMBIOS_DE_COSTO, {
  en: porFecha(sql`c.en`),
  tipo: porLista(sql`c.tipo`),
  pedido: porTexto(sql`c.pedido`, CON_SIGNO),
  articulos: porNumero(sql`c.articulos`),
  quedan: porNumero(sql`c.quedan`),
  motivo: porTexto(sql`c.motivo`),
  quien: porNombre(sql`c.usuario_id`, 'usuario'),
  situacion: porLista(sql`case when exists (select from cambio_de_costo y where y.deshace_a = c.id)
                          then 'DESHECHO' else 'VIGENTE' end`),
});
