import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FiltroDePeriodo } from './filtro-de-periodo.tsx';

it('asks of no period that ends before it begins, and says so where it is wrong', async () => {
  const onCambio = vi.fn();
  renderPantalla(<FiltroDePeriodo onCambio={onCambio} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Fecha/ }));
  const hasta = await screen.findByLabelText<HTMLInputElement>('Hasta');
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-03-31' } });
  fireEvent.change(hasta, { target: { value: '2026-03-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Tiene que ser el mismo día que «Desde» o posterior.')).toBeDefined();
  expect(document.activeElement).toBe(hasta);
  expect(onCambio).not.toHaveBeenCalled();

  fireEvent.change(hasta, { target: { value: '2026-03-31' } });
  expect(screen.queryByText(/o posterior/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(onCambio).toHaveBeenCalledExactlyOnceWith({ desde: '2026-03-31', hasta: '2026-03-31' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull());
});

it('asks of no period longer than may be asked for, the one without an end neither', async () => {
  const onCambio = vi.fn();
  renderPantalla(<FiltroDePeriodo onCambio={onCambio} maximo={{ dias: 31, texto: 'Hasta un mes.' }} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Fecha/ }));
  const hasta = await screen.findByLabelText<HTMLInputElement>('Hasta');
  const pedir = async (desde: string, fin: string) => {
    fireEvent.change(screen.getByLabelText('Desde'), { target: { value: desde } });
    fireEvent.change(hasta, { target: { value: fin } });
    expect(screen.queryByText('Hasta un mes.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  };
  for (const fin of ['2020-02-01', '']) {
    await pedir('2020-01-01', fin);
    expect(screen.getByText('Hasta un mes.')).toBeDefined();
  }
  expect(onCambio).not.toHaveBeenCalled();
  await pedir('2020-01-01', '2020-01-31');
  expect(onCambio).toHaveBeenCalledExactlyOnceWith({ desde: '2020-01-01', hasta: '2020-01-31' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull());
});
