import { anchoDe, confirmar, elegida, expect, test, verTitulo } from './galeria.ts';

test('notes: F1, F4, T-NO-1…6', async ({ demo, quejas }) => {
  await demo.goto('/apps/notes');
  await verTitulo(demo, 'Notas');
  const lista = demo.getByTestId('notes-list');
  const filas = demo.getByTestId('notes-list-row');
  const texto = demo.getByRole('textbox', { name: 'Texto de la nota' });
  await test.step('T-NO-1: four samples, the first one chosen', async () => {
    await expect(filas).toHaveCount(4);
    await expect(elegida(lista)).toContainText('Inventario del depósito chico');
    await expect(texto).toHaveValue(/^Inventario del depósito chico/);
    expect(await anchoDe(demo, 'Todas las notas')).toBe(260);
  });
  await test.step('T-NO-2: typing changes the title of the card at once', async () => {
    await texto.fill('Otra cosa\ncon más detalle');
    await expect(elegida(lista)).toContainText('Otra cosa');
    await expect(elegida(lista)).not.toContainText('detalle');
  });
  await test.step('T-NO-3: a colour recolours the card', async () => {
    const fondo = () => elegida(lista).evaluate((fila) => getComputedStyle(fila).backgroundColor);
    const antes = await fondo();
    // It is what the note says, which is told a drawing later.
    await demo.getByRole('radio', { name: 'Verde' }).click();
    await expect(demo.getByRole('radio', { name: 'Verde' })).toBeChecked();
    const verde = await filas.nth(3).evaluate((fila) => getComputedStyle(fila).backgroundColor);
    expect(antes).not.toBe(verde);
    await expect.poll(fondo).toBe(verde);
  });
  await test.step('T-NO-4: adding makes five, the new one chosen; without text it is not added', async () => {
    // Whoever presses twice where once is enough has one dialog and one note.
    await demo.getByTestId('notes-add').dblclick();
    const dialogo = demo.getByRole('dialog', { name: 'Agregar nota' });
    await dialogo.getByTestId('notes-save').click();
    await expect(dialogo.getByRole('textbox')).toBeFocused();
    await expect(dialogo.getByRole('textbox')).toHaveAccessibleDescription('Escribí la nota para guardarla.');
    await dialogo.getByRole('textbox').fill('Comprar rollos');
    await dialogo.getByTestId('notes-save').dblclick();
    await expect(filas).toHaveCount(5);
    await expect(elegida(lista)).toContainText('Comprar rollos');
    await expect(demo).toHaveURL(/[?&]id=5(&|$)/);
  });
  await test.step('T-NO-5, F1: deleting the chosen one chooses its neighbour, and can be undone', async () => {
    await elegida(lista).getByRole('button', { name: 'Eliminar «Comprar rollos»' }).click();
    await expect(filas).toHaveCount(4);
    await expect(elegida(lista)).toContainText('Otra cosa');
    await expect(texto).toHaveValue(/^Otra cosa/);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(filas).toHaveCount(5);
    await expect(elegida(lista)).toContainText('Comprar rollos');
  });
  await test.step('«Restablecer», which asks, brings the samples as they were', async () => {
    await demo.getByTestId('demo-chip').getByRole('button', { name: 'Restablecer' }).click();
    await confirmar(demo, 'Restablecer');
    await expect(filas).toHaveCount(4);
    await expect(filas.first()).toContainText('Inventario del depósito chico');
  });
  await test.step('T-NO-6, F4: the search minds neither case nor accents, and the keyboard walks what is found', async () => {
    await demo.getByRole('searchbox', { name: 'Buscar notas' }).fill('JOSE');
    await expect(filas).toHaveCount(1);
    await expect(filas).toContainText('José pasa a buscar las bujías');
    await filas.getByRole('button').first().press('Enter');
    await expect(texto).toHaveValue(/^José/);
    await demo.getByRole('searchbox', { name: 'Buscar notas' }).fill('zz');
    await expect(demo.getByText('No se encontraron notas')).toBeVisible();
  });
  await test.step('F1: when the only one in sight goes none is open, and what is written does not change of note', async () => {
    await demo.goto('/apps/notes?buscar=JOSE');
    await texto.press('Control+Home');
    await demo.keyboard.type('xx');
    await demo.getByRole('searchbox', { name: 'Buscar notas' }).fill('xxjose');
    await texto.pressSequentially('y');
    await texto.fill('Otra cosa');
    await expect(filas).toHaveCount(0);
    await expect(texto).toHaveValue('Otra cosa');
    await demo.getByRole('searchbox', { name: 'Buscar notas' }).fill('otra cosa');
    await expect(filas).toHaveCount(1);
    await filas.getByRole('button').first().press('Delete');
    await expect(filas).toHaveCount(0);
    await expect(demo.getByText('Elegí una nota')).toBeVisible();
    await expect(texto).toHaveCount(0);
  });
  await test.step('the samples are asked to fail, and come again', async () => {
    await demo.goto('/apps/notes?mock=error');
    await demo.getByRole('button', { name: 'Reintentar' }).click();
    await expect(filas).toHaveCount(4);
    await demo.goto('/apps/notes?mock=empty');
    await expect(demo.getByText('Todavía no hay notas')).toBeVisible();
  });
  expect(quejas).toEqual([]);
});

test('tickets: F4, F5, T-TI-1…4', async ({ demo, quejas }) => {
  await demo.goto('/apps/tickets');
  await verTitulo(demo, 'Tickets');
  const filas = demo.getByTestId('tickets-row');
  const ficha = (cual: string) => demo.getByTestId(`tickets-tile-${cual}`);
  const buscar = demo.getByRole('searchbox', { name: 'Buscar tickets' });
  await test.step('T-TI-1: the total, with its eight rows', async () => {
    await expect(ficha('total_tickets')).toHaveAttribute('aria-pressed', 'true');
    await expect(filas).toHaveCount(8);
    await expect(filas.nth(1).getByTestId('tickets-urgency')).toHaveText('Urgente');
  });
  await test.step('T-TI-2: the tiles filter, and their counts drop after deleting', async () => {
    for (const [cual, cuantos, estado] of [
      ['Pending', 2, 'Pendiente'],
      ['Open', 2, 'Abierto'],
      ['Closed', 4, 'Cerrado'],
    ] as const) {
      await ficha(cual).click();
      await expect(ficha(cual)).toHaveAttribute('aria-pressed', 'true');
      await expect(ficha('total_tickets')).toHaveAttribute('aria-pressed', 'false');
      await expect(ficha(cual)).toContainText(String(cuantos));
      await expect(filas).toHaveCount(cuantos);
      await expect(filas.filter({ hasText: estado })).toHaveCount(cuantos);
    }
    await expect(demo).toHaveURL(/filtro=Closed/);
    const siguiente = await filas.nth(2).getByRole('button').getAttribute('aria-label');
    await filas.nth(1).getByRole('button', { name: 'Eliminar el ticket 4' }).press('Enter');
    await demo.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(filas).toHaveCount(3);
    await expect(demo.getByRole('button', { name: siguiente ?? '' })).toBeFocused();
    await expect(ficha('Closed')).toContainText('3');
    await expect(ficha('total_tickets')).toContainText('7');
  });
  await test.step('T-TI-3, F4: the search looks within the filter, whatever the accents', async () => {
    await buscar.fill('GIMENEZ');
    await expect(filas).toHaveCount(1);
    await expect(filas).toContainText('Lectora que lee dos veces');
    await buscar.fill('deposito');
    await expect(filas).toHaveCount(0);
    await ficha('Open').click();
    await expect(filas).toHaveCount(2);
    await buscar.fill('zz');
    await demo.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(filas).toHaveCount(7);
  });
  await test.step('T-TI-4: by date, both ways', async () => {
    const fecha = demo.getByRole('columnheader', { name: 'Fecha' });
    await fecha.getByRole('button').click();
    await expect(filas.first()).toContainText('Cambiar el membrete');
    await fecha.getByRole('button').click();
    await expect(filas.first()).toContainText('Se corta la conexión');
    await expect(fecha).toHaveAttribute('aria-sort', 'descending');
  });
  await test.step('T-TI-4: on a phone, where their heads do not fit, by the same columns', async () => {
    const orden = demo.getByRole('combobox', { name: 'Ordenar por' });
    await expect(orden).toBeHidden();
    await demo.setViewportSize({ width: 390, height: 844 });
    await expect(demo.getByRole('columnheader', { name: 'Fecha' })).toBeHidden();
    await expect(orden).toHaveText('Fecha, descendente');
    await orden.click();
    await demo.getByRole('option', { name: 'Fecha, ascendente' }).click();
    await expect(filas.first()).toContainText('Cambiar el membrete');
    // The urgency is above the title of each, long or short.
    for (const fila of await filas.all()) {
      const [marca, titulo] = await Promise.all([
        fila.getByTestId('tickets-urgency').boundingBox(),
        fila.getByTestId('tickets-urgency').locator('+ *').boundingBox(),
      ]);
      expect((marca?.y ?? 0) + (marca?.height ?? 0)).toBeLessThanOrEqual(titulo?.y ?? 0);
    }
    await demo.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('F5: the pages are real', async () => {
    await demo.goto('/apps/tickets?porPagina=5');
    await expect(filas).toHaveCount(5);
    await demo.getByRole('button', { name: /página siguiente/i }).click();
    await expect(filas).toHaveCount(3);
    await expect(demo).toHaveURL(/pagina=2/);
  });
  await test.step('§3.5: where the keyboard is, is seen in what chooses how many rows too', async () => {
    const cuantas = demo.getByRole('combobox', { name: 'Filas por página' });
    await cuantas.press('Shift+Tab');
    await demo.keyboard.press('Tab');
    await expect(cuantas).toBeFocused();
    await expect(cuantas).toHaveCSS('outline', /solid 2px/);
  });
  expect(quejas).toEqual([]);
});
