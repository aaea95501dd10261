import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FormHorizontalScreen } from './form-horizontal/form-horizontal.screen.tsx';
import { FormLayoutsScreen } from './form-layouts/form-layouts.screen.tsx';
import { FormValidationScreen } from './form-validation/form-validation.screen.tsx';
import { FormVerticalScreen } from './form-vertical/form-vertical.screen.tsx';

afterEach(restablecerTodo);

type Router = ReturnType<typeof renderPantalla>['router'];
async function irYVolver(router: Router) {
  await act(() => router.navigate({ to: '/forms/form-wizard' } as never));
  await screen.findByText('Ruta /forms/form-wizard');
  await act(async () => router.history.back());
}
const ESCRITOS = 'form input:not([type=checkbox], [type=radio], [aria-hidden=true], .MuiSelect-nativeInput)';
/** The first box in sight of each form. */
const cajas = () => [
  ...new Map(
    [...document.querySelectorAll<HTMLInputElement>(ESCRITOS)]
      .filter((una) => una.name !== '' && !una.closest('[hidden], .MuiCollapse-hidden'))
      .toReversed()
      .map((una) => [una.form, una]),
  ).values(),
];
const valores = () => cajas().map(({ value }) => value);
const enviar = async (prueba: string) =>
  userEvent.click(within(await screen.findByTestId(prueba)).getByRole('button', { name: 'Enviar' }));

it.each([
  ['form-horizontal', FormHorizontalScreen, 'forms-separadores'],
  ['form-vertical', FormVerticalScreen, 'forms-separadores'],
  ['form-layouts', FormLayoutsScreen, 'form-layouts-ordinario'],
  ['form-validation', FormValidationScreen, 'form-validation-salir'],
])(
  'what was written in each form of %s waits there while one is on another screen, until «Restablecer»',
  async (ruta, Pantalla, prueba) => {
    const { router } = renderPantalla(<Pantalla />, { ruta: `/forms/${ruta}` });
    await screen.findByTestId(prueba);
    const vacios = valores();
    for (const [i, caja] of cajas().entries()) {
      caja.focus();
      await userEvent.paste(`${i}`);
    }
    const escritos = valores();
    expect(escritos.length).toBeGreaterThan(2);
    expect(escritos).toEqual(vacios.map((_, i) => `${i}`));
    await irYVolver(router);
    await screen.findByTestId(prueba);
    expect(valores()).toEqual(escritos);
    await userEvent.click(screen.getByLabelText('Restablecer'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restablecer'));
    await screen.findByText('Los datos de demostración están como al principio');
    expect(valores()).toEqual(vacios);
  },
);

it('what was chosen waits too, and what was sent does not, also for who walks over it afterwards', async () => {
  const { router } = renderPantalla(<FormValidationScreen />, { ruta: '/forms/form-validation' });
  const tildado = async (prueba: string) =>
    within(await screen.findByTestId(prueba)).getByLabelText<HTMLInputElement>('Azul').checked;
  for (const prueba of ['form-validation-opcion', 'form-validation-casillas']) {
    await userEvent.click(within(await screen.findByTestId(prueba)).getByLabelText('Azul'));
  }
  await enviar('form-validation-casillas');
  await screen.findByText('Los datos están bien. Nada sale de esta página.');
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await irYVolver(router);
  expect(await tildado('form-validation-opcion')).toBe(true);
  expect(await tildado('form-validation-casillas')).toBe(false);
});

it('a date that was left half written comes back empty, and complains of nothing', async () => {
  const { router } = renderPantalla(<FormHorizontalScreen />, { ruta: '/forms/form-horizontal' });
  const dia = async () =>
    within(
      await within(await screen.findByTestId('forms-separadores')).findByRole('group', {
        name: 'Fecha de nacimiento',
      }),
    ).getByRole('spinbutton', { name: 'Día' });
  await userEvent.click(await dia());
  await userEvent.keyboard('12');
  await userEvent.tab();
  await irYVolver(router);
  expect((await dia()).hasAttribute('aria-valuenow')).toBe(false);
  await enviar('forms-separadores');
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Completalo o dejalo vacío')).toBeNull();
});
