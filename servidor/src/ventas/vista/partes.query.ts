import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type Limite, limiteDe } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import type { ELEGIDA, OrigenDeLista } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';

/** The customer and the place of a nota, as far as selling asks about them. */
export type Partes = {
  readonly cliente: { readonly razonSocial: string; readonly estado: string; readonly motivo: string } | undefined;
  readonly deposito:
    | {
        readonly nombre: string;
        readonly sucursalId: string;
        readonly vende: boolean;
        /** How far who asks may go with prices there. */
        readonly limite: Limite;
      }
    | undefined;
  readonly listas: {
    /** The condición de venta asked for, or the one of the cliente; null without one. */
    readonly condicion: (CondicionDePartes & { readonly activa: boolean }) | null;
    /** The one of the cliente: what nobody gives more than without leave (RN-18). */
    readonly condicionDelCliente: CondicionDePartes | null;
    /** The lista the sale goes by if nobody chooses another. */
    readonly rige: ListaDePartes;
    /** The same with the cliente's own condición de venta: what nobody may better without leave (RN-18). */
    readonly suya: ListaDePartes;
  };
};

type CondicionDePartes = { readonly id: string; readonly nombre: string; readonly orden: number };

export type ListaDePartes = {
  readonly id: string;
  readonly nombre: string;
  readonly moneda: string;
  readonly origen: OrigenDeLista | typeof ELEGIDA;
};

type Fila = {
  readonly razon_social: string | null;
  readonly estado: string;
  readonly bloqueo_motivo: string;
  readonly condicion: Partes['listas']['condicion'];
  readonly condicion_del_cliente: Partes['listas']['condicionDelCliente'];
  readonly rige: ListaDePartes;
  /** Null when it is the one that rules: the sale has the condición of the cliente. */
  readonly suya: ListaDePartes | null;
  readonly deposito: string | null;
  readonly sucursal_id: string | null;
  readonly vende: boolean;
  readonly limites: readonly Limite[];
};

type Nombradas = {
  readonly clienteId: string;
  readonly depositoId: string;
  /** Absent, that of the cliente. */
  readonly condicionId?: string | null | undefined;
};

const condicionDe = ({ clienteId, condicionId }: Nombradas) =>
  condicionId === undefined
    ? sql`(select condicion_id from cliente where id = ${clienteId})`
    : sql`${condicionId}::uuid`;

/** The lista a sale goes by, said in SQL so that its prices are read at once: the one chosen, or the one that rules. */
export const listaDe = (nombradas: Nombradas & { readonly listaId?: string | null | undefined }): RawBuilder<string> =>
  nombradas.listaId == null
    ? sql`(select g.lista_id from listas_de_venta(${nombradas.clienteId}, ${condicionDe(nombradas)}, ${nombradas.depositoId}) g
           where g.sirve order by g.orden limit 1)`
    : sql`${nombradas.listaId}::uuid`;

/** Both in one reading; what does not exist is undefined. A virtual depósito has no sucursal, so it is none either. */
export const leerPartes = (tx: Db | Tx, nombradas: Nombradas, usuario: Usuario): Promise<Partes> =>
  leerNombradas(tx, nombradas, usuario);

/**
 * The same, to write a nota of it: whoever is changing the cliente is waited for, and nobody changes it before the nota is there.
 * Read first and written later, one whose data were taken away in between would be named by the trail of its new nota.
 */
export const tomarPartes = (tx: Tx, nombradas: Nombradas, usuario: Usuario): Promise<Partes> =>
  leerNombradas(tx, nombradas, usuario, sql`(select * from cliente where id = ${nombradas.clienteId} for key share)`);

async function leerNombradas(
  tx: Db | Tx,
  nombradas: Nombradas,
  usuario: Usuario,
  clientes?: RawBuilder<unknown>,
): Promise<Partes> {
  const { clienteId, depositoId } = nombradas;
  const enFila = sql`(values (${clienteId}::uuid, ${depositoId}::uuid, ${condicionDe(nombradas)}))
                     as n (cliente_id, deposito_id, condicion_id)`;
  return definido(await leer(tx, enFila, usuario, clientes), 'what was named, known or not');
}

/** Those of a nota; nothing of one that nobody has. */
export const leerPartesDeNota = (tx: Tx, notaId: string, usuario: Usuario): Promise<Partes | undefined> =>
  leer(tx, sql`(select cliente_id, deposito_id, condicion_id from nota_pedido where id = ${notaId}) as n`, usuario);

/** What the roles of somebody say of selling in the sucursal `s`: its own words where it has them, else those for everywhere. */
const limitesDe = (usuarioId: string) => sql`(
  select coalesce(json_agg(json_build_object('descuentoMaximo', trim_scale(m.descuento_maximo)::text,
           'margenMinimo', trim_scale(m.margen_minimo)::text, 'bajoMargen', m.bajo_margen, 'costoViejo', m.costo_viejo)), '[]'::json)
  from concesion c
  cross join lateral (select * from limite_de_venta m where m.rol = c.rol and (m.sucursal_id = s.id or m.sucursal_id is null)
                      order by m.sucursal_id nulls last limit 1) m
  where c.usuario_id = ${usuarioId} and (c.sucursal_id is null or c.sucursal_id = s.id))`;

const laQueRige = (condicion: RawBuilder<unknown>) => sql`(
  select json_build_object('id', l.id, 'nombre', l.nombre, 'moneda', l.moneda, 'origen', g.origen)
  from listas_de_venta(n.cliente_id, ${condicion}, n.deposito_id) g join lista_precio l on l.id = g.lista_id
  where g.sirve order by g.orden limit 1)`;

async function leer(
  tx: Db | Tx,
  nombradas: RawBuilder<unknown>,
  usuario: Usuario,
  clientes: RawBuilder<unknown> = sql`cliente`,
): Promise<Partes | undefined> {
  const { rows } = await sql<Fila>`
    select c.razon_social, c.estado, c.bloqueo_motivo,
           case when v.id is not null then json_build_object('id', v.id, 'nombre', v.nombre, 'orden', v.orden, 'activa', v.activa) end
             as condicion,
           (select json_build_object('id', x.id, 'nombre', x.nombre, 'orden', x.orden)
            from condicion_venta x where x.id = c.condicion_id) as condicion_del_cliente,
           ${laQueRige(sql`n.condicion_id`)} as rige,
           case when n.condicion_id is distinct from c.condicion_id then ${laQueRige(sql`c.condicion_id`)} end as suya,
           d.nombre as deposito, d.sucursal_id, d.vendible and d.activo and s.activa as vende,
           ${limitesDe(usuario.id)} as limites
    from ${nombradas}
    left join ${clientes} c on c.id = n.cliente_id
    left join deposito d on d.id = n.deposito_id and not d.virtual
    left join sucursal s on s.id = d.sucursal_id
    left join condicion_venta v on v.id = n.condicion_id
  `.execute(tx);
  const [fila] = rows;
  if (!fila) return undefined;
  const { condicion, condicion_del_cliente: condicionDelCliente, rige, suya } = fila;
  return {
    cliente:
      fila.razon_social == null
        ? undefined
        : {
            razonSocial: fila.razon_social,
            estado: fila.estado,
            motivo: fila.bloqueo_motivo,
          },
    deposito:
      fila.deposito == null || fila.sucursal_id === null
        ? undefined
        : {
            nombre: fila.deposito,
            sucursalId: fila.sucursal_id,
            vende: fila.vende,
            limite: limiteDe(fila.limites, usuario.puede('precio.modificar', fila.sucursal_id)),
          },
    listas: { condicion, condicionDelCliente, rige, suya: suya ?? rige },
  };
}
