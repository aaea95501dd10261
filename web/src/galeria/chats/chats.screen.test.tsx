import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ChatsScreen } from './chats.screen.tsx';

beforeEach(() => {
  // Nothing scrolls in a page that is not drawn.
  Element.prototype.scrollTo ??= () => undefined;
  interceptar(crearApiFalsa(rutas));
});
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

it('what was begun in a chat waits while one is on another screen, and «Restablecer» takes it away', async () => {
  const { router } = renderPantalla(<ChatsScreen />, { ruta: '/apps/chats' });
  await userEvent.type(await screen.findByTestId('chats-text'), 'Te paso');
  void router.navigate({ to: '/apps/tickets' } as never);
  await screen.findByText('Ruta /apps/tickets');
  void router.navigate({ to: '/apps/chats' } as never);
  expect(await screen.findByTestId('chats-text')).toHaveProperty('value', 'Te paso');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  const pregunta = await screen.findByRole('dialog');
  await userEvent.click(within(pregunta).getByText('Restablecer'));
  await waitFor(() => expect(screen.getByTestId('chats-text')).toHaveProperty('value', ''));
});

it('the box of emoji is walked with the arrows, and gives the keyboard back to its button when none is chosen', async () => {
  renderPantalla(<ChatsScreen />, { ruta: '/apps/chats' });
  const boton = await screen.findByTestId('chats-emoji');
  boton.focus();
  await userEvent.keyboard('{Enter}');
  const caja = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(caja.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(boton));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('😀');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('chats-text')));
  expect(document.activeElement).toHaveProperty('value', '😀');
});

it('T-CH-6: where the contacts are a drawer, an address that names none of them still leads to them', async () => {
  enCelular();
  renderPantalla(<ChatsScreen />, { ruta: '/apps/chats?id=99' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver los contactos' }));
  const [primero = document.body] = await screen.findAllByTestId('chats-list-row');
  await userEvent.click(within(primero).getByRole('button'));
  expect(await screen.findByTestId('chats-name')).toBeDefined();
});
