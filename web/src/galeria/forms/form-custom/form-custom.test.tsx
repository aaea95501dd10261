import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FormCustomScreen } from './form-custom.screen.tsx';

afterEach(restablecerTodo);

async function agregar(...nombres: readonly string[]) {
  for (const nombre of nombres) {
    const formulario = within(await screen.findByTestId('form-custom-visita'));
    await userEvent.type(await formulario.findByRole('textbox', { name: 'Nombre' }), nombre);
    await userEvent.click(formulario.getByRole('combobox', { name: 'Motivo' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Entrega' }));
    await userEvent.click(await formulario.findByRole('button', { name: 'Agregar nuevo' }));
    await screen.findByRole('button', { name: `Quitar a ${nombre}` });
  }
}

it('the visits, and what was begun of the next, wait while one is on another screen', async () => {
  const { router } = renderPantalla(<FormCustomScreen />, { ruta: '/forms/form-custom' });
  await agregar('Ana Paz');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  void router.navigate({ to: '/forms/form-layouts' } as never);
  await screen.findByText('Ruta /forms/form-layouts');
  void router.navigate({ to: '/forms/form-custom' } as never);
  expect((await screen.findByTestId('form-custom-visitas')).textContent).toContain('Ana Paz');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Luis');
});

it('who takes a visit away goes on from the next, and from the screen with none left', async () => {
  renderPantalla(
    <main tabIndex={-1}>
      <FormCustomScreen />
    </main>,
    { ruta: '/forms/form-custom' },
  );
  await agregar('Ana Paz', 'Luis Sosa');
  screen.getByRole('button', { name: 'Quitar a Luis Sosa' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quitar a Ana Paz' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('«Restablecer» takes the visits that were added away', async () => {
  renderPantalla(<FormCustomScreen />, { ruta: '/forms/form-custom', camino: '/forms/$' });
  const formulario = within(await screen.findByTestId('form-custom-visita'));
  await userEvent.type(await formulario.findByRole('textbox', { name: 'Nombre' }), 'Ana Paz');
  await userEvent.click(formulario.getByRole('combobox', { name: 'Motivo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Entrega' }));
  await userEvent.click(formulario.getByRole('button', { name: 'Agregar nuevo' }));
  expect((await screen.findByTestId('form-custom-visitas')).textContent).toContain('Ana Paz');

  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restablecer' }));
  expect(await screen.findByText('Los datos de demostración están como al principio')).toBeDefined();
  expect(screen.queryByTestId('form-custom-visitas')).toBeNull();
});

it('§3.6: a visit that is taken away can be brought back, to where it stood', async () => {
  renderPantalla(<FormCustomScreen />, { ruta: '/forms/form-custom' });
  await agregar('Ana Paz', 'Luis Sosa');
  const visitas = () =>
    screen.getAllByRole('button', { name: /^Quitar a / }).map((uno) => uno.getAttribute('aria-label'));
  const antes = visitas();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a Luis Sosa' }));
  expect(visitas()).toHaveLength(1);
  await userEvent.click(await screen.findByText('Deshacer'));
  expect(visitas()).toEqual(antes);
});

it('a reason that was chosen is still chosen in another language, and is said in it', async () => {
  onTestFinished(() => act(async () => void (await i18next.changeLanguage('es'))));
  renderPantalla(<FormCustomScreen />, { ruta: '/forms/form-custom' });
  const formulario = within(await screen.findByTestId('form-custom-visita'));
  await userEvent.type(await formulario.findByRole('textbox', { name: 'Nombre' }), 'Ana Paz');
  await userEvent.click(formulario.getByRole('combobox', { name: 'Motivo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Entrega' }));
  await act(async () => void (await i18next.changeLanguage('en')));
  expect(formulario.getByRole('combobox', { name: 'Reason' }).textContent).toBe('Delivery');
  await userEvent.click(formulario.getByRole('button', { name: 'Add new' }));
  expect((await screen.findByTestId('form-custom-visitas')).textContent).toContain('Delivery');
});
