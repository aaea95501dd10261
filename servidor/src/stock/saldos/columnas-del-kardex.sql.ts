import { FILTROS_DE_KARDEX } from '@trastienda/nucleo/stock/contrato.ts';
import { finDe, inicioDe } from '@trastienda/nucleo/stock/momento.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  CODIGO,
  leerCondiciones,
  porColumnas,
  porFecha,
  porLista,
  porNombre,
  porNumero,
  porTexto,
} from '#db/filtros.ts';
import { porLugar } from './por-lugar.ts';

type Filtro = {
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly filtros?: string | undefined;
};

/** What happened before everything that is asked for: what a period opens with. */
export function antesDelPeriodo(filtro: Filtro): RawBuilder<SqlBool> {
  const antes = periodos(filtro).flatMap(({ desde }) =>
    desde === undefined ? [] : sql`l.fecha_efectiva < ${inicioDe(desde)}`,
  );
  return sql<SqlBool>`(${antes.length === 0 ? sql`false` : sql.join(antes, sql` or `)})`;
}

export function enElPeriodo(filtro: Filtro): RawBuilder<SqlBool> {
  const dentro = periodos(filtro).flatMap(({ desde, hasta }) => [
    ...(desde === undefined ? [] : [sql`l.fecha_efectiva >= ${inicioDe(desde)}`]),
    ...(hasta === undefined ? [] : [sql`l.fecha_efectiva < ${finDe(hasta)}`]),
  ]);
  return sql<SqlBool>`(${dentro.length === 0 ? sql`true` : sql.join(dentro, sql` and `)})`;
}

/** That of the list and that of the column of the date, which is one too. */
const periodos = ({ desde, hasta, filtros }: Filtro) => [
  { desde, hasta },
  ...leerCondiciones(filtros, FILTROS_DE_KARDEX).flatMap((condicion) =>
    condicion.campo === 'fecha' && condicion.es === 'entre' ? [condicion] : [],
  ),
];

/** What shows: in the period, and as its columns are asked. */
export const seMuestra = (filtro: Filtro): RawBuilder<SqlBool> =>
  sql.join([enElPeriodo(filtro), ...deSusColumnas(filtro.filtros)], sql` and `) as RawBuilder<SqlBool>;

const deSusColumnas = porColumnas(FILTROS_DE_KARDEX, {
  fecha: porFecha(sql`l.fecha_efectiva`),
  tipo: porLista(sql`l.tipo`),
  documento: porTexto(sql`l.documento_texto`, CODIGO),
  motivo: porNombre(sql`l.motivo_id`, 'motivo'),
  deposito: porLugar(sql`l.deposito_id`),
  entra: porNumero(sql`case when l.cantidad > 0 then l.cantidad end`),
  sale: porNumero(sql`case when l.cantidad < 0 then -l.cantidad end`),
  saldo: porNumero(sql`l.saldo`),
  quien: porNombre(sql`l.usuario_id`, 'usuario'),
});
