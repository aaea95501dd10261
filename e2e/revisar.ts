import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './tienda.ts';

/** Where the pictures go when somebody wants to look: `CAPTURAS=carpeta`. */
const CAPTURAS = process.env.CAPTURAS;

const ANCHA = { width: 1440, height: 900 } as const;
const ANGOSTA = { width: 390, height: 844 } as const;
/** Each screen is looked at both widths and both modes; `npm run test:todo` crosses them all. */
const VUELTAS = [
  [
    { ...ANCHA, modo: 'light' },
    { ...ANGOSTA, modo: 'dark' },
  ],
  [
    { ...ANCHA, modo: 'dark' },
    { ...ANGOSTA, modo: 'light' },
  ],
] as const;
const TODO = process.env.TRASTIENDA_PRUEBAS === 'todo' || CAPTURAS !== undefined;

/** The half of the crossings a screen gets in a short run: by its name, so that it is always the same one. */
const vueltaDe = (nombre: string) => VUELTAS[[...nombre].reduce((suma, letra) => suma + letra.charCodeAt(0), 0) % 2];
const medidasDe = (nombre: string) => (TODO ? VUELTAS.flat() : (vueltaDe(nombre) ?? VUELTAS.flat()));

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
 * Looks at what is on screen at a phone's and a desk's width, one in each mode: no accessibility fault, no sideways
 * scroll. `listo` says when the screen is there after each change of size.
 */
export async function revisarEnTodas(page: Page, nombre: string, listo: () => Promise<void>): Promise<void> {
  for (const { modo, ...medida } of medidasDe(nombre)) {
    await page.setViewportSize(medida);
    await elegirModo(page, modo);
    await listo();
    await page.waitForLoadState('networkidle');
    if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/${nombre}-${medida.width}-${modo}.png` });
    expect(await sobraDeAncho(page), `${nombre}: sideways scroll`).toBeLessThanOrEqual(0);
    expect(await faltasDeAcceso(page), `${nombre} ${medida.width} ${modo}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** As the shell does it: the attribute on the root that every colour hangs from. Colours fade, so they are waited for. */
const elegirModo = (page: Page, modo: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (elegido) => {
    document.documentElement.setAttribute('data-modo', elegido);
    await new Promise((listo) => requestAnimationFrame(listo));
    const finitas = document
      .getAnimations()
      .filter((una) => una.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finitas.map((una) => una.finished));
  }, modo);

export async function faltasDeAcceso(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}

export const sobraDeAncho = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
