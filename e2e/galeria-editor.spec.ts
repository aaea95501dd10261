import { expect, test } from './galeria.ts';

const PEGADO =
  '<h2 style="color:red">Pegado</h2><script>window.hackeado = true</script><img src="x" onerror="window.hackeado = true"><p onclick="x()">limpio</p>';

test('T-FM-6: the editor gives bold, list and link; what is pasted is sanitised', async ({ demo, quejas }) => {
  await demo.goto('/forms/quill-editor');
  const papel = demo.getByTestId('quill-editor-paper');
  const html = demo.getByTestId('quill-editor-html');
  const marco = demo.getByTestId('quill-editor');
  await expect(marco).toHaveCSS('box-shadow', 'none');
  await papel.click();
  await expect(marco, '§3.5: it shows that it is being written in').not.toHaveCSS('box-shadow', 'none');
  await demo.keyboard.press('ControlOrMeta+b');
  await demo.keyboard.type('fuerte');
  await expect(html).toHaveText('<p><strong>fuerte</strong></p>');
  await expect(demo.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByTestId('quill-editor-count')).toHaveText('6 caracteres');
  await demo.keyboard.press('Enter');
  await demo.keyboard.type('uno');
  await expect(demo.getByTestId('quill-editor-count')).toHaveText('9 caracteres');
  for (let i = 0; i < 4; i++) await demo.keyboard.press('Backspace');
  await expect(html).toHaveText('<p><strong>fuerte</strong></p>');
  await demo.getByRole('button', { name: 'Lista con viñetas' }).click();
  await expect(html).toContainText('<ul><li><p><strong>fuerte</strong></p></li></ul>');

  await demo.keyboard.press('ControlOrMeta+a');
  await demo.getByRole('button', { name: 'Enlace' }).click();
  await demo.getByLabel('Dirección del enlace').fill('sin esquema');
  await demo.getByRole('button', { name: 'Poner enlace' }).click();
  await expect(demo.getByText('Escribí una dirección que empiece con https:// o un e-mail.')).toBeVisible();
  await expect(demo.getByLabel('Dirección del enlace')).toBeFocused();
  await demo.getByLabel('Dirección del enlace').fill('https://ejemplo.test/uno');
  await demo.getByRole('button', { name: 'Poner enlace' }).click();
  await expect(html).toContainText('href="https://ejemplo.test/uno"');

  await papel.press('ControlOrMeta+a');
  await papel.evaluate((nodo, pegado) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pegado);
    nodo.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PEGADO);
  await expect(demo.getByTestId('quill-editor-preview')).toContainText('limpio');
  await expect(html).not.toContainText(/script|onerror|onclick|style=/);
  expect(await demo.evaluate(() => 'hackeado' in window)).toBe(false);

  // On a phone its buttons are in one row, which says that it goes on.
  await demo.setViewportSize({ width: 390, height: 844 });
  const barra = demo.getByRole('toolbar', { name: 'Formato del texto' });
  const sombras = () =>
    barra.evaluate(({ parentElement }) =>
      ['::before', '::after'].map((cual) => getComputedStyle(parentElement as Element, cual).opacity).join(),
    );
  await expect.poll(sombras).toBe('0,1');
  await barra.getByRole('button', { name: 'Enlace' }).focus();
  await demo.keyboard.press('ArrowRight');
  await expect(barra.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await expect.poll(sombras).toBe('1,0');
  expect(quejas).toEqual([]);
});
