import { anchoDe, expect, test } from './galeria.ts';

test('the mail: folders, what is done with mails, and what is written', async ({ demo, quejas }) => {
  const filas = demo.getByTestId('email-list-row');
  const detalle = demo.getByTestId('email-detail');
  const carpeta = (cual: string) => demo.getByTestId(`email-filter-${cual}`);
  const aviso = demo.getByRole('button', { name: 'Deshacer' });

  await test.step('T-EM-1: the inbox and mail 1 to begin with', async () => {
    await demo.goto('/apps/email');
    await expect(carpeta('inbox')).toHaveAttribute('aria-pressed', 'true');
    await expect(filas).toHaveCount(7);
    await expect(detalle.getByRole('heading', { level: 2 })).toHaveText('Agenda de la semana');
  });

  await test.step('beside the menu the mail keeps its room: its marks are in one row, and the folders open over the page', async () => {
    const medio = async (nombre: RegExp) => {
      const boton = demo.getByRole('region', { name: 'Correo abierto' }).getByRole('button', { name: nombre });
      const caja = await boton.boundingBox();
      return Math.round((caja?.y ?? 0) + (caja?.height ?? 0) / 2);
    };
    for (const width of [1200, 1280]) {
      await demo.setViewportSize({ width, height: 900 });
      await expect(carpeta('inbox')).toBeHidden();
      expect(await anchoDe(demo, 'Correo abierto'), String(width)).toBeGreaterThanOrEqual(420);
      expect(Math.abs((await medio(/^Mover/)) - (await medio(/^Reenviar/))), String(width)).toBeLessThan(4);
    }
    const abrir = demo.getByRole('button', { name: 'Ver las carpetas' });
    await abrir.press('Enter');
    await demo.getByRole('dialog', { name: 'Carpetas y etiquetas' }).press('Escape');
    await expect(abrir).toBeFocused();
    await demo.setViewportSize({ width: 1440, height: 900 });
    expect(await anchoDe(demo, 'Carpetas y etiquetas')).toBe(240);
  });

  await test.step('T-EM-2: the star toggles in the list and in the detail together', async () => {
    await filas.filter({ hasText: 'Fotos del encuentro' }).locator('[data-fila]').click();
    await demo.getByRole('button', { name: 'Destacar «Fotos del encuentro»' }).first().click();
    await expect(demo.getByRole('button', { name: 'Quitar de destacados «Fotos del encuentro»' })).toHaveCount(2);
    await carpeta('starred').click();
    await expect(filas.filter({ hasText: 'Fotos del encuentro' })).toHaveCount(1);
  });

  await test.step('T-EM-3, F1: deleted it is in the bin and its neighbour is open; restored it is in its folder', async () => {
    await demo.goto('/apps/email?id=2');
    await demo
      .getByRole('region', { name: 'Correo abierto' })
      .getByRole('button', { name: /^Mover/ })
      .click();
    await expect(filas).toHaveCount(6);
    await expect(detalle.getByRole('heading', { level: 2 })).toHaveText('Nos vemos el jueves');
    await expect(aviso).toBeVisible();
    await carpeta('trash').click();
    await expect(filas).toHaveCount(6);
    await filas.filter({ hasText: 'Fotos del encuentro' }).locator('[data-fila]').click();
    await demo
      .getByRole('region', { name: 'Correo abierto' })
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await expect(filas).toHaveCount(5);
    await carpeta('inbox').click();
    await expect(filas).toHaveCount(7);
    await expect(filas.filter({ hasText: 'Fotos del encuentro' })).toHaveCount(1);
    // One that was sent goes back to where it was, and not to the inbox.
    await carpeta('sent').click();
    await expect(filas).toHaveCount(3);
    const enviado = filas.first().locator('[data-fila]');
    const cual = await enviado.innerText();
    await enviado.press('Delete');
    await expect(filas).toHaveCount(2);
    await carpeta('trash').click();
    await expect(filas).toHaveCount(6);
    await filas
      .filter({ hasText: cual.split('\n')[1] ?? cual })
      .locator('[data-fila]')
      .click();
    await demo
      .getByRole('region', { name: 'Correo abierto' })
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await expect(filas).toHaveCount(5);
    await carpeta('sent').click();
    await expect(filas).toHaveCount(3);
    await carpeta('inbox').click();
    await expect(filas).toHaveCount(7);
  });

  await test.step('what is only shown in the place of another is not read, and undoing leaves everything as it was', async () => {
    for (const direccion of ['/apps/email', '/apps/email?id=1']) {
      await demo.goto(direccion);
      await expect(carpeta('inbox')).toContainText('4');
      await filas.first().locator('[data-fila]').press('Delete');
      await expect(detalle.getByRole('heading', { level: 2 })).toHaveText('Fotos del encuentro');
      await expect(filas.first()).toContainText('Sin leer');
      await expect(carpeta('inbox')).toContainText('4');
      await filas.first().locator('[data-fila]').press('Delete');
      await expect(carpeta('inbox')).toContainText('3');
      await aviso.last().press('Enter');
      await expect(filas.first()).toContainText('Fotos del encuentro');
      await expect(carpeta('inbox')).toContainText('4');
      await filas.first().locator('[data-fila]').click();
      await expect(carpeta('inbox')).toContainText('3');
    }
  });

  await test.step('T-EM-4, T-EM-5, F4: a label shows only its own; search and filter combine', async () => {
    for (const [etiqueta, nombre] of [
      ['Promotional', 'Promociones'],
      ['Social', 'Social'],
      ['Health', 'Salud'],
    ] as const) {
      await carpeta(etiqueta).click();
      await expect(carpeta(etiqueta)).toHaveAttribute('aria-pressed', 'true');
      await expect(filas.first()).toContainText(nombre);
      await expect(filas.filter({ hasNot: demo.getByText(nombre, { exact: true }) })).toHaveCount(0);
    }
    await expect(filas).toHaveCount(3);
    await demo.getByRole('searchbox', { name: 'Buscar correos' }).fill('analisis');
    await expect(filas).toHaveCount(1);
    await demo.getByRole('searchbox', { name: 'Buscar correos' }).fill('café');
    await expect(demo.getByText('No se encontraron correos')).toBeVisible();
  });

  await test.step('T-EM-6, F20: a script in the HTML does not run, and no picture is asked for', async () => {
    await demo.goto('/apps/email?filtro=spam&id=17');
    const contenido = demo.getByTestId('email-content');
    await expect(contenido).toContainText('Abrí el enlace');
    await expect(contenido.locator('script, img, [onclick], [href^=javascript]')).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Mostrar imágenes' })).toBeVisible();
    expect(await demo.evaluate(() => 'correoHostil' in window)).toBe(false);
  });

  await test.step('T-EM-7, F7: what is sent is in «Enviados»', async () => {
    await demo.getByTestId('email-compose').click();
    const dialogo = demo.getByRole('dialog', { name: 'Redactar' });
    await dialogo.getByTestId('email-send').click();
    await expect(dialogo.getByText('Escribí al menos una dirección.')).toBeVisible();
    await dialogo.getByLabel('Para').fill('ana@ejemplo.test');
    await dialogo.getByLabel('Asunto').fill('Prueba de envío');
    await dialogo.getByTestId('email-editor-paper').click();
    await demo.keyboard.type('Va el mensaje');
    await dialogo.getByTestId('email-send').click();
    await expect(dialogo).toBeHidden();
    await carpeta('sent').click();
    await expect(filas.first()).toContainText('Prueba de envío');
    await filas.first().locator('[data-fila]').click();
    await expect(demo.getByTestId('email-content')).toHaveText('Va el mensaje');
  });

  await test.step('F7: what is begun is not thrown away unasked, and is kept in «Borradores»', async () => {
    await demo.getByTestId('email-compose').click();
    const dialogo = demo.getByRole('dialog', { name: 'Redactar' });
    await dialogo.getByLabel('Asunto').fill('Para después');
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    const pregunta = demo.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
    await pregunta.getByRole('button', { name: 'Volver' }).click();
    await dialogo.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(dialogo).toBeHidden();
    await carpeta('draft').click();
    await expect(filas).toHaveCount(4);
    await expect(filas.first()).toContainText('Para después');
  });

  await test.step('F6: «Reenviar» opens the mail to send it on, «Responder» an editor below it', async () => {
    await demo.goto('/apps/email?id=2');
    await demo.getByRole('button', { name: 'Responder' }).click();
    const papel = demo.getByTestId('email-reply-editor-paper');
    await expect(papel).toBeFocused();
    await expect(papel).toBeInViewport();
    await expect(demo.getByTestId('email-reply').getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 1 });
    await demo.keyboard.type('Nos');
    await filas.filter({ hasText: 'Agenda de la semana' }).locator('[data-fila]').click();
    await expect(demo.getByTestId('email-reply')).toHaveCount(0);
    await filas.filter({ hasText: 'Fotos del encuentro' }).locator('[data-fila]').click();
    await expect(papel).toHaveText('Nos');
    await expect(papel).not.toBeFocused();
    // Who comes back came to read: the mail stays at its beginning.
    const correo = demo.getByRole('region', { name: 'Correo abierto' });
    await expect(correo.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await demo.getByTestId('email-reply').getByRole('button', { name: 'Cancelar' }).click();
    const pregunta = demo.getByRole('dialog', { name: '¿Descartar lo que escribiste?' });
    await pregunta.getByRole('button', { name: 'Volver' }).click();
    await demo.getByRole('button', { name: 'Responder' }).click();
    await expect(papel).toBeFocused();
    await demo.keyboard.press('Control+End');
    await demo.keyboard.type(' vemos');
    await expect(papel).toHaveText('Nos vemos');
    await demo.getByTestId('email-reply').getByRole('button', { name: 'Enviar' }).click();
    await expect(demo.getByTestId('email-reply')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Reenviar' }).click();
    const reenvio = demo.getByRole('dialog', { name: 'Redactar' });
    await expect(reenvio.getByLabel('Asunto')).toHaveValue('Fwd: Fotos del encuentro');
    await reenvio.getByLabel('Para').fill('ana@ejemplo.test');
    await reenvio.getByLabel('Asunto').fill('Prueba de envío');
    await reenvio.getByTestId('email-send').click();
    await carpeta('sent').click();
    await expect(filas.first()).toContainText('Prueba de envío');
    await expect(filas.filter({ hasText: 'Re: Fotos del encuentro' })).toHaveCount(1);
  });

  await test.step('T-EM-8: the buttons of a row are reached with Tab, and none is inside another', async () => {
    await filas.first().locator('[data-fila]').focus();
    await demo.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Destacar «Prueba de envío»' }).first()).toBeFocused();
    await demo.keyboard.press('Tab');
    await expect(filas.first().getByRole('button', { name: /como importante$/ })).toBeFocused();
    await filas.first().locator('[data-fila]').focus();
    await demo.keyboard.press('Shift+Tab');
    await expect(demo.getByRole('checkbox', { name: 'Elegir «Prueba de envío»' })).toBeFocused();
    const INTERACTIVO = 'a[href], button, input, [role=button], [role=checkbox], [tabindex]';
    const metidos = await demo
      .getByTestId('email-list')
      .locator(`:is(${INTERACTIVO})`)
      .evaluateAll(
        (todos, cual) => todos.filter((uno) => uno.querySelector(cual)).map((uno) => uno.outerHTML.slice(0, 200)),
        INTERACTIVO,
      );
    expect(metidos).toEqual([]);
    const arriba = async () => (await filas.first().boundingBox())?.y;
    const antes = await arriba();
    await demo.getByRole('checkbox', { name: 'Elegir «Prueba de envío»' }).click();
    await expect(demo.getByTestId('email-bulk')).toContainText('1 seleccionado');
    expect(await arriba(), 'what is ticked stays under the pointer').toBe(antes);
  });

  await test.step('F6: what is ticked is marked and moved at once', async () => {
    const varios = demo.getByTestId('email-bulk');
    await demo.getByRole('checkbox', { name: 'Elegir «Re: Fotos del encuentro»' }).click();
    await expect(varios).toContainText('2 seleccionados');
    await varios.getByRole('button', { name: 'Importante' }).click();
    await varios.getByRole('button', { name: 'Destacar' }).click();
    await varios.getByRole('button', { name: 'Mover a la papelera' }).click();
    await expect(varios).toHaveCount(0);
    await carpeta('trash').click();
    await expect(filas).toHaveCount(7);
    await demo.getByRole('checkbox', { name: 'Elegir «Prueba de envío»' }).click();
    await varios.getByRole('button', { name: 'Restaurar' }).click();
    await expect(filas).toHaveCount(6);
    for (const cual of ['important', 'starred']) {
      await carpeta(cual).click();
      await expect(filas.filter({ hasText: 'Prueba de envío' })).toHaveCount(1);
    }
  });

  await test.step('an answer that was written is thrown away after a question, and an empty one without it', async () => {
    await demo.goto('/apps/email?id=2');
    const responder = demo.getByRole('button', { name: 'Responder' });
    const respuesta = demo.getByTestId('email-reply');
    await responder.click();
    await respuesta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(respuesta).toHaveCount(0);
    await expect(responder).toBeFocused();
    await responder.click();
    await expect(demo.getByTestId('email-reply-editor-paper')).toBeFocused();
    await demo.keyboard.type('Mejor no');
    await respuesta.getByRole('button', { name: 'Cancelar' }).click();
    await demo.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await expect(respuesta).toHaveCount(0);
    await expect(responder).toBeFocused();
  });

  await test.step('below 900 px what goes to the bin from the list opens no other', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    await demo.goto('/apps/email');
    await filas.first().locator('[data-fila]').press('Delete');
    await expect(filas).toHaveCount(6);
    await expect(filas.first()).toBeVisible();
    await expect(detalle).toBeHidden();
    await expect(demo).not.toHaveURL(/[?&]id=/);
    await demo.getByRole('button', { name: 'Ver las carpetas' }).click();
    await expect(carpeta('inbox')).toContainText('4');
  });

  expect(quejas).toEqual([]);
});

test('the mail on a phone: «Volver» is among its marks, and an answer is seen whole with what sends it', async ({
  demo,
}) => {
  await demo.setViewportSize({ width: 390, height: 844 });
  await demo.goto('/apps/email?id=2');
  const volver = demo.getByRole('button', { name: 'Volver' });
  const marca = demo.getByRole('region', { name: 'Correo abierto' }).getByRole('button', { name: /^Mover/ });
  const medio = async (uno: typeof volver) => {
    const caja = await uno.boundingBox();
    return (caja?.y ?? 0) + (caja?.height ?? 0) / 2;
  };
  expect(Math.abs((await medio(volver)) - (await medio(marca)))).toBeLessThan(4);
  await demo.getByRole('button', { name: 'Responder' }).click();
  const respuesta = demo.getByTestId('email-reply');
  await expect(demo.getByTestId('email-reply-editor-paper')).toBeFocused();
  await expect(respuesta).toBeInViewport({ ratio: 1 });
  expect((await respuesta.getByRole('toolbar').boundingBox())?.height).toBeLessThan(70);
  await volver.click();
  await expect(demo.getByTestId('email-list-row').first()).toBeVisible();
});
