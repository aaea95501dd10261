import {
  CAMPOS_DE_FORMULA,
  type CambioDeFormula,
} from '@trastienda/nucleo/articulos/precios/listas/contrato-de-formulas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import type { ReservaDeActividad } from '#plataforma/reserva-de-actividad.ts';

const DE_LA_FORMULA: ReadonlySet<string> = new Set(CAMPOS_DE_FORMULA);

/** A price beside its coefficient, or the margin on it, tells the cost: the trail of a lista keeps them from who may not see it (INV-71). */
export const reservaDeListas: ReservaDeActividad = {
  entidad: 'lista_precio',
  callados: async (_db, usuario) => (campo) => !usuario.puede('costo.ver') && DE_LA_FORMULA.has(campo),
};

/** The line `x` of the trail of a lista says that its formula is another one. */
export const cambiaLaFormula: RawBuilder<unknown> = sql`x.entidad = 'lista_precio' and x.accion = 'lista.cambiar' and exists (
  select from auditoria_campo f where f.auditoria_id = x.id and f.campo = any(${[...CAMPOS_DE_FORMULA]}::text[]))`;

const SE_MUESTRAN = 50;

/** When the formulas that work out the prices of an artículo changed, the newest first (PRE-07). */
export async function leerFormulas({ db, usuario, ahora }: Consulta, articuloId: string): Promise<CambioDeFormula[]> {
  const verCosto = usuario.puede('costo.ver');
  const { rows } = await sql<CambioDeFormula>`
    select x.id::text, l.id as "listaId", l.nombre as lista, x.en, x.quien, x.motivo,
           coalesce((select json_agg(json_build_object('campo', f.campo, 'antes', f.antes, 'despues', f.despues) order by f.orden)
                     from auditoria_campo f
                     where ${verCosto} and f.auditoria_id = x.id and f.campo = any(${[...CAMPOS_DE_FORMULA]}::text[])),
                    '[]') as campos
    from articulo a
    cross join lista_precio l
    join auditoria x on x.entidad = 'lista_precio' and x.entidad_id = l.id
    where a.id = ${articuloId} and l.tipo = 'DERIVADA' and ${cambiaLaFormula}
      and precio_escrito(l.id, a.id, 1, ${ahora}) is null and precio_derivado(l, a, 1, ${ahora}) is not null
    order by x.id desc
    limit ${SE_MUESTRAN}`.execute(db);
  return rows;
}
