import { Link, useNavigate } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useAvisoAlSalir, useCierre } from './salida.ts';

function Editor({ hayCambios }: { readonly hayCambios: boolean }) {
  useAvisoAlSalir(hayCambios);
  return <Link to="/clientes/reporte">Salir</Link>;
}

it('asks before leaving with changes, and stays or goes as the person says', async () => {
  const { router } = renderPantalla(<Editor hayCambios />, { ruta: '/editar' });
  await userEvent.click(await screen.findByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/editar');

  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

it('lets go at once without changes', async () => {
  renderPantalla(<Editor hayCambios={false} />, { ruta: '/editar' });
  await userEvent.click(await screen.findByRole('link', { name: 'Salir' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

function ConPestanas() {
  useAvisoAlSalir(true, 'seccion');
  return null;
}

it('asks when the part of the address that holds the form changes, and for no other', async () => {
  const { router } = renderPantalla(<ConPestanas />, { ruta: '/editar?seccion=datos' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  const ir = (search: object) => void router.navigate({ to: '.', search } as never);
  ir({ seccion: 'datos', buscar: 'x' });
  await waitFor(() => expect(router.state.location.search).toEqual({ seccion: 'datos', buscar: 'x' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  ir({ seccion: 'precios' });
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(router.state.location.search).toMatchObject({ seccion: 'datos' });
});

function ConPanel({ deFondo = false }: { readonly deFondo?: boolean }) {
  const navigate = useNavigate();
  const { onCambios, cerrar } = useCierre(() => undefined);
  useAvisoAlSalir(deFondo);
  const guardar = () => {
    onCambios(false);
    void navigate({ to: '/clientes/reporte' });
  };
  return (
    <>
      <button type="button" onClick={() => onCambios(true)}>
        Escribir
      </button>
      <button type="button" onClick={guardar}>
        Guardar
      </button>
      <button type="button" onClick={cerrar}>
        Cerrar
      </button>
      <Link to="/clientes/reporte">Salir</Link>
    </>
  );
}

it('a panel with something typed asks also when the screen is left', async () => {
  renderPantalla(<ConPanel />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined();
});

it('what was just saved goes on without a question', async () => {
  renderPantalla(<ConPanel />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once for a panel and the screen under it', async () => {
  renderPantalla(<ConPanel deFondo />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});
