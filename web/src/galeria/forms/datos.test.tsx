import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DATOS, type Dato } from './datos.ts';
import { FormHorizontalScreen } from './form-horizontal/form-horizontal.screen.tsx';
import { FormVerticalScreen } from './form-vertical/form-vertical.screen.tsx';
import type { DecirDeFormularios } from './reglas.ts';

const decir = ((clave: string) => clave) as DecirDeFormularios;
const reparoDe = (dato: Dato, escrito: string) =>
  DATOS[dato]
    .regla(decir)
    .safeParse(escrito)
    .error?.issues.map(({ message }) => message);

it.each<[Dato, string, string]>([
  ['tarjeta', 'abc', 'tarjeta'],
  ['tarjeta', '4539 1488 0343 6468', 'tarjeta'],
  ['tarjeta', ' ', 'falta'],
  ['vencimiento', 'hola', 'vencimiento'],
  ['vencimiento', '13/30', 'vencimiento'],
  ['vencimiento', '01/20', 'vencida'],
  ['titular', 'A', 'titular'],
  ['telefono', 'pepe', 'telefono'],
  ['telefono', '12', 'telefono'],
  ['postal', 'cerca', 'postal'],
  ['postal', '50', 'postal'],
  ['instagram', 'mi negocio', 'red'],
  ['instagram', '@', 'red'],
  ['facebook', 'https://ejemplo.test/mi.negocio', 'red'],
  ['facebook', 'https://www.facebook.com/', 'red'],
  ['sitio', 'no es un sitio', 'sitio'],
  ['sitio', 'https://', 'sitio'],
])('%s does not take «%s», and says one thing of it', (dato, escrito, reparo) => {
  expect(reparoDe(dato, escrito)).toEqual([reparo]);
});

it.each<[Dato, string]>([
  ['tarjeta', '4539 1488 0343 6467'],
  ['vencimiento', '12/99'],
  ['titular', 'Ana Paz'],
  ['telefono', ''],
  ['telefono', '+54 (351) 555-0142'],
  ['postal', ''],
  ['postal', '5000'],
  ['postal', 'x5000abc'],
  ['postal', '01310-100'],
  ['instagram', ''],
  ['instagram', '@mi.negocio_1'],
  ['facebook', 'www.facebook.com/mi.negocio'],
  ['sitio', ''],
  ['sitio', 'www.ejemplo.com.ar'],
  ['sitio', 'https://ñandú.com.ar:8080/quienes?a=1'],
])('%s takes «%s»', (dato, escrito) => {
  expect(reparoDe(dato, escrito)).toBeUndefined();
});

it.each([
  ['horizontal', FormHorizontalScreen],
  ['vertical', FormVerticalScreen],
])('a date that was begun and left is told in the form %s, which is not sent', async (cual, Pantalla) => {
  renderPantalla(<Pantalla />, { ruta: `/forms/form-${cual}` });
  const formulario = within(await screen.findByTestId('forms-separadores'));
  const fecha = await formulario.findByRole('group', { name: 'Fecha de nacimiento' });
  await userEvent.click(within(fecha).getByRole('spinbutton', { name: 'Día' }));
  await userEvent.keyboard('12');
  await userEvent.click(formulario.getByRole('button', { name: 'Enviar' }));
  expect((await formulario.findAllByText('Completalo o dejalo vacío')).length).toBeGreaterThan(0);
});

it('the tab of a form is in the address, which opens it', async () => {
  const { router } = renderPantalla(<FormVerticalScreen />, { ruta: '/forms/form-vertical?pestana=redes' });
  const formulario = within(await screen.findByTestId('forms-pestanas'));
  expect(await formulario.findByRole('tab', { name: 'Redes', selected: true })).toBeDefined();
  await userEvent.click(formulario.getByRole('tab', { name: 'Cuenta' }));
  expect(await formulario.findByRole('tab', { name: 'Cuenta', selected: true })).toBeDefined();
  expect(router.state.location.href).toBe('/forms/form-vertical?pestana=cuenta');
});
