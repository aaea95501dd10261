import type { Locator, Page } from '@playwright/test';
import { expect, test } from './galeria.ts';

const SHOP = '/apps/ecommerce/shop';
const PAGO = '/apps/ecommerce/eco-checkout';

/** By the day each was created. */
const DE_NUEVO_A_VIEJO = [
  'Cámara instantánea Lucero',
  'Zapatillas Caminante',
  'Reloj de pulsera Quebracho',
  'Bloques de encastre Armatodo',
  'Cuaderno de campo ilustrado',
  'Auriculares Pampero',
  'Remera Sol de mayo',
  'Bolso de mano Ribera',
  'Manual del asador paciente',
  'Parlante Chamamé',
  'Cuentos de estación',
  'Autito de madera Rastrojero',
];

const titulos = (demo: Page) => demo.getByTestId('shop-producto').getByRole('heading', { level: 2 }).allInnerTexts();
/** Where the first of some begins, and how wide it is; null where it is not seen. It waits for none: what holds a place goes. */
const lugarDe = (cuales: Locator) =>
  cuales.evaluateAll(([primero]) => {
    const { x, y, width } = primero?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0 };
    return width === 0 ? null : [x, y, width].map(Math.round);
  });
const carrito = (demo: Page) => demo.getByTestId('carrito-boton');

test('the shop: filters, orders and cart', async ({ demo, quejas }) => {
  await test.step('T-SH0-1: twelve products, newest first', async () => {
    await demo.goto(SHOP);
    await expect(demo.getByTestId('shop-producto')).toHaveCount(12);
    expect(await titulos(demo)).toEqual(DE_NUEVO_A_VIEJO);
  });

  await test.step('what holds its place has its shape: what comes stands where that stood', async () => {
    for (const width of [1440, 1200, 1024, 390]) {
      await demo.setViewportSize({ width, height: 900 });
      await demo.goto(`${SHOP}?mock=slow`);
      const lugar = demo.getByTestId('demo-esqueleto');
      await expect(lugar).toBeVisible();
      const antes = await Promise.all(
        [lugar.getByTestId('shop-filtros'), lugar.getByTestId('shop-lugar')].map(lugarDe),
      );
      await expect(demo.getByTestId('shop-producto')).toHaveCount(12);
      const despues = await Promise.all(
        ['shop-filtros', 'shop-producto'].map((cual) => lugarDe(demo.getByTestId(cual))),
      );
      expect(antes, String(width)).toEqual(despues);
    }
    await demo.setViewportSize({ width: 1440, height: 900 });
    await demo.goto(SHOP);
  });

  await test.step('T-SH0-2: each order', async () => {
    for (const [orden, ...primeros] of [
      ['Precio: menor a mayor', 'Autito de madera Rastrojero', 'Cuaderno de campo ilustrado'],
      ['Precio: mayor a menor', 'Reloj de pulsera Quebracho', 'Cámara instantánea Lucero'],
      ['Con descuento', 'Cámara instantánea Lucero', 'Reloj de pulsera Quebracho'],
    ] as const) {
      await demo.getByRole('radio', { name: orden }).click({ force: true });
      await expect.poll(async () => (await titulos(demo)).slice(0, 2)).toEqual(primeros);
      const precios = await demo.getByTestId('shop-producto').evaluateAll((todos) =>
        todos.map((uno) => {
          const [precio = 0, lista = precio] = [...(uno.textContent ?? '').matchAll(/\$\s?([\d.]+,\d\d)/g)].map(
            ([, cifra]) => Number(cifra?.replaceAll('.', '').replace(',', '.')),
          );
          return { precio, rebaja: lista - precio };
        }),
      );
      const valores = precios.map(({ precio, rebaja }) =>
        orden === 'Con descuento' ? -rebaja : orden.includes('menor a') ? precio : -precio,
      );
      expect(valores, orden).toHaveLength(12);
      expect(valores, orden).toEqual(valores.toSorted((uno, otro) => uno - otro));
    }
    await demo.getByRole('radio', { name: 'Más nuevos' }).click({ force: true });
    await expect.poll(() => titulos(demo)).toEqual(DE_NUEVO_A_VIEJO);
  });

  await test.step('T-SH0-3, F11: each filter alone, and two together, in the address', async () => {
    const de = (grupo: string, opcion: string) =>
      demo.getByRole('group', { name: grupo, exact: true }).getByRole('radio', { name: opcion, exact: true });
    await demo.getByRole('radio', { name: 'Libros' }).click({ force: true });
    await expect(demo.getByTestId('shop-cuantos')).toHaveText('3 productos');
    await demo.getByRole('group', { name: 'Género' }).getByRole('radio', { name: 'Niños' }).click({ force: true });
    await expect(demo.getByTestId('shop-cuantos')).toHaveText('1 producto');
    await demo.reload();
    await expect(demo.getByTestId('shop-cuantos')).toHaveText('1 producto');
    await demo.getByRole('button', { name: 'Quitar el filtro Niños' }).click();
    await demo.getByRole('radio', { name: 'Todas' }).first().click({ force: true });
    const cuantos = demo.getByTestId('shop-cuantos');
    for (const [grupo, opcion, todas, cantidad] of [
      ['Género', 'Niños', 'Todos', 3],
      // The four of them are all there are: no price is of two (F11).
      ['Precio', '0–50', 'Todos', 5],
      ['Precio', '50–100', 'Todos', 2],
      ['Precio', '100–200', 'Todos', 2],
      ['Precio', 'Más de 200', 'Todos', 3],
      ['Valoración', '5 ★ o más', 'Todas', 5],
    ] as const) {
      await expect(cuantos).toHaveText('12 productos');
      await de(grupo, opcion).click({ force: true });
      await expect(cuantos, grupo).toHaveText(`${cantidad} productos`);
      await de(grupo, todas).click({ force: true });
    }
    const mostaza = demo.getByRole('button', { name: 'Mostaza', exact: true });
    await mostaza.click();
    await expect(mostaza).toHaveAttribute('aria-pressed', 'true');
    await expect(cuantos).toHaveText('3 productos');
    await mostaza.click();
    await expect(cuantos).toHaveText('12 productos');
    await de('Categoría', 'Juguetes').click({ force: true });
    await de('Género', 'Mujer').click({ force: true });
    await de('Precio', '50–100').click({ force: true });
    await mostaza.click();
    await expect(demo.getByTestId('shop-puestos').getByRole('button')).toHaveCount(4);
  });

  await test.step('from the last of the filters, what they leave is before one', async () => {
    await demo.goto(SHOP);
    const ultima = demo.getByRole('radio', { name: 'Más de 200' });
    await demo.getByTestId('shop-restablecer').scrollIntoViewIfNeeded();
    await demo.evaluate(() => scrollTo(0, 700));
    await ultima.click({ force: true });
    await expect(demo.getByTestId('shop-cuantos')).not.toHaveText('12 productos');
    await expect(demo.getByTestId('shop-producto').first()).toBeInViewport();
    await expect(demo.getByTestId('shop-producto').last()).toBeInViewport();
  });

  await test.step('on a phone the filters say how many they leave, and take there', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    await demo.goto(SHOP);
    await demo.getByRole('button', { name: 'Filtros' }).click();
    const panel = demo.getByRole('dialog', { name: 'Filtros' });
    await expect(panel.getByTestId('shop-ver')).toBeInViewport({ ratio: 1 });
    await panel.getByRole('radio', { name: 'Libros' }).click({ force: true });
    await expect(panel.getByTestId('shop-ver')).toHaveText('Ver 3 productos');
    await panel.getByTestId('shop-restablecer').click();
    await expect(panel.getByTestId('shop-ver')).toHaveText('Ver 12 productos');
    await panel.getByTestId('shop-ver').click();
    await expect(panel).toBeHidden();
    await demo.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('F4, T-SH0-4: what is searched stays when the filters go back', async () => {
    await demo.goto(SHOP);
    for (const [grupo, opcion] of [
      ['Categoría', 'Juguetes'],
      ['Ordenar', 'Con descuento'],
      ['Género', 'Mujer'],
      ['Precio', '50–100'],
      ['Valoración', '5 ★ o más'],
    ] as const) {
      const opciones = demo.getByRole('group', { name: grupo, exact: true });
      await opciones.getByRole('radio', { name: opcion, exact: true }).click({ force: true });
    }
    await demo.getByRole('button', { name: 'Mostaza', exact: true }).click();
    await expect(demo).toHaveURL(/(?=.*orden)(?=.*precio)(?=.*color)/);
    await demo.getByRole('searchbox', { name: 'Buscar productos' }).fill('CAMARA');
    await expect(demo.getByText('No hay productos')).toBeVisible();
    await demo.getByTestId('shop-restablecer').click();
    await expect(demo.getByTestId('shop-cuantos')).toHaveText('1 producto');
    await expect(demo).toHaveURL(`${SHOP}?buscar=CAMARA`);
  });

  await test.step('T-SH0-5, F9: the same twice is one line of two', async () => {
    await demo.getByTestId('shop-agregar').click();
    await expect(demo.getByText('Producto agregado al carrito').first()).toBeVisible();
    await demo.getByTestId('shop-agregar').click();
    await expect(carrito(demo)).toHaveAccessibleName('Carrito: 1 producto');
    await carrito(demo).click();
    await expect(demo.getByTestId('carrito-linea').getByTestId('cantidad')).toHaveText('2');
    await expect(demo.getByTestId('carrito-total')).toHaveText(/840,00/);
    await demo.keyboard.press('Escape');
    await expect(carrito(demo)).toBeFocused();
  });

  await test.step('T-SH0-6, T-0-5: a failure is told, and tried again', async () => {
    expect(quejas).toEqual([]);
    await demo.goto(`${SHOP}?mock=error`);
    // The title is what the state of the shop keeps; who has no error there says something else.
    await expect(demo.getByRole('alert').getByRole('heading')).toContainText('500');
    await demo.getByRole('button', { name: 'Reintentar' }).click();
    await expect(demo.getByTestId('shop-producto')).toHaveCount(12);
    await demo.goto(`${SHOP}?mock=empty`);
    await expect(demo.getByText('No hay productos')).toBeVisible();
    await demo.goto(`${SHOP}?mock=slow`);
    await expect(demo.getByTestId('demo-esqueleto')).toBeVisible();
    await expect(demo.getByTestId('shop-producto')).toHaveCount(12);
  });
  expect(quejas).toEqual([]);
});

test('a product: pictures, pieces, opinions and what goes with it', async ({ demo, quejas }) => {
  await test.step('T-PD-1, F1: the id in the address is that of the product', async () => {
    await demo.goto('/apps/ecommerce/detail/1');
    await expect(demo.getByTestId('detail-titulo')).toHaveText('Auriculares Pampero');
    await demo.getByRole('button', { name: 'Foto siguiente' }).click();
    await expect(demo.getByRole('img', { name: /Foto 2 de 5/ })).toBeVisible();
    const ancho = async (foto: Locator) => (await foto.boundingBox())?.width ?? 0;
    const enLaPagina = await ancho(demo.getByRole('img', { name: /Foto 2 de 5/ }));
    await demo.getByRole('button', { name: 'Agrandar la foto' }).click();
    const visor = demo.getByRole('dialog', { name: 'Auriculares Pampero' });
    await expect.poll(() => ancho(visor.getByRole('img'))).toBeGreaterThan(enLaPagina * 1.4);
    await demo.keyboard.press('ArrowRight');
    await expect(visor).toContainText('3 de 5');
    await expect(visor.getByRole('button', { name: 'Foto siguiente' })).toBeInViewport({ ratio: 1 });
    await demo.keyboard.press('Escape');
    await expect(visor).toBeHidden();
    await expect(demo.getByRole('img', { name: /Foto 3 de 5/ })).toBeVisible();
  });

  await test.step('T-PD-2: so many pieces as were asked for', async () => {
    await demo.getByTestId('cantidad-mas').click();
    await demo.getByTestId('cantidad-mas').click();
    await demo.getByTestId('detail-agregar').click();
    await carrito(demo).click();
    await expect(demo.getByTestId('carrito-linea').getByTestId('cantidad')).toHaveText('3');
    await demo.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Comprar ahora' }).click();
    await expect(demo).toHaveURL(PAGO);
    await expect(demo.getByTestId('carrito-linea').getByTestId('cantidad')).toHaveText('6');
    await demo.goBack();
  });

  await test.step('F6: an opinion moves the figures', async () => {
    await demo.getByRole('tab', { name: /Opiniones/ }).click();
    await demo.getByRole('button', { name: 'Escribir una opinión' }).click();
    await demo.getByRole('button', { name: 'Publicar' }).click();
    await expect(demo.getByRole('group', { name: 'Tu valoración' })).toHaveAccessibleDescription(
      'Elegí de una a cinco estrellas.',
    );
    // Not the first of the stars, which would look as if it had been given.
    await expect(demo.getByRole('radio', { name: 'Sin valorar', exact: true })).toBeFocused();
    await expect(demo.getByRole('dialog').locator('.MuiRating-iconFilled')).toHaveCount(0);
    const cuatro = demo.getByRole('dialog').locator('label').filter({ hasText: '4 estrellas' });
    await cuatro.click();
    await expect(demo.getByRole('radio', { name: '4 estrellas' })).toBeChecked();
    await demo.getByRole('radio', { name: '2 estrellas' }).press('Space');
    await demo.getByRole('button', { name: 'Publicar' }).click();
    await expect(demo.getByLabel('Tu opinión')).toBeFocused();
    await demo.getByLabel('Tu opinión').fill('Se oyen lejos.');
    await demo.getByRole('button', { name: 'Publicar' }).click();
    await expect(demo.getByText('Se oyen lejos.')).toBeVisible();
    await expect(demo.getByTestId('detail-cuantas')).toHaveText('(237 opiniones)');
  });

  await test.step('the related ones, three of one that is so itself and four of any other, take their whole row', async () => {
    for (const [cual, cuantos] of [
      [2, 4],
      [1, 3],
    ] as const) {
      await demo.goto(`/apps/ecommerce/detail/${cual}`);
      const lista = demo.getByTestId('detail-relacionados');
      await expect(lista.getByTestId('shop-producto')).toHaveCount(cuantos);
      const fines = await Promise.all(
        [lista, lista.getByTestId('shop-producto').last()].map(async (una) => {
          const caja = await una.boundingBox();
          return Math.round((caja?.x ?? 0) + (caja?.width ?? 0));
        }),
      );
      expect(fines[0], String(cual)).toBe(fines[1]);
    }
  });

  await test.step('T-PD-4: a related one is another page, from its top', async () => {
    await demo.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => demo.evaluate(() => scrollY)).toBeGreaterThan(0);
    await demo.getByTestId('detail-relacionados').getByRole('link').first().click();
    await expect(demo).toHaveURL(/detail\/3$/);
    await expect(demo.getByTestId('detail-titulo')).toHaveText('Cuaderno de campo ilustrado');
    await expect.poll(() => demo.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('T-PD-3: an id that nobody has', async () => {
    await demo.goto('/apps/ecommerce/detail/999');
    await expect(demo.getByText('Producto no encontrado')).toBeVisible();
    await demo.getByRole('link', { name: 'Volver a la tienda' }).click();
    await expect(demo.getByTestId('shop-producto')).toHaveCount(12);
  });
  expect(quejas).toEqual([]);
});
