import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CalendarScreen } from './calendar.screen.tsx';

afterEach(restablecerTodo);

/** What lies under the mouse, which a page that is not drawn does not know. */
function conMouseSobre(elemento: () => Element | null) {
  document.elementsFromPoint = () => [elemento()].filter((uno) => uno !== null);
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });
}

it('after a drag that ends outside the grid, Enter on an event opens it at the first press', async () => {
  renderPantalla(<CalendarScreen />, { ruta: '/apps/calendar?vista=mes' });
  const [evento = document.body] = await screen.findAllByTestId('calendar-event');
  const celda = evento.closest('[data-celda]');
  let debajo = celda;
  conMouseSobre(() => debajo);
  fireEvent.pointerDown(evento, { clientX: 10, clientY: 10, button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(window, { clientX: 40, clientY: 40 });
  debajo = null;
  fireEvent.pointerUp(window, { clientX: 40, clientY: 400 });
  // The click of a press that ends elsewhere is of whatever holds both places.
  fireEvent.click(screen.getByRole('region', { name: 'Calendario' }));
  screen.getAllByTestId('calendar-event')[0]?.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeDefined();
});
