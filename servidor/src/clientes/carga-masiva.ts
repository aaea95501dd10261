import { textoDeBusqueda } from '@trastienda/nucleo/clientes/busqueda.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

const TANDA = 5_000;

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

type Buscable = {
  readonly id: string;
  readonly razonSocial: string;
  readonly documento: string | null;
  readonly codigoExterno: string | null;
  readonly telefono: string;
};

/**
 * A load of any size, handed over in a temporary table of the same transaction. `carga_cliente`: `orden` (1, 2, 3…),
 * `accion` (CREAR, ACTUALIZAR, anything else is left alone), every column of a cliente as it is going to be, and
 * `domicilio` (NUEVO, CAMBIA or nothing) with `domicilio_id`, `calle`, `localidad_id`, `codigo_postal` of its principal
 * one. The caller has resolved every reference; the walls of the tables are the last word.
 */
export async function guardarCargaDeClientes(tx: Tx, { usuarioId, ahora }: Autoria): Promise<void> {
  await sql`create temp table carga_busqueda (id uuid primary key, busqueda text not null) on commit drop`.execute(tx);
  for (let desde = 0; ; desde += TANDA) {
    if (!(await anotarBusqueda(tx, desde))) break;
  }
  await sql`
    insert into cliente (id, codigo_externo, razon_social, busqueda, documento_tipo, documento_numero, condicion_iva,
                         lista_id, email, telefono, observaciones, alerta, creado_en, creado_por, modificado_en, modificado_por)
    select c.id, codigo_externo, razon_social, b.busqueda, documento_tipo, documento_numero, condicion_iva, lista_id, email,
           telefono, observaciones, alerta, ${ahora}, ${usuarioId}, ${ahora}, ${usuarioId}
      from carga_cliente c join carga_busqueda b on b.id = c.id where accion = 'CREAR' order by c.id
  `.execute(tx);
  await sql`
    update cliente x
       set codigo_externo = c.codigo_externo, razon_social = c.razon_social, busqueda = b.busqueda,
           documento_tipo = c.documento_tipo, documento_numero = c.documento_numero, condicion_iva = c.condicion_iva,
           lista_id = c.lista_id, email = c.email, telefono = c.telefono, observaciones = c.observaciones, alerta = c.alerta,
           version = x.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_cliente c join carga_busqueda b on b.id = c.id where c.accion = 'ACTUALIZAR' and x.id = c.id
  `.execute(tx);
  await guardarDomiciliosDeCarga(tx);
}

async function guardarDomiciliosDeCarga(tx: Tx): Promise<void> {
  await sql`
    insert into cliente_domicilio (id, cliente_id, orden, calle, localidad_id, codigo_postal, principal)
    select domicilio_id, c.id, coalesce(u.ultimo, 0) + 1, calle, localidad_id, codigo_postal, true
      from carga_cliente c
      left join (select cliente_id, max(orden) as ultimo from cliente_domicilio group by cliente_id) u on u.cliente_id = c.id
     where domicilio = 'NUEVO' and accion in ('CREAR', 'ACTUALIZAR')
  `.execute(tx);
  await sql`
    update cliente_domicilio d set calle = c.calle, localidad_id = c.localidad_id, codigo_postal = c.codigo_postal
      from carga_cliente c where c.domicilio = 'CAMBIA' and c.accion = 'ACTUALIZAR' and d.id = c.domicilio_id
  `.execute(tx);
}

/** The text each one is found by, so many at a time; `false` when there are no more. */
async function anotarBusqueda(tx: Tx, desde: number): Promise<boolean> {
  const { rows } = await sql<Buscable>`
    select id, razon_social as "razonSocial", documento_numero as documento, codigo_externo as "codigoExterno", telefono
      from carga_cliente where orden > ${desde} and orden <= ${desde + TANDA}
  `.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    insert into carga_busqueda select * from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(textoDeBusqueda)}::text[])
  `.execute(tx);
  return true;
}
