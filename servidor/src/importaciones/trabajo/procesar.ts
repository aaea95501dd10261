import { stat } from 'node:fs/promises';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { sinMarca } from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import type { Rechazo } from '@trastienda/nucleo/importaciones/rechazo.ts';
import { exigirSinCambios } from '#importaciones/archivo/archivo.ts';
import { type Fuente, leerFilas } from '#importaciones/archivo/lector.ts';
import type { Totales } from '#importaciones/importaciones.repo.ts';
import { rutaDeTexto } from '#importaciones/planilla/carpeta.ts';
import { borrarResultados, cerrarResultados, guardarRechazos } from './filas.repo.ts';
import type { RechazoDeFila } from './mensajes.ts';
import { type ConteoDe, mesaDe } from './mesas.ts';
import type { Obra } from './obra.ts';

type ArchivoAProcesar = Omit<Fuente, 'nombre' | 'tabla'> & { readonly bytes: number; readonly modificado?: number };

export type Procesado = Totales & { readonly conteo: ConteoDe[Entidad] };

/**
 * Everything that comes of a file, inside the open transaction: its rows are read and judged, compared with what there
 * is now and, unless it is a rehearsal, written through the doors of the rooms. Each row leaves its result behind.
 */
export async function procesarArchivo(
  obra: Omit<Obra, 'rechazar'>,
  entidad: Entidad,
  pedido: ArchivoAProcesar,
): Promise<Procesado> {
  const { tx, copiar, importacionId, tabla, avanzar } = obra;
  const archivo = { ...pedido, nombre: obra.archivo, tabla };
  await borrarResultados(tx, importacionId);
  let escritos = 0;
  const rechazar = async (rechazos: readonly RechazoDeFila[]) => {
    await guardarRechazos(copiar, importacionId, rechazos, escritos);
    escritos += rechazos.length;
  };
  const mesa = await mesaDe(entidad, { ...obra, rechazar });
  const total = archivo.hoja === undefined ? archivo.bytes : await pesoDe(archivo.ruta, archivo.hoja);
  let leidas = 0;
  let pendientes: RechazoDeFila[] = [];
  const anotar = (rechazos: readonly Rechazo[], celdas: readonly string[]) => {
    const referencia = sinMarca(celdas[tabla.lugares[mesa.referencia] ?? -1] ?? '').trim();
    for (const rechazo of rechazos) pendientes.push({ ...rechazo, referencia });
  };
  // While the database writes some rows the next are read.
  let volcado = Promise.resolve();
  const volcar = async (rechazos: readonly RechazoDeFila[]) => {
    await mesa.volcar();
    await rechazar(rechazos);
  };
  await leerFilas(archivo, {
    fila: (celdas, fila, mal) => {
      leidas += 1;
      if (mal) mesa.sinForma?.(celdas, fila);
      anotar(mal ? [mal] : mesa.recibir(celdas, fila), celdas);
    },
    lote: async (bytes) => {
      await volcado;
      volcado = volcar(pendientes);
      // Whoever waits for it hears of it.
      volcado.catch(() => {});
      pendientes = [];
      avanzar({ etapa: 'leer', hechos: bytes, total });
    },
  }).finally(() => volcado);
  // What a spreadsheet became is ours: nobody else writes there.
  if (archivo.hoja === undefined) await exigirSinCambios(archivo);
  const conteo = await mesa.terminar();
  const rechazadas = await cerrarResultados(tx, importacionId);
  const { crear, actualizar, sinCambios, detalles } = conteo;
  return { leidas, rechazadas, crear, actualizar, sinCambios, detalles, conteo };
}

const pesoDe = async (carpeta: string, hoja: string): Promise<number> =>
  (await stat(await rutaDeTexto(carpeta, hoja))).size;
