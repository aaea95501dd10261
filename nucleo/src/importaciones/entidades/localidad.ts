import { decimal, textoDecimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerNumero } from '#importaciones/lectura/numeros.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { normaCodigoPostal } from '#tablas-generales/localidad.ts';
import { reconocerProvincia } from '#tablas-generales/provincia.ts';
import type { CampoDe } from './entidades.ts';

type CampoDeLocalidad = CampoDe<'localidades'>;

export type FilaDeLocalidad = {
  readonly fila: number;
  readonly provinciaIso: string;
  readonly nombre: string;
  readonly partido: string;
  readonly codigoPostal: string | null;
  readonly latitud: string | null;
  readonly longitud: string | null;
  /** With provincia and CP, what makes a localidad unique (`acordado` 1). */
  readonly nombreNorm: string;
  readonly partidoNorm: string;
};

const CODIGO_POSTAL = /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/;

/** One row of a file of localidades. */
export function interpretarLocalidad(
  tabla: Tabla,
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeLocalidad> {
  const lector = lectorDe<CampoDeLocalidad>(tabla, celdas, fila);
  const provinciaIso = leerProvincia(lector);
  const nombre = lector.texto('nombre', 120);
  const nombreNorm = normaCodigo(nombre);
  if (nombreNorm === '') lector.rechazar('nombre', 'Falta el nombre de la localidad.');
  const partido = lector.texto('partido', 120);
  const codigoPostal = normaCodigoPostal(lector.texto('codigoPostal', 20));
  if (codigoPostal !== null && !CODIGO_POSTAL.test(codigoPostal)) {
    lector.rechazar('codigoPostal', 'No es un código postal: son cuatro cifras, o un CPA como B1900XAB.');
  }
  const latitud = leerCoordenada(lector, tabla, 'latitud', 90);
  const longitud = leerCoordenada(lector, tabla, 'longitud', 180);
  if ((latitud === null) !== (longitud === null) && lector.rechazos.length === 0) {
    lector.rechazar(latitud === null ? 'latitud' : 'longitud', 'Las coordenadas van de a dos: falta una.');
  }

  if (lector.rechazos.length > 0 || provinciaIso === undefined) return { aceptada: false, rechazos: lector.rechazos };
  return {
    aceptada: true,
    fila: {
      fila,
      provinciaIso,
      nombre,
      partido,
      codigoPostal,
      latitud,
      longitud,
      nombreNorm,
      partidoNorm: normaCodigo(partido),
    },
  };
}

function leerProvincia(lector: Lector<CampoDeLocalidad>): string | undefined {
  const escrita = lector.texto('provinciaIso', 120) || lector.texto('provincia', 120);
  const iso = reconocerProvincia(escrita);
  if (iso === undefined) {
    const motivo = escrita === '' ? 'Falta la provincia.' : 'No es una provincia: poné su código ISO, como AR-B.';
    lector.rechazar('provinciaIso', motivo);
  }
  return iso;
}

function leerCoordenada(
  lector: Lector<CampoDeLocalidad>,
  { signo }: Tabla,
  campo: 'latitud' | 'longitud',
  tope: number,
): string | null {
  const texto = lector.numero(campo, 40);
  if (texto === '') return null;
  const numero = leerNumero(texto, { signo, decimales: 20, enteros: 3 });
  if (!numero.ok) {
    lector.rechazar(campo, numero.error);
    return null;
  }
  if (decimal(numero.value).abs().gt(tope)) {
    lector.rechazar(campo, `Está fuera de rango: va de -${tope} a ${tope}.`);
    return null;
  }
  return textoDecimal(numero.value, 0, 7);
}
