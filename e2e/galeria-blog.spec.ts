import { expect, test } from './galeria.ts';

test('the blog: its order, its search, its posts and what is said of them', async ({ demo, quejas }) => {
  const tarjetas = demo.getByTestId('blog-card').getByRole('link');

  await test.step('T-BL-1: oldest reverses the order, and the pages are real (F5)', async () => {
    await demo.goto('/apps/blog/posts');
    await expect(demo.getByTestId('blog-featured')).toHaveCount(2);
    await expect(tarjetas).toHaveCount(6);
    const nuevas = await tarjetas.allTextContents();
    await demo.getByRole('button', { name: 'Ir a la página 2' }).click();
    await expect(tarjetas).toHaveCount(2);
    const todas = [...nuevas, ...(await tarjetas.allTextContents())];
    await demo.goto('/apps/blog/posts?orden=oldest');
    await expect(tarjetas.first()).toHaveText(todas.at(-1) ?? '');
    await expect(tarjetas).toHaveText([...todas].reverse().slice(0, 6));
  });

  await test.step('T-BL-3, F4: a search that finds nothing says so; one without accents finds', async () => {
    await demo.goto('/apps/blog/posts');
    const caja = demo.getByRole('searchbox', { name: 'Buscar entradas' });
    await caja.fill('zzz');
    await expect(demo.getByRole('status').filter({ hasText: 'Sin resultados' })).toBeAttached();
    await expect(tarjetas).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible();
    await caja.fill('reunion');
    await expect(tarjetas).toHaveText(['¿Qué es, al final, una buena reunión?']);
  });

  await test.step('T-BL-2: the slug of a title with comma and accent opens the post', async () => {
    await tarjetas.first().click();
    await expect(demo).toHaveURL(/\/apps\/blog\/detail\/qu-es-al-final-una-buena-reunin/);
    await expect(demo.getByRole('heading', { level: 1, name: '¿Qué es, al final, una buena reunión?' })).toBeVisible();
  });

  const filas = demo.getByTestId('blog-comments').locator(':scope > [data-testid=blog-comment-row]');
  await test.step('T-BD-2: a blank comment is not sent', async () => {
    await demo.getByTestId('blog-comment-text').fill('   ');
    await demo.getByTestId('blog-comment-send').click();
    await expect(demo.getByText('Escribí un comentario antes de publicarlo.')).toBeVisible();
    await expect(filas).toHaveCount(1);
  });

  await test.step('T-BD-1: a comment appears first, and counts one more, in the list too', async () => {
    await demo.getByTestId('blog-comment-text').fill('Lo voy a probar mañana');
    await demo.getByTestId('blog-comment-send').click();
    await expect(filas).toHaveCount(2);
    await expect(filas.first()).toContainText('Lo voy a probar mañana');
    await expect(demo.getByRole('heading', { name: 'Comentarios (2)' })).toBeVisible();
    await expect(demo.getByTestId('blog-comment-send')).toBeFocused();
  });

  await test.step('F6: «Responder» answers a comment', async () => {
    await filas
      .last()
      .getByRole('button', { name: /^Responder a/ })
      .click();
    await demo.getByTestId('blog-reply-text').fill('Contame cómo te fue');
    await demo.getByTestId('blog-reply-send').click();
    await expect(filas.last()).toContainText('Contame cómo te fue');
    await expect(filas.last().getByRole('button', { name: /^Responder a/ })).toBeFocused();
    await demo.goBack();
    await expect(demo.getByTestId('blog-card').getByTestId('blog-comments-count')).toContainText('2 comentarios');
  });

  await test.step('T-BD-3: an unknown slug says so and leads back', async () => {
    await demo.goto('/apps/blog/detail/no-existe');
    await expect(demo.getByRole('heading', { level: 2, name: 'Entrada no encontrada' })).toBeVisible();
    await demo.getByRole('link', { name: 'Volver al blog' }).click();
    await expect(demo.getByTestId('blog-list')).toBeVisible();
  });

  expect(quejas).toEqual([]);
});
