import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { NotesScreen } from './notes.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const abrir = (ruta = '/apps/notes') => renderPantalla(<NotesScreen />, { ruta });
const eliminarElegida = () => {
  const elegida = document.querySelector<HTMLElement>('[data-elegida]') ?? document.body;
  return userEvent.click(within(elegida).getByRole('button', { name: /^Eliminar/ }));
};
const filas = () => screen.findAllByTestId('notes-list-row');

it('undoing from another screen brings the note back and leaves that screen as it is', async () => {
  const { router } = abrir('/apps/notes?id=2');
  expect(await filas()).toHaveLength(4);
  await eliminarElegida();
  const deshacer = await screen.findByText('Deshacer');
  void router.navigate({ to: '/apps/tickets', search: { buscar: 'x' } } as never);
  await screen.findByText('Ruta /apps/tickets?buscar=x');
  const idas: string[] = [];
  router.history.subscribe(({ location }) => idas.push(location.href));
  await userEvent.click(deshacer);
  void router.navigate({ to: '/apps/notes' } as never);
  expect(await filas()).toHaveLength(4);
  expect(idas).toEqual(['/apps/notes']);
});

it('undoing without having left chooses the note that comes back', async () => {
  const { router } = abrir('/apps/notes?id=2');
  await filas();
  await eliminarElegida();
  await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?id=3'));
  await userEvent.click(await screen.findByText('Deshacer'));
  await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?id=2'));
  expect(await filas()).toHaveLength(4);
});

it('undoing chooses the note that comes back also when another was added, with its number, meanwhile', async () => {
  const { router } = abrir('/apps/notes?id=4');
  await filas();
  const titulo = () => screen.getByLabelText<HTMLTextAreaElement>('Texto de la nota').value;
  const antes = titulo();
  await eliminarElegida();
  await userEvent.click(screen.getByTestId('notes-add'));
  const dialogo = await screen.findByRole('dialog');
  fireEvent.change(within(dialogo).getByRole('textbox'), { target: { value: 'Tornero' } });
  await userEvent.click(within(dialogo).getByTestId('notes-save'));
  await waitFor(() => expect(titulo()).toBe('Tornero'));
  fireEvent.click(screen.getByText('Deshacer'));
  await waitFor(() => expect(titulo()).toBe(antes));
  expect(router.state.location.href).toBe('/apps/notes?id=5');
  expect(await filas()).toHaveLength(5);
});

it('a note that is added while something is looked for is seen, and is the chosen one', async () => {
  const { router } = abrir('/apps/notes?buscar=deposito');
  expect(await filas()).toHaveLength(1);
  await userEvent.click(screen.getByTestId('notes-add'));
  const dialogo = await screen.findByRole('dialog');
  await userEvent.type(within(dialogo).getByRole('textbox'), 'Tornero');
  await userEvent.click(within(dialogo).getByTestId('notes-save'));
  await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?id=5'));
  expect(await filas()).toHaveLength(5);
  expect(document.querySelector('[data-elegida]')?.textContent).toContain('Tornero');
});

it('two notes that were deleted come back where they were, whichever is undone first', async () => {
  abrir('/apps/notes?id=1');
  const textosDeFilas = async () => (await filas()).map(({ textContent }) => textContent);
  const antes = await textosDeFilas();
  await eliminarElegida();
  await eliminarElegida();
  await waitFor(() => expect(screen.getAllByText('Deshacer')).toHaveLength(2));
  const [primero, segundo] = screen.getAllByText('Deshacer');
  fireEvent.click(primero as HTMLElement);
  fireEvent.click(segundo as HTMLElement);
  await waitFor(async () => expect(await textosDeFilas()).toEqual(antes));
});

it('what is typed in the middle of a note stays there', async () => {
  abrir('/apps/notes?id=1');
  const hoja = await screen.findByTestId<HTMLTextAreaElement>('notes-editor');
  const antes = hoja.value;
  await userEvent.type(hoja, 'uno dos', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  await waitFor(() => expect(hoja.value).toBe(`${antes.slice(0, 4)}uno dos${antes.slice(4)}`));
});
