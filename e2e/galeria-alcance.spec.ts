import { expect, test } from './galeria.ts';
import { tapadosAlRecorrer } from './revisar.ts';

// What a finger and the keyboard reach in the demonstrations.

test('§3.9: what a list or a table links to, and the heads that sort, are tall enough for a finger', async ({
  demo,
}) => {
  const dedo = await demo.context().newCDPSession(demo);
  await dedo.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await demo.setViewportSize({ width: 390, height: 844 });
  for (const [ruta, cuales, alto] of [
    ['/dashboards/ecommerce', 'ol a, td a', 40],
    ['/apps/ecommerce/eco-product-list', 'td a', 40],
    ['/apps/ecommerce/eco-product-list', 'th [role=button]', 34],
    ['/apps/tickets', 'th [role=button]', 34],
    ['/tables/enhanced', 'th [role=button]', 34],
    ['/user-profile', 'li > * > a[href^="mailto:"], li > * > a[target]', 30],
  ] as const) {
    await demo.goto(ruta);
    const suyos = demo.getByRole('main').locator(cuales).filter({ visible: true });
    await expect(suyos.first(), `${ruta} ${cuales}`).toBeVisible();
    const altos = await suyos.evaluateAll((todos) => todos.map((uno) => uno.getBoundingClientRect().height));
    expect(Math.min(...altos), `${ruta} ${cuales}`).toBeGreaterThanOrEqual(alto);
  }
  await dedo.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await dedo.detach();
});

test('§3.5: on a phone what takes the keyboard is not left behind the bars of the page', async ({ demo }) => {
  await demo.setViewportSize({ width: 390, height: 844 });
  for (const ruta of ['/pages/casl', '/forms/form-elements/button', '/forms/form-vertical']) {
    await demo.goto(ruta);
    await demo.getByTestId('demo-chip').getByRole('button').focus();
    expect(await tapadosAlRecorrer(demo), ruta).toEqual([]);
  }
});
