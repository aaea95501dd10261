import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PanelLateral } from './panel-lateral.tsx';

it('the second press of the double click that opened it falls behind it, and leaves it open', async () => {
  const onCerrar = vi.fn();
  renderPantalla(
    <PanelLateral abierto titulo="Datos" onCerrar={onCerrar}>
      Algo
    </PanelLateral>,
  );
  await screen.findByRole('dialog', { name: 'Datos' });
  const fondo = document.querySelector('.MuiBackdrop-root') ?? document.body;
  fireEvent.click(fondo, { detail: 2 });
  expect(onCerrar).not.toHaveBeenCalled();
  // One that is meant closes it, as do Escape and its button.
  fireEvent.click(fondo, { detail: 1 });
  expect(onCerrar).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onCerrar).toHaveBeenCalledTimes(3);
});
