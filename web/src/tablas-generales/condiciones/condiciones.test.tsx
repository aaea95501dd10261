import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CondicionDeVenta } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { describe, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CondicionesScreen } from './condiciones.screen.tsx';

const LISTA = 'GET /api/tablas-generales/condiciones-de-venta';
const PATCH = 'PATCH /api/tablas-generales/condiciones-de-venta';
const una = (n: number, nombre: string, orden = n): CondicionDeVenta => ({
  id: `01980000-0000-7000-8000-00000000030${n}`,
  version: n,
  nombre,
  orden,
  listaId: null,
  lista: null,
  activa: true,
});
const contado = una(1, 'Contado');
const a30 = una(2, '30 días');
/** What is third is inactive, and not on screen. */
const a60 = una(4, '60 días');
const lista = (filas: CondicionDeVenta[]) => ({
  filas,
  total: filas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
});

const mostrar = (ruta = '', mas: Record<string, unknown> = {}, permisos = ['tabla.ver', 'tabla.editar'] as const) =>
  renderPantalla(<CondicionesScreen />, {
    ruta: `/tablas-generales/condiciones-de-venta${ruta}`,
    permisos,
    respuestas: {
      [LISTA]: lista([contado, a30, a60]),
      'GET /api/tablas-generales/listas-de-precio': { filas: [] },
      ...mas,
    },
  });
const menuDe = async (nombre: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  return within(await screen.findByRole('menu'));
};
const textos = (menu: Awaited<ReturnType<typeof menuDe>>) =>
  menu.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('RN-18 the order of the condiciones de venta', () => {
  it('one goes up or down with the keyboard, to the place of the one it passes, and it is said where it is', async () => {
    const { servidor } = mostrar('?activa=true', { [`${PATCH}/${a30.id}`]: { ...a30, version: 3, orden: 4 } });
    const acciones = await screen.findByRole('button', { name: 'Acciones de 30 días' });
    acciones.focus();
    await userEvent.keyboard('{Enter}');
    const bajar = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Bajar' });
    servidor.responder(LISTA, lista([contado, { ...a60, orden: 3 }, { ...a30, version: 3, orden: 4 }]));
    bajar.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('30 días quedó en el lugar 4')).toBeDefined();
    expect(servidor.recibido(`${PATCH}/${a30.id}`)).toEqual([{ version: 2, orden: 4 }]);
    await waitFor(() => {
      const filas = screen.getAllByRole('button', { name: /^Acciones de / }).map((boton) => boton.ariaLabel);
      expect(filas).toEqual(['Acciones de Contado', 'Acciones de 60 días', 'Acciones de 30 días']);
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Acciones de 30 días' })),
    );
  });

  it('the ends only go one way, and sorted by something else there is no up nor down', async () => {
    const { unmount } = mostrar();
    expect(textos(await menuDe('Contado'))).toEqual(['Editar', 'Bajar', 'Inactivar']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(textos(await menuDe('60 días'))).toEqual(['Editar', 'Subir', 'Inactivar']);
    unmount();
    mostrar('?orden=-nombre');
    expect(textos(await menuDe('30 días'))).toEqual(['Editar', 'Inactivar']);
  });

  it('a refusal is told, and the order stays', async () => {
    const title = 'Otra persona la cambió.';
    mostrar('', { [`${PATCH}/${a30.id}`]: { status: 409, code: 'comun.version_vieja', title, data: {} } });
    await userEvent.click((await menuDe('30 días')).getByRole('menuitem', { name: 'Subir' }));
    expect(await screen.findByText(/cambió/)).toBeDefined();
    const filas = (await screen.findAllByRole('button', { name: /^Acciones de / })).map((boton) => boton.ariaLabel);
    expect(filas).toEqual(['Acciones de Contado', 'Acciones de 30 días', 'Acciones de 60 días']);
  });

  it('a new one is told to go last, and what the order is for', async () => {
    mostrar();
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva condición' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva condición' }));
    expect(panel.getByText(/Queda última.*Van de la que menos le da al cliente/)).toBeDefined();
  });
});
