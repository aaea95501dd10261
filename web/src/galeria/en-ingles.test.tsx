import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CamposDe } from './forms/bloques-de-datos.tsx';
import { esquemaDe } from './forms/datos.ts';
import { Predeterminado } from './forms/form-layouts/predeterminado.tsx';
import { FormularioDemo } from './forms/formulario-demo.tsx';
import { AccountSettingsScreen } from './pages/account-settings/account-settings.screen.tsx';
import { AvatarScreen } from './ui-components/avatar/avatar.screen.tsx';

afterEach(() => act(() => i18next.changeLanguage('es')));

const esquema = esquemaDe(['pais', 'entrega']);
const Datos = () => (
  <FormularioDemo esquema={esquema} valores={{ pais: '', entrega: '' }}>
    <CamposDe datos={['pais', 'entrega']} />
  </FormularioDemo>
);

it.each([
  ['countries', <Datos key="p" />, 'Country', 'Brazil'],
  ['ways of delivery', <Datos key="e" />, 'Way of delivery', 'Picked up at the counter'],
  ['branches', <Predeterminado key="s" />, /^Branch/, 'North warehouse'],
  ['currencies', <AccountSettingsScreen key="m" />, /^Currency/, 'US dollar (USD)'],
])('%s to choose from are in the language of the interface', async (_, pantalla, campo, opcion) => {
  await act(() => i18next.changeLanguage('en'));
  renderPantalla(pantalla, { ruta: '/una' });
  await userEvent.click(await screen.findByRole('combobox', { name: campo }));
  expect(await screen.findByRole('option', { name: opcion })).toBeDefined();
});

it('what a picture of somebody is like is said in the language of the interface', async () => {
  renderPantalla(<AvatarScreen />, { ruta: '/ui-components/avatar' });
  expect(await screen.findByRole('img', { name: 'Cuadrado' })).toBeDefined();
  await act(() => i18next.changeLanguage('en'));
  expect(screen.getByRole('img', { name: 'With rounded corners' })).toBeDefined();
});
