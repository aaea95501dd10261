import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { InicioScreen } from './inicio.screen.tsx';

const NOTAS = 'GET /api/ventas/notas-de-pedido';
const nota = {
  id: '01980000-0000-7000-8000-00000000000n',
  numero: 10481,
  version: 1,
  estado: 'CONFIRMADA',
  sucursal: { id: CASA_CENTRAL, nombre: 'Casa Central' },
  deposito: { id: 'd', nombre: 'Salón' },
  cliente: { id: 'c', razonSocial: 'Lubricentro El Rápido' },
  renglones: 2,
  renglonesPendientes: 2,
  neto: '100.00',
  total: '284120.00',
  comprobanteExterno: null,
  creadaEn: '2026-11-20T13:31:00.000Z',
  creadaPor: 'Lucía Ferreyra',
};
const pagina = (filas: readonly unknown[], total = filas.length) => ({
  filas,
  total,
  totalExacto: true,
  pagina: 1,
  porPagina: 1,
});
/** Answers the lists of notas: three drafts, twelve to deliver, and the last one made. */
const notas = (_: unknown, url: string) => {
  if (url.includes('estado=BORRADOR')) return pagina([nota], 3);
  if (url.includes('estado=CONFIRMADA')) return pagina([nota], 12);
  return pagina([nota]);
};

it('puts first the work that waits in the sucursal, each number a link to its rows', async () => {
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['nota.ver', 'nota.crear', 'nota.finalizar'],
    respuestas: { [NOTAS]: notas },
  });

  const porFinalizar = await screen.findByRole('link', { name: /12.*Notas por finalizar/ });
  expect(porFinalizar.getAttribute('href')).toBe(`/ventas/finalizar-notas-de-pedido?sucursalId=${CASA_CENTRAL}`);
  const borradores = screen.getByRole('link', { name: /3.*Notas en borrador/ });
  expect(borradores.getAttribute('href')).toContain('estado=BORRADOR');
  expect(screen.getByText('15 pendientes en Casa Central')).toBeDefined();
  expect(servidor.direcciones(NOTAS).every((url) => url.includes(`sucursalId=${CASA_CENTRAL}`))).toBe(true);
});

it('lists the last notas and opens them', async () => {
  const { router } = renderPantalla(<InicioScreen />, { permisos: ['nota.ver'], respuestas: { [NOTAS]: notas } });
  await userEvent.click(await screen.findByRole('link', { name: /10\.481.*Lubricentro El Rápido/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${nota.id}`));
});

it('begins a nota with one button, for whoever may make them', async () => {
  const { router, unmount } = renderPantalla(<InicioScreen />, { permisos: ['nota.crear'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Nota de pedido' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ventas/notas-de-pedido/nueva'));
  unmount();

  renderPantalla(<InicioScreen />, { permisos: [] });
  expect(await screen.findByRole('heading', { level: 1, name: /Lucía/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nota de pedido' })).toBeNull();
});

it('says that all is done when nothing waits, and asks nothing the person may not see', async () => {
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver'],
    respuestas: { 'GET /api/articulos/vistas': { todos: 5, conStock: 5, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 } },
  });
  expect(await screen.findByText('Todo al día.')).toBeDefined();
  expect(servidor.direcciones(NOTAS)).toEqual([]);
});

it('tells when something could not be counted, and counts again', async () => {
  const VISTAS = 'GET /api/articulos/vistas';
  const { servidor } = renderPantalla(<InicioScreen />, {
    permisos: ['articulo.ver'],
    respuestas: { [VISTAS]: { status: 500, code: 'comun.inesperado', title: 'Ocurrió un error inesperado.' } },
  });
  await screen.findByText('Faltan algunos pendientes: no se pudieron contar.');
  servidor.responder(VISTAS, { todos: 5, conStock: 5, bajoMinimo: 0, sinPrecio: 2, inactivos: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /2.*Artículos sin precio/ })).toBeDefined();
});

it('tells an administrator without a second factor, with the way to set it up', async () => {
  renderPantalla(<InicioScreen />, {
    permisos: [],
    sesion: { avisarSegundoFactor: true },
    respuestas: {},
  });
  const enlace = await screen.findByRole('link', { name: 'Activar segundo factor' });
  expect(enlace.getAttribute('href')).toBe('/usuario/perfil?pestana=seguridad');
});
