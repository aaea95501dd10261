import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { estanReferidos } from '#db/referencias.ts';
import { guardarCargaDeClientes } from './carga-masiva.ts';

/** What belongs to a cliente and goes with it. */
const PROPIAS = ['cliente_domicilio', 'cliente_contacto'];

/**
 * Takes a load back (INV-74). `carga_reversion`, a temporary table of the same transaction: `id`, `creado`, `version`
 * (the one the load left), `previo` (what was, for those that were changed) and, filled in here, `motivo` and `destino`:
 * BORRAR, DEVOLVER, or DEJAR with the reason why it stays.
 */
export async function revertirCargaDeClientes(
  tx: Tx,
  autoria: { readonly usuarioId: string; readonly ahora: Date },
): Promise<void> {
  await sql`
    select count(*) from (
      select from cliente where id in (select id from carga_reversion) order by id for no key update) x
  `.execute(tx);
  // Whoever is writing a nota of one that goes away is waited for; nobody else is.
  await sql`
    select count(*) from (
      select from cliente where id in (select id from carga_reversion where creado) order by id for update) x
  `.execute(tx);
  const referidos = await estanReferidos(tx, 'cliente', PROPIAS, sql`r.id`);
  await sql`
    update carga_reversion r set motivo = case
      when not exists (select from cliente c where c.id = r.id and c.version = r.version) then 'Alguien lo cambió después.'
      when not r.creado and ${SE_TOMO} then 'Otro cliente tiene ahora su documento o su código.'
      when r.creado and ${referidos} then 'Ya tiene documentos.' end
  `.execute(tx);
  await sql`
    update carga_reversion
       set destino = case when motivo is not null then 'DEJAR' when creado then 'BORRAR' else 'DEVOLVER' end
  `.execute(tx);
  await devolver(tx, autoria);
  const fuera = sql`select id from carga_reversion where destino = 'BORRAR'`;
  await sql`delete from cliente_domicilio where cliente_id in (${fuera})`.execute(tx);
  await sql`delete from cliente_contacto where cliente_id in (${fuera})`.execute(tx);
  await sql`delete from cliente where id in (${fuera})`.execute(tx);
}

/** Somebody else has by now the document or the código externo it used to have. */
const SE_TOMO = sql`exists (
  select from cliente o where o.id <> r.id and (
    o.codigo_externo = r.previo ->> 'codigo_externo'
    or (o.estado <> 'FUSIONADO' and o.documento_tipo = r.previo ->> 'documento_tipo'
        and o.documento_numero = r.previo ->> 'documento_numero')))`;

async function devolver(tx: Tx, autoria: { readonly usuarioId: string; readonly ahora: Date }): Promise<void> {
  await sql`
    delete from cliente_domicilio d using carga_reversion r
     where r.destino = 'DEVOLVER' and r.previo ->> 'domicilio' = 'NUEVO' and d.id = (r.previo ->> 'domicilio_id')::uuid
  `.execute(tx);
  await sql`
    create temp table carga_cliente on commit drop as
    select r.id, row_number() over (order by r.id) as orden, 'ACTUALIZAR' as accion, v.*,
           case when r.previo ->> 'domicilio' = 'CAMBIA' then 'CAMBIA' end as domicilio,
           (r.previo ->> 'domicilio_id')::uuid as domicilio_id, r.previo ->> 'calle' as calle,
           (r.previo ->> 'localidad_id')::uuid as localidad_id, r.previo ->> 'codigo_postal' as codigo_postal
      from carga_reversion r
      cross join lateral jsonb_to_record(r.previo) as v (
        codigo_externo text, razon_social text, documento_tipo text, documento_numero text, condicion_iva smallint,
        lista_id uuid, email text, telefono text, observaciones text, alerta text)
     where r.destino = 'DEVOLVER'
  `.execute(tx);
  await guardarCargaDeClientes(tx, autoria);
}
