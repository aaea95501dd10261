import type { Violacion } from './campania.ts';
import type { Envio } from './carga.ts';
import type { Muestra } from './sonda.ts';

/** What must not be seen, and where it was. */
type CasoMalo = readonly [que: string, malos: readonly unknown[]];

/** Whatever happens behind, callers get an answer: done, refused, or 503 with when to come back; and health is ours. */
export const malAtendidos = (envios: readonly Envio[], muestras: readonly Muestra[]): readonly CasoMalo[] => [
  ['un comando no recibió ni respuesta ni 503', envios.filter(sinRespuesta)],
  ['/healthz no dio 200', muestras.filter(({ ruta, status }) => ruta === '/healthz' && status !== 200)],
  ['una lectura no dio 200 ni 503', muestras.filter(({ status }) => status !== 200 && status !== 503)],
  ['un 503 sin Retry-After', muestras.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined)],
];

const sinRespuesta = ({ resultado }: Envio): boolean => resultado.tipo === 'unknown' && !/^503 /.test(resultado.motivo);

/** One violation for each case that was seen, with how many times and the first one. */
export const acusar = (invariante: string, casos: readonly CasoMalo[]): Violacion[] =>
  casos.flatMap(([que, malos]) =>
    malos.length === 0 ? [] : [{ invariante, que, datos: { cuantos: malos.length, uno: malos[0] } }],
  );
