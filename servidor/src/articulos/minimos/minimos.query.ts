import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { MinimosDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { bajoMinimo, faltaParaObjetivo, sePide, sobraDelMaximo } from '@trastienda/nucleo/articulos/minimos/minimo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

export type DepositoConMinimo = {
  readonly depositoId: string;
  readonly deposito: string;
  readonly sucursal: string;
  readonly disponible: string;
  readonly minimo: string | null;
  readonly objetivo: string | null;
  readonly maximo: string | null;
  readonly ubicacion: string | null;
};

/** The active depósitos of those sucursales (null is all), each with what there is of an artículo, what there should be, and where. */
export async function leerMinimos(
  db: Db | Tx,
  articuloId: string,
  sucursales: readonly string[] | null,
): Promise<readonly DepositoConMinimo[]> {
  const { rows } = await sql<DepositoConMinimo>`
    select d.id as "depositoId", d.nombre as deposito, s.nombre as sucursal,
           coalesce(x.fisico - x.reservado, 0) as disponible, k.minimo, k.objetivo, k.maximo, u.ubicacion
    from deposito d
    join sucursal s on s.id = d.sucursal_id
    left join saldo_stock x on x.deposito_id = d.id and x.articulo_id = ${articuloId}
    left join politica_reposicion k on k.deposito_id = d.id and k.articulo_id = ${articuloId}
    left join articulo_ubicacion u on u.deposito_id = d.id and u.articulo_id = ${articuloId}
    where not d.virtual and d.activo and (${sucursales}::uuid[] is null or s.id = any(${sucursales}::uuid[]))
    order by s.nombre collate "es-x-icu", s.id, d.principal desc, d.nombre collate "es-x-icu", d.id
  `.execute(db);
  return rows.map(({ disponible, minimo, objetivo, maximo, ...fila }) => ({
    ...fila,
    disponible: textoCantidad(disponible),
    minimo: cifraDicha(minimo),
    objetivo: cifraDicha(objetivo),
    maximo: cifraDicha(maximo),
  }));
}

const cifraDicha = (cifra: string | null): string | null => (cifra === null ? null : textoCantidad(cifra));

/** What there should be of an artículo in each depósito the person sees, and where it falls short or is over (RN-07, RN-10). */
export async function verMinimos({ db, usuario }: Consulta, id: string): Promise<MinimosDeArticulo> {
  const { rows } = await sql<{ version: number; unidad: string; decimales: number; estado: EstadoArticulo }>`
    select a.version, u.codigo as unidad, a.decimales, a.estado from articulo a join unidad u on u.id = a.unidad_id where a.id = ${id}
  `.execute(db);
  const { estado, ...cabeza } = rows[0] ?? rechazar('comun.no_encontrado', { que: 'el artículo' });
  const filas = await leerMinimos(db, id, comoLista(alcanceDeStock(usuario)));
  return {
    ...cabeza,
    filas: filas.map((fila) => {
      const { disponible, minimo, objetivo, maximo } = fila;
      const politica = minimo === null || objetivo === null || !sePide(estado) ? null : { minimo, objetivo };
      return {
        ...fila,
        bajo: politica !== null && bajoMinimo(disponible, politica.minimo),
        falta: textoCantidad(faltaParaObjetivo(disponible, politica)),
        sobra: textoCantidad(sobraDelMaximo(disponible, maximo)),
      };
    }),
  };
}

/** Whether nobody said yet what there should be of the artículo `a` of the outer row, in any depósito in use (REA-02). */
export const SIN_MINIMO: RawBuilder<unknown> = sql`(a.tipo = 'PRODUCTO' and not exists (
  select from politica_reposicion k join deposito d on d.id = k.deposito_id where k.articulo_id = a.id and d.activo))`;
