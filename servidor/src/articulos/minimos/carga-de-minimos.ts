import { sql } from 'kysely';
import { avanzarVersiones, bloquearArticulosDe } from '#articulos/articulos.repo.ts';
import { NO_CABE } from '#articulos/vueltas.ts';
import type { Tx } from '#db/db.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/**
 * Minimums and places of any number of artículos, in a temporary table of the same transaction, whose artículos the caller holds.
 * `carga_minimo`: `articulo_id`, `decimales`, `deposito_id`; `cifras`, whether `minimo`, `objetivo` and `maximo` are to be written;
 * `lugares`, whether `ubicacion` is; and `accion`, SIN_CAMBIOS for those that are left alone.
 */
export async function guardarCargaDeMinimos(tx: Tx, autoria: Autoria): Promise<void> {
  const { usuarioId, ahora } = autoria;
  await sql`
    insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, maximo, modificado_en, modificado_por)
    select articulo_id, decimales, deposito_id, minimo, objetivo, maximo, ${ahora}, ${usuarioId} from carga_minimo where cifras
    on conflict (articulo_id, deposito_id) do update
      set minimo = excluded.minimo, objetivo = excluded.objetivo, maximo = excluded.maximo,
          modificado_en = excluded.modificado_en, modificado_por = excluded.modificado_por
  `.execute(tx);
  await sql`
    insert into articulo_ubicacion (articulo_id, deposito_id, ubicacion, modificado_en, modificado_por)
    select articulo_id, deposito_id, ubicacion, ${ahora}, ${usuarioId} from carga_minimo where lugares
    on conflict (articulo_id, deposito_id) do update
      set ubicacion = excluded.ubicacion, modificado_en = excluded.modificado_en, modificado_por = excluded.modificado_por
  `.execute(tx);
  await avanzarVersiones(tx, sql`select articulo_id from carga_minimo where accion <> 'SIN_CAMBIOS'`, autoria);
}

/**
 * Takes such a load back (INV-74). `carga_reversion`: `previo`, with what the load left and what was before; and, filled in here,
 * `motivo` of those that stay because somebody said something else since.
 */
export async function revertirCargaDeMinimos(tx: Tx, autoria: Autoria): Promise<void> {
  const { usuarioId, ahora } = autoria;
  await bloquearArticulosDe(tx, sql`select (previo ->> 'articulo_id')::uuid from carga_reversion`);
  await sql`
    create temp table carga_vuelta on commit drop as
    select fila, x.* from carga_reversion, jsonb_to_record(previo) as x (
      articulo_id uuid, deposito_id uuid, cifras boolean, minimo numeric, objetivo numeric, maximo numeric,
      minimo_antes numeric, objetivo_antes numeric, maximo_antes numeric, lugares boolean, ubicacion text, ubicacion_antes text)
  `.execute(tx);
  await sql`
    update carga_reversion r set motivo = case
      when v.cifras and k.articulo_id is null or v.lugares and u.articulo_id is null then 'Alguien lo quitó después.'
      when v.cifras and (k.minimo, k.objetivo, k.maximo) is distinct from (v.minimo, v.objetivo, v.maximo)
        or v.lugares and u.ubicacion <> v.ubicacion then 'Alguien lo cambió después.'
      when v.cifras and (v.minimo_antes, v.objetivo_antes, v.maximo_antes) is distinct from
             (round(v.minimo_antes, a.decimales), round(v.objetivo_antes, a.decimales), round(v.maximo_antes, a.decimales))
        then ${NO_CABE} end
      from carga_vuelta v
      join articulo a on a.id = v.articulo_id
      left join politica_reposicion k on k.articulo_id = v.articulo_id and k.deposito_id = v.deposito_id
      left join articulo_ubicacion u on u.articulo_id = v.articulo_id and u.deposito_id = v.deposito_id
     where v.fila = r.fila
  `.execute(tx);
  await sql`delete from carga_vuelta v using carga_reversion r where r.fila = v.fila and r.motivo is not null`.execute(
    tx,
  );
  await sql`
    delete from politica_reposicion k using carga_vuelta v
     where v.cifras and v.minimo_antes is null and k.articulo_id = v.articulo_id and k.deposito_id = v.deposito_id
  `.execute(tx);
  await sql`
    update politica_reposicion k
       set minimo = v.minimo_antes, objetivo = v.objetivo_antes, maximo = v.maximo_antes,
           modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_vuelta v
     where v.cifras and v.minimo_antes is not null and k.articulo_id = v.articulo_id and k.deposito_id = v.deposito_id
  `.execute(tx);
  await sql`
    delete from articulo_ubicacion u using carga_vuelta v
     where v.lugares and v.ubicacion_antes is null and u.articulo_id = v.articulo_id and u.deposito_id = v.deposito_id
  `.execute(tx);
  await sql`
    update articulo_ubicacion u
       set ubicacion = v.ubicacion_antes, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_vuelta v
     where v.lugares and v.ubicacion_antes is not null and u.articulo_id = v.articulo_id and u.deposito_id = v.deposito_id
  `.execute(tx);
  await avanzarVersiones(tx, sql`select articulo_id from carga_vuelta`, autoria);
}
