import { anchoDe, elegida, expect, test, verTitulo } from './galeria.ts';

test('chats: F1, F4, F6, T-CH-1…7', async ({ demo, quejas }) => {
  await demo.goto('/apps/chats');
  await verTitulo(demo, 'Chats');
  const lista = demo.getByTestId('chats-list');
  const filas = demo.getByTestId('chats-list-row');
  const texto = demo.getByRole('textbox', { name: 'Escribí un mensaje' });
  const mensajes = demo.getByTestId('chats-message');
  const nombre = demo.getByTestId('chats-name');
  await test.step('T-CH-1, T-CH-7: ten contacts, chat 1 chosen', async () => {
    await expect(filas).toHaveCount(10);
    await expect(elegida(lista)).toContainText('Andrea Molina');
    await expect(nombre).toHaveText('Andrea Molina');
    expect(await anchoDe(demo, 'Información de Andrea Molina')).toBe(320);
  });
  await test.step('T-CH-5: the dot of the state has its colour', async () => {
    const colores = await lista
      .getByTestId('chats-status')
      .evaluateAll((puntos) =>
        puntos.map((punto) => [punto.getAttribute('data-estado'), getComputedStyle(punto).backgroundColor].join(' ')),
      );
    expect(new Set(colores).size).toBe(4);
    const deLaPaleta = await demo.evaluate(
      (nombres) =>
        nombres.map(([estado, nombre]) => {
          const punto = document.body.appendChild(document.createElement('i'));
          punto.style.setProperty('background-color', `var(--t-palette-${nombre})`);
          const color = getComputedStyle(punto).backgroundColor;
          punto.remove();
          return `${estado} ${color}`;
        }),
      [
        ['online', 'success-main'],
        ['away', 'warning-main'],
        ['busy', 'error-main'],
        ['offline', 'borderStrong'],
      ],
    );
    expect([...new Set(colores)].sort()).toEqual(deLaPaleta.sort());
    await expect(lista.getByRole('img', { name: 'En línea' })).toHaveCount(4);
  });
  await test.step('T-CH-2, F4: a search without hits says so', async () => {
    const buscar = demo.getByRole('searchbox', { name: 'Buscar contactos' });
    await buscar.fill('zz');
    await expect(demo.getByRole('alert').filter({ hasText: 'No se encontraron contactos' })).toBeVisible();
    await buscar.fill('JOSE');
    await expect(filas).toHaveCount(1);
    await filas.getByRole('button').first().press('Enter');
    await expect(nombre).toHaveText('José Álvarez');
    await demo.getByRole('button', { name: 'Limpiar búsqueda' }).click();
    await expect(filas).toHaveCount(10);
  });
  await test.step('T-CH-4: what is blank is not sent', async () => {
    await texto.fill('   ');
    await expect(demo.getByTestId('chats-send')).toBeDisabled();
    await texto.press('Enter');
    await expect(mensajes).toHaveCount(5);
  });
  await test.step('T-CH-3: what is sent shows at the right, in the preview, and at the top of the list', async () => {
    await texto.fill('hola');
    await texto.press('ArrowLeft');
    await demo.getByTestId('chats-emoji').click();
    await demo.getByRole('button', { name: '👍' }).click();
    await expect(texto).toHaveValue('hol👍a');
    // The keyboard comes back, behind it, once the box it was in is gone.
    await expect(texto).toBeFocused();
    await texto.fill('hola');
    await texto.press('Shift+Enter');
    await expect(texto).toHaveValue('hola\n');
    await texto.press('Enter');
    await expect(mensajes).toHaveCount(6);
    await expect(mensajes.last()).toHaveAttribute('data-mio', 'true');
    await expect(mensajes.last()).toContainText('hola');
    const [suyo, ajeno, conversacion] = await Promise.all(
      [mensajes.last().getByText('hola', { exact: true }), mensajes.first(), demo.getByTestId('chats-messages')].map(
        (uno) => uno.boundingBox(),
      ),
    );
    const medio = (conversacion?.x ?? 0) + (conversacion?.width ?? 0) / 2;
    expect(suyo?.x, 'what one sends stands at the right').toBeGreaterThan(medio);
    expect(ajeno?.x, 'what comes, at the left').toBeLessThan(medio);
    await expect(filas.first()).toContainText('José Álvarez');
    await expect(filas.first().getByTestId('chats-preview')).toHaveText('Vos: hola');
  });
  await test.step('F6: order, what is to be read, photos and files do what they say', async () => {
    await demo.getByTestId('chats-sort').click();
    await demo.getByRole('menuitem', { name: 'Ordenar por no leídos' }).click();
    await expect(filas.first()).toContainText('Bruno Aguirre');
    await expect(lista.getByRole('img', { name: /sin leer/ })).toHaveCount(3);
    await demo.getByTestId('chats-sort').click();
    await demo.getByRole('menuitem', { name: 'Marcar todo como leído' }).click();
    await expect(lista.getByRole('img', { name: /sin leer/ })).toHaveCount(0);
    const imagen = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
    await demo.getByTestId('chats-photo').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: imagen });
    await expect(demo.getByTestId('chats-media')).toContainText('Multimedia (1)');
    await demo.getByTestId('chats-file').setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: imagen });
    await expect(demo.getByTestId('chats-files')).toContainText('Adjuntos (1)');
    const bajado = demo.waitForEvent('download');
    await mensajes.last().getByRole('button', { name: 'Descargar nota.txt' }).click();
    expect((await bajado).suggestedFilename()).toBe('nota.txt');
    await demo.getByTestId('chats-info').click();
    await expect(demo.getByTestId('chats-files')).toBeHidden();
  });
  await test.step('whoever went up is not brought down, and is told of what is new', async () => {
    await demo.setViewportSize({ width: 1440, height: 620 });
    const caja = demo.getByTestId('chats-messages');
    // What keeps the last one in sight while the page changes its size may still be at it.
    await expect(async () => {
      await caja.evaluate((log) => log.scrollTo({ top: 0 }));
      await demo.waitForTimeout(100);
      await expect(mensajes.last()).not.toBeInViewport({ timeout: 1 });
    }).toPass();
    await texto.fill('otra');
    await texto.press('Enter');
    await demo.getByRole('button', { name: 'Nuevos mensajes' }).click();
    await expect(mensajes.last()).toBeInViewport();
    // To write them takes room from the conversation.
    await texto.fill('uno\ndos\ntres\ncuatro\ncinco');
    await texto.press('Enter');
    await expect(mensajes.last()).toContainText('cinco');
    await expect(mensajes.last()).toBeInViewport();
    await expect(demo.getByRole('button', { name: 'Nuevos mensajes' })).toBeHidden();
  });
  await test.step('beside the menu the conversation keeps its room, and what is told of it opens over the page', async () => {
    for (const width of [1200, 1280, 1366]) {
      await demo.setViewportSize({ width, height: 900 });
      await expect(demo.getByTestId('chats-files')).toBeHidden();
      expect(await anchoDe(demo, 'Conversación')).toBeGreaterThanOrEqual(420);
    }
    await demo.getByTestId('chats-info').click();
    const cajon = demo.getByRole('dialog', { name: /^Información de / });
    await expect(cajon.getByTestId('chats-files')).toBeVisible();
    await demo.keyboard.press('Escape');
    await expect(cajon).toBeHidden();
    await demo.setViewportSize({ width: 1440, height: 900 });
    await expect(demo.getByTestId('chats-files')).toBeVisible();
    expect(await anchoDe(demo, 'Conversación')).toBeGreaterThanOrEqual(420);
  });
  await test.step('T-CH-6: at 800 px the list is a drawer', async () => {
    await demo.setViewportSize({ width: 800, height: 900 });
    await expect(lista).toBeHidden();
    await demo.getByRole('button', { name: 'Ver los contactos' }).click();
    const cajon = demo.getByRole('dialog', { name: 'Contactos' });
    await cajon.getByRole('button', { name: /Marcos Quiroga/ }).click();
    await expect(cajon).toBeHidden();
    await expect(nombre).toHaveText('Marcos Quiroga');
  });
  expect(quejas).toEqual([]);
});
