import {
  FILTROS_DE_LOTES_DE_CLASIFICACION,
  type LoteDeClasificacion as Lote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { textoDeIva } from '@trastienda/nucleo/articulos/iva.ts';
import { plural } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerVuelta } from '#articulos/vueltas.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { conPalabras } from '#tablas-generales/index.ts';

type ConsultaDeLotes = {
  readonly buscar?: string | undefined;
  readonly tipo?: Lote['tipo'] | undefined;
  readonly lote?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};
type Filtro = Omit<ConsultaDeLotes, 'pagina' | 'porPagina' | 'contar'>;

/** What was moved, merged, applied and undone, the last one first unless asked otherwise. */
export function listarLotes({ db }: Consulta, consulta: ConsultaDeLotes) {
  const { buscar, tipo, lote, filtros } = consulta;
  return paginar<Lote>({
    consulta,
    filtrado: [buscar, tipo, lote, filtros].some((pedido) => pedido !== undefined),
    filas: async (limit, offset) => {
      const { rows } = await filas(consulta, sql`limit ${limit} offset ${offset}`).execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from lote_clasificacion l where ${donde(consulta)} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** All those of the filter, as a file (TD-12). */
export function exportarLotes({ db }: Consulta, filtro: Filtro): ArchivoCsv {
  const todos = async function* () {
    const leidos = db.selectFrom(sql<Lote>`(${filas(filtro, sql``)})`.as('lotes')).selectAll();
    for await (const fila of leidos.stream(500)) yield aFila(fila);
  };
  return archivoCsv({
    nombre: 'cambios-de-clasificacion.csv',
    columnas: [
      { titulo: 'Cuándo', columna: 'en', tipo: 'fecha', valor: ({ en }) => fechaHoraTexto(new Date(en)) },
      { titulo: 'Cambio', columna: 'tipo', valor: ({ tipo }) => TIPOS[tipo] },
      { titulo: 'Qué', columna: 'nombre', valor: ({ nombre }) => nombre },
      { titulo: 'De dónde a dónde', columna: 'lugar', valor: lugar },
      { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: ({ articulos }) => articulos },
      { titulo: 'Clasificaciones', columna: 'nodos', tipo: 'numero', valor: ({ nodos }) => nodos },
      { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Quién', columna: 'quien', valor: ({ quien }) => quien },
      { titulo: 'Situación', columna: 'situacion', valor: situacion },
    ],
    filas: todos(),
  });
}

const TIPOS: Readonly<Record<Lote['tipo'], string>> = {
  MOVER: 'Mover',
  FUSIONAR: 'Fusionar',
  APLICAR: 'Aplicar',
  DESHACER: 'Vuelta atrás',
};

function lugar({ desde, hacia, campo }: Lote): string {
  if (campo === null) return [desde, hacia].filter((una) => una !== null).join(' → ');
  const valor = hacia ?? desde ?? '';
  return campo === 'iva' ? `IVA: ${textoDeIva(valor)}` : `Unidad: ${valor}`;
}

function situacion({ deshecho, saltados }: Lote): string {
  if (deshecho) return 'Deshecho';
  return saltados > 0 ? plural(saltados, 'quedó como estaba', 'quedaron como estaban') : 'Vigente';
}

function filas(filtro: Filtro, corte: RawBuilder<unknown>) {
  const sentido = esDescendente(filtro.orden, '-en') ? sql`desc` : sql`asc`;
  return sql<Lote>`
    select l.id, l.tipo, l.nivel, l.nodo_id as "nodoId", l.nombre, l.desde, l.hacia, l.campo, l.nodos, l.articulos,
           l.saltados, l.motivo, l.en, u.nombre as quien,
           case when v.id is not null then json_build_object('en', v.en, 'quien', w.nombre) end as deshecho
    from lote_clasificacion l
    join usuario u on u.id = l.usuario_id
    left join lote_clasificacion v on v.deshace_a = l.id
    left join usuario w on w.id = v.usuario_id
    where ${donde(filtro)} order by l.en ${sentido}, l.id ${sentido} ${corte}`;
}

const aFila = (fila: Lote): Lote => ({ ...fila, deshecho: leerVuelta(fila.deshecho) });

const donde = ({ buscar, tipo, lote, filtros }: Filtro): RawBuilder<unknown> =>
  sql.join(
    [
      conPalabras(sql`norma_palabras(concat_ws(' ', l.nombre, l.desde, l.hacia, l.motivo))`, buscar),
      tipo === undefined ? sql`true` : sql`l.tipo = ${tipo}`,
      lote === undefined ? sql`true` : sql`l.id = ${lote}`,
      ...deSusColumnas(filtros),
    ],
    sql` and `,
  );

const deSusColumnas = porColumnas(FILTROS_DE_LOTES_DE_CLASIFICACION, {
  en: porFecha(sql`l.en`),
  tipo: porLista(sql`l.tipo`),
  nombre: porTexto(sql`l.nombre`),
  // As it is read: of a place, both ends; of a value, of what it is.
  lugar: porTexto(sql`concat_ws(' ', l.campo, l.desde, l.hacia)`),
  articulos: porNumero(sql`l.articulos`),
  nodos: porNumero(sql`l.nodos`),
  motivo: porTexto(sql`l.motivo`),
  quien: porNombre(sql`l.usuario_id`, 'usuario'),
  situacion: porLista(sql`case when exists (select from lote_clasificacion y where y.deshace_a = l.id) then 'DESHECHO'
                          when l.saltados > 0 then 'CON_SALTADOS' else 'VIGENTE' end`),
});
