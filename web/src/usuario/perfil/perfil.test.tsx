import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PerfilScreen } from './perfil.screen.tsx';

const perfil: Perfil = {
  id: '01980000-0000-7000-8000-000000000901',
  version: 1,
  nombre: 'Marta Quiroga',
  email: 'marta@ejemplo.com.ar',
  alias: null,
  foto: null,
  creadoEn: '2026-01-01T12:00:00.000Z',
  roles: [],
  preferencias: { sucursalId: null, paginaDeInicio: null, inicio: null },
  contrasena: { cambiadaEn: '2026-01-01T12:00:00.000Z', minimo: 12 },
  segundoFactor: { activo: false, desde: null, codigosSinUsar: 0, exigido: false },
  llaves: [],
  tienePin: false,
};

it('asks once before another tab loses what was typed, by a click or by the address', async () => {
  const { router } = renderPantalla(<PerfilScreen />, {
    ruta: '/usuario/perfil?pestana=datos',
    respuestas: { 'GET /api/usuario/perfil': perfil, 'GET /api/usuario/actividad': { hechos: [], hayMas: false } },
  });
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), ' de Paz');
  const contestar = async (boton: string) => {
    const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: boton }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  void router.navigate({ to: '.', search: { pestana: 'actividad' } } as never);
  await contestar('Volver');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveProperty('value', 'Marta Quiroga de Paz');

  await userEvent.click(screen.getByRole('tab', { name: 'Actividad' }));
  await contestar('Salir sin guardar');
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'actividad' }));
});
