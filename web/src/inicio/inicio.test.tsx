import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TarjetasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { NOTAS, nota, respuestas, TARJETAS, tarjetas } from './ejemplos.prueba.ts';
import { InicioScreen } from './inicio.screen.tsx';

const NADA: TarjetasDeInicio['pendientes'] = { negativos: null, ajustes: null, borradores: null, sinPrecio: null };
const esperando = (pendientes: Partial<TarjetasDeInicio['pendientes']>) => ({
  [TARJETAS]: { ...tarjetas, pendientes: { ...NADA, ...pendientes } },
});

it('puts first the work that waits in the sucursal, each number a link to its rows', async () => {
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['nota.ver', 'nota.crear', 'nota.finalizar'],
    respuestas,
  });

  const porFinalizar = await screen.findByRole('link', { name: /12.*Notas por finalizar/ });
  expect(porFinalizar.getAttribute('href')).toBe(`/ventas/finalizar-notas-de-pedido?sucursalId=${CASA_CENTRAL}`);
  const borradores = screen.getByRole('link', { name: /3.*Notas en borrador/ });
  expect(borradores.getAttribute('href')).toContain('estado=BORRADOR');
  expect(borradores.getAttribute('href')).toContain(`sucursalId=${CASA_CENTRAL}`);
  expect(screen.getByText('15 pendientes en Casa Central')).toBeDefined();
  for (const puerta of [NOTAS, TARJETAS]) {
    expect(servidor.direcciones(puerta).every((url) => url.includes(`sucursalId=${CASA_CENTRAL}`))).toBe(true);
  }
});

it('lists the last notas of the sucursal, opens them and leads to the others of it', async () => {
  const { router } = renderPantalla(<InicioScreen />, { permisos: ['nota.ver'], respuestas });
  const ultima = await screen.findByRole('link', { name: /10\.481.*Lubricentro El Rápido/ });
  const todas = screen.getByRole('link', { name: 'Ver todas' });
  expect(todas.getAttribute('href')).toBe(`/ventas/notas-de-pedido?sucursalId=${CASA_CENTRAL}`);
  await userEvent.click(ultima);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${nota.id}`));
});

it('begins a nota with one button, for whoever may make them', async () => {
  const { router, unmount } = renderPantalla(<InicioScreen />, { permisos: ['nota.crear'], respuestas });
  await userEvent.click(await screen.findByRole('button', { name: 'Nota de pedido' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ventas/notas-de-pedido/nueva'));
  unmount();

  renderPantalla(<InicioScreen />, { permisos: [], respuestas });
  expect(await screen.findByRole('heading', { level: 1, name: /Lucía/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nota de pedido' })).toBeNull();
});

it('says that all is done when nothing waits, and asks nothing the person may not see', async () => {
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver'],
    respuestas: esperando({ sinPrecio: 0 }),
  });
  expect(await screen.findByText('Todo al día.')).toBeDefined();
  expect(servidor.direcciones(NOTAS)).toEqual([]);
});

const sinArticulos = { ...respuestas, [TARJETAS]: { ...esperando({ sinPrecio: 0 })[TARJETAS], articulosActivos: 0 } };

it('a business without artículos is told by what it begins, and each step leads to where it is done', async () => {
  renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver', 'tabla.editar', 'importacion.hacer', 'usuario.administrar'],
    respuestas: sinArticulos,
  });
  await screen.findByText('Todavía no hay artículos. Por acá se empieza:');
  const pasos = within(screen.getByRole('region', { name: 'Para hacer ahora' })).getAllByRole('link');
  expect(pasos.map((paso) => [paso.querySelector('b')?.textContent, paso.getAttribute('href')])).toEqual([
    ['Revisá tus sucursales', '/tablas-generales/sucursales'],
    ['Importá tus artículos', '/importaciones/nueva?entidad=articulos'],
    ['Invitá a tu gente', '/administrador/gestion-usuario'],
  ]);
  expect(screen.queryByText('Todo al día.')).toBeNull();
});

it('who may do none of what a business begins by is told whose it is', async () => {
  renderPantalla(<InicioScreen />, { permisos: ['articulo.ver'], respuestas: sinArticulos });
  expect(await screen.findByText('Todavía no hay artículos: los carga quien administra.')).toBeDefined();
});

it('tells when something could not be counted, and counts again', async () => {
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver'],
    respuestas: {
      ...respuestas,
      [TARJETAS]: { status: 500, code: 'comun.inesperado', title: 'Ocurrió un error inesperado.' },
    },
  });
  await screen.findByText('Faltan algunos pendientes: no se pudieron contar.');
  servidor.responder(TARJETAS, esperando({ sinPrecio: 2 })[TARJETAS]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const sinPrecio = await screen.findByRole('link', { name: /2.*Artículos sin precio/ });
  // Prices are of the whole company: the link asks for no sucursal.
  expect(sinPrecio.getAttribute('href')).toBe('/articulos/tabla?sinPrecio=true');
});

it('tells an administrator without a second factor, with the way to set it up', async () => {
  renderPantalla(<InicioScreen />, {
    permisos: [],
    sesion: { avisarSegundoFactor: true },
    respuestas: {},
  });
  const enlace = await screen.findByRole('link', { name: 'Activar segundo factor' });
  expect(enlace.getAttribute('href')).toBe('/usuario/perfil?pestana=seguridad');
  // It stands there every day: it interrupts nobody who listens to the screen.
  expect(screen.queryByRole('alert')).toBeNull();
});

it('guard 9 tells an administrator that the engine of the database lacks corrections, and nobody while it has them', async () => {
  const { unmount } = renderPantalla(<InicioScreen />, {
    permisos: [],
    sesion: { avisarMotor: { version: '18.4', nueva: '18.7' } },
    respuestas: {},
  });
  expect(
    await screen.findByText('Actualizá la base de datos (PostgreSQL 18.4): la 18.7 corrige fallas.'),
  ).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderPantalla(<InicioScreen />, { permisos: [], respuestas: {} });
  await screen.findByRole('heading', { level: 1, name: /Lucía/ });
  expect(screen.queryByText(/PostgreSQL/)).toBeNull();
});

it('says at what time the figures were read', async () => {
  renderPantalla(<InicioScreen />, { permisos: ['nota.ver'], respuestas });
  expect(await screen.findByText(/ · Actualizado \d\d:\d\d$/)).toBeDefined();
});
