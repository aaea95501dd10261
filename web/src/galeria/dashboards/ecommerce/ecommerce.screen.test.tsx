import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EcommerceScreen } from './ecommerce.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  sessionStorage.clear();
  vi.useRealTimers();
});

const abrir = () => renderPantalla(<EcommerceScreen />, { ruta: '/dashboards/ecommerce' });

it('each of its charts has a table of its figures', async () => {
  abrir();
  const dibujos = await screen.findAllByRole('img', { name: /^.+\. .+: .+;/ });
  const tablas = screen.getAllByRole('button', { name: 'Ver como tabla' });
  expect(dibujos.map((uno) => uno.closest('section')).filter((una) => !tablas.some((t) => una?.contains(t)))).toEqual(
    [],
  );
});

it.each([
  ['Ganancia mensual', /contra el mes anterior/],
  ['Estadística semanal', /Lo más vendido/],
  ['Ventas anuales', /Sueldos/],
])('what is told of «%s» stands in its card, beside its drawing or its table', async (titulo, dicho) => {
  abrir();
  const tarjeta = await screen.findByRole('region', { name: titulo });
  expect(await within(tarjeta).findByRole('img')).toBeTruthy();
  expect(within(tarjeta).getByText(dicho)).toBeTruthy();
  await userEvent.click(within(tarjeta).getByRole('button', { name: 'Ver como tabla' }));
  expect(await within(tarjeta).findByRole('table')).toBeTruthy();
  expect(within(tarjeta).getByText(dicho)).toBeTruthy();
});

it.each([
  [4, 'Buenas noches'],
  [5, 'Buenos días'],
  [13, 'Buenas tardes'],
  [20, 'Buenas noches'],
])('at %i o’clock it says «%s»', async (hora, saludo) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, hora) });
  abrir();
  expect((await screen.findByRole('heading', { name: saludo, level: 2 })).textContent).toBe(saludo);
});

it('T-DB-8: the welcome may be closed before it goes by itself', async () => {
  abrir();
  const aviso = await screen.findByTestId('panel-bienvenida');
  await userEvent.click(aviso.querySelector('button') ?? aviso);
  await waitFor(() => expect(screen.queryByTestId('panel-bienvenida')).toBeNull(), { timeout: 1500 });
});
