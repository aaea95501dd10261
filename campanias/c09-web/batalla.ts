import type { Envio, Respuesta } from '#campanias/c08-permisos/enviar.ts';
import type { TerrenoDeC08 } from '#campanias/c08-permisos/terreno.ts';
import type { Contexto, Intentable, Violacion } from '#campanias/comun/campania.ts';

/** What is attacked, and what came of it. */
export type Batalla = TerrenoDeC08 & {
  readonly contexto: Contexto;
  readonly cuenta: Cuenta;
  readonly seguir: () => boolean;
};

export type Cuenta = {
  intentos: number;
  readonly tiempos: number[];
  readonly violaciones: Violacion[];
};

/** A kind of attack. */
export type Familia = Intentable & { readonly atacar: (batalla: Batalla) => Promise<void> };

/** What was sent asks the database to sleep for three seconds. */
const PIDE_DORMIR = /pg_sleep/;
const SIESTA_MS = 2_900;
/** What no answer may ever tell. */
const INTERIORES = /syntax error|PostgresError|pg_catalog|at \w+ \(.*\.ts:\d+|node_modules|ECONNREFUSED/;

/**
 * One attempt. `falla` says what was wrong with the answer, if anything; a fault of the server, an answer that tells its
 * insides and a wait are wrong whatever was asked.
 */
export async function intentar(
  { mensajero, cuenta }: Batalla,
  nombre: string,
  envio: Envio,
  falla: (respuesta: Respuesta) => string | undefined,
): Promise<Respuesta> {
  const respuesta = await mensajero.enviar(envio).catch((error: unknown): Respuesta => sinRespuesta(error));
  cuenta.intentos += 1;
  cuenta.tiempos.push(respuesta.ms);
  const que = deSiempre(respuesta) ?? (await siesta(mensajero, envio, respuesta)) ?? falla(respuesta);
  if (que !== undefined) {
    const datos = { ruta: envio.ruta, texto: respuesta.texto.slice(0, 300) };
    cuenta.violaciones.push({ invariante: 'C09', que: `${nombre}: ${que}`, datos });
  }
  return respuesta;
}

/** A connection that is cut instead of answered is as wrong as a fault. */
const sinRespuesta = (error: unknown): Respuesta => ({
  status: 599,
  tipo: '',
  texto: String(error),
  cookies: [],
  ms: 0,
});

function deSiempre({ status, texto }: Respuesta): string | undefined {
  if (status >= 500 && status !== 503) return `contestó ${status}`;
  return INTERIORES.test(texto) ? 'contó lo de adentro' : undefined;
}

/** Asked twice, so that a busy machine is not taken for a database that obeyed. */
async function siesta(
  mensajero: TerrenoDeC08['mensajero'],
  envio: Envio,
  { ms }: Respuesta,
): Promise<string | undefined> {
  if (ms < SIESTA_MS || !PIDE_DORMIR.test(decodeURIComponent(envio.ruta) + JSON.stringify(envio.cuerpo)))
    return undefined;
  const otra = await mensajero.enviar(envio);
  return otra.ms < SIESTA_MS ? undefined : `tardó ${Math.round(ms)} y ${Math.round(otra.ms)} ms`;
}

/** Something else than an answer was wrong. */
export function anotar({ cuenta }: Batalla, nombre: string, bien: boolean, que: string, datos?: unknown): void {
  cuenta.intentos += 1;
  if (!bien) cuenta.violaciones.push({ invariante: 'C09', que: `${nombre}: ${que}`, datos });
}

export const esperar =
  (...statuses: readonly number[]) =>
  ({ status }: Respuesta): string | undefined =>
    statuses.includes(status) ? undefined : `contestó ${status} en vez de ${statuses.join(' o ')}`;

/** How many commands left their row, but for the work of imports, which ends when it ends. What was refused leaves none. */
export async function asentados({ pool }: Batalla): Promise<number> {
  const { rows } = await pool.query<{ cuantos: number }>(
    `select count(*)::int as cuantos from auditoria where accion not like 'acceso.%' and accion not like 'importacion.%'`,
  );
  return rows[0]?.cuantos ?? 0;
}

/** Some of them in the short size, all of them otherwise. */
export const algunos = <Cosa>({ contexto }: Batalla, cosas: readonly Cosa[], cuantas: number): readonly Cosa[] =>
  contexto.tamano === 'corta' ? contexto.azar.barajar(cosas).slice(0, cuantas) : cosas;
