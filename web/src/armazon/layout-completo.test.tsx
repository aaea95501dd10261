import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { verAjustes } from '#apariencia/ajustes.ts';
import { ultimaNovedad } from '#api/pestanas.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { ROSARIO, sesionDePrueba } from '#prueba/sesion.ts';

const abrir = (sesion = sesionDePrueba(['stock.ver', 'cliente.ver'])) =>
  renderAplicacion('/taller/reporte', sesion, { 'POST /api/acceso/salir': {} });
const RECIENTES = `trastienda.recientes.v1.${sesionDePrueba([]).usuario.id}`;
const nav = async () => screen.findByRole('navigation', { name: 'Menú principal' });

it('shows only the screens the person may open, with the branch of this one open', async () => {
  abrir();
  const dentro = within(await nav());
  expect(dentro.getAllByRole('link', { current: 'page' }).map((enlace) => enlace.textContent)).toEqual(['Reportes']);
  expect(dentro.getByRole('button', { name: 'Stock' }).getAttribute('aria-expanded')).toBe('false');
  expect(dentro.queryByRole('button', { name: 'Ventas' })).toBeNull();
  expect(dentro.queryByRole('button', { name: 'Administración' })).toBeNull();
});

it('finds a screen by part of its name, without minding accents', async () => {
  abrir();
  const dentro = within(await nav());
  await userEvent.type(dentro.getByLabelText('Filtrar menú'), 'reposicion');
  expect(dentro.getByRole('link', { name: 'Reposición' }).getAttribute('href')).toBe('/stock/reposicion');
  expect(dentro.queryByRole('link', { name: 'Obsolescencia' })).toBeNull();
});

it('makes the menu narrow and remembers it', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Achicar menú' }));
  expect(await screen.findByRole('button', { name: 'Agrandar menú' })).toBeDefined();
  expect(verAjustes().barra).toBe('mini');
  await userEvent.click(screen.getByRole('button', { name: 'Agrandar menú' }));
  expect(verAjustes().barra).toBe('completa');
});

it('switches to dark and remembers it', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a modo oscuro' }));
  await waitFor(() => expect(document.documentElement.dataset.modo).toBe('dark'));
  expect(JSON.parse(localStorage.getItem('trastienda.apariencia.v2') ?? '{}')).toMatchObject({
    activa: { modo: 'dark' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar a modo claro' }));
});

it('changes the sucursal and remembers it', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Sucursal: Casa Central' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rosario' }));
  expect(await screen.findByRole('button', { name: 'Sucursal: Rosario' })).toBeDefined();
  expect(localStorage.getItem('trastienda.sucursal.v1')).toBe(ROSARIO);
});

it('F13: leaves, and forgets what was read and what was private', async () => {
  localStorage.setItem(RECIENTES, '[]');
  const { servidor, salidas, cache } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: /cuenta de Lucía/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(salidas).toEqual(['/login?motivo=salida']));
  expect(servidor.recibido('POST /api/acceso/salir')).toHaveLength(1);
  expect(cache.getQueryData(['sesion'])).toBeNull();
  expect(localStorage.getItem(RECIENTES)).toBeNull();
  expect(ultimaNovedad()).toMatchObject({ que: 'salio' });
});

it('warns when the connection is not encrypted', async () => {
  abrir({ ...sesionDePrueba([]), avisarHttp: true });
  expect(await screen.findByText(/La conexión no está cifrada/)).toBeDefined();
});

it('what was followed and went with its screen leaves the keyboard at the content, and not nowhere', async () => {
  abrir();
  const volver = await screen.findByRole('button', { name: 'Ir al inicio' });
  volver.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(volver.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('but what stays keeps it', async () => {
  abrir();
  const enlace = within(await nav()).getByRole('link', { name: 'Inicio' });
  enlace.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Ir al inicio')).toBeNull());
  expect(document.activeElement).toBe(enlace);
});
