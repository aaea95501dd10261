import type { Page } from '@playwright/test';
import { expect, test, verTitulo } from './galeria.ts';
import { RUTAS_DE_GALERIA } from './galeria-rutas.ts';
import { entrar } from './tienda.ts';

// What every demonstration does alike: its states, its calls, and how it keeps to itself.

/** The screens that ask the fake API for something, and what each says when there is nothing. */
const CON_DATOS: readonly (readonly [ruta: string, vacio: string])[] = [
  ['/apps/chats', 'Todavía no hay conversaciones'],
  ['/apps/notes', 'Todavía no hay notas'],
  ['/apps/email', 'No hay correos'],
  ['/apps/tickets', 'Todavía no hay tickets'],
  ['/apps/contacts', 'Todavía no hay contactos'],
  ['/apps/ecommerce/shop', 'No hay productos'],
  ['/apps/ecommerce/detail/1', 'Producto no encontrado'],
  ['/apps/ecommerce/eco-product-list', 'No hay productos'],
  ['/apps/ecommerce/eco-checkout', 'El carrito está vacío'],
  ['/apps/blog/posts', 'Todavía no hay entradas'],
  ['/apps/blog/detail/caminar-mientras-se-piensa', 'Entrada no encontrada'],
  ['/user-profile', 'Todavía no hay publicaciones'],
  ['/apps/followers', 'Todavía no hay nadie por acá'],
  ['/apps/friends', 'Todavía no hay nadie por acá'],
  ['/apps/gallery', 'Todavía no hay fotos'],
  ['/dashboards/ecommerce', 'Todavía no hay productos'],
  ['/widgets/cards', 'Todavía no hay productos'],
];

/** One screen of each group whose samples come with it: no call brings them, and they mind what the address asks for. */
const SIN_LLAMADA = ['/apps/calendar', '/tables/basic', '/charts/line-chart', '/widgets/charts', '/pages/faq'];

const FORMULARIOS = RUTAS_DE_GALERIA.filter(({ ruta }) => /^\/forms\/|account-settings/.test(ruta));
const CON_LLAMADAS = RUTAS_DE_GALERIA.filter(({ ruta }) => CON_DATOS.some(([suya]) => ruta.split('?')[0] === suya));

/** Of each form, what Tab comes to before something that stands above it, or before it in its row. Runs in the page. */
function fueraDeOrden(): string[] {
  const alcanzables = (form: Element) =>
    [...form.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href], [tabindex]')].filter(
      (uno) =>
        uno.tabIndex >= 0 &&
        uno.checkVisibility({ visibilityProperty: true }) &&
        !uno.matches(':disabled, [aria-hidden=true]'),
    );
  return [...document.querySelectorAll('main form')].flatMap((form) =>
    alcanzables(form).flatMap((uno, i, todos) => {
      const siguiente = todos[i + 1];
      if (uno.tabIndex > 0) return [`tabindex: ${uno.outerHTML.slice(0, 120)}`];
      // From one card to the next it goes by cards.
      if (!siguiente || uno.closest('section') !== siguiente.closest('section')) return [];
      const [este, otro] = [uno, siguiente].map((cual) => cual.getBoundingClientRect()) as [DOMRect, DOMRect];
      const enLaFila = otro.top < este.bottom - 2 && este.top < otro.bottom - 2;
      const antes = enLaFila ? otro.left < este.left - 1 : otro.top < este.top;
      return antes ? [`${uno.outerHTML.slice(0, 120)} → ${siguiente.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}

/** How long what holds a place has been there and has been seen, drawing by drawing, in ms. Runs in the page. */
function mirarEsqueletos() {
  let [estuvo, visto, hastaVerse] = [0, 0, 0];
  let antes = performance.now();
  const mirar = (ahora: number) => {
    const esqueleto = document.querySelector('[data-testid=demo-esqueleto]');
    if (esqueleto) {
      const seVe = esqueleto.checkVisibility({ visibilityProperty: true });
      estuvo += ahora - antes;
      if (seVe) visto += ahora - antes;
      else if (visto === 0) hastaVerse += ahora - antes;
    }
    antes = ahora;
    requestAnimationFrame(mirar);
  };
  requestAnimationFrame(mirar);
  return {
    leer: () => ({ estuvo, visto, hastaVerse }),
    empezar: () => {
      [estuvo, visto, hastaVerse] = [0, 0, 0];
    },
  };
}

/** A screen of the demonstration, ready to go on from. */
async function abrir(demo: Page): Promise<void> {
  await demo.goto('/ui-components/typography');
  await verTitulo(demo, 'Tipografía');
}

/** Goes on without loading the page again. */
const irA = (demo: Page, ruta: string) =>
  demo.evaluate((a) => {
    history.pushState({}, '', a);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ruta);

test('T-0-5: every screen with data tells that it waits, that there is nothing and that it failed, in a card', async ({
  demo,
  quejas,
}) => {
  await abrir(demo);
  const principal = demo.getByRole('main');
  const enTarjeta = principal.locator('.MuiPaper-root');
  for (const [ruta, vacio] of CON_DATOS) {
    await test.step(ruta, async () => {
      await irA(demo, `${ruta}?mock=empty`);
      await expect(principal.getByText(vacio).first(), ruta).toBeVisible();
      const vista = enTarjeta.getByRole('status').filter({ hasText: vacio }).first();
      await expect(vista.locator('a, button'), `${ruta}: one thing to do`).toHaveCount(1);
      await expect(demo.getByTestId('demo-chip'), ruta).toContainText('Datos de demostración');
      await irA(demo, `${ruta}?mock=error`);
      await expect(enTarjeta.getByRole('alert').first(), ruta).toBeVisible();
      await principal.getByRole('button', { name: 'Reintentar' }).first().press('Enter');
      await expect(principal.getByRole('alert'), ruta).toHaveCount(0);
      await expect(demo).not.toHaveURL(/mock=/);
      await expect(demo.locator('body:focus'), `${ruta}: the keyboard stays on the screen`).toHaveCount(0);
      expect(await demo.evaluate(() => document.activeElement?.closest('main')?.id), ruta).toBe('contenido');
    });
  }
  // Each call is late once: who asks for the same finds it there, as the cart of the top bar asks for the products. The
  // place that each of the others holds is looked at in `esqueletos.test.tsx`.
  const DE_CADA_LLAMADA = CON_DATOS.map(([ruta]) => ruta).filter(
    (ruta) => !/ecommerce|friends|gallery|widgets/.test(ruta),
  );
  for (const ruta of DE_CADA_LLAMADA) {
    await test.step(`${ruta} holds the place of what is late`, async () => {
      await irA(demo, `${ruta}?mock=slow`);
      await expect(demo.getByTestId('demo-esqueleto').first()).toBeVisible();
    });
  }
  await test.step('where nothing can be added, the samples are brought again', async () => {
    await irA(demo, '/apps/chats?mock=empty');
    await principal.getByRole('button', { name: 'Traer los datos de demostración' }).click();
    await expect(demo.getByTestId('chats-list-row')).toHaveCount(10);
  });
  expect(quejas).toEqual([]);
});

test('T-0-5: a screen whose samples come with it tells the same, and comes back', async ({ demo, quejas }) => {
  await abrir(demo);
  const principal = demo.getByRole('main');
  const enTarjeta = principal.locator('.MuiPaper-root');
  for (const ruta of SIN_LLAMADA) {
    await test.step(ruta, async () => {
      await irA(demo, `${ruta}?mock=slow`);
      await expect(demo.getByTestId('demo-esqueleto')).toBeVisible();
      await irA(demo, `${ruta}?mock=empty`);
      await expect(enTarjeta.getByRole('status').filter({ hasText: 'No hay nada para mostrar' })).toBeVisible();
      await irA(demo, `${ruta}?mock=error`);
      await principal.getByRole('button', { name: 'Reintentar' }).click();
      await expect(principal.getByRole('alert'), ruta).toHaveCount(0);
      await expect(demo).not.toHaveURL(/mock=/);
    });
  }
  expect(quejas).toEqual([]);
});

test('F17: a skeleton comes when the wait is noticed and stays long enough, and not where the samples are there', async ({
  demo,
  quejas,
}) => {
  await abrir(demo);
  const mirado = await demo.evaluateHandle(mirarEsqueletos);
  await irA(demo, '/apps/contacts?mock=slow');
  await expect(demo.getByTestId('contacts-list-row')).toHaveCount(30);
  const tardo = await mirado.evaluate(({ leer }) => leer());
  expect(tardo.visto).toBeGreaterThanOrEqual(300);
  expect(tardo.hastaVerse).toBeGreaterThanOrEqual(100);
  await irA(demo, '/ui-components/typography');
  await verTitulo(demo, 'Tipografía');
  await mirado.evaluate(({ empezar }) => empezar());
  await irA(demo, '/apps/contacts?mock=slow');
  await expect(demo.getByTestId('contacts-list-row')).toHaveCount(30);
  expect(await mirado.evaluate(({ leer }) => leer())).toEqual({ estuvo: 0, visto: 0, hastaVerse: 0 });
  expect(quejas).toEqual([]);
});

test('T-API-1, T-API-2, F21: the calls of the demonstration stay in the page, those of the business do not', async ({
  demo,
  quejas,
}) => {
  const pedidos: string[] = [];
  const anotar = (pedido: { url: () => string }) => pedidos.push(pedido.url());
  await abrir(demo);
  demo.on('request', anotar);
  expect(CON_LLAMADAS).toHaveLength(CON_DATOS.length);
  for (const { ruta, titulo } of CON_LLAMADAS) {
    await irA(demo, ruta);
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await expect(demo.getByTestId('demo-esqueleto')).toHaveCount(0);
  }
  await irA(demo, '/tablas-generales/marcas');
  await expect.poll(() => pedidos.some((uno) => /\/api\/.*marcas/.test(uno))).toBe(true);
  demo.off('request', anotar);
  expect(pedidos.filter((uno) => uno.includes('/api/data/'))).toEqual([]);
  const propio = new URL(demo.url()).origin;
  expect(pedidos.filter((uno) => !uno.startsWith(propio) && !/^(data|blob):/.test(uno))).toEqual([]);
  expect(quejas).toEqual([]);
});

test('F15, F22: no id is twice in a form, every field has a label of its own, and none takes just anything', async ({
  demo,
  quejas,
}) => {
  await abrir(demo);
  for (const { ruta, titulo } of FORMULARIOS) {
    await test.step(ruta, async () => {
      await irA(demo, ruta);
      await expect(demo.getByRole('heading', { level: 1 })).toHaveText(titulo);
      // The editor has fields of its own, which come with it.
      if (ruta === '/forms/quill-editor') await expect(demo.getByRole('toolbar').first()).toBeVisible();
      const repetidos = await demo.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        return ids.filter((id, i) => ids.indexOf(id) !== i);
      });
      expect(repetidos, ruta).toEqual([]);
      const sinNombre = await demo.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]), select, textarea)')]
          .filter((uno) => !uno.labels?.length && !uno.matches('[aria-label], [aria-labelledby], [aria-hidden=true]'))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
      expect(sinNombre, ruta).toEqual([]);
      expect(await demo.evaluate(fueraDeOrden), `${ruta}: T-FM-5, the order of Tab is the one that is seen`).toEqual(
        [],
      );
      const vacios = demo.locator('main form:has([type=submit])');
      await vacios.evaluateAll((todos) => todos.map((uno) => (uno as HTMLFormElement).requestSubmit()));
      await expect(vacios.filter({ hasNot: demo.locator('[aria-invalid=true], [role=alert]') }), ruta).toHaveCount(0);
    });
  }
  await test.step('/forms/form-vertical: what is no card, telephone or site, and a date that is not whole', async () => {
    await irA(demo, '/forms/form-vertical');
    const plegables = demo.getByTestId('forms-plegables');
    for (const parte of ['Entrega', 'Pago']) await plegables.getByRole('button', { name: parte, exact: true }).click();
    const pestanas = demo.getByTestId('forms-pestanas');
    const reparos = [
      [plegables.getByLabel('Número de tarjeta'), 'abc', /no es de una tarjeta/],
      [plegables.getByLabel('Vencimiento'), 'hola', /como están en la tarjeta/],
      [pestanas.getByLabel('Teléfono'), 'pepe', /de 8 a 13 cifras/],
      [pestanas.getByLabel('Sitio web'), 'no es un sitio', /dirección del sitio/],
    ] as const;
    await pestanas.getByRole('spinbutton', { name: 'Día' }).click();
    await demo.keyboard.type('12');
    for (const [campo, malo] of reparos) {
      if (malo === 'no es un sitio') await pestanas.getByRole('tab', { name: 'Redes' }).click();
      await campo.fill(malo);
    }
    for (const uno of [plegables, pestanas]) await uno.getByRole('button', { name: 'Enviar' }).click();
    for (const [campo, , reparo] of reparos) await expect(campo).toHaveAccessibleDescription(reparo);
    await expect(pestanas.getByText('Completalo o dejalo vacío').first()).toBeVisible();
  });
  expect(quejas).toEqual([]);
});

test('F3: both places where a language is chosen offer the same, and the samples none that is not there', async ({
  demo,
}) => {
  const NOMBRES = ['Español', 'English', 'Français', 'العربية', '中文', 'Tiếng Việt'];
  await abrir(demo);
  await demo.getByRole('button', { name: /^Idioma: / }).click();
  await expect(demo.getByRole('menuitem')).toHaveCount(NOMBRES.length);
  const delMenu = await demo.getByRole('menuitem').allInnerTexts();
  expect(delMenu.map((uno) => uno.trim()).toSorted()).toEqual(NOMBRES.toSorted());
  await demo.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Personalizar apariencia' }).click();
  await demo.getByRole('dialog', { name: 'Apariencia' }).getByRole('combobox', { name: 'Idioma' }).click();
  await expect(demo.getByRole('option')).toHaveText(delMenu.map((uno) => uno.trim()));
  await demo.keyboard.press('Escape');
  await demo.keyboard.press('Escape');
});

test('F13: leaving ends the session, and with it the cart and what was read', async ({ browser, servidor }) => {
  const contexto = await browser.newContext({ baseURL: servidor.url });
  const page = await contexto.newPage();
  await page.goto('/login?next=/apps/ecommerce/shop');
  await entrar(page);
  await page.getByTestId('shop-agregar').first().click();
  await expect(page.getByTestId('carrito-boton')).toHaveAccessibleName('Carrito: 1 producto');
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  // Nothing is loaded here that leaving did not load: whoever comes in next goes on from where it led.
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await entrar(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await irA(page, '/apps/ecommerce/shop');
  await expect(page.getByTestId('carrito-boton')).toHaveAccessibleName('Carrito: 0 productos');
  await irA(page, '/apps/ecommerce/eco-checkout');
  await expect(page.getByText('El carrito está vacío')).toBeVisible();
  await contexto.close();
});
