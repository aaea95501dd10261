import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { puedeEscribirse } from '@trastienda/nucleo/inicio/aviso.ts';
import type { Aviso, AvisoNuevo } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';
import type { Orden, Usuario } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { aLaVista, leerAvisos } from './avisos.query.ts';

/** Tells something to everybody, on the home and as news. */
export async function escribirAviso(orden: Orden, { texto, hasta }: AvisoNuevo): Promise<Aviso> {
  const { tx, usuario, ahora, auditar, publicar } = orden;
  const hoy = diaArgentino(ahora);
  // Two that write at once do not pass the limit together.
  await sql`lock table aviso_interno in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from aviso_interno a where ${aLaVista(hoy)}
  `.execute(tx);
  exigir(puedeEscribirse({ hasta }, { hoy, aLaVista: definido(rows[0], 'a count is always one row').n }));
  const id = uuidv7();
  await tx.insertInto('aviso_interno').values({ id, texto, hasta, escrito_por: usuario.id }).execute();
  auditar({ accion: 'aviso.escribir', entidad: 'aviso', id, cambios: diferencias(null, { texto, hasta }) });
  const [aviso] = await leerAvisos(tx, usuario, sql<boolean>`a.id = ${id}`);
  const escrito = definido(aviso, 'the notice just written');
  const datos = { aviso: texto, quien: escrito.autor.nombre };
  publicar({ tipo: 'aviso.escrito', sucursalId: null, autorId: usuario.id, datos });
  return escrito;
}

/** Takes one down: nobody sees it any more. One that somebody else took down meanwhile is not there. */
export async function retirarAviso({ tx, usuario, auditar }: Orden, id: string): Promise<{ id: string }> {
  const { rows } = await sql<{ texto: string }>`
    update aviso_interno set retirado_en = clock_timestamp(), retirado_por = ${usuario.id}
    where id = ${id} and retirado_en is null returning texto
  `.execute(tx);
  const { texto } = rows[0] ?? rechazar('comun.no_encontrado', { que: 'el aviso' });
  auditar({ accion: 'aviso.retirar', entidad: 'aviso', id, cambios: diferencias({ texto }, null) });
  return { id };
}

/** Says that a person knows of one, or that they want to see it again. Twice is once. */
export async function anotarEnterado(db: Db, usuario: Usuario, id: string, enterado: boolean): Promise<void> {
  const { rows } = await sql`
    select from aviso_interno where id = ${id} and retirado_en is null
  `.execute(db);
  if (rows.length === 0) rechazar('comun.no_encontrado', { que: 'el aviso' });
  const suya = { aviso_id: id, usuario_id: usuario.id };
  if (enterado) {
    await db
      .insertInto('aviso_enterado')
      .values(suya)
      .onConflict((en) => en.doNothing())
      .execute();
  } else {
    await db.deleteFrom('aviso_enterado').where('aviso_id', '=', id).where('usuario_id', '=', usuario.id).execute();
  }
}
