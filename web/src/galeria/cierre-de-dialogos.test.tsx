import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { muestrasDeProductos } from './api-falsa/muestras/productos.ts';
import type { Product } from './api-falsa/productos.ts';
import { DialogoDeEvento } from './calendar/dialogo-de-evento.tsx';
import { AgregarContacto } from './contacts/agregar-contacto.tsx';
import { DialogoDeOpinion } from './ecommerce/detail/dialogo-de-opinion.tsx';
import { DialogoDeDireccion } from './ecommerce/eco-checkout/dialogo-de-direccion.tsx';
import { PanelDeEdicion } from './ecommerce/eco-product-list/panel-de-edicion.tsx';
import { AgregarNota } from './notes/agregar-nota.tsx';
import { Formulario } from './ui-components/dialog/formulario.tsx';

const EVENTO = {
  title: 'Cierre',
  start: '2027-03-10T09:00',
  end: '2027-03-10T10:00',
  allDay: false,
  color: 'red',
} as const;
const [PRODUCTO] = muestrasDeProductos();
const nada = () => undefined;

const DIALOGOS = {
  'a note': (onCerrar: () => void) => <AgregarNota abierto onCerrar={onCerrar} onGuardar={nada} />,
  'a contact': (onCerrar: () => void) => <AgregarContacto abierto onCerrar={onCerrar} onGuardar={nada} />,
  'an event': (onCerrar: () => void) => (
    <DialogoDeEvento evento={EVENTO} onCerrar={onCerrar} onGuardar={nada} onEliminar={nada} />
  ),
  'an opinion': (onCerrar: () => void) => <DialogoDeOpinion onCerrar={onCerrar} onPublicar={nada} />,
  'a product': (onCerrar: () => void) => (
    <PanelDeEdicion product={PRODUCTO as Product} onCerrar={onCerrar} onGuardar={nada} />
  ),
  'an address': (onCerrar: () => void) => <DialogoDeDireccion onCerrar={onCerrar} onGuardar={nada} />,
};

it.each(Object.entries(DIALOGOS))('%s that was begun is thrown away only after asking', async (_, dibujar) => {
  const onCerrar = vi.fn();
  renderPantalla(dibujar(onCerrar), { ruta: '/apps/una' });
  const [caja = document.body] = await screen.findAllByRole('textbox');
  await userEvent.click(caja);
  await userEvent.keyboard('{Escape}');
  // Nothing was written: it closes at once.
  expect(onCerrar).toHaveBeenCalledTimes(1);
  await userEvent.type(caja, 'Algo');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(caja).toHaveProperty('value', expect.stringContaining('Algo'));
  expect(onCerrar).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(2));
});

it('so is the form of the dialogs that are shown, which closes at once when it is sent', async () => {
  renderPantalla(<Formulario />, { ruta: '/ui-components/dialog' });
  const abrir = await screen.findByRole('button', { name: /Abrir/ });
  await userEvent.click(abrir);
  await userEvent.type(await screen.findByRole('textbox'), 'ana');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ana');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(abrir);
  await userEvent.type(await screen.findByRole('textbox'), 'ana@example.com{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const FONDO = '.MuiDialog-container';

it.each(Object.entries(DIALOGOS).filter(([cual]) => cual !== 'a product'))(
  'the second press of the double click that opened %s falls behind it and leaves it open',
  async (_, dibujar) => {
    const onCerrar = vi.fn();
    renderPantalla(dibujar(onCerrar), { ruta: '/apps/una' });
    await screen.findByRole('dialog');
    const fondo = document.querySelector(FONDO) ?? document.body;
    fireEvent.mouseDown(fondo, { detail: 2 });
    fireEvent.click(fondo, { detail: 2 });
    expect(onCerrar).not.toHaveBeenCalled();
    fireEvent.mouseDown(fondo, { detail: 1 });
    fireEvent.click(fondo, { detail: 1 });
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
  },
);

it.each([
  [
    'a note',
    'Texto de la nota',
    (onGuardar: () => void) => <AgregarNota abierto onCerrar={nada} onGuardar={onGuardar} />,
  ],
  ['a contact', 'Nombre', (onGuardar: () => void) => <AgregarContacto abierto onCerrar={nada} onGuardar={onGuardar} />],
] as const)('a double click on «Guardar» adds %s once, also while its dialog fades', async (cual, primero, dibujar) => {
  const onGuardar = vi.fn();
  renderPantalla(dibujar(onGuardar), { ruta: '/apps/una' });
  const escribir = async (campo: string, texto: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${campo}`)), { target: { value: texto } });
  await escribir(primero, 'Ana');
  if (cual === 'a contact') {
    await escribir('Apellido', 'Paz');
    await escribir('Correo', 'ana@ejemplo.com');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ventas' }));
  }
  await userEvent.dblClick(screen.getByText('Guardar'));
  expect(onGuardar).toHaveBeenCalledTimes(1);
});

it('so does that of a dialog that is shown', async () => {
  renderPantalla(<Formulario />, { ruta: '/ui-components/dialog' });
  await userEvent.click(await screen.findByRole('button', { name: /Abrir/ }));
  await screen.findByRole('dialog');
  const fondo = document.querySelector(FONDO) ?? document.body;
  fireEvent.mouseDown(fondo, { detail: 2 });
  fireEvent.click(fondo, { detail: 2 });
  await userEvent.type(await screen.findByRole('textbox'), 'a');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'a');
  expect(screen.queryByRole('button', { name: 'Salir sin guardar' })).toBeNull();
});
