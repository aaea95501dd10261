import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './tienda.ts';

/** Where the pictures go when somebody wants to look: `CAPTURAS=carpeta`. */
const CAPTURAS = process.env.CAPTURAS;

const ANCHOS = [390, 768, 1280, 1920] as const;
export type Mirada = { readonly ancho: number; readonly modo: 'light' | 'dark'; readonly direccion: 'ltr' | 'rtl' };

/** Every width in every mode and direction. */
const TODAS: readonly Mirada[] = ANCHOS.flatMap((ancho) =>
  (['light', 'dark'] as const).flatMap((modo) =>
    (['ltr', 'rtl'] as const).map((direccion) => ({ ancho, modo, direccion })),
  ),
);
const TODO = process.env.TRASTIENDA_PRUEBAS === 'todo' || CAPTURAS !== undefined;

/** The looks a screen gets: all of them in `npm run test:todo`, else one, by its name, so that it is always the same. */
export const miradasDe = (nombre: string): readonly Mirada[] =>
  TODO ? TODAS : TODAS.filter((_, i) => i === mezcla(nombre) % TODAS.length);

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
  for (const { ancho, modo, direccion } of miradasDe(nombre)) {
    await page.setViewportSize({ width: ancho, height: ancho < 600 ? 844 : 900 });
    await vestir(page, modo, direccion);
    await listo();
    await page.waitForLoadState('networkidle');
    await fotografiar(page, nombre, { ancho, modo, direccion });
    const como = `${nombre} ${ancho} ${modo} ${direccion}`;
    expect(await sobraDeAncho(page), `${como}: sideways scroll`).toBeLessThanOrEqual(0);
    expect(await faltasDeAcceso(page), como).toEqual([]);
  }
  await vestir(page, 'light', 'ltr');
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A picture for whoever wants to look; nothing without `CAPTURAS`. */
export async function fotografiar(page: Page, nombre: string, { ancho, modo, direccion }: Mirada): Promise<void> {
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/${nombre}-${ancho}-${modo}-${direccion}.png` });
}

/**
 * As the customizer of another tab does it: what is kept changes and the page hears of it, without losing what is on
 * screen. Colours fade, so they are waited for.
 */
const vestir = (page: Page, modo: Mirada['modo'], direccion: Mirada['direccion']): Promise<void> =>
  page.evaluate(
    async ([elegido, sentido]) => {
      const clave = 'trastienda.apariencia.v2';
      const guardado = JSON.parse(localStorage.getItem(clave) ?? '{}');
      const poner = (ajustes: object) => ({ ...ajustes, modo: elegido, direccion: sentido });
      const usuarios = Object.entries(guardado.usuarios ?? {}).map(([id, suyos]) => [id, poner(suyos as object)]);
      const nuevo = JSON.stringify({ activa: poner(guardado.activa ?? {}), usuarios: Object.fromEntries(usuarios) });
      localStorage.setItem(clave, nuevo);
      globalThis.dispatchEvent(new StorageEvent('storage', { key: clave, newValue: nuevo, storageArea: localStorage }));
      document.documentElement.setAttribute('data-modo', elegido);
      await new Promise((listo) => requestAnimationFrame(listo));
      const finitas = document
        .getAnimations()
        .filter((una) => una.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(finitas.map((una) => una.finished));
    },
    [modo, direccion] as const,
  );

export async function faltasDeAcceso(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}

export const sobraDeAncho = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
