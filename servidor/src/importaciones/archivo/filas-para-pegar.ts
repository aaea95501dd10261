import { LINEAS_MAXIMO } from '@trastienda/nucleo/articulos/contrato.ts';
import { decimalesPorColumna, pegarFilas, sonTitulos } from '@trastienda/nucleo/articulos/estructura/planilla.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import { numeroMarcado, SEPARADOR_DE_HOJA, sinMarca } from '@trastienda/nucleo/importaciones/lectura/planilla.ts';
import { primerosRegistros } from '@trastienda/nucleo/importaciones/lectura/registros.ts';
import type { FilasParaPegar } from '#articulos/index.ts';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type Almacen, crearAlmacen } from './almacen.ts';
import { abrirArchivo, abrirLibro, type Muestra } from './archivo.ts';
import { type Recibido, recibirArchivo } from './recibir.ts';

/** Above the titles people write what the sheet is. */
const FILAS_DE_ENCABEZADO = 20;

/** What rooms below ask of this one: the rows of a file that comes with a request, as they would have been pasted. Nothing of it stays. */
export function lectorDeFilasParaPegar({
  dataDir,
  analizador,
}: Pick<Entorno, 'dataDir' | 'analizador'>): FilasParaPegar {
  const almacen = crearAlmacen(dataDir);
  return async (request, endpoint) => {
    const recibido = await recibirArchivo(request, endpoint, { almacen, analizador });
    try {
      return await filasParaPegar(almacen, recibido);
    } finally {
      await Promise.all([recibido.guardado, recibido.original].map(almacen.borrar));
    }
  };
}

/**
 * Of a spreadsheet, those of the first sheet that has the titles of an estructura, from them on; of one without, those of its
 * first sheet. No more than an estructura may have.
 */
async function filasParaPegar({ rutaDe }: Almacen, recibido: Recibido): Promise<string> {
  const { guardado, nombre: archivo, esLibro } = recibido;
  if (!esLibro) {
    const texto = await abrirArchivo({ ruta: rutaDe(guardado), nombre: archivo, maximoMiB: MAXIMO_DE_ARCHIVO_MIB });
    if (!texto.completa) demasiadas(archivo);
    return texto.muestra;
  }
  const { hojas } = await abrirLibro(rutaDe(guardado), archivo);
  const leidas = hojas.map(registrosDe);
  const elegida = leidas.find(({ titulos }) => titulos >= 0) ?? leidas[0];
  if (!elegida) return rechazar('importaciones.archivo_vacio', { archivo });
  const filas = elegida.filas.slice(Math.max(elegida.titulos, 0));
  if (!elegida.completa || filas.length > LINEAS_MAXIMO + 1) demasiadas(archivo);
  return pegarFilas(filas);
}

function registrosDe({ muestra, completa }: Muestra) {
  const registros = primerosRegistros(muestra, SEPARADOR_DE_HOJA, Number.POSITIVE_INFINITY, completa).filter((celdas) =>
    celdas.some((celda) => sinMarca(celda).trim() !== ''),
  );
  const titulos = registros.slice(0, FILAS_DE_ENCABEZADO).findIndex((celdas) => sonTitulos(celdas.map(sinMarca)));
  const decimales = decimalesPorColumna((registros[titulos] ?? []).map(sinMarca));
  const filas = registros.map((celdas) => celdas.map((celda, i) => comoSeEscribe(celda, decimales[i])));
  return { filas, completa, titulos };
}

/** What the spreadsheet holds as a number leaves nothing to guess: with a comma, and without what a formula left beyond it. */
function comoSeEscribe(celda: string, decimales: number | undefined): string {
  const exacto = numeroMarcado(celda);
  if (exacto === undefined || decimales === undefined) return sinMarca(celda);
  return textoDecimal(exacto, 0, decimales).replace('.', ',');
}

const demasiadas = (archivo: string): never =>
  rechazar('importaciones.demasiadas_filas', { archivo, maximo: LINEAS_MAXIMO, juntas: true });
