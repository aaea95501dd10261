import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AccountSettingsScreen } from './account-settings.screen.tsx';
import { almacenes } from './estado.ts';

afterEach(() => {
  restablecerTodo();
  vi.unstubAllGlobals();
});

const abrir = (ruta = '/pages/account-settings') => renderPantalla(<AccountSettingsScreen />, { ruta });
const escribir = async (campo: string, texto: string) => {
  const caja = await screen.findByLabelText(campo);
  await userEvent.clear(caja);
  await userEvent.type(caja, texto);
  return caja;
};
const elegirPestana = (nombre: string) => userEvent.click(screen.getByText(nombre));

it('T-AS-2: a password that was changed is not left in its boxes, and what else was saved is', async () => {
  abrir();
  const claves = [
    await escribir('Contraseña actual', 'vieja'),
    await escribir('Contraseña nueva', 'una nueva'),
    await escribir('Repetir la contraseña nueva', 'una nueva'),
  ];
  const comercio = await escribir('Comercio', 'El Bulón');
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(claves.map((caja) => (caja as HTMLInputElement).value)).toEqual(['', '', '']));
  expect(comercio).toHaveProperty('value', 'El Bulón');
  await waitFor(() => expect(screen.queryByText('Guardar')).toBeNull());
});

it('T-AS-3: what is no picture but says that it is one is refused with its reason, and nothing is left to save', async () => {
  vi.stubGlobal('createImageBitmap', async (archivo: Blob) => {
    if ((await archivo.text()) !== 'un punto') throw new DOMException('', 'InvalidStateError');
    return { close: () => undefined };
  });
  abrir();
  const subir = async (contenido: string) =>
    userEvent.upload(
      await screen.findByLabelText('Archivo de la foto'),
      new File([contenido], 'g.png', { type: 'image/png' }),
    );
  await subir('esto es texto');
  expect((await screen.findByRole('alert')).textContent).toContain('«g.png» no se puede abrir como imagen');
  expect(screen.queryByText('Guardar')).toBeNull();
  await subir('un punto');
  await screen.findByText('Guardar');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('another tab asks first when something is not saved, whether it is pressed or comes with the address', async () => {
  const { router } = abrir();
  const comercio = await escribir('Comercio', 'El Bulón');
  void router.navigate({ to: '.', search: { pestana: 'seguridad' } } as never);
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(comercio).toHaveProperty('value', 'El Bulón');
  await elegirPestana('Seguridad');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await screen.findByText('Teléfono del mostrador');
  // It was asked about once, and there is nothing left to ask about.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await elegirPestana('Cuenta');
  expect(await screen.findByLabelText('Comercio')).toHaveProperty('value', 'Repuestos El Cigüeñal');
});

it('the panel of a card says whether one is added or which one is edited', async () => {
  abrir('/pages/account-settings?pestana=facturacion');
  for (const nombre of ['Agregar medio de pago', 'Editar Visa terminada en 2102']) {
    await userEvent.click(await screen.findByRole('button', { name: nombre }));
    await screen.findByRole('dialog', { name: nombre });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('Esc with a card half written asks, and staying loses nothing of it', async () => {
  abrir('/pages/account-settings?pestana=facturacion');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar medio de pago' }));
  const ultimos = await escribir('Últimos 4 números', '4821');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(ultimos).toHaveProperty('value', '4821');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByLabelText('Últimos 4 números')).toBeNull());
});

it('the plan is changed and, until it is saved, goes back to what it was', async () => {
  abrir('/pages/account-settings?pestana=facturacion');
  const restablecer = await screen.findByText('Restablecer', { selector: 'section button' });
  const plan = () => screen.queryByText('Ejecutivo') !== null;
  expect([plan(), restablecer.hasAttribute('disabled')]).toEqual([true, true]);
  await userEvent.click(screen.getByText('Cambiar plan'));
  expect([plan(), restablecer.hasAttribute('disabled')]).toEqual([false, false]);
  await userEvent.click(restablecer);
  expect([plan(), restablecer.hasAttribute('disabled')]).toEqual([true, true]);
  await userEvent.click(screen.getByText('Cambiar plan'));
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(restablecer.hasAttribute('disabled')).toBe(true));
  expect(screen.getByText('Inicial')).toBeDefined();
});

it('the two steps are turned on with the methods that are set up, and stay so once saved', async () => {
  abrir('/pages/account-settings?pestana=seguridad');
  await userEvent.click(await screen.findByText('Habilitar'));
  await userEvent.click(screen.getByRole('button', { name: 'Configurar Aplicación de códigos' }));
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(screen.queryByText('Guardar')).toBeNull());
  await elegirPestana('Cuenta');
  await screen.findByLabelText('Comercio');
  await elegirPestana('Seguridad');
  expect(await screen.findByText('Habilitada')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quitar Aplicación de códigos' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Configurar Otro e-mail' })).toBeDefined();
});

it('«Cerrar sesión en todos» closes the two there are, and is taken back', async () => {
  abrir('/pages/account-settings?pestana=seguridad');
  const abiertas = () => screen.queryAllByRole('button', { name: /^Acciones de/ });
  const todas = await screen.findByText('Cerrar sesión en todos');
  expect(abiertas()).toHaveLength(2);
  await userEvent.click(todas);
  expect(await screen.findByText('No hay sesiones abiertas')).toBeDefined();
  expect(abiertas()).toEqual([]);
  await userEvent.click(await screen.findByText('Deshacer'));
  expect(abiertas()).toHaveLength(2);
});

it('who closes a session goes on from the next, and from the screen with none left or when all are closed', async () => {
  renderPantalla(
    <main tabIndex={-1}>
      <AccountSettingsScreen />
    </main>,
    { ruta: '/pages/account-settings?pestana=seguridad' },
  );
  const abiertas = () => screen.queryAllByRole('button', { name: /^Acciones de/ });
  const cerrarLaPrimera = async () => {
    abiertas()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  };
  await screen.findByText('Cerrar sesión en todos');
  await cerrarLaPrimera();
  await waitFor(() => expect(abiertas()).toHaveLength(1));
  expect(document.activeElement).toBe(abiertas()[0]);
  await cerrarLaPrimera();
  expect(await screen.findByText('No hay sesiones abiertas')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => almacenes.dispositivos.restablecer());
  await waitFor(() => expect(abiertas()).toHaveLength(2));
  (await screen.findByText('Cerrar sesión en todos')).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('what one is told of is switched, and its e-mail has to be one', async () => {
  abrir('/pages/account-settings?pestana=notificaciones');
  const boletin = await screen.findByRole('switch', { name: /^Boletín/ });
  expect(screen.getAllByRole('switch')).toHaveLength(6);
  const antes = (boletin as HTMLInputElement).checked;
  await userEvent.click(boletin);
  const correo = await escribir('E-mail para avisos', 'ana@');
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(correo.getAttribute('aria-invalid')).toBe('true'));
  await escribir('E-mail para avisos', 'ana@ejemplo.com');
  await userEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(screen.queryByText('Guardar')).toBeNull());
  expect(screen.getByRole('switch', { name: /^Boletín/ })).toHaveProperty('checked', !antes);
});

it.each(['Guardar', 'Descartar'])(
  '«%s», which goes away with its bar, leaves the keyboard in the screen',
  async (boton) => {
    renderPantalla(
      <main tabIndex={-1}>
        <AccountSettingsScreen />
      </main>,
      { ruta: '/pages/account-settings' },
    );
    await escribir('Comercio', 'El Bulón');
    (await screen.findByText(boton)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(boton)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  },
);
