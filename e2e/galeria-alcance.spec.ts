import { expect, test } from './galeria.ts';

// What a finger and the keyboard reach in the demonstrations.

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
    const tapados: string[] = [];
    for (const tecla of [...Array(30).fill('Tab'), ...Array(20).fill('Shift+Tab')]) {
      await demo.keyboard.press(tecla);
      const cual = await demo.evaluate(focoTapado);
      if (cual !== undefined) tapados.push(`${tecla} ${cual}`);
    }
    expect(tapados, ruta).toEqual([]);
  }
});
