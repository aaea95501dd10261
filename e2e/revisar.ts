import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { expect } from './tienda.ts';

/** Where the pictures go when somebody wants to look: `CAPTURAS=carpeta`. */
const CAPTURAS = process.env.CAPTURAS;

const ANCHOS = [390, 768, 1280, 1920] as const;
type Mirada = { readonly ancho: number; readonly modo: 'light' | 'dark'; readonly direccion: 'ltr' | 'rtl' };

/** Every width in every mode and direction. */
const TODAS: readonly Mirada[] = ANCHOS.flatMap((ancho) =>
  (['light', 'dark'] as const).flatMap((modo) =>
    (['ltr', 'rtl'] as const).map((direccion) => ({ ancho, modo, direccion })),
  ),
);
/** Whether this is the long run, where nothing is sampled. */
export const TODO = process.env.TRASTIENDA_PRUEBAS === 'todo' || CAPTURAS !== undefined;
/** Turning round draws the whole page anew, so it is done once. */
const DE_CORRIDO = TODAS.toSorted((una, otra) => una.direccion.localeCompare(otra.direccion));

/** The looks a screen gets: all of them in `npm run test:todo`, else one, by its name, so that it is always the same. */
export const miradasDe = (nombre: string): readonly Mirada[] =>
  TODO ? DE_CORRIDO : TODAS.filter((_, i) => i === mezcla(nombre) % TODAS.length);

/** Names that are nearly alike fall far from each other (FNV-1a). */
const mezcla = (texto: string): number =>
  [...texto].reduce((hecho, letra) => Math.imul(hecho ^ letra.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5) >>> 8;

/** What the page complains of from now on: errors of the console and of its scripts. */
export function escucharQuejas(page: Page): string[] {
  const quejas: string[] = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text());
  });
  page.on('pageerror', (error) => quejas.push(error.message));
  return quejas;
}

/**
 * Looks at what is on screen, at the width, mode and direction that fall to it or in all of them: no accessibility fault,
 * no sideways scroll. `listo` says when the screen is there after each change.
 */
export async function revisarEnTodas(page: Page, nombre: string, listo: () => Promise<void>): Promise<void> {
  for (const mirada of miradasDe(nombre)) {
    await page.setViewportSize(medidasDe(mirada));
    await vestir(page, mirada.modo, mirada.direccion);
    await mirar(page, nombre, mirada, listo);
  }
  await vestir(page, 'light', 'ltr');
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * Goes to an address that is only looked at, and does the same there. The screen comes dressed as its first look wants it,
 * so that it is not drawn three times; the others change it where it stands. What comes next dresses itself. Who stands in
 * the application already dressed like that goes on within it, as by a link: the application is not loaded anew.
 */
export async function irYRevisar(page: Page, nombre: string, ruta: string, listo: () => Promise<void>): Promise<void> {
  contarPedidos(page);
  for (const [i, mirada] of miradasDe(nombre).entries()) {
    await page.setViewportSize(medidasDe(mirada));
    if (i === 0) await llegarVestida(page, mirada, ruta);
    else await vestir(page, mirada.modo, mirada.direccion);
    await mirar(page, nombre, mirada, listo);
  }
}

/** The addresses by name in groups whose screens are dressed alike to begin with, of `porGrupo` at most. */
export function porVestido<T extends { readonly nombre: string }>(pantallas: readonly T[], porGrupo: number): T[][] {
  const vestidos = Map.groupBy(pantallas, ({ nombre }) => {
    const [primera] = miradasDe(nombre);
    return `${primera?.modo} ${primera?.direccion}`;
  });
  return [...vestidos.values()].flatMap((iguales) =>
    Array.from({ length: Math.ceil(iguales.length / porGrupo) }, (_, i) =>
      iguales.slice(i * porGrupo, (i + 1) * porGrupo),
    ),
  );
}

async function llegarVestida(page: Page, { modo, direccion }: Mirada, ruta: string): Promise<void> {
  const vestido = { modo, direccion };
  // What is kept belongs to the address, and who is nowhere yet has none: it is kept on arriving there.
  if (page.url() === 'about:blank') await page.addInitScript(ponerApariencia, { ...vestido, cuando: 'falta' } as const);
  else if (await page.evaluate(irPorDentro, { ...vestido, ruta })) return;
  else await page.evaluate(ponerApariencia, { ...vestido, cuando: 'despues' } as const);
  await page.goto(ruta);
}

const medidasDe = ({ ancho }: Mirada) => ({ width: ancho, height: ancho < 600 ? 844 : 900 });

async function mirar(page: Page, nombre: string, mirada: Mirada, listo: () => Promise<void>): Promise<void> {
  await listo();
  await callar(page);
  await page.evaluate(aquietar);
  await fotografiar(page, nombre, mirada);
  const como = `${nombre} ${mirada.ancho} ${mirada.modo} ${mirada.direccion}`;
  // A screen that was wide a moment ago may be drawn once more.
  await expect.poll(() => sobraDeAncho(page), `${como}: sideways scroll`).toBeLessThanOrEqual(0);
  expect(await faltasDeAcceso(page), como).toEqual([]);
}

const enCurso = new WeakMap<Page, Set<Request>>();

/** Knows from now on what the page has asked for and has not come yet. What the server tells by itself never ends. */
export function contarPedidos(page: Page): void {
  if (enCurso.has(page)) return;
  const pedidos = new Set<Request>();
  enCurso.set(page, pedidos);
  page.on('request', (pedido) => {
    if (pedido.resourceType() !== 'eventsource') pedidos.add(pedido);
  });
  page.on('requestfinished', (pedido) => pedidos.delete(pedido));
  page.on('requestfailed', (pedido) => pedidos.delete(pedido));
}

/** What holds the place of what is on its way. */
const ESQUELETOS = '.MuiSkeleton-root, [data-testid=demo-esqueleto]';

/**
 * Until the page waits for no answer of those that are counted and has nothing to do with the last that came: what it would
 * ask next, it has asked.
 */
export async function callar(page: Page): Promise<void> {
  const pedidos = enCurso.get(page);
  if (!pedidos) return page.waitForLoadState('networkidle');
  await expect(async () => {
    expect([...pedidos].map((pedido) => pedido.url())).toEqual([]);
    await page.evaluate(desocuparse);
    expect(await page.locator(ESQUELETOS).count()).toBe(0);
    expect([...pedidos].map((pedido) => pedido.url())).toEqual([]);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** A picture for whoever wants to look; nothing without `CAPTURAS`. */
export async function fotografiar(page: Page, nombre: string, { ancho, modo, direccion }: Mirada): Promise<void> {
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/${nombre}-${ancho}-${modo}-${direccion}.png` });
}

/**
 * As the customizer of another tab does it: what is kept changes and the page hears of it, without losing what is on
 * screen. Colours fade, so they are waited for.
 */
export async function vestir(page: Page, modo: Mirada['modo'], direccion: Mirada['direccion']): Promise<void> {
  await page.evaluate(ponerApariencia, { modo, direccion, cuando: 'ya' } as const);
  await page.evaluate(aquietar);
}

// These run in the page: they know nothing of what is around them here.

/** `ya` tells the page; `despues` is for the next that comes to this address; `falta`, only if nothing is kept there yet. */
type Vestido = Pick<Mirada, 'modo' | 'direccion'> & { readonly cuando: 'ya' | 'despues' | 'falta' };

function ponerApariencia({ modo, direccion, cuando }: Vestido): void {
  const clave = 'trastienda.apariencia.v2';
  const habia = localStorage.getItem(clave);
  if (cuando === 'falta' && habia !== null) return;
  const guardado = JSON.parse(habia ?? '{}');
  const poner = (ajustes: object) => ({ ...ajustes, modo, direccion });
  const usuarios = Object.entries(guardado.usuarios ?? {}).map(([id, suyos]) => [id, poner(suyos as object)]);
  const nuevo = JSON.stringify({ activa: poner(guardado.activa ?? {}), usuarios: Object.fromEntries(usuarios) });
  localStorage.setItem(clave, nuevo);
  if (cuando !== 'ya') return;
  globalThis.dispatchEvent(new StorageEvent('storage', { key: clave, newValue: nuevo, storageArea: localStorage }));
  document.documentElement.setAttribute('data-modo', modo);
}

type Lugar = { readonly href: string };
type Router = {
  readonly navigate: (adonde: Lugar) => Promise<void>;
  readonly state: { readonly status: string; readonly location: Lugar; readonly resolvedLocation?: Lugar };
};

/**
 * Goes on by the router of the application, if it is there and dressed so, until the screen it came from is no longer the one
 * that is drawn. Answers whether it did.
 */
async function irPorDentro({ modo, direccion, ruta }: Omit<Vestido, 'cuando'> & { readonly ruta: string }) {
  const { __TSR_ROUTER__: router } = globalThis as { __TSR_ROUTER__?: Router };
  const { dataset, dir } = document.documentElement;
  if (!router || dataset.modo !== modo || (dir || 'ltr') !== direccion) return false;
  await router.navigate({ href: ruta });
  const llego = ({ state } = router) => state.status === 'idle' && state.resolvedLocation?.href === state.location.href;
  while (!llego()) await new Promise((listo) => requestAnimationFrame(listo));
  return true;
}

/** Until two frames were drawn and nothing was left to do after them. */
async function desocuparse(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    await new Promise((listo) => requestAnimationFrame(listo));
    // On a busy machine there may be no idle moment for long.
    await new Promise((listo) => requestIdleCallback(listo, { timeout: 2000 }));
  }
}

/** Until what moves and ends has ended. */
async function aquietar(): Promise<void> {
  await new Promise((listo) => requestAnimationFrame(listo));
  const finitas = document
    .getAnimations()
    .filter(
      (una) => una.playState === 'running' && una.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(finitas.map((una) => una.finished));
}

/**
 * What axe finds wrong in the page, or in a part of it. The application is one frame: it is judged where it stands, and
 * only what is wrong is described (both cost more than looking).
 */
export async function faltasDeAcceso(page: Page, parte?: string): Promise<string[]> {
  // What is fading in has not its colours yet.
  await page.evaluate(aquietar);
  // It is read once for each document: it is half a megabyte, and this would read it twice more each time.
  const esta = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(esta ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (parte === undefined ? axe : axe.include(parte)).analyze();
  const faltas = await Promise.all(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(async ({ html, target }) =>
        id === 'region' && (esPista(html) || (await estaEnMenu(page, `${target}`)))
          ? []
          : [`${id}: ${html.slice(0, 300)}`],
      ),
    ),
  );
  return faltas.flat();
}

/**
 * `region` asks that everything stands in a landmark, so that nobody who walks by them misses it. A menu takes the focus when
 * it opens and hides the rest of the page until it closes: there is nothing else to walk, and a landmark around it would be
 * told each time.
 */
const estaEnMenu = (page: Page, cual: string): Promise<boolean> =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.closest('[role=presentation]:has([role=menu])') != null,
    cual,
  );

/**
 * A hint is told with what it is of, and nobody walks to it. When a page changes its width, one may open under a pointer that
 * did not move, and be gone when somebody asks the page again: what axe saw says that it is one.
 */
const esPista = (html: string): boolean => html.startsWith('<div role="tooltip"');

export const sobraDeAncho = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What was not seen when it took the keyboard, going over a page from where it is with Tab and some way back. */
export async function tapadosAlRecorrer(page: Page): Promise<readonly string[]> {
  const tapados: string[] = [];
  for (const tecla of [...Array(30).fill('Tab'), ...Array(20).fill('Shift+Tab')]) {
    await page.keyboard.press(tecla);
    const cual = await page.evaluate(focoTapado);
    if (cual !== undefined) tapados.push(`${tecla} ${cual}`);
  }
  return tapados;
}

/** The name of what has the focus when nothing of it is seen: the bars of the page are over it, or it is out of sight. Runs in the page. */
function focoTapado(): string | undefined {
  const { activeElement: uno } = document;
  if (!uno?.closest('main')) return undefined;
  const suyo = uno.closest('label, .MuiInputBase-root, .MuiButtonBase-root, .MuiSlider-thumb') ?? uno;
  const { x, y, width, height } = suyo.getBoundingClientRect();
  const seVe = [0.1, 0.5, 0.9].some((parte) => {
    const ahi = document.elementFromPoint(x + width / 2, y + height * parte);
    return ahi !== null && (suyo.contains(ahi) || ahi.contains(suyo));
  });
  return seVe ? undefined : `${uno.getAttribute('aria-label') ?? uno.textContent}: ${Math.round(y)}`;
}
