import { type RawBuilder, sql } from 'kysely';
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

/** The list a customer buys by: its own, or the one for everybody. Nothing when nobody has that id. */
export const listaDe = (clienteId: string): RawBuilder<string> => sql`
  (select coalesce(c.lista_id, l.id) from cliente c cross join lista_precio l where c.id = ${clienteId} and l.omision)`;

/** Both in one reading; what does not exist is undefined. A virtual depósito has no sucursal, so it is none either. */
export const leerPartes = (
  tx: Tx,
  { clienteId, depositoId }: { readonly clienteId: string; readonly depositoId: string },
): Promise<Partes> => leer(tx, sql`(values (${clienteId}::uuid, ${depositoId}::uuid)) as n (cliente_id, deposito_id)`);

/** Those of a nota that is there. */
export const leerPartesDeNota = (tx: Tx, notaId: string): Promise<Partes> =>
  leer(tx, sql`(select cliente_id, deposito_id from nota_pedido where id = ${notaId}) as n`);

async function leer(tx: Tx, nombradas: RawBuilder<unknown>): Promise<Partes> {
  const { rows } = await sql<Fila>`
    select c.razon_social, c.estado, c.bloqueo_motivo, coalesce(c.lista_id, l.id) as lista_id,
           d.nombre as deposito, d.sucursal_id, d.vendible and d.activo and s.activa as vende
    from ${nombradas}
    left join cliente c on c.id = n.cliente_id
    left join deposito d on d.id = n.deposito_id and not d.virtual
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
