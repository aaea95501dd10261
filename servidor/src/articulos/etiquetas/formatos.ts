import type { FormatoPropio } from '@trastienda/nucleo/articulos/contrato.ts';
import { esNombreComun, type FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';

/** The sheets and rolls that somebody measured, by name. */
export async function leerFormatos(db: Db | Tx): Promise<FormatoPropio[]> {
  const { rows } = await sql<{ id: string; medidas: FormatoDeEtiqueta }>`
    select id, medidas from formato_etiqueta order by nombre collate "es-x-icu", id`.execute(db);
  return rows.map(({ id, medidas }) => ({ id, ...medidas }));
}

export async function guardarFormato(
  { tx, usuario, auditar }: Orden,
  formato: FormatoDeEtiqueta,
): Promise<FormatoPropio> {
  const id = uuidv7();
  const { nombre } = formato;
  if (esNombreComun(nombre)) rechazar('articulos.formato_repetido', { nombre });
  // Of two who save the same name at once, the second hears it as if the first had been there before.
  const { numAffectedRows = 0n } = await sql`
    insert into formato_etiqueta (id, nombre, medidas, creado_por)
    values (${id}, ${nombre}, ${JSON.stringify(formato)}, ${usuario.id})
    on conflict (norma_palabras(nombre)) do nothing`.execute(tx);
  if (numAffectedRows === 0n) rechazar('articulos.formato_repetido', { nombre });
  auditar({
    accion: 'formato_etiqueta.crear',
    entidad: 'formato_etiqueta',
    id,
    cambios: diferencias(null, { ...formato }),
  });
  return { id, ...formato };
}

export async function quitarFormato({ tx, auditar }: Orden, id: string): Promise<{ id: string }> {
  const { rows } = await sql<{ medidas: FormatoDeEtiqueta }>`
    delete from formato_etiqueta where id = ${id} returning medidas`.execute(tx);
  const [borrado] = rows;
  if (!borrado) return rechazar('comun.no_encontrado', { que: 'el formato' });
  auditar({
    accion: 'formato_etiqueta.quitar',
    entidad: 'formato_etiqueta',
    id,
    cambios: diferencias({ ...borrado.medidas }, { nombre: null }),
  });
  return { id };
}
