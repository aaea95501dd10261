import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { muestrasDeContactos } from '#galeria/api-falsa/muestras/contacts.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContactsScreen } from './contacts.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const nombre = () => screen.getByTestId('contacts-name').textContent;
const tocar = (que: HTMLElement) => fireEvent.click(que);
const fila = (quien: string) => screen.getByText(quien, { selector: '[data-fila] *' });
const enDialogo = (boton: string) => screen.findByText(boton, { selector: '[role=dialog] button' });
const sinPreguntas = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function escribirEmpresa() {
  tocar(screen.getByTestId('contacts-edit'));
  fireEvent.change(screen.getByLabelText('Empresa'), { target: { value: 'Otra' } });
  await screen.findByDisplayValue('Otra');
}

async function editar() {
  const vista = renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts?filtro=business_development_department' });
  await screen.findByTestId('contacts-list');
  tocar(fila('Simón Villalba'));
  await waitFor(() => expect(nombre()).toBe('Simón Villalba'));
  await escribirEmpresa();
  return { ir: (to: string, search = {}) => void vista.router.navigate({ to, search } as never) };
}

it('leaving the screen or the address of the contact that is edited asks, and staying loses nothing of it', async () => {
  const { ir } = await editar();
  const aOtro = () => ir('/apps/contacts', { id: '29' });
  for (const irse of [() => ir('/apps/tickets'), aOtro]) {
    irse();
    tocar(await enDialogo('Volver'));
    await sinPreguntas();
    expect(screen.getByLabelText('Empresa')).toHaveProperty('value', 'Otra');
  }
  aOtro();
  tocar(await enDialogo('Salir sin guardar'));
  await waitFor(() => expect(nombre()).toBe('Renata Acosta'));
  tocar(fila('Simón Villalba'));
  await waitFor(() => expect(nombre()).toBe('Simón Villalba'));
  expect(screen.getByText('Desarrollo de negocio · Exporta Sur')).toBeDefined();
});

it('who goes on to another contact, cancels or deletes the one that is edited is not asked twice', async () => {
  const { ir } = await editar();
  tocar(fila('Renata Acosta'));
  tocar(await enDialogo('Descartar cambios'));
  await waitFor(() => expect(nombre()).toBe('Renata Acosta'));
  await sinPreguntas();
  await escribirEmpresa();
  tocar(screen.getByText('Cancelar'));
  await screen.findByTestId('contacts-edit');
  await escribirEmpresa();
  fireEvent.keyDown(fila('Renata Acosta'), { key: 'Delete' });
  tocar(await enDialogo('Eliminar'));
  await waitFor(() => expect(nombre()).toBe('Simón Villalba'));
  await sinPreguntas();
  ir('/apps/tickets');
  await screen.findByText('Ruta /apps/tickets');
});

it('editing takes the keyboard to the first field, and ending it, however it ends, gives it back to «Editar»', async () => {
  renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts' });
  await screen.findByTestId('contacts-list');
  const pulsar = (uno: HTMLElement) => {
    uno.focus();
    tocar(uno);
  };
  const enFoco = () => document.activeElement;
  for (const salida of ['Cancelar', 'Guardar']) {
    for (const entrada of [() => screen.getByTestId('contacts-edit'), () => screen.getByLabelText('Editar')]) {
      pulsar(entrada());
      await waitFor(() => expect(enFoco()).toBe(screen.getByLabelText(/^Nombre/)));
      pulsar(screen.getByText(salida));
      await waitFor(() => expect(enFoco()).toBe(screen.getByTestId('contacts-edit')));
    }
  }
  pulsar(screen.getByTestId('contacts-edit'));
  pulsar(fila('Camila Ibáñez').closest<HTMLElement>('[data-fila]') as HTMLElement);
  tocar(await enDialogo('Descartar cambios'));
  await waitFor(() => expect(nombre()).toBe('Camila Ibáñez'));
  await sinPreguntas();
  expect(enFoco()).not.toBe(screen.getByTestId('contacts-edit'));
});

it('«Restablecer» while one that was saved is edited again brings them as they were at first', async () => {
  renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts?id=29' });
  for (const vez of ['Ana', 'Eva']) {
    tocar(await screen.findByTestId('contacts-edit'));
    fireEvent.change(screen.getByLabelText(/^Nombre/), { target: { value: vez } });
    if (vez === 'Ana') tocar(screen.getByTestId('contacts-save-edit'));
  }
  tocar(screen.getByLabelText('Restablecer'));
  tocar(await enDialogo('Restablecer'));
  await screen.findByText('Los datos de demostración están como al principio');
  await waitFor(() => expect(nombre()).toBe('José Álvarez'));
  expect(fila('Renata Acosta')).toBeDefined();
});

it('F8: what is saved with spaces around it is kept without them', async () => {
  renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts?id=29' });
  tocar(await screen.findByTestId('contacts-edit'));
  fireEvent.change(screen.getByLabelText(/^Nombre/), { target: { value: ' Ana ' } });
  tocar(screen.getByTestId('contacts-save-edit'));
  tocar(await screen.findByTestId('contacts-edit'));
  expect(screen.getByLabelText(/^Nombre/)).toHaveProperty('value', 'Ana');
});

const enAncho = (): void => undefined;

it.each([
  ['shows its neighbour', enAncho, '/apps/contacts?id=29'],
  ['on a phone leaves the list in sight', enCelular, '/apps/contacts'],
] as const)('F1: deleting the one that is shown without the address naming them %s', async (_, aparato, href) => {
  aparato();
  const tres = [30, 1, 29].flatMap((id) => muestrasDeContactos().filter((uno) => uno.id === id));
  interceptar(crearApiFalsa({ 'GET /api/data/contacts/ContactsData': async () => () => bien(tres) }));
  const { router } = renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts' });
  await screen.findByTestId('contacts-list');
  const filas = () => [...document.querySelectorAll<HTMLElement>('[data-fila]')];
  fireEvent.keyDown(filas()[1] ?? document.body, { key: 'Delete' });
  tocar(await enDialogo('Eliminar'));
  await waitFor(() => expect(filas()).toHaveLength(2));
  await waitFor(() => expect(router.state.location.href).toBe(href));
});

it('what is typed in the middle of a field of a contact stays there', async () => {
  renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts?id=29' });
  tocar(await screen.findByTestId('contacts-edit'));
  const empresa = screen.getByLabelText<HTMLInputElement>('Empresa');
  const antes = empresa.value;
  await userEvent.type(empresa, ' y hermanas', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await waitFor(() => expect(empresa.value).toBe(`${antes.slice(0, 3)} y hermanas${antes.slice(3)}`));
});

it('who adds a contact begins by its name, without looking for the field', async () => {
  renderPantalla(<ContactsScreen />, { ruta: '/apps/contacts' });
  await screen.findByTestId('contacts-list');
  tocar(screen.getByText('Nuevo contacto'));
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('firstname'));
});
