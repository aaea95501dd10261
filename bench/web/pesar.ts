import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';

/** What one visit, with nothing in the cache, brings to the browser. Weights in bytes. */
export type Peso = {
  /** JS and CSS that was there when the screen showed its own content. */
  readonly alMostrar: Medida;
  /** JS and CSS until 3.5 s after the load. */
  readonly enTotal: Medida;
  /** Everything, pictures and fonts too, compressed with gzip where the server would. */
  readonly todo: number;
  readonly pedidos: number;
  readonly nodos: number;
  /** Each fault axe finds, best practices included, as `rule: element`. */
  readonly axe: readonly string[];
};

export type Medida = { readonly gzip: number; readonly brotli: number; readonly crudo: number };

const REPOSO_MS = 3_500;
const DE_CODIGO = /\.(js|css)$/;
const COMPRIMIBLE = /\.(js|css|svg|html)$|^\/(?!assets)[^.]*$/;

type Recibido = { readonly camino: string; readonly cuerpo: Buffer };

type Visita = {
  readonly camino: string;
  /** What the screen shows first of its own, as a selector. */
  readonly propio: string;
  /** Until it is there. */
  readonly listo: (page: Page) => Promise<void>;
};

/**
 * Visits an address with an empty cache and weighs what came. The page must be new: what it had loaded before would not be
 * counted. When it shows its own content is noted within it: what it asks for next may come before anybody outside knows.
 */
export async function pesar(page: Page, { camino, propio, listo }: Visita): Promise<Peso> {
  await page.addInitScript(anotarCuandoSeVe, propio);
  const terminados: Request[] = [];
  let pedidos = 0;
  page.on('request', (pedido) => {
    if (esDeRed(pedido)) pedidos += 1;
  });
  page.on('requestfinished', (pedido) => {
    if (esDeRed(pedido)) terminados.push(pedido);
  });
  await page.goto(camino, { waitUntil: 'load' });
  await listo(page);
  const seVio = await page.evaluate(cuandoSeVio);
  await page.waitForTimeout(REPOSO_MS);
  const hechos = pedidos;
  const deTodo = await Promise.all(terminados.map(recibir));
  const deMostrar = new Set(terminados.filter((pedido) => finDe(pedido) <= seVio).map(caminoDe));
  const codigo = deTodo.filter((uno) => DE_CODIGO.test(uno.camino));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return {
    alMostrar: sumar(codigo.filter((uno) => deMostrar.has(uno.camino))),
    enTotal: sumar(codigo),
    todo: deTodo.reduce(
      (suma, uno) => suma + (COMPRIMIBLE.test(uno.camino) ? comprimir(uno).gzip : uno.cuerpo.length),
      0,
    ),
    pedidos: hechos,
    nodos: await page.locator('*').count(),
    axe: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
  };
}

/** Streams never end and data of the page itself costs no trip. */
const esDeRed = (pedido: Request): boolean =>
  pedido.url().startsWith('http') && pedido.resourceType() !== 'eventsource';

/** When the last of its answer came, in milliseconds of the clock. */
const finDe = (pedido: Request): number => pedido.timing().startTime + pedido.timing().responseEnd;

// These run in the page: they know nothing of what is around them here.

function anotarCuandoSeVe(propio: string): void {
  const mirar = (): void => {
    if (document.querySelector(propio)) performance.mark('propio');
    else requestAnimationFrame(mirar);
  };
  mirar();
}

function cuandoSeVio(): number {
  const [marca] = performance.getEntriesByName('propio');
  if (!marca) throw new Error('the page has shown nothing of its own');
  return performance.timeOrigin + marca.startTime;
}

const caminoDe = (pedido: Request): string => new URL(pedido.url()).pathname;

async function recibir(pedido: Request): Promise<Recibido> {
  const respuesta = await pedido.response();
  return { camino: caminoDe(pedido), cuerpo: (await respuesta?.body().catch(() => null)) ?? Buffer.alloc(0) };
}

const sumar = (recibidos: readonly Recibido[]): Medida =>
  recibidos
    .map(comprimir)
    .reduce(
      (suma, una) => ({ gzip: suma.gzip + una.gzip, brotli: suma.brotli + una.brotli, crudo: suma.crudo + una.crudo }),
      {
        gzip: 0,
        brotli: 0,
        crudo: 0,
      },
    );

const yaComprimidos = new Map<string, Medida>();

function comprimir({ camino, cuerpo }: Recibido): Medida {
  const previa = yaComprimidos.get(`${camino} ${cuerpo.length}`);
  if (previa) return previa;
  const medida = {
    gzip: gzipSync(cuerpo, { level: 9 }).length,
    brotli: brotliCompressSync(cuerpo, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      .length,
    crudo: cuerpo.length,
  };
  yaComprimidos.set(`${camino} ${cuerpo.length}`, medida);
  return medida;
}
