import { z } from 'zod';
import { anotar, type Batalla, intentar } from './batalla.ts';
import { cuerpoDe, medioDe, type Puerta, puertasDe, quienPuede } from './puertas.ts';

/** What is an element of a page only if somebody took a text for markup; it fits where little is written. */
export const MARCA = '<s class=hx>';
/** Finds it, also where a text is kept in capitals. */
export const SELECTOR_DE_MARCA = 's[class="hx" i]';
/** What runs if any screen takes a text for markup. */
export const CANARIO = `<img src=x onerror="window.__herido=1"><svg onload="window.__herido=2"></svg>"'><script>window.__herido=3</script>${MARCA}`;

/** Of the texts that contracts let people write, how many at least have to be kept: fewer, and this attack looks at little. */
const SEMBRADOS_AL_MENOS = 0.5;
const A_LA_VEZ = 4;

type Esquema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Esquema>>;
  readonly items?: Esquema;
  readonly anyOf?: readonly Esquema[];
  readonly oneOf?: readonly Esquema[];
};
/** A text that a contract lets people write: where it is in a body, and how long it may be. */
export type Texto = { readonly camino: readonly string[]; readonly maximo: number };

const DE_TODOS = '*';
const LARGO_POR_OMISION = 200;

/** Every free text of a contract: no date, no figure, no choice among some. */
export function textosDe(esquema: z.ZodType): readonly Texto[] {
  return enEsquema(z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Esquema, []);
}

function enEsquema(esquema: Esquema, camino: readonly string[]): readonly Texto[] {
  const otros = [...(esquema.anyOf ?? []), ...(esquema.oneOf ?? [])];
  if (otros.length > 0) return sinRepetir(otros.flatMap((uno) => enEsquema(uno, camino)));
  if (esquema.type === 'array') return esquema.items ? enEsquema(esquema.items, [...camino, DE_TODOS]) : [];
  if (esquema.type === 'object') {
    return Object.entries(esquema.properties ?? {}).flatMap(([campo, suyo]) => enEsquema(suyo, [...camino, campo]));
  }
  const { type, format, pattern, enum: uno, const: fijo, maxLength = LARGO_POR_OMISION } = esquema;
  const esLibre = type === 'string' && !format && !pattern && uno === undefined && fijo === undefined;
  return esLibre && maxLength >= MARCA.length && camino.length > 0 ? [{ camino, maximo: maxLength }] : [];
}

const nombreDe = ({ camino }: Texto): string => camino.join('.');
const sinRepetir = (textos: readonly Texto[]): readonly Texto[] => [
  ...new Map(textos.map((texto) => [nombreDe(texto), texto])).values(),
];

/** Nobody else wrote it, so that what has to be unique is. What does not fit is cut to the mark. */
let serie = 0;
function canarioDe(maximo: number): string {
  serie += 1;
  const con = `${CANARIO}${serie}`;
  return con.length <= maximo ? con : `${MARCA}${serie}`.slice(0, maximo);
}

/** The same body with the canary in that text, where its way there exists. */
export function plantar(cuerpo: unknown, { camino, maximo }: Texto): unknown {
  const [campo, ...resto] = camino;
  if (campo === undefined) return canarioDe(maximo);
  const dentro = { camino: resto, maximo };
  if (campo === DE_TODOS) return Array.isArray(cuerpo) ? cuerpo.map((uno) => plantar(uno, dentro)) : cuerpo;
  if (typeof cuerpo !== 'object' || cuerpo === null || Array.isArray(cuerpo)) return cuerpo;
  if (resto.length > 0 && !(campo in cuerpo)) return cuerpo;
  return { ...cuerpo, [campo]: plantar((cuerpo as Record<string, unknown>)[campo], dentro) };
}

/** The canary in every text that the contracts let people write, each asked for with a request that works but for it. */
export async function sembrarTextos(batalla: Batalla): Promise<void> {
  const cola = puertasDe(batalla, false).filter(({ fila }) => fila.ultima === undefined);
  let hay = 0;
  let sembrados = 0;
  const trabajar = async () => {
    for (let puerta = cola.shift(); puerta !== undefined && batalla.seguir(); puerta = cola.shift()) {
      const textos = await queSeEscriben(puerta);
      const suyos = textos.length > 0 ? await enPuerta(batalla, puerta, textos) : 0;
      hay += textos.length;
      sembrados += suyos;
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, trabajar));
  const poco = `quedó en ${sembrados} de los ${hay} textos que se pueden escribir`;
  anotar(batalla, 'el canario en cada texto', !batalla.seguir() || sembrados >= hay * SEMBRADOS_AL_MENOS, poco);
}

/** Those that have a place in a request that works; others are of what it does not bring, as the terms of a filter. */
async function queSeEscriben(puerta: Puerta): Promise<readonly Texto[]> {
  const esquema = cuerpoDe(puerta);
  const textos = esquema ? textosDe(esquema) : [];
  if (textos.length === 0) return [];
  const { archivo, cuerpo = {} } = await puerta.pedir();
  return archivo ? [] : textos.filter((texto) => JSON.stringify(plantar(cuerpo, texto)).includes(MARCA));
}

/** All of them at once; when that is refused, each by itself. Answers in how many it was kept. */
async function enPuerta(batalla: Batalla, puerta: Puerta, textos: readonly Texto[]): Promise<number> {
  if (await escribir(batalla, puerta, textos)) return textos.length;
  if (textos.length === 1) return 0;
  let sembrados = 0;
  for (const texto of textos) if (await escribir(batalla, puerta, [texto])) sembrados += 1;
  return sembrados;
}

/** Refused or taken, whatever the canary was is a text. */
async function escribir(batalla: Batalla, puerta: Puerta, textos: readonly Texto[]): Promise<boolean> {
  const parte = await puerta.pedir();
  const cuerpo = textos.reduce<unknown>(plantar, parte.cuerpo ?? {});
  const { encabezados } = quienPuede(batalla, medioDe(puerta));
  const envio = { ...parte, metodo: puerta.metodo, cuerpo, encabezados: encabezados() };
  const nombre = `${puerta.nombre} con el canario en ${textos.map(nombreDe).join(', ')}`;
  const { status } = await intentar(batalla, nombre, envio, () => undefined);
  return status < 300;
}
