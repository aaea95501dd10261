import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** The customer and the place of a nota, as far as selling asks about them. */
export type Partes = {
  readonly cliente:
    | { readonly razonSocial: string; readonly estado: string; readonly motivo: string; readonly listaId: string }
    | undefined;
  readonly deposito: { readonly nombre: string; readonly sucursalId: string; readonly vende: boolean } | undefined;
};

type Fila = {
  readonly razon_social: string | null;
  readonly estado: string;
  readonly bloqueo_motivo: string;
  readonly lista_id: string;
  readonly deposito: string | null;
  readonly sucursal_id: string | null;
  readonly vende: boolean;
};

/** Both in one reading; what does not exist is undefined. A virtual depósito has no sucursal, so it is none either. */
export async function leerPartes(
  tx: Tx,
  { clienteId, depositoId }: { readonly clienteId: string; readonly depositoId: string },
): Promise<Partes> {
  const { rows } = await sql<Fila>`
    select c.razon_social, c.estado, c.bloqueo_motivo, coalesce(c.lista_id, l.id) as lista_id,
           d.nombre as deposito, d.sucursal_id, d.vendible and d.activo and s.activa as vende
    from (values (1)) as una (fila)
    left join cliente c on c.id = ${clienteId}
    left join deposito d on d.id = ${depositoId} and not d.virtual
    left join sucursal s on s.id = d.sucursal_id
    left join lista_precio l on l.omision
  `.execute(tx);
  const [fila] = rows;
  return {
    cliente:
      fila?.razon_social == null
        ? undefined
        : {
            razonSocial: fila.razon_social,
            estado: fila.estado,
            motivo: fila.bloqueo_motivo,
            listaId: fila.lista_id,
          },
    deposito:
      fila?.deposito == null || fila.sucursal_id === null
        ? undefined
        : { nombre: fila.deposito, sucursalId: fila.sucursal_id, vende: fila.vende },
  };
}
