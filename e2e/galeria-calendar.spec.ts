import type { Locator } from '@playwright/test';
import { expect, test, verTitulo } from './galeria.ts';
import { faltasDeAcceso } from './revisar.ts';

const centro = async (uno: Locator) => {
  const caja = await uno.boundingBox();
  if (!caja) throw new Error('it is not in sight');
  return { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2, caja };
};

test('calendar: F16, T-CA-1…5', async ({ demo, quejas }) => {
  await demo.goto('/apps/calendar?fecha=2027-03-10');
  await verTitulo(demo, 'Calendario');
  const titulo = demo.getByTestId('calendar-title');
  const dialogo = demo.getByRole('dialog');
  const celda = (dia: string) => demo.locator(`[data-celda="${dia}"]`);
  const guardar = () => dialogo.getByTestId('calendar-save').click();
  const evento = (nombre: string | RegExp) => demo.getByTestId('calendar-event').filter({ hasText: nombre });
  await test.step('T-CA-5: months and days have their Spanish names, and the week begins on Monday', async () => {
    await expect(titulo).toHaveText('marzo de 2027');
    await expect(demo.getByRole('columnheader')).toHaveText(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
  });
  await test.step('T-CA-2: an end before the start is not saved; neither is an event without a title', async () => {
    await celda('2027-03-10').click();
    await expect(dialogo).toContainText('Agregar evento');
    await guardar();
    await expect(dialogo.getByText('Escribí un título')).toBeVisible();
    await expect(dialogo.getByRole('textbox', { name: 'Título' })).toBeFocused();
    await dialogo.getByRole('textbox', { name: 'Título' }).fill('Reunión');
    const termina = dialogo.getByRole('group', { name: 'Termina el' });
    const escribir = async (dia: string) => {
      await termina.getByRole('spinbutton', { name: 'Día' }).click();
      await demo.keyboard.type(dia);
    };
    await expect(termina).toContainText('10/03/2027');
    await escribir('09032027');
    await guardar();
    await expect(termina).toHaveAccessibleDescription('El fin debe ser posterior al inicio');
    await expect(termina.getByRole('spinbutton', { name: 'Día' })).toBeFocused();
    await escribir('10032027');
    await termina.getByRole('button').click();
    await expect(dialogo.last()).toContainText('marzo 2027');
    expect(await faltasDeAcceso(demo)).toEqual([]);
    await demo.keyboard.press('Escape');
    await expect(dialogo).toHaveCount(1);
    await guardar();
    await expect(dialogo).toBeHidden();
    await expect(evento('Reunión')).toHaveCount(1);
  });
  await test.step('T-CA-3, F16: of two with the same title one is edited, by the keyboard', async () => {
    await celda('2027-03-10').focus();
    await demo.keyboard.press('ArrowDown');
    await expect(celda('2027-03-17')).toBeFocused();
    await expect(demo).toHaveURL(/fecha=2027-03-17/);
    await demo.keyboard.press('Enter');
    await dialogo.getByRole('textbox', { name: 'Título' }).fill('Reunión');
    await guardar();
    await expect(evento('Reunión')).toHaveCount(2);
    await celda('2027-03-17').getByTestId('calendar-event').press('Enter');
    await dialogo.getByRole('textbox', { name: 'Título' }).fill('Reunión larga');
    await dialogo.getByRole('radio', { name: 'Rojo' }).check();
    await guardar();
    await expect(dialogo).toBeHidden();
    await expect(celda('2027-03-17')).toContainText('Reunión larga');
    await expect(celda('2027-03-10').getByTestId('calendar-event')).not.toContainText('larga');
  });
  await test.step('an event is moved and stretched with the mouse, and put back', async () => {
    const desde = await centro(evento('Reunión larga'));
    const hasta = await centro(celda('2027-03-16'));
    await demo.mouse.move(desde.x, desde.y);
    await demo.mouse.down();
    await demo.mouse.move(hasta.x, hasta.y, { steps: 4 });
    await demo.mouse.up();
    await expect(celda('2027-03-16')).toContainText('Reunión larga');
    await expect(dialogo).toBeHidden();
    await demo.getByRole('button', { name: 'Deshacer' }).first().press('Enter');
    await expect(celda('2027-03-17')).toContainText('Reunión larga');
    const { caja } = await centro(evento('Reunión larga'));
    const fin = await centro(celda('2027-03-19'));
    await demo.mouse.move(caja.x + caja.width - 3, caja.y + caja.height / 2);
    await demo.mouse.down();
    await demo.mouse.move(fin.x, fin.y, { steps: 4 });
    await demo.mouse.up();
    await expect(evento('Reunión larga')).toHaveAccessibleName(/17.*19 de marzo de 2027/);
  });
  await test.step('the keyboard moves an event as often as it is pressed, out of the month too', async () => {
    const movido = evento('Reunión larga');
    await movido.focus();
    await demo.keyboard.press('Shift+ArrowRight');
    await expect(movido).toHaveAccessibleName(/18.*20 de marzo de 2027/);
    await expect(movido).toBeFocused();
    await demo.keyboard.press('Shift+ArrowRight');
    await expect(movido).toHaveAccessibleName(/19.*21 de marzo de 2027/);
    await expect(movido).toBeFocused();
    for (const [tecla, nombre] of [
      ['Shift+ArrowDown', /26.*28 de marzo de 2027/],
      ['Shift+ArrowDown', /2.*4 de abril de 2027/],
      ['Shift+ArrowDown', /9.*11 de abril de 2027/],
      ['Shift+ArrowUp', /2.*4 de abril de 2027/],
      ['Shift+ArrowUp', /26.*28 de marzo de 2027/],
      ['Shift+ArrowUp', /19.*21 de marzo de 2027/],
      ['Shift+ArrowLeft', /18.*20 de marzo de 2027/],
    ] as const) {
      await demo.keyboard.press(tecla);
      await expect(movido.first()).toHaveAccessibleName(nombre);
      await expect(movido.first()).toBeFocused();
    }
    await expect(titulo).toHaveText('marzo de 2027');
    await celda('2027-03-26').focus();
    for (const [tecla, dia] of [
      ['ArrowUp', 19],
      ['ArrowLeft', 18],
      ['ArrowLeft', 17],
    ] as const) {
      await demo.keyboard.press(tecla);
      await expect(celda(`2027-03-${dia}`)).toBeFocused();
    }
  });
  await test.step('T-CA-4: the view and the day are in the address; dragging over free hours adds an event there', async () => {
    await demo.getByRole('button', { name: 'Semana', exact: true }).click();
    await expect(demo).toHaveURL(/vista=semana/);
    await demo.reload();
    await expect(titulo).toHaveText(/15.*21 de marzo de 2027/);
    const desde = await centro(celda('2027-03-16/10'));
    const hasta = await centro(celda('2027-03-16/12'));
    await demo.mouse.move(desde.x, desde.y - 20);
    await demo.mouse.down();
    await demo.mouse.move(hasta.x, hasta.y - 20, { steps: 4 });
    await demo.mouse.up();
    await expect(dialogo.getByRole('group', { name: 'Hora de inicio' })).toContainText('10:00');
    await expect(dialogo.getByRole('group', { name: 'Hora de fin' })).toContainText('12:30');
    await dialogo.getByRole('textbox', { name: 'Título' }).fill('Visita');
    await guardar();
    await evento('Visita').focus();
    await demo.keyboard.press('Shift+ArrowDown');
    await expect(evento('Visita')).toBeFocused();
    await demo.keyboard.press('Shift+ArrowLeft');
    await expect(evento('Visita')).toBeFocused();
    await expect(celda('2027-03-15/10')).toContainText('Visita');
    await demo.getByRole('button', { name: 'Semana siguiente' }).click();
    await expect(demo).toHaveURL(/fecha=2027-03-24/);
    await demo.getByRole('button', { name: 'Semana siguiente' }).click();
    await expect(demo).toHaveURL(/fecha=2027-03-31/);
    await demo.getByRole('button', { name: 'Día', exact: true }).click();
    await expect(demo).toHaveURL(/vista=dia/);
    await demo.goBack();
    await expect(demo).toHaveURL(/vista=semana&fecha=2027-03-31|fecha=2027-03-31&vista=semana/);
    await demo.goBack();
    await expect(demo).toHaveURL(/fecha=2027-03-17/);
  });
  expect(quejas).toEqual([]);
});

test('calendar: T-CA-1, the list of a day, and the phone', async ({ demo, quejas }) => {
  await demo.goto('/apps/calendar');
  const dialogo = demo.getByRole('dialog');
  const evento = (nombre: string) => demo.getByTestId('calendar-event').filter({ hasText: nombre });
  await test.step('T-CA-1: an event is created, takes another colour and is deleted, which can be undone', async () => {
    await expect(evento('Feria del repuesto').first()).toBeVisible();
    const hoy = demo.locator('[aria-current=date][data-celda]');
    for (const nombre of ['Uno', 'Dos', 'Tres', 'Cuatro']) {
      await hoy.press('Enter');
      await dialogo.getByRole('textbox', { name: 'Título' }).fill(nombre);
      await dialogo.getByTestId('calendar-save').click();
      await expect(dialogo).toBeHidden();
    }
    const fondo = () => evento('Uno').evaluate((uno) => getComputedStyle(uno).backgroundColor);
    const antes = await fondo();
    await evento('Uno').click();
    await expect(dialogo).toContainText('Editar evento');
    await dialogo.getByRole('radio', { name: 'Amarillo' }).check();
    await dialogo.getByTestId('calendar-save').click();
    await expect.poll(fondo).not.toBe(antes);
    await evento('Uno').click();
    await dialogo.getByRole('button', { name: 'Eliminar' }).click();
    await expect(evento('Uno')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(dialogo).toHaveCount(0);
  });
  await test.step('«+n más» lists the whole day', async () => {
    const dia = demo.locator('[aria-current=date][data-celda]');
    await dia.getByTestId('calendar-more').click();
    await expect(dialogo.getByTestId('calendar-list-event').filter({ hasText: 'Cuatro' })).toBeVisible();
    await expect(dialogo.getByTestId('calendar-list-event').filter({ hasText: 'Uno' })).toBeVisible();
    await dialogo.getByRole('button', { name: 'Ver el día' }).click();
    await expect(demo).toHaveURL(/vista=dia/);
    await expect(evento('Cuatro')).toBeVisible();
  });
  await test.step('the agenda begins at today, which has its row, and «Hoy» comes back to it', async () => {
    await demo.setViewportSize({ width: 1440, height: 560 });
    await demo.goto('/apps/calendar?vista=agenda');
    const agenda = demo.getByTestId('calendar-agenda');
    const dia = agenda.locator('section').filter({ has: demo.locator('[aria-current=date]') });
    await expect(dia).toBeInViewport({ ratio: 1 });
    for (const hasta of [0, 10_000]) {
      await agenda.evaluate((caja, alto) => caja.scrollTo(0, alto), hasta);
      await demo.getByRole('button', { name: 'Hoy', exact: true }).click();
      await expect(dia).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('below 600 px the agenda comes first', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    await demo.goto('/apps/calendar');
    await expect(demo.getByTestId('calendar-agenda')).toContainText('Feria del repuesto');
    await demo.goto('/apps/calendar?fecha=2027-05-01');
    await expect(demo.getByText('No hay eventos en mayo de 2027')).toBeVisible();
  });
  expect(quejas).toEqual([]);
});

test('calendar: a finger, to which an event gives room, moves one that it holds, scrolls, and taps', async ({
  demo,
  quejas,
}) => {
  const dialogo = demo.getByRole('dialog');
  const celda = (dia: string) => demo.locator(`[data-celda="${dia}"]`);
  const evento = demo.getByTestId('calendar-event').filter({ hasText: 'Visita' });
  const dedo = await demo.context().newCDPSession(demo);
  type Punto = { readonly x: number; readonly y: number };
  const tocar = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Punto[]) =>
    dedo.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(({ x, y }) => ({ x, y })) });
  const arrastrar = async (desde: Punto, hasta: Punto) => {
    for (const i of [1, 2, 3, 4, 5, 6]) {
      const parte = i / 6;
      await tocar('touchMove', {
        x: desde.x + (hasta.x - desde.x) * parte,
        y: desde.y + (hasta.y - desde.y) * parte,
      });
    }
    await tocar('touchEnd');
  };
  const corrida = () =>
    demo.evaluate(() => scrollY + (document.querySelector('[data-testid="calendar-month"]')?.scrollTop ?? 0));
  await dedo.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await demo.setViewportSize({ width: 390, height: 600 });
  await demo.goto('/apps/calendar?vista=mes&fecha=2027-03-10');
  await celda('2027-03-10').press('Enter');
  await dialogo.getByRole('textbox', { name: 'Título' }).fill('Visita');
  await dialogo.getByTestId('calendar-save').click();
  await expect(dialogo).toBeHidden();
  await test.step('it is as tall as a finger needs, and says how it is moved', async () => {
    expect((await centro(evento)).caja.height).toBeGreaterThanOrEqual(24);
    await expect(demo.getByText('Para mover un evento, mantenelo apretado y arrastralo.')).toBeVisible();
  });
  await test.step('held, it goes where the finger takes it, and the page stays', async () => {
    const antes = await corrida();
    const desde = await centro(evento);
    await tocar('touchStart', desde);
    await expect(evento).not.toHaveCSS('box-shadow', 'none');
    await arrastrar(desde, await centro(celda('2027-03-19')));
    await expect(celda('2027-03-19')).toContainText('Visita');
    await expect(dialogo).toBeHidden();
    expect(await corrida()).toBe(antes);
  });
  await test.step('a finger that goes at once opens it', async () => {
    const donde = await centro(evento);
    await Promise.all([tocar('touchStart', donde), tocar('touchEnd')]);
    await expect(dialogo).toContainText('Editar evento');
    await demo.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
  });
  await test.step('and one that goes on at once scrolls', async () => {
    const antes = await corrida();
    const desde = await centro(evento);
    await tocar('touchStart', desde);
    await arrastrar(desde, { x: desde.x, y: desde.y - 150 });
    await expect.poll(corrida).toBeGreaterThan(antes);
    await expect(celda('2027-03-19')).toContainText('Visita');
  });
  await dedo.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await dedo.detach();
  expect(quejas).toEqual([]);
});
