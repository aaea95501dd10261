import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CalendarScreen } from './calendar.screen.tsx';

afterEach(restablecerTodo);

const LARGO = { timeout: 5_000 };

async function abrir() {
  const { router } = renderPantalla(<CalendarScreen />, { ruta: '/apps/calendar?vista=mes&fecha=2027-03-10' });
  const pulsar = async (nombre: string) => userEvent.click(await screen.findByText(nombre, { selector: 'button' }));
  const dar = async (nombre: string) => userEvent.click(await screen.findByLabelText(nombre));
  const esta = async (titulo: RegExp, vista: string) => {
    expect((await screen.findByText(titulo, { selector: 'h2' }, LARGO)).textContent).toMatch(titulo);
    expect(screen.getByText(vista, { selector: 'button' }).getAttribute('aria-pressed')).toBe('true');
  };
  await esta(/^marzo de 2027$/, 'Mes');
  return { pulsar, dar, esta, volver: () => act(async () => router.history.back()), router };
}

it('T-CA-4: «Back» goes to the view of before, and to the period where the steps in a row began', async () => {
  const { pulsar, dar, esta, volver } = await abrir();
  await pulsar('Semana');
  await esta(/8.*14 de marzo de 2027/, 'Semana');
  for (const titulo of [/15.*21 de marzo de 2027/, /22.*28 de marzo de 2027/]) {
    await dar('Semana siguiente');
    await esta(titulo, 'Semana');
  }
  await pulsar('Día');
  await esta(/24 de marzo de 2027/, 'Día');
  await volver();
  await esta(/22.*28 de marzo de 2027/, 'Semana');
  await volver();
  await esta(/8.*14 de marzo de 2027/, 'Semana');
  await volver();
  await esta(/^marzo de 2027$/, 'Mes');
});

it('«Hoy» is gone back from, and pressed again it adds no place to go back through', async () => {
  const { pulsar, esta, volver, router } = await abrir();
  const largo = router.history.length;
  await pulsar('Hoy');
  await pulsar('Hoy');
  expect(router.history.length).toBe(largo + 1);
  await volver();
  await esta(/^marzo de 2027$/, 'Mes');
});

it('where one was moved to is taken back only until somebody says when it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  restablecerTodo();
  renderPantalla(<CalendarScreen />, { ruta: '/apps/calendar?vista=mes' });
  const feriado = async () => (await screen.findByText('Feriado puente')).closest('button') as HTMLElement;
  const caja = () => document.querySelector('[name="start-dia"]') as HTMLInputElement;
  const empieza = async () => {
    fireEvent.click(await feriado());
    await screen.findByRole('dialog');
    return caja().value;
  };
  (await feriado()).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const deshacer = await screen.findByText('Deshacer');
  expect(await empieza()).toBe('19/11/2026');
  fireEvent.change(caja(), { target: { value: '24/11/2026' } });
  fireEvent.click(screen.getByTestId('calendar-save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(deshacer);
  expect(await empieza()).toBe('24/11/2026');
});
