import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DialogoDeEvento } from './dialogo-de-evento.tsx';

const EVENTO = {
  title: 'Reunión',
  start: '2026-11-26T09:00',
  end: '2026-11-26T10:00',
  allDay: false,
  color: 'red',
} as const;
const nada = () => undefined;

async function abrir() {
  const onGuardar = vi.fn();
  renderPantalla(<DialogoDeEvento evento={EVENTO} onCerrar={nada} onGuardar={onGuardar} onEliminar={null} />, {
    ruta: '/apps/una',
  });
  await screen.findByRole('dialog');
  const caja = (nombre: string) => document.querySelector<HTMLInputElement>(`[name="${nombre}"]`) as HTMLInputElement;
  const poner = (nombre: string, value: string) => fireEvent.change(caja(nombre), { target: { value } });
  return { caja, poner, onGuardar };
}

it('a start that is typed, whose box says nothing until it is whole, takes the end with it', async () => {
  const { caja, poner, onGuardar } = await abrir();
  poner('start-dia', '');
  poner('start-dia', '05/11/2026');
  expect(caja('end-dia').value).toBe('05/11/2026');
  poner('start-hora', '');
  poner('start-hora', '14:30');
  expect(caja('end-hora').value).toBe('15:30');
  fireEvent.click(screen.getByTestId('calendar-save'));
  expect(onGuardar).toHaveBeenCalledWith({ ...EVENTO, start: '2026-11-05T14:30', end: '2026-11-05T15:30' });
});

it('an end that is put while there is no start stays where it was put', async () => {
  const { caja, poner } = await abrir();
  poner('start-dia', '');
  poner('end-dia', '27/11/2026');
  poner('start-dia', '27/11/2026');
  expect(caja('end-dia').value).toBe('27/11/2026');
});

it('an event whose hours were emptied and is then of the whole day is saved, with hours to go back to', async () => {
  const { caja, poner, onGuardar } = await abrir();
  const todoElDia = () => fireEvent.click(screen.getByLabelText('Todo el día'));
  poner('start-hora', '');
  poner('end-hora', '');
  todoElDia();
  poner('start-dia', '27/11/2026');
  expect(caja('end-dia').value).toBe('27/11/2026');
  fireEvent.click(screen.getByTestId('calendar-save'));
  expect(screen.queryByText('Completá cuándo empieza')).toBeNull();
  expect(onGuardar).toHaveBeenCalledWith({
    ...EVENTO,
    allDay: true,
    start: '2026-11-27T09:00',
    end: '2026-11-27T10:00',
  });
  todoElDia();
  expect([caja('start-hora').value, caja('end-hora').value]).toEqual(['09:00', '10:00']);
});
