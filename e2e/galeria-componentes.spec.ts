import { expect, test } from './galeria.ts';

// T-UI of the demonstration: what only a browser can tell of each component.

test('components answer to the pointer and to the keyboard', async ({ demo, quejas }) => {
  await test.step('T-UI-1: the transfer list moves, and its counters follow', async () => {
    await demo.goto('/ui-components/transfer-list');
    const basica = demo.getByTestId('transfer-basic');
    const disponibles = basica.getByTestId('transfer-disponibles');
    const elegidas = basica.getByTestId('transfer-elegidas');
    await disponibles.getByRole('checkbox', { name: 'Pieza 2' }).check();
    await expect(disponibles.getByRole('status')).toHaveText('1 de 4 marcadas');
    await basica.getByRole('button', { name: 'Pasar las marcadas a Elegidas' }).click();
    await expect(elegidas.getByRole('checkbox').first()).toHaveAccessibleName('Pieza 2');
    await expect(elegidas.getByRole('status')).toHaveText('0 de 5 marcadas');
    await basica.getByRole('button', { name: 'Traer todas a Disponibles' }).click();
    await expect(disponibles.getByRole('checkbox')).toHaveCount(8);
    await expect(elegidas).toContainText('No hay ninguna');

    const mejorada = demo.getByTestId('transfer-enhanced');
    const todas = mejorada.getByRole('checkbox', { name: 'Marcar todas: Disponibles' });
    await todas.check();
    await expect(mejorada.getByTestId('transfer-disponibles').getByRole('status')).toHaveText('4 de 4 marcadas');
    await mejorada.getByRole('button', { name: 'Pasar las marcadas a Elegidas' }).click();
    await expect(mejorada.getByTestId('transfer-elegidas').getByRole('status')).toHaveText('0 de 8 marcadas');
    await expect(todas).toBeDisabled();

    // On a phone one list stands below the other, from right to left too.
    await demo.setViewportSize({ width: 390, height: 800 });
    const flecha = basica.getByRole('button', { name: 'Pasar las marcadas a Elegidas' }).locator('svg');
    await expect(flecha).toHaveCSS('rotate', '90deg');
    await demo.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expect(flecha).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    await expect(flecha).toHaveCSS('rotate', '-90deg');
    await demo.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('T-UI-2: dialogs trap the focus, close with Esc and give the focus back', async () => {
    await demo.goto('/ui-components/dialog');
    for (const cual of [
      'Abrir: Alerta',
      'Abrir: Formulario',
      'Abrir: Simple',
      'Abrir: Pantalla completa',
      'Abrir: Transición',
      'Abrir: Ancho máximo',
      'Abrir: Adaptable',
      'Se desplaza el contenido',
      'Se desplaza el diálogo',
    ]) {
      const abrir = demo.getByRole('button', { name: cual, exact: true });
      await abrir.click();
      const dialogo = demo.getByRole('dialog');
      await expect(dialogo).toBeVisible();
      for (let i = 0; i < 5; i++) {
        await demo.keyboard.press('Tab');
        expect(await dialogo.evaluate((uno) => uno.contains(document.activeElement)), cual).toBe(true);
      }
      await demo.keyboard.press('Escape');
      await expect(dialogo).toHaveCount(0);
      await expect(abrir).toBeFocused();
    }
  });

  await test.step('a form in a dialog is judged when it is sent', async () => {
    await demo.getByRole('button', { name: 'Abrir: Formulario' }).click();
    await demo.getByRole('textbox', { name: 'E-mail' }).fill('nada');
    await demo.keyboard.press('Enter');
    await expect(demo.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Escribí un e-mail válido');
    await demo.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Salir sin guardar' }).click();
    await demo.getByRole('button', { name: 'Abrir: Simple' }).click();
    await demo.getByRole('button', { name: 'deposito@example.com' }).click();
    await expect(demo.getByText('Cuenta elegida: deposito@example.com')).toBeVisible();
  });

  await test.step('T-UI-3: arrows go from tab to tab', async () => {
    await demo.goto('/ui-components/tabs');
    const pestanas = demo.getByRole('tablist', { name: 'Texto' });
    await pestanas.getByRole('tab', { name: 'Pedidos' }).click();
    await demo.keyboard.press('ArrowRight');
    await expect(pestanas.getByRole('tab', { name: 'Favoritos' })).toBeFocused();
    await demo.keyboard.press('Enter');
    await expect(demo.getByRole('tabpanel', { name: 'Favoritos' })).toHaveText('Contenido de «Favoritos»');
    await demo.keyboard.press('End');
    await expect(pestanas.getByRole('tab', { name: 'Personas' })).toBeFocused();
    const verticales = demo.getByRole('tablist', { name: 'Verticales' });
    await verticales.getByRole('tab', { name: 'Pedidos' }).click();
    await demo.keyboard.press('ArrowDown');
    await expect(verticales.getByRole('tab', { name: 'Favoritos' })).toBeFocused();
  });

  await test.step('T-UI-4: a tooltip comes up with the focus too, and Esc takes it away', async () => {
    await demo.goto('/ui-components/tooltip');
    await demo.getByRole('button', { name: 'Agregar' }).first().focus();
    await demo.keyboard.press('Tab');
    await expect(demo.getByRole('tooltip')).toHaveText('Agregar');
    await demo.keyboard.press('Escape');
    await expect(demo.getByRole('tooltip')).toHaveCount(0);
    const botones = demo.getByRole('main').locator('section').getByRole('button');
    await expect(botones).toHaveCount(20);
    await botones.first().focus();
    for (const boton of (await botones.all()).slice(1)) {
      await demo.keyboard.press('Tab');
      await expect(boton).toBeFocused();
      await expect(demo.getByRole('tooltip').last()).toHaveText(/Agregar|^El|^La|./);
    }
  });

  await test.step('T-UI-5: the measures that are said are those of the letter', async () => {
    await demo.goto('/ui-components/typography');
    const variantes = [
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'subtitle1',
      'subtitle2',
      'body1',
      'body2',
      'caption',
      'overline',
    ];
    for (const variante of variantes) {
      const [tamano, linea, peso] = await demo.getByTestId(`typography-${variante}`).evaluate((una) => {
        const { fontSize, lineHeight, fontWeight } = getComputedStyle(una);
        return [fontSize, lineHeight, fontWeight].map((uno) => Math.round(Number.parseFloat(uno) * 100) / 100);
      });
      await expect(demo.getByTestId(`typography-${variante}-medidas`)).toHaveText(
        `${tamano} px · línea ${linea?.toLocaleString('es-AR')} px · peso ${peso}`,
      );
    }
  });

  await test.step('chips are taken away with the keyboard and put back; one accordion is open at a time', async () => {
    await demo.goto('/ui-components/chip');
    const rellenos = demo.getByTestId('chip-filled');
    await rellenos.getByRole('button', { name: 'Quitar Principal' }).focus();
    await demo.keyboard.press('Delete');
    await expect(rellenos.getByRole('button', { name: /^Quitar/ })).toHaveCount(5);
    await expect(rellenos.getByRole('button', { name: /^Quitar/ }).nth(1)).toBeFocused();
    await demo.keyboard.press('Delete');
    await expect(rellenos.getByRole('button', { name: /^Quitar/ })).toHaveCount(4);
    await rellenos.getByRole('button', { name: 'Reponer' }).press('Enter');
    await expect(rellenos.getByRole('button', { name: /^Quitar/ })).toHaveCount(6);
    await expect(rellenos.getByRole('button').first()).toBeFocused();
    await demo.goto('/ui-components/alert');
    const cerrar = demo.getByRole('main').getByRole('button', { name: 'Cerrar', exact: true }).first();
    await cerrar.press('Enter');
    const reabrir = demo.getByRole('button', { name: 'Reabrir' }).first();
    await expect(reabrir).toBeFocused();
    await reabrir.press('Enter');
    await expect(cerrar).toBeFocused();
    await demo.goto('/ui-components/accordion');
    await expect(demo.getByRole('button', { expanded: true, name: 'Horarios de entrega' })).toHaveCount(1);
    await demo.getByRole('button', { name: 'Garantía' }).press('Enter');
    await expect(demo).toHaveURL(/abierto=tres/);
    await expect(demo.getByRole('button', { expanded: true, name: 'Horarios de entrega' })).toHaveCount(0);
    expect(quejas).toEqual([]);
  });
});
