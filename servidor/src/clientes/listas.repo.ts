import type { ContactoNuevo, DomicilioNuevo } from '@trastienda/nucleo/clientes/contrato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

/** Writes the domicilios of a cliente as they are given, in that order. Without a principal one, the first is it. */
export async function guardarDomicilios(
  tx: Tx,
  clienteId: string,
  domicilios: readonly DomicilioNuevo[],
): Promise<void> {
  await tx.deleteFrom('cliente_domicilio').where('cliente_id', '=', clienteId).execute();
  const hayPrincipal = domicilios.some(({ principal }) => principal);
  await sql`
    insert into cliente_domicilio (id, cliente_id, orden, etiqueta, calle, localidad_id, codigo_postal, principal)
    select * from unnest(
      ${domicilios.map(({ id }) => id ?? uuidv7())}::uuid[], ${domicilios.map(() => clienteId)}::uuid[],
      ${domicilios.map((_, i) => i + 1)}::int[], ${domicilios.map(({ etiqueta }) => etiqueta ?? '')}::text[],
      ${domicilios.map(({ calle }) => calle)}::text[],
      ${domicilios.map(({ localidadId }) => localidadId ?? null)}::uuid[],
      ${domicilios.map(({ codigoPostal }) => codigoPostal ?? '')}::text[],
      ${domicilios.map(({ principal }, i) => (hayPrincipal ? principal === true : i === 0))}::boolean[])
  `.execute(tx);
}

/** Writes the contactos of a cliente as they are given, in that order. */
export async function guardarContactos(tx: Tx, clienteId: string, contactos: readonly ContactoNuevo[]): Promise<void> {
  await tx.deleteFrom('cliente_contacto').where('cliente_id', '=', clienteId).execute();
  await sql`
    insert into cliente_contacto (id, cliente_id, orden, nombre, cargo, telefono, email)
    select * from unnest(
      ${contactos.map(({ id }) => id ?? uuidv7())}::uuid[], ${contactos.map(() => clienteId)}::uuid[],
      ${contactos.map((_, i) => i + 1)}::int[], ${contactos.map(({ nombre }) => nombre)}::text[],
      ${contactos.map(({ cargo }) => cargo ?? '')}::text[], ${contactos.map(({ telefono }) => telefono ?? '')}::text[],
      ${contactos.map(({ email }) => email ?? '')}::text[])
  `.execute(tx);
}
