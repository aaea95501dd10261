import { Link } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useAvisoAlSalir } from './salida.ts';

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
