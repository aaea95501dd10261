import { type ColumnaDelCentralizado, FILTROS_DEL_CENTRALIZADO } from '@trastienda/nucleo/stock/contrato.ts';
import { finDe } from '@trastienda/nucleo/stock/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import { porDescripcion } from '#articulos/index.ts';
import { CODIGO_NORMAL, type EnSql, porColumnas, porSuma, porTexto } from '#db/filtros.ts';
import { idsDe } from '#stock/saldos/lugares-visibles.query.ts';
import { activaEntonces } from '#stock/saldos/saldos-a-fecha.query.ts';

type Pedido = { readonly filtros?: string | undefined; readonly al?: string | undefined };
type Columnas = readonly ColumnaDelCentralizado[];

/** What is asked of each column, of the artículo of the row `a`: its figures are those that the matrix shows, of that day. */
export function deSusColumnas(columnas: Columnas, { filtros, al }: Pedido): RawBuilder<unknown>[] {
  const cifra = (suma: EnSuma): EnSql => porCifra(suma, columnas, al);
  const deSucursal =
    (suma: EnSuma): EnSql =>
    (condicion) => {
      const sucursalId = condicion.campo.slice(condicion.campo.indexOf('-') + 1);
      return porCifra(
        suma,
        columnas.filter((columna) => columna.sucursalId === sucursalId),
        al,
      )(condicion);
    };
  return porColumnas(FILTROS_DEL_CENTRALIZADO, {
    codigo: porTexto(sql`a.codigo_norm`, CODIGO_NORMAL),
    descripcion: porDescripcion(),
    'fisico-*': deSucursal(FISICO),
    'reservado-*': deSucursal(RESERVADO),
    'disponible-*': deSucursal(DISPONIBLE),
    'enTransito-*': deSucursal(EN_TRANSITO),
    fisico: cifra(FISICO),
    disponible: cifra(DISPONIBLE),
    enTransito: cifra(EN_TRANSITO),
  })(filtros);
}

type EnSuma = (donde: Donde) => RawBuilder<unknown>;
type Donde = (es: (deposito: ColumnaDelCentralizado['depositos'][number]) => boolean) => RawBuilder<unknown>;
const FISICO: EnSuma = (donde) => sql`coalesce(sum(y.fisico) filter (where ${donde((uno) => !uno.enTransito)}), 0)`;
const EN_TRANSITO: EnSuma = (donde) => sql`coalesce(sum(y.fisico) filter (where ${donde((uno) => uno.enTransito)}), 0)`;
const RESERVADO: EnSuma = () => sql`sum(y.reservado)`;
/** Only depósitos that sell have something to promise (`disponible.ts`). */
const DISPONIBLE: EnSuma = (donde) =>
  sql`coalesce(sum(y.fisico - y.reservado) filter (where ${donde((uno) => uno.vendible)}), 0)`;

function porCifra(suma: EnSuma, columnas: Columnas, al: string | undefined): EnSql {
  const donde: Donde = (es) => {
    const esos = columnas.flatMap(({ depositos }) => depositos.filter(es).map(({ id }) => id));
    return sql`y.deposito_id = any(${esos}::uuid[])`;
  };
  return porSuma(
    sql`a.id`,
    suma(donde),
    (cumple) => sql`(
      select y.articulo_id from (${saldosDeTodos(idsDe(columnas), al)}) y group by y.articulo_id having ${cumple})`,
  );
}

/** Of every artículo at once: a past day had what there is now, less what moved since; what was promised, by its own dates. */
export function saldosDeTodos(depositos: readonly string[], al: string | undefined): RawBuilder<unknown> {
  const ahora = sql`s.deposito_id = any(${depositos}::uuid[])`;
  if (al === undefined) {
    return sql`select s.articulo_id, s.deposito_id, s.fisico, s.reservado from saldo_stock s where ${ahora}`;
  }
  return sql`
    select s.articulo_id, s.deposito_id, s.fisico, 0 as reservado from saldo_stock s where ${ahora}
    union all
    select t.articulo_id, t.deposito_id, -t.cantidad, 0
    from movimiento_stock m join asiento_stock t on t.movimiento_id = m.id
    where m.fecha_efectiva >= ${finDe(al)} and t.deposito_id = any(${depositos}::uuid[])
    union all
    select r.articulo_id, r.deposito_id, 0, r.cantidad from reserva r
    where r.deposito_id = any(${depositos}::uuid[]) and ${activaEntonces({ al })}`;
}
