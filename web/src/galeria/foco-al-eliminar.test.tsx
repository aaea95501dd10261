import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { conElDedo } from '#prueba/dedo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { rutas } from './api-falsa/rutas.ts';
import { crearApiFalsa } from './api-falsa/servidor.ts';
import { CalendarScreen } from './calendar/calendar.screen.tsx';
import { restablecerTodo } from './comun/almacen.ts';
import { ContactsScreen } from './contacts/contacts.screen.tsx';
import { carrito } from './ecommerce/carrito/tienda.ts';
import { EcoCheckoutScreen } from './ecommerce/eco-checkout/eco-checkout.screen.tsx';
import { EcoProductListScreen } from './ecommerce/eco-product-list/eco-product-list.screen.tsx';
import { ShopScreen } from './ecommerce/shop/shop.screen.tsx';
import { EmailScreen } from './email/email.screen.tsx';
import { GalleryScreen } from './gallery/gallery.screen.tsx';
import { NotesScreen } from './notes/notes.screen.tsx';
import { TicketsScreen } from './tickets/tickets.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const abrir = (Pantalla: ComponentType, ruta: string) => renderPantalla(<Pantalla />, { ruta, camino: '/apps/$' });
const pulsar = async (control: HTMLElement | undefined) => {
  control?.focus();
  await userEvent.keyboard('{Enter}');
};
const confirmar = async () => {
  const pregunta = await screen.findByRole('dialog');
  await pulsar(within(pregunta).getByText(/^Eliminar/, { selector: 'button' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const enfocado = () => document.activeElement?.getAttribute('aria-label');

it('a ticket that is deleted leaves the keyboard in the bin of the next, and the last one in the search', async () => {
  abrir(TicketsScreen, '/apps/tickets?filtro=Open');
  const tachos = await screen.findAllByRole('button', { name: /^Eliminar el ticket/ });
  const nombres = tachos.map((uno) => uno.getAttribute('aria-label'));
  for (const i of nombres.keys()) {
    await pulsar(screen.getByLabelText(nombres[i] ?? ''));
    await confirmar();
    await waitFor(() => expect(enfocado()).toBe(nombres[i + 1] ?? 'Buscar tickets'));
  }
});

it('by finger the last one leaves it in the frame, without bringing up the letters to search with', async () => {
  conElDedo();
  const EnSuMarco = () => (
    <main tabIndex={-1}>
      <TicketsScreen />
    </main>
  );
  abrir(EnSuMarco, '/apps/tickets?filtro=Open');
  const tachos = await screen.findAllByRole('button', { name: /^Eliminar el ticket/ });
  for (const nombre of tachos.map((uno) => uno.getAttribute('aria-label'))) {
    await pulsar(screen.getByLabelText(nombre ?? ''));
    await confirmar();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('so does a product, by the menu of its row', async () => {
  abrir(EcoProductListScreen, '/apps/ecommerce/eco-product-list?porPagina=5');
  const menus = await screen.findAllByRole('button', { name: /^Acciones de/ });
  const siguiente = menus[1]?.getAttribute('aria-label');
  await pulsar(menus[0]);
  await pulsar(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await confirmar();
  await waitFor(() => expect(enfocado()).toBe(siguiente));
});

it.each([
  ['one by one', (cajas: readonly HTMLElement[]) => cajas.slice(1, 3)],
  ['all of the page', () => [screen.getByLabelText('Elegir todos los de esta página')]],
] as const)('so do several products that are chosen, %s', async (_como, cuales) => {
  const cajas = () => screen.getAllByLabelText(/^Elegir (?!todos)/);
  abrir(EcoProductListScreen, '/apps/ecommerce/eco-product-list?porPagina=5');
  await screen.findAllByTestId('listado-fila');
  const cuarta = cajas()[3];
  for (const caja of cuales(cajas())) {
    caja.focus();
    await userEvent.keyboard(' ');
  }
  await pulsar(await screen.findByTestId('listado-eliminar'));
  await confirmar();
  const queda = cuarta?.isConnected ? cuarta : cajas()[0];
  await waitFor(() => expect(document.activeElement).toBe(queda));
});

it('mails that are chosen leave it in the list, whatever is done with them all; in the search when none is left', async () => {
  renderPantalla(<EmailScreen />, { ruta: '/apps/email' });
  await screen.findAllByTestId('email-list-row');
  const cajas = () => [...document.querySelectorAll<HTMLElement>('[data-testid="email-list-row"] input')];
  const elegir = async (cuales: readonly HTMLElement[]) => {
    for (const caja of cuales) {
      caja.focus();
      await userEvent.keyboard(' ');
    }
  };
  const [, segunda, tercera] = cajas();
  await elegir(cajas().slice(0, 2));
  await pulsar(screen.getByLabelText('Quitar la selección'));
  expect(document.activeElement).toBe(segunda);
  await elegir(cajas().slice(0, 2));
  await pulsar(screen.getByLabelText('Mover a la papelera', { selector: '[role=toolbar] button' }));
  await waitFor(() => expect(document.activeElement).toBe(tercera));
  await elegir(cajas());
  await pulsar(screen.getByLabelText('Mover a la papelera', { selector: '[role=toolbar] button' }));
  await waitFor(() => expect(enfocado()).toBe('Buscar correos'));
});

it('so does a picture', async () => {
  abrir(GalleryScreen, '/apps/gallery');
  const menus = await screen.findAllByRole('button', { name: /^Acciones de/ });
  const siguiente = menus[3]?.getAttribute('aria-label');
  await pulsar(menus[2]);
  await pulsar(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await waitFor(() => expect(enfocado()).toBe(siguiente));
});

it('so does a line of the cart; the one before, when it was the last', async () => {
  for (const id of [1, 2, 3]) carrito.agregar(id);
  abrir(EcoCheckoutScreen, '/apps/ecommerce/eco-checkout');
  const tachos = await screen.findAllByTestId('carrito-quitar');
  const nombres = tachos.map((uno) => uno.getAttribute('aria-label'));
  await pulsar(tachos[1]);
  await waitFor(() => expect(enfocado()).toBe(nombres[2]));
  await pulsar(tachos[2]);
  await waitFor(() => expect(enfocado()).toBe(nombres[0]));
});

it('an event of the calendar leaves it in the cell of its day, from where the arrows go on', async () => {
  abrir(CalendarScreen, '/apps/calendar?vista=mes');
  const evento = (await screen.findAllByTestId('calendar-event'))[0] as HTMLElement;
  const celda = evento.closest<HTMLElement>('[data-celda]');
  await pulsar(evento);
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Eliminar'));
  await waitFor(() => expect(document.activeElement).toBe(celda));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement).not.toBe(celda));
  expect(document.activeElement?.previousElementSibling ?? celda).toBe(celda);
});

it.each([
  ['a note', NotesScreen, '/apps/notes?buscar=bujias', 'Buscar notas'],
  ['a contact', ContactsScreen, '/apps/contacts?buscar=villalba', 'Buscar contactos'],
] as const)(
  '%s that is the only one that a search leaves gives it to the search',
  async (cual, Pantalla, ruta, donde) => {
    abrir(Pantalla, ruta);
    const [tacho] = await screen.findAllByRole('button', { name: /^Eliminar (a |«)/ });
    await pulsar(tacho);
    if (cual === 'a contact') await confirmar();
    await waitFor(() => expect(enfocado()).toBe(donde));
  },
);

it('the last one of a screen leaves it in the screen, and not nowhere', async () => {
  const EnSuMarco = () => (
    <main tabIndex={-1}>
      <NotesScreen />
    </main>
  );
  abrir(EnSuMarco, '/apps/notes');
  for (let quedan = 4; quedan > 0; quedan--) {
    const tachos = await screen.findAllByRole('button', { name: /^Eliminar «/ });
    expect(tachos).toHaveLength(quedan);
    await pulsar(tachos[0]);
  }
  await screen.findByText('Todavía no hay notas');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('so does a filter of the shop that is taken off; the last one gives it to the search', async () => {
  abrir(ShopScreen, '/apps/ecommerce/shop?categoria=books&genero=Men');
  const puestos = within(await screen.findByTestId('shop-puestos')).getAllByRole('button');
  const [, segundo] = puestos.map((uno) => uno.getAttribute('aria-label'));
  await pulsar(puestos[0]);
  await waitFor(() => expect(enfocado()).toBe(segundo));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(enfocado()).toBe('Buscar productos'));
});
