import { expect, test, verTitulo } from './galeria.ts';

// T-UP, T-FO, T-FR and T-GA of the demonstration: one profile, and its three lists.

test('posts, comments, followers, friends and gallery', async ({ demo, quejas }) => {
  const posts = demo.getByTestId('profile-post');
  const primero = posts.first();

  await test.step('T-UP-1: like toggles, and the count goes one down and up', async () => {
    await demo.goto('/user-profile');
    await expect(posts).toHaveCount(4);
    const gusto = primero.getByTestId('profile-like');
    await expect(gusto).toHaveText('129');
    await expect(gusto).toHaveAttribute('aria-pressed', 'true');
    await gusto.click();
    await expect(gusto).toHaveText('128');
    await expect(gusto).toHaveAttribute('aria-pressed', 'false');
    await gusto.click();
    await expect(gusto).toHaveText('129');
  });

  await test.step('T-UP-2: a comment is appended at the end', async () => {
    await primero.getByTestId('profile-comment-input').fill('Voy a verla mañana');
    await demo.keyboard.press('Enter');
    await expect(primero.getByTestId('profile-comment')).toHaveCount(3);
    await expect(primero.getByTestId('profile-comment').last()).toContainText('Voy a verla mañana');
    await expect(primero.getByTestId('profile-comment-input')).toHaveValue('');
  });

  await test.step('T-UP-3: a reply is appended to that comment', async () => {
    await primero.getByRole('button', { name: 'Responder a Gaspar Olmedo' }).click();
    await primero.getByTestId('profile-reply-input').fill('Gracias por avisar');
    await demo.keyboard.press('Enter');
    const respuestas = primero.getByTestId('profile-comment').first().getByTestId('profile-reply');
    await expect(respuestas).toHaveCount(2);
    await expect(respuestas.last()).toContainText('Gracias por avisar');
  });

  await test.step('T-UP-4: the like of a comment goes one up and down', async () => {
    const gusto = primero.getByTestId('profile-comment-like').first();
    await gusto.click();
    await expect(gusto).toHaveText('7');
    await gusto.click();
    await expect(gusto).toHaveText('6');
  });

  await test.step('the gear of the appearance stands over nothing of what publishes', async () => {
    await demo.evaluate(() => scrollTo(0, 0));
    await expect(demo.getByTestId('profile-publish')).toBeInViewport({ ratio: 1 });
    const [boton, engranaje] = await Promise.all([
      demo.getByTestId('profile-publish').boundingBox(),
      demo.getByRole('button', { name: 'Personalizar apariencia' }).boundingBox(),
    ]);
    expect((boton?.x ?? 0) + (boton?.width ?? 0)).toBeLessThan(engranaje?.x ?? 0);
  });

  await test.step('T-UP-5: what is published goes on top, and can be liked and commented like the rest', async () => {
    await demo.getByTestId('profile-publish').click();
    await expect(demo.getByText('Escribí algo o elegí una foto o un video')).toBeVisible();
    await demo.getByTestId('profile-post-input').fill('Hoy abrimos hasta las ocho');
    await demo.getByTestId('profile-publish').click();
    await expect(posts).toHaveCount(5);
    await expect(primero).toContainText('Hoy abrimos hasta las ocho');
    await primero.getByTestId('profile-like').click();
    await expect(primero.getByTestId('profile-like')).toHaveText('1');
    await expect(posts.nth(1).getByTestId('profile-like')).toHaveText('129');
  });

  await test.step('T-UP-5: a video is published as a file that can be taken away, for nothing plays here', async () => {
    const video = { name: 'bujía.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(2048, 1) };
    const elegir = (archivo: typeof video) => demo.getByTestId('profile-post-file').setInputFiles(archivo);
    await elegir({ ...video, mimeType: 'application/pdf' });
    await expect(demo.getByRole('alert').filter({ hasText: 'un video de hasta 50 MB' })).toBeVisible();
    await elegir(video);
    await demo.getByRole('button', { name: 'Quitar el video bujía.mp4' }).click();
    await expect(demo.getByTestId('profile-video-file')).toHaveCount(0);
    await elegir(video);
    await demo.getByTestId('profile-publish').click();
    await expect(posts).toHaveCount(6);
    const archivo = primero.getByTestId('profile-video-file');
    await expect(archivo).toContainText('bujía.mp4');
    await expect(archivo).toContainText(/2\sKB · No se reproduce en esta página/);
    const bajada = demo.waitForEvent('download');
    await archivo.getByRole('link', { name: 'Descargar bujía.mp4' }).click();
    expect((await bajada).suggestedFilename()).toBe('bujía.mp4');
  });

  await test.step('F6: sharing copies the address of the post', async () => {
    await demo.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await primero.getByRole('button', { name: /^Copiar el enlace de la publicación/ }).click();
    await expect(demo.getByText('Enlace copiado')).toBeVisible();
    expect(await demo.evaluate(() => navigator.clipboard.readText())).toContain('/user-profile');
  });

  const seguidores = demo.getByTestId('followers-list').getByRole('listitem');

  await test.step('T-FO-1: following somebody survives going to another tab', async () => {
    const pestana = demo
      .getByRole('navigation', { name: 'Secciones del perfil' })
      .getByRole('link', { name: 'Seguidores' });
    await pestana.press('Enter');
    await expect(demo).toHaveURL(/\/apps\/followers$/);
    await expect(pestana).toBeFocused();
    await expect(seguidores).toHaveCount(20);
    const seguidos = demo.getByRole('button', { name: /^Siguiendo a / });
    const antes = await seguidos.count();
    await demo.getByRole('button', { name: 'Seguir a Bruno Salvatierra' }).click();
    await expect(seguidos).toHaveCount(antes + 1);
    const siguiendo = demo.getByRole('button', { name: 'Siguiendo a Bruno Salvatierra' });
    await expect(siguiendo).toBeFocused();
    await demo.getByRole('link', { name: 'Amigos', exact: true }).last().click();
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Amigos');
    await demo.goBack();
    await expect(siguiendo).toBeVisible();
    await expect(seguidos).toHaveCount(antes + 1);
    await siguiendo.click();
    await expect(seguidos).toHaveCount(antes);
  });

  await test.step('T-FR-1, F4: the count follows the search, whatever its accents and case', async () => {
    await demo.goto('/apps/friends');
    await expect(demo.getByTestId('profile-count')).toHaveText('20');
    await demo.getByRole('searchbox', { name: 'Buscar amigo' }).fill('FATIMA');
    await expect(demo.getByTestId('profile-count')).toHaveText('1');
    await expect(demo.getByTestId('friends-list').getByRole('heading')).toHaveText('Fátima Quispe');
    await expect(demo).toHaveURL(/buscar=FATIMA/);
  });

  await test.step('T-GA-1: the lightbox goes by arrows, closes with Esc and gives the focus back; F6: what ⋮ offers is done', async () => {
    await demo.goto('/apps/followers');
    await demo.getByRole('link', { name: 'Galería', exact: true }).last().click();
    const fotos = demo.getByTestId('gallery-list').getByRole('listitem');
    await expect(fotos).toHaveCount(12);
    const abrir = demo.getByRole('button', { name: 'Ver mostrador-norte.svg' });
    await abrir.focus();
    await demo.keyboard.press('Enter');
    const visor = demo.getByRole('dialog', { name: 'mostrador-norte.svg' });
    await expect(visor).toContainText('1 de 12');
    await demo.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('dialog', { name: 'ruta-sur.svg' })).toContainText('12 de 12');
    await demo.keyboard.press('ArrowRight');
    await expect(visor).toBeVisible();
    await demo.keyboard.press('Escape');
    await expect(demo.getByRole('dialog')).toHaveCount(0);
    await expect(abrir).toBeFocused();
    await expect(demo).toHaveURL(/gallery$/);
    // «Forward» opens it again, and so does loading it there: closing it leaves one place less, and no dead one behind.
    for (const otraVez of [async () => undefined, () => demo.reload()]) {
      await demo.goForward();
      await otraVez();
      await expect(visor).toBeVisible();
      await demo.keyboard.press('Escape');
      await expect(visor).toBeHidden();
      await expect(demo).toHaveURL(/gallery$/);
    }
    await demo.goBack();
    await verTitulo(demo, 'Seguidores');
    await demo.goto('/apps/gallery?foto=1');
    await expect(visor).toBeVisible();
    await demo.keyboard.press('Escape');
    await expect(visor).toBeHidden();
    await expect(demo).toHaveURL(/gallery$/);
    await demo.getByRole('button', { name: 'Acciones de mostrador-norte.svg' }).click();
    const bajada = demo.waitForEvent('download');
    await demo.getByRole('menuitem', { name: 'Descargar' }).click();
    expect((await bajada).suggestedFilename()).toBe('mostrador-norte.svg');
    await demo.getByRole('button', { name: 'Acciones de mostrador-norte.svg' }).click();
    await demo.getByRole('menuitem', { name: 'Copiar enlace' }).click();
    await expect.poll(() => demo.evaluate(() => navigator.clipboard.readText())).toMatch(/gallery\?foto=1$/);
    await demo.getByRole('button', { name: 'Acciones de mostrador-norte.svg' }).click();
    await demo.getByRole('menuitem', { name: 'Eliminar' }).click();
    await expect(fotos).toHaveCount(11);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(fotos.first()).toContainText('mostrador-norte.svg');
    for (const [ruta, caja, buscado, lista] of [
      ['gallery', 'Buscar foto', 'mostrador NORTE', 'gallery-list'],
      ['followers', 'Buscar seguidor', 'FATIMA', 'followers-list'],
    ] as const) {
      await demo.goto(`/apps/${ruta}`);
      await demo.getByRole('searchbox', { name: caja }).fill(buscado);
      await expect(demo.getByTestId(lista).getByRole('listitem')).toHaveCount(1);
    }
  });

  await test.step('loading, empty and failed are told, and the failure is tried again; a shared post comes into sight', async () => {
    await demo.goto('/apps/followers?mock=empty');
    await expect(demo.getByText('Todavía no hay nadie por acá')).toBeVisible();
    await demo.goto('/user-profile?mock=slow#post-14');
    await expect(demo.getByTestId('demo-esqueleto').first()).toBeVisible();
    await expect(posts).toHaveCount(4);
    await expect(posts.last()).toBeInViewport();
    expect(quejas).toEqual([]);
    await demo.goto('/apps/gallery?mock=error');
    await demo.getByRole('button', { name: 'Reintentar' }).click();
    await expect(demo.getByTestId('gallery-list').getByRole('listitem')).toHaveCount(12);
  });

  await test.step('on a phone what a box of a comment asks for is read whole', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    await demo.goto('/user-profile');
    const caja = primero.getByTestId('profile-comment-input');
    await caja.fill('Escribí un comentario');
    expect(await caja.evaluate((una) => una.scrollWidth <= una.clientWidth)).toBe(true);
    await caja.fill('');
  });
});
