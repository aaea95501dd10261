import { setTimeout as esperar } from 'node:timers/promises';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { CambioDesdeElEnsayo } from '@trastienda/nucleo/importaciones/ensayo.ts';
import { tablaDe } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Copiar, enTransaccionConCopia, type Hecha } from '#db/copia.ts';
import type { Tx } from '#db/db.ts';
import { esReintentable } from '#http/comando.ts';
import { crearUsuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import {
  leerImportacion,
  marcarAplicada,
  marcarRevertida,
  marcarValidada,
  type Totales,
} from '#importaciones/importaciones.repo.ts';
import { aplicarLista } from '#importaciones/listas/aplicar-lista.ts';
import { revertir } from '#importaciones/vuelta/revertir.ts';
import { asentarAuditoria, diferencias } from '#plataforma/auditoria.ts';
import { publicar } from '#plataforma/eventos.ts';
import { compararConElEnsayo, recordarEnsayo } from './ensayo.repo.ts';
import type { Encargo } from './mensajes.ts';
import type { Avance } from './obra.ts';
import { type Procesado, procesarArchivo } from './procesar.ts';
import { sigueActiva, siguePudiendo } from './quien-lo-pidio.query.ts';
import { esperarTurno, terminarTarea } from './tareas.repo.ts';

/** More rows than this come in by the console. */
const MAXIMO_DE_FILAS = 200_000;
/** These wait in memory until the last one of them was read, beside what is in force around them. */
const MAXIMO_DE_COMPONENTES = 50_000;
const INTENTOS = 3;

type Taller = {
  readonly tx: Tx;
  readonly copiar: Copiar;
  readonly encargo: Encargo;
  readonly avanzar: (avance: Avance) => void;
};

/**
 * Does one piece of long work, all of it or nothing, in one transaction. Throws `ReglaRota` when it is refused. What is applied is what
 * was rehearsed, when it was: once it no longer is, nothing is written, it is rehearsed again, and refused with what changed.
 */
export async function hacerTarea(pool: pg.Pool, encargo: Encargo, avanzar: (avance: Avance) => void): Promise<void> {
  const cambio = await enSuTurno(pool, async (tx, copiar) => {
    const cambiado = await enTransaccion({ tx, copiar, encargo, avanzar });
    if (cambiado !== null) return { resultado: cambiado, confirmar: false };
    // It may have waited behind another one, and taken long itself: nothing is kept of who was deactivated meanwhile, nor of who
    // may no longer do it.
    const { usuarioId } = encargo.autor;
    const sigue = await sigueActiva(tx, usuarioId);
    if (sigue && !(await siguePudiendo(tx, usuarioId, encargo.concedido))) rechazar('comun.sin_permiso', {});
    if (!sigue || !(await terminarTarea(tx, encargo.importacionId, encargo.ejecutor))) {
      rechazar('importaciones.interrumpida', {});
    }
    return { resultado: null, confirmar: true };
  });
  if (cambio === null) return;
  // The task is still in course: it ends when its refusal is written down.
  await enSuTurno(pool, async (tx, copiar) => {
    await ensayarOAplicar({ tx, copiar, encargo: { ...encargo, tarea: 'validar' }, avanzar });
    return { resultado: undefined, confirmar: true };
  });
  rechazar('importaciones.cambio_desde_el_ensayo', cambio);
}

/** One import at a time; what somebody wrote in between is met on another reading. */
async function enSuTurno<T>(pool: pg.Pool, trabajo: (tx: Tx, copiar: Copiar) => Promise<Hecha<T>>): Promise<T> {
  for (let intento = 1; ; intento += 1) {
    try {
      return await enTransaccionConCopia(pool, async (tx, copiar) => {
        await esperarTurno(tx);
        await comodidades(tx);
        return trabajo(tx, copiar);
      });
    } catch (error) {
      if (intento >= INTENTOS || !(esReintentable(error) || seCruzo(error))) throw error;
      await esperar(200 * intento);
    }
  }
}

/** Somebody took a code or a document, or left a subfamilia out of use, between our look and our write. */
export const seCruzo = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' ||
    (error.code === '23001' && 'constraint' in error && error.constraint === 'clasificacion_activa'));

/** Sorts and joins of a whole file at once: worth more memory than the questions of people. */
export async function comodidades(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '48MB', true), set_config('temp_buffers', '96MB', true)`.execute(tx);
}

/** Answers what is no longer as it was rehearsed, in which case nothing is to be kept. */
async function enTransaccion(taller: Taller): Promise<CambioDesdeElEnsayo | null> {
  const { tx, encargo, avanzar } = taller;
  const { importacionId, tarea } = encargo;
  const { importacion, usuario, ahora } = await abrirEncargo(taller);
  const { entidad, archivo } = importacion;
  if (tarea === 'revertir') {
    const { revertidas, noRevertidas } = await revertir({
      tx,
      importacionId,
      entidad,
      archivo,
      aplicadaEn: new Date(definido(importacion.aplicadaEn, 'when it was applied')),
      usuario,
      autor: encargo.autor,
      ahora,
      avanzar,
    });
    await marcarRevertida(tx, importacionId, noRevertidas, usuario.id);
    await publicar(tx, { tipo: 'importacion.revertida', usuarioId: usuario.id, datos: { importacionId, archivo } });
    await auditar(tx, encargo, { archivo, revertidas, noRevertidas });
    return null;
  }
  if (tarea === 'aplicar' && entidad === 'listas_de_proveedor') {
    const proponer = encargo.proponerPrecios ?? false;
    const hecho = await aplicarLista({ tx, importacion, usuario, ahora, proponer, avanzar });
    const { leidas, rechazadas } = importacion;
    await cerrarAplicada(tx, encargo, { ...hecho, archivo, leidas: leidas ?? 0, rechazadas: rechazadas ?? 0 });
    return null;
  }
  if (tarea === 'aplicar' && importacion.estado === 'VALIDADA') await recordarEnsayo(tx, importacionId);
  const procesado = await ensayarOAplicar(taller);
  if (tarea === 'aplicar') {
    const cambio = importacion.estado === 'VALIDADA' ? await compararConElEnsayo(tx, importacionId) : null;
    if (cambio === null) await cerrarAplicada(tx, encargo, { ...procesado, archivo });
    return cambio;
  }
  const { leidas, rechazadas } = procesado;
  const datos = { importacionId, archivo, leidas, rechazadas };
  await publicar(tx, { tipo: 'importacion.validada', usuarioId: usuario.id, datos });
  return null;
}

async function abrirEncargo({ tx, encargo }: Pick<Taller, 'tx' | 'encargo'>) {
  const { importacionId, autor, permisos, ahora } = encargo;
  const importacion = definido(await leerImportacion(tx, importacionId), 'the importación of the task');
  const usuario = crearUsuario(autor.usuarioId, autor.quien, new Map(permisos));
  return { importacion, usuario, ahora: new Date(ahora) };
}

/** Reads the file and does what it says, or only tells what that would be. */
async function ensayarOAplicar(taller: Taller): Promise<Procesado> {
  const { tx, copiar, encargo, avanzar } = taller;
  const { importacionId } = encargo;
  const { importacion, usuario, ahora } = await abrirEncargo(taller);
  const { entidad, archivo, bytes, formato, opciones } = importacion;
  const proponer = encargo.proponerPrecios ?? false;
  const tabla = tablaDe(importacion);
  const simular = encargo.tarea === 'validar';
  const procesado = await procesarArchivo(
    { tx, copiar, importacionId, archivo, usuario, ahora, tabla, opciones, simular, proponer, avanzar },
    entidad,
    {
      ruta: definido(encargo.ruta, 'the file of the importación'),
      bytes,
      codificacion: formato.codificacion,
      hoja: formato.hoja,
      encabezado: formato.encabezado,
      maximoDeFilas: entidad === 'estructuras' ? MAXIMO_DE_COMPONENTES : MAXIMO_DE_FILAS,
      juntas: entidad === 'estructuras',
    },
  );
  if (simular) await marcarValidada(tx, importacionId, procesado);
  return procesado;
}

/** What was applied is told to whoever asked, kept with the importación, and put on the trail. */
async function cerrarAplicada(
  tx: Tx,
  encargo: Encargo,
  { archivo, ...totales }: Totales & { readonly archivo: string },
): Promise<void> {
  const { importacionId, autor } = encargo;
  const { leidas, rechazadas, crear, actualizar } = totales;
  const datos = { importacionId, archivo, leidas, rechazadas };
  await publicar(tx, { tipo: 'importacion.terminada', usuarioId: autor.usuarioId, datos });
  await marcarAplicada(tx, importacionId, totales, autor.usuarioId);
  await auditar(tx, encargo, { archivo, leidas, rechazadas, creadas: crear, actualizadas: actualizar });
}

async function auditar(
  tx: Tx,
  { importacionId, tarea, autor }: Encargo,
  cambios: Readonly<Record<string, string | number>>,
): Promise<void> {
  await asentarAuditoria(tx, autor, {
    accion: `importacion.${tarea}`,
    entidad: 'importacion',
    id: importacionId,
    cambios: diferencias(null, cambios),
  });
}
