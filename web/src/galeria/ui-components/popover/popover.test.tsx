import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PopoverScreen } from './popover.screen.tsx';

it('what the pointer brings up is one tooltip, and goes with Esc wherever the keyboard is', async () => {
  renderPantalla(<PopoverScreen />, { ruta: '/ui-components/popover' });
  const boton = await screen.findByRole('button', { name: 'Apuntá acá' });
  await userEvent.hover(boton);
  expect((await screen.findAllByRole('tooltip')).map(({ id }) => id)).toEqual([boton.getAttribute('aria-describedby')]);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
