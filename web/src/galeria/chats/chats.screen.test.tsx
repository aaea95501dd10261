import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { muestrasDeChats } from '#galeria/api-falsa/muestras/chats.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
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

it('what was said is told apart by days, and a picture of it is seen large until it is closed', async () => {
  const mensaje = (id: string, createdAt: string, type: 'text' | 'image' = 'text') => ({
    id,
    createdAt,
    type,
    msg: type === 'image' ? dibujo('caja', 'paisaje') : 'Hola',
    senderId: 1,
    attachments: [],
  });
  const messages = [
    mensaje('a', '2026-11-20T12:00:00Z'),
    mensaje('b', '2026-11-20T13:00:00Z'),
    mensaje('c', '2026-11-22T12:00:00Z', 'image'),
  ];
  const chats = muestrasDeChats(new Date()).map((chat) => (chat.id === 1 ? { ...chat, messages } : chat));
  interceptar(crearApiFalsa({ 'GET /api/data/chat/ChatData': async () => () => bien(chats) }));
  renderPantalla(<ChatsScreen />, { ruta: '/apps/chats?id=1' });
  const dias = await screen.findAllByTestId('chats-day');
  expect(dias.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('20 de noviembre'),
    expect.stringContaining('22 de noviembre'),
  ]);
  const [foto = document.body] = screen.getAllByRole('button', { name: 'Ampliar la foto de Andrea Molina' });
  await userEvent.click(foto);
  const grande = await screen.findByRole('dialog', { name: 'Foto de Andrea Molina' });
  expect(within(grande).getByRole('img').getAttribute('src')).toBe(messages[2]?.msg);
  await userEvent.click(within(grande).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(foto);
});

it('what is written on several lines, which leaves less room for the conversation, is seen once it is sent', async () => {
  renderPantalla(<ChatsScreen />, { ruta: '/apps/chats' });
  const texto = await screen.findByTestId('chats-text');
  const caja = screen.getByTestId('chats-messages');
  let [alto, alDesplazar] = [500, 0];
  Object.defineProperties(caja, {
    clientHeight: { get: () => alto },
    scrollHeight: { value: 900 },
    scrollTop: { get: () => alDesplazar },
    scrollTo: {
      value: () => {
        alDesplazar = 900 - alto;
      },
    },
  });
  caja.scrollTo({ top: 900 });
  fireEvent.scroll(caja);
  alto = 400;
  fireEvent.scroll(caja);
  expect(alDesplazar).toBe(500);
  await userEvent.type(texto, 'Uno{Shift>}{Enter}{/Shift}dos{Enter}');
  await screen.findByText(/^Uno/, { selector: '[data-mio=true] *' });
  expect(screen.queryByTestId('chats-new')).toBeNull();
  alDesplazar = 0;
  fireEvent.scroll(caja);
  await userEvent.type(texto, 'Tres{Enter}');
  expect(await screen.findByTestId('chats-new')).toBeDefined();
});
