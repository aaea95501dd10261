import { sql } from 'kysely';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/** An option that was taken away, of an artículo that does not have it: it stays only with those that do (ART-18). */
export const JUICIO_DE_OPCIONES: Juicio = {
  campo: sql`v.campo_id::text`,
  valor: sql`o.nombre`,
  motivo: sql`'Es una opción que se quitó. Las que hay son: ' || coalesce((
    select string_agg(x.nombre, ', ' order by x.orden) from campo_opcion x where x.campo_id = o.campo_id and x.activa), 'ninguna') || '.'`,
  desde: sql`carga_propuesta t join carga_campo v on v.fila = t.fila
             join campo_opcion o on o.campo_id = v.campo_id and o.id::text = v.valor and not o.activa
             where not exists (select from articulo_campo e
                               where e.articulo_id = t.id and e.campo_id = v.campo_id and e.valor = v.valor)`,
};

/** A value as people read it. */
const dicho = (valor: 'v' | 'e') => sql`case c.tipo
  when 'NUMERO' then replace(${sql.ref(`${valor}.valor`)}, '.', ',')
  when 'SI_NO' then case ${sql.ref(`${valor}.valor`)} when 'true' then 'Sí' when 'false' then 'No' end
  when 'FECHA' then to_char(${sql.ref(`${valor}.valor`)}::date, 'DD/MM/YYYY')
  when 'LISTA' then (select o.nombre from campo_opcion o where o.id::text = ${sql.ref(`${valor}.valor`)})
  else ${sql.ref(`${valor}.valor`)} end`;

/**
 * What the rows that go on change of the campos of their artículos (ART-18): `carga_campo_cambio`, as the room of artículos
 * writes it, with what was and how both are told.
 */
export async function compararCampos({ tx, opciones }: Obra): Promise<void> {
  const conservar = opciones.modo === 'solo_crear' ? sql`and t.nuevo` : sql``;
  await sql`
    create temp table carga_campo_cambio on commit drop as
    select t.id as articulo_id, v.campo_id, v.valor, e.valor as previo, c.nombre,
           ${dicho('e')} as antes, ${dicho('v')} as despues
      from carga_campo v
      join carga_propuesta t on t.fila = v.fila ${conservar}
      join campo c on c.id = v.campo_id
      left join articulo_campo e on e.articulo_id = t.id and e.campo_id = v.campo_id
     where v.valor is distinct from e.valor
       and not exists (select from carga_rechazo r where r.fila = v.fila and r.fatal)
  `.execute(tx);
  // What becomes of each row looks up its own.
  await sql`create index on carga_campo_cambio (articulo_id)`.execute(tx);
  await analizar(tx, 'carga_campo_cambio');
}
