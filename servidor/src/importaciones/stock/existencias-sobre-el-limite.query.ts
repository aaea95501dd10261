import { superaElLimite } from '@trastienda/nucleo/comun/limite-de-ajuste.ts';
import { sql } from 'kysely';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';
import { leerLimiteDeAjuste, montoDe } from '#stock/index.ts';

type Existencia = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly costo: string | null;
};

/**
 * A file is no way around the limit by amount (AJU-06): of a sucursal where what would come in is above that of whoever asks,
 * nothing does. What was already found wrong does not count.
 */
export async function juzgarPorMonto({ tx, usuario, ahora }: Obra): Promise<void> {
  const { rows: sucursales } = await sql<{ id: string; nombre: string }>`
    select distinct s.id, s.nombre from carga_deposito c
    join deposito d on d.id = c.id join sucursal s on s.id = d.sucursal_id where c.problema is null order by s.id
  `.execute(tx);
  for (const { id, nombre } of sucursales) {
    const limite = await leerLimiteDeAjuste(tx, usuario.id, id);
    if (limite === null) continue;
    const { rows } = await sql<Existencia>`
      select t.articulo_id as "articuloId", t.cantidad, t.costo from ${enLaSucursal(id)}
    `.execute(tx);
    if (!superaElLimite(await montoDe(tx, ahora, rows), limite)) continue;
    const motivo = `Lo que entra en ${nombre} supera el monto que podés ajustar. Pedíselo a alguien con un límite mayor.`;
    await sql`
      insert into carga_rechazo (fila, campo, valor, motivo, referencia, fatal)
      select t.fila, '', '', ${motivo}, t.escrito, true from ${enLaSucursal(id)}
    `.execute(tx);
    await analizar(tx, 'carga_rechazo');
  }
}

const enLaSucursal = (id: string) => sql`
  carga_propuesta t join deposito d on d.id = t.deposito_id and d.sucursal_id = ${id}
  where t.cantidad > 0 and not exists (select from carga_rechazo r where r.fila = t.fila)`;
