import type { Page } from '@playwright/test';
import { filasDePeso } from '#bench/web/informe.ts';
import { objetivos, type Pagina } from '#bench/web/objetivos.ts';
import { listas, loPropio } from '#bench/web/paginas.ts';
import { pesar } from '#bench/web/pesar.ts';
import { poblar } from './ejemplo.ts';
import { expect, test } from './tienda.ts';

// What is weighed is how the files come.
test.use({ conLoTraido: false });

// Bytes, requests and axe of the web budget (T-DB-5): what does not depend on how busy the machine is. `npm run presupuesto`
// tells the rest. What waits for the first gesture has to find that nobody has moved the pointer.
const EN_EL_ENTERO = { tag: '@navegador-entero' };

for (const pagina of Object.keys(objetivos) as Pagina[]) {
  test(
    `${objetivos[pagina].nombre} keeps within its budget`,
    EN_EL_ENTERO,
    async ({ page, context, servidor, sesion, interfaz }) => {
      await poblar(interfaz);
      if (objetivos[pagina].conSesion) {
        await context.addCookies([{ name: 'sid', value: sesion, url: servidor.url, httpOnly: true, sameSite: 'Lax' }]);
      }
      const peso = await pesar(page, {
        camino: objetivos[pagina].camino,
        propio: loPropio[pagina],
        listo: listas[pagina],
      });
      const pasadas = filasDePeso(pagina, peso).filter(({ cumple }) => !cumple);
      expect(pasadas).toEqual([]);
      expect(peso.axe).toEqual([]);
    },
  );
}

test(
  'what opens over the page comes with the first gesture, and not before',
  EN_EL_ENTERO,
  async ({ dentro: page, interfaz }) => {
    await poblar(interfaz);
    for (const pagina of ['inicio', 'articulos'] as const) {
      await page.goto(objetivos[pagina].camino, { waitUntil: 'networkidle' });
      await listas[pagina](page);
      expect(await clasesEnElCodigo(page)).toEqual([]);
    }
    await page.mouse.move(200, 200);
    await expect.poll(() => clasesEnElCodigo(page)).toContain('MuiModal');
    await page.getByRole('button', { name: 'Idioma: Español' }).hover();
    await expect.poll(() => clasesEnElCodigo(page)).toContain('MuiTooltip');
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
);

/** Which of the heavy pieces are in the code that this page has brought, by the names they give to their styles. */
const clasesEnElCodigo = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Reading them is noted down too, and 250 notes are all the browser keeps if nobody says otherwise.
    performance.setResourceTimingBufferSize(10_000);
    const nombres = performance.getEntriesByType('resource').map(({ name }) => name);
    const archivos = [...new Set(nombres.filter((name) => name.endsWith('.js')))];
    const codigos = await Promise.all(archivos.map(async (name) => (await fetch(name)).text()));
    const todas = ['MuiModal', 'MuiDrawer', 'MuiPopover', 'MuiMenuItem', 'MuiPopper', 'MuiTooltip'];
    // The theme dresses them by the same names, as keys and not as texts.
    return todas.filter((una) => codigos.some((codigo) => new RegExp(`["'\x60]${una}["'\x60]`).test(codigo)));
  });
