import { decimal, textoDecimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerNumero } from './numeros.ts';
import type { CampoDeLocalidad } from './perfiles.ts';
import type { Interpretacion } from './rechazo.ts';
import { type Lector, lectorDe, type Tabla } from './tabla.ts';

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

type Provincia = { readonly iso: string; readonly nombre: string };
export type Provincias = ReadonlyMap<string, string>;

/** How people call two provincias beside their full names (`argentina.md` 1.4). */
const ALIAS: readonly (readonly [string, string])[] = [
  ['CABA', 'AR-C'],
  ['CAPITALFEDERAL', 'AR-C'],
  ['CIUDADDEBUENOSAIRES', 'AR-C'],
  ['TIERRADELFUEGO', 'AR-V'],
];

/** Every way to write a provincia, in normal form, to its ISO code: "AR-B", "B", "Buenos Aires". */
export const provinciasPorNombre = (provincias: readonly Provincia[]): Provincias =>
  new Map([
    ...ALIAS,
    ...provincias.flatMap(({ iso, nombre }) => [
      [normaCodigo(iso), iso] as const,
      [normaCodigo(iso.slice(3)), iso] as const,
      [normaCodigo(nombre), iso] as const,
    ]),
  ]);

const CODIGO_POSTAL = /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/;

/** One row of a file of localidades. */
export function interpretarLocalidad(
  { tabla, provincias }: { readonly tabla: Tabla; readonly provincias: Provincias },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeLocalidad> {
  const lector = lectorDe<CampoDeLocalidad>(tabla, celdas, fila);
  const provinciaIso = leerProvincia(lector, provincias);
  const nombre = lector.texto('nombre', 120);
  const nombreNorm = normaCodigo(nombre);
  if (nombreNorm === '') lector.rechazar('nombre', 'Falta el nombre de la localidad.');
  const partido = lector.texto('partido', 120);
  const codigoPostal = lector.texto('codigoPostal', 20).toUpperCase();
  if (codigoPostal !== '' && !CODIGO_POSTAL.test(codigoPostal)) {
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
      codigoPostal: codigoPostal === '' ? null : codigoPostal,
      latitud,
      longitud,
      nombreNorm,
      partidoNorm: normaCodigo(partido),
    },
  };
}

function leerProvincia(lector: Lector<CampoDeLocalidad>, provincias: Provincias): string | undefined {
  const escrita = lector.texto('provinciaIso', 120) || lector.texto('provincia', 120);
  const iso = provincias.get(normaCodigo(escrita));
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
  const texto = lector.texto(campo, 40);
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
