import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { describe, expect, it } from 'vitest';
import { conFuentes } from '#prueba/fuente-de-eventos.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Notificaciones } from './index.ts';
import { NotificacionesScreen } from './notificaciones.screen.tsx';

const RUTA = 'GET /api/notificaciones';
const LEER = 'POST /api/notificaciones/leer';

const una = (id: number, extra: Partial<Notificacion> = {}): Notificacion => ({
  ...{ id, tipo: 'nota.por_entregar', en: new Date(Date.now() - 3 * 60_000).toISOString(), leida: false },
  ...{ titulo: `Nota ${id} para entregar`, texto: 'Taller Quiroga · la confirmó Ana', datos: { numero: id } },
  ...{ ruta: `/ventas/finalizar-notas-de-pedido/${id}`, icono: 'entrega', tono: 'azul', tema: 'ventas' },
  importante: false,
  ...extra,
});

const pagina = (filas: readonly Notificacion[]) => ({
  ...{ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 20 },
  sinLeer: filas.filter(({ leida }) => !leida).length,
});

/** The server with these, which remembers what was read. */
function conEstas(...filas: readonly Notificacion[]) {
  let actuales = filas;
  return {
    [RUTA]: () => pagina(actuales),
    [LEER]: (body: { ids?: number[]; hasta?: number }) => {
      const leida = ({ id }: Notificacion) => body.ids?.includes(id) ?? id <= (body.hasta ?? 0);
      actuales = actuales.map((otra) => ({ ...otra, leida: otra.leida || leida(otra) }));
      return { sinLeer: pagina(actuales).sinLeer };
    },
  };
}

const abrir = async (nombre: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: nombre }));
  return screen.findByRole('dialog', { name: 'Notificaciones' });
};

describe('the bell', () => {
  it('says how many are unread, and shows them with what they are about and since when', async () => {
    renderPantalla(<Notificaciones />, { respuestas: conEstas(una(2), una(1, { leida: true })) });
    const menu = within(await abrir('Notificaciones: 1 sin leer'));
    expect(menu.getByText('1 nueva')).toBeDefined();
    const [primera, segunda] = menu.getAllByRole('menuitem');
    expect(primera?.textContent).toMatch(/Nota 2 para entregar.*Taller Quiroga.*hace 3 min.*Sin leer/);
    expect(segunda?.textContent).not.toContain('Sin leer');
  });

  it('goes where one leads, and marks it as read', async () => {
    const { servidor } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(2), una(1)) });
    const menu = within(await abrir('Notificaciones: 2 sin leer'));
    await userEvent.click(menu.getByRole('menuitem', { name: /Nota 1/ }));
    expect(await screen.findByText('Ruta /ventas/finalizar-notas-de-pedido/1')).toBeDefined();
    expect(servidor.recibido(LEER)).toEqual([{ ids: [1] }]);
  });

  it('marks as read all up to the last one in sight', async () => {
    const { servidor } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(8), una(3)) });
    const menu = within(await abrir('Notificaciones: 2 sin leer'));
    const todas = menu.getByRole('button', { name: 'Marcar todas como leídas' });
    await userEvent.click(todas);
    await waitFor(() => expect(menu.queryByText('2 nuevas')).toBeNull());
    expect(servidor.recibido(LEER)).toEqual([{ hasta: 8 }]);
    expect(todas).toHaveProperty('disabled', true);
    expect(screen.queryByText('Sin leer')).toBeNull();
  });

  it('is walked with the arrows, and gives the focus back', async () => {
    renderPantalla(<Notificaciones />, { respuestas: conEstas(una(2), una(1)) });
    const campana = await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    campana.focus();
    await userEvent.keyboard('{Enter}');
    const [primera, segunda] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(document.activeElement).toBe(primera));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(segunda);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(campana));
  });

  it('says so when there is nothing, and offers to try again when they cannot be read', async () => {
    const { servidor, unmount } = renderPantalla(<Notificaciones />, { respuestas: conEstas() });
    expect(within(await abrir('Notificaciones')).getByText('No hay notificaciones')).toBeDefined();
    unmount();
    expect(servidor.recibido(LEER)).toEqual([]);
    const falla = renderPantalla(<Notificaciones />, {
      respuestas: { [RUTA]: { status: 500, code: 'comun.inesperado', title: 'No anda.' } },
    });
    const menu = within(await abrir('Notificaciones'));
    expect(await menu.findByText('No se pudieron cargar las notificaciones')).toBeDefined();
    falla.servidor.responder(RUTA, pagina([una(5)]));
    await userEvent.click(menu.getByRole('button', { name: 'Reintentar' }));
    expect(await menu.findByRole('menuitem', { name: /Nota 5/ })).toBeDefined();
  });

  it('rings when something comes, without asking for it, and says aloud once what is important', async () => {
    const fuentes = conFuentes();
    const { servidor } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(1)) });
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    act(() => fuentes.ultima().decir('notificacion', una(2)));
    expect(await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' })).toBeDefined();
    expect(servidor.direcciones(RUTA)).toHaveLength(1);
    const importante = una(3, { titulo: 'Cambiaron tus permisos', importante: true, ruta: '/usuario/perfil' });
    act(() => fuentes.ultima().decir('notificacion', importante));
    await userEvent.click(await screen.findByRole('button', { name: 'Ver' }));
    expect(await screen.findByText('Ruta /usuario/perfil')).toBeDefined();
    expect(screen.queryByText('Nota 2 para entregar')).toBeNull();
  });

  it('has what a file brought read again where whoever asked for it is by then', async () => {
    const fuentes = conFuentes();
    const { cache } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(1)) });
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    const vistas = ['articulos', 'clientes', 'stock', 'ventas', 'tablas-generales', 'actividad'];
    for (const sala of vistas) cache.setQueryData([sala, 'lo que se mira'], 1);
    const terminada = una(2, { tipo: 'importacion.terminada', tema: 'importaciones', ruta: '/importaciones/01a' });
    act(() => fuentes.ultima().decir('notificacion', terminada));
    await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    for (const sala of vistas) {
      expect(cache.getQueryState([sala, 'lo que se mira'])?.isInvalidated, sala).toBe(true);
    }
  });

  it('has the notas that the page of a cliente lists read again after what somebody else did with one', async () => {
    const fuentes = conFuentes();
    const { cache } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(1)) });
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    cache.setQueryData(['clientes', 'sus notas'], 1);
    act(() => fuentes.ultima().decir('notificacion', una(2, { tema: 'ventas' })));
    await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    expect(cache.getQueryState(['clientes', 'sus notas'])?.isInvalidated).toBe(true);
  });

  it.each([
    ['stock', 'articulos'],
    ['stock', 'ventas'],
    ['ventas', 'articulos'],
    ['ventas', 'stock'],
  ] as const)('what somebody did in %s is read again where its figures show, in %s', async (tema, sala) => {
    const fuentes = conFuentes();
    const { cache } = renderPantalla(<Notificaciones />, { respuestas: conEstas(una(1)) });
    await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' });
    cache.setQueryData([sala, 'cuánto hay'], 1);
    act(() => fuentes.ultima().decir('notificacion', una(2, { tema })));
    await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' });
    expect(cache.getQueryState([sala, 'cuánto hay'])?.isInvalidated).toBe(true);
  });

  it('counts what comes while what there is is being read, the first time and later', async () => {
    const fuentes = conFuentes();
    let hay = [una(1)];
    let hasta = Promise.withResolvers<void>();
    const { cache } = renderPantalla(<Notificaciones />, {
      respuestas: {
        [RUTA]: () => {
          const vistas = pagina(hay);
          return hasta.promise.then(() => vistas);
        },
      },
    });
    const llegaMientras = async (nueva: Notificacion) => {
      hay = [nueva, ...hay];
      act(() => fuentes.ultima().decir('notificacion', nueva));
      await act(async () => hasta.resolve());
    };
    await waitFor(() => expect(fuentes.todas()).toHaveLength(1));
    await llegaMientras(una(2));
    expect(await screen.findByRole('button', { name: 'Notificaciones: 2 sin leer' })).toBeDefined();
    hasta = Promise.withResolvers();
    act(() => void cache.invalidateQueries());
    await llegaMientras(una(3));
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: 'Notificaciones: 3 sin leer' })).toBeDefined();
  });

  it('leads to the one it tells of, whose name goes in the search of its address', async () => {
    const ascenso = una(6, { titulo: 'El ascenso de Inés espera aprobación', ruta: '/usuario/perfil?id=01a' });
    renderPantalla(<Notificaciones />, { respuestas: conEstas(ascenso) });
    await userEvent.click(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' }));
    const fila = await screen.findByRole('menuitem', { name: /El ascenso de Inés/ });
    expect(fila.getAttribute('href')).toBe('/usuario/perfil?id=01a');
  });

  it('is silent about what was there when the page came, like the login that opened it', async () => {
    const fuentes = conFuentes();
    const ingreso = una(4, { titulo: 'Ingreso desde un dispositivo nuevo', importante: true });
    renderPantalla(<Notificaciones />, { respuestas: conEstas(ingreso) });
    await waitFor(() => expect(fuentes.todas()).toHaveLength(1));
    act(() => fuentes.ultima().decir('notificacion', ingreso));
    expect(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeDefined();
    const otra = una(5, { titulo: 'Cambió tu contraseña', importante: true });
    act(() => fuentes.ultima().decir('notificacion', otra));
    expect(await screen.findByText('Cambió tu contraseña')).toBeDefined();
    expect(screen.queryByText('Ingreso desde un dispositivo nuevo')).toBeNull();
  });

  it('is silent about what another tab of the browser said', async () => {
    const fuentes = conFuentes();
    renderPantalla(<Notificaciones />, { respuestas: conEstas() });
    await screen.findByRole('button', { name: 'Notificaciones' });
    localStorage.setItem('trastienda.aviso.v1', '7');
    act(() => fuentes.ultima().decir('notificacion', una(7, { titulo: 'Ya dicha', importante: true })));
    expect(await screen.findByRole('button', { name: 'Notificaciones: 1 sin leer' })).toBeDefined();
    expect(screen.queryByText('Ya dicha')).toBeNull();
  });
});

describe('the page of all of them', () => {
  it('asks by topic and by what is unread, and keeps it in the address', async () => {
    const { servidor, router } = renderPantalla(<NotificacionesScreen />, {
      ruta: '/usuario/notificaciones',
      respuestas: conEstas(una(2), una(1, { leida: true })),
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Solo sin leer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tema' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ventas' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ leidas: 'no', tema: 'ventas' }));
    expect(servidor.direcciones(RUTA).at(-1)).toBe('/api/notificaciones?pagina=1&porPagina=25&tema=ventas&leidas=no');
  });
});
