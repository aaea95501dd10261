import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { UsuariosScreen } from './usuarios.screen.tsx';

const USUARIOS = 'GET /api/administrador/usuarios';
const INVITACIONES = 'GET /api/administrador/invitaciones';
const pagina = { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 50 };
const mostrar = (ruta: string) =>
  renderPantalla(<UsuariosScreen />, {
    ruta,
    permisos: ['usuario.administrar'],
    respuestas: { [USUARIOS]: pagina, [INVITACIONES]: pagina },
  });
const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return { menu, columnas: menu.getAllByRole('menuitem').map(({ textContent }) => textContent) };
};
const elegir = async (columna: string, valor: string) => {
  const panel = within(await screen.findByRole('dialog', { name: `Filtrar ${columna}` }));
  await userEvent.click(await panel.findByText(valor));
  await userEvent.click(panel.getByRole('button', { name: 'Filtrar' }));
};

it('ADM-13 TD-07 people are filtered by each column besides their tab, and the invitations do not inherit it', async () => {
  const { servidor, router } = mostrar('/administrador/gestion-usuario?estado=activo');
  const { menu, columnas } = await columnasDelMenu();
  expect(columnas).toEqual(['Persona', 'Roles', 'Dos pasos', 'Último ingreso', 'Estado']);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Dos pasos' }));
  await elegir('Dos pasos', 'Sin activar');
  expect(await screen.findByRole('button', { name: /^Dos pasos: Sin activar/ })).toBeDefined();
  const ultima = () => decodeURIComponent(servidor.direcciones(USUARIOS).at(-1) ?? '');
  await waitFor(() => expect(ultima()).toContain('filtros=segundoFactor:uno:false'));
  expect(ultima()).toContain('estado=activo');
  await userEvent.click(screen.getByRole('tab', { name: 'Invitaciones' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'invitaciones' }));
});

it('ADM-13 TD-07 invitations are filtered by each column', async () => {
  const { servidor } = mostrar('/administrador/gestion-usuario?pestana=invitaciones');
  const { menu, columnas } = await columnasDelMenu();
  expect(columnas).toEqual(['Correo electrónico', 'Nombre y apellido', 'Roles', 'Invitó', 'Vence', 'Estado']);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Estado' }));
  await elegir('Estado', 'Vencida');
  await waitFor(() =>
    expect(decodeURIComponent(servidor.direcciones(INVITACIONES).at(-1) ?? '')).toContain('filtros=estado:uno:vencida'),
  );
});
