import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { BusquedaDeEstructura } from '#articulos/estructura/secciones.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { SeccionArbol } from './seccion-arbol.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const EXPLOSION = `GET /api/articulos/estructuras/${ID}/explosion`;
const EXPORTAR = `${EXPLOSION}/exportar`;
const costo = (propio: string | null, armado: string | null, total: string | null, sinCosto: number) => ({
  ...{ propio, armado, total, sinCosto },
});
const nodo = (codigo: string, nivel: number, suCosto: object, lleva: readonly string[] = []) => ({
  ...{ articuloId: codigo, codigo, descripcion: `Pieza ${codigo}`, disponible: '7', unidad: 'Unidad', decimales: 0 },
  ...{ tipo: 'PRODUCTO', estado: 'ACTIVO', total: '1', nivel, hoja: lleva.length === 0, costo: suCosto },
  lineas: lleva.map((componenteId) => ({
    ...{ id: `${codigo}-${componenteId}`, componenteId, cantidad: '1', merma: '0', opcional: false, sustitutos: [] },
  })),
});
const TORNILLO = nodo('TORNILLO', 2, costo(null, null, null, 1));
const EJE = nodo('EJE', 1, costo('90', null, null, 1), ['TORNILLO']);
const TAPA = nodo('TAPA', 1, costo('57.8071', null, '57.81', 0));

const abrir = (nodos: readonly { readonly articuloId: string }[], busqueda: BusquedaDeEstructura = {}) =>
  renderPantalla(
    <SeccionArbol
      estructura={{ id: ID, codigo: 'BOMBA', decimales: 0 }}
      busqueda={busqueda}
      onBusqueda={() => undefined}
    />,
    {
      ...{ ruta: '/', camino: '/', permisos: ['articulo.ver', 'stock.ver', 'costo.ver'] },
      respuestas: {
        [EXPLOSION]: { estructuraId: ID, raizId: nodos[0]?.articuloId, cantidad: '1', nodos },
        [EXPORTAR]: () => new Response('archivo'),
      },
    },
  );
const cifra = async (rotulo: string) => (await screen.findByText(rotulo)).nextElementSibling?.textContent;
const FALTA = 'Falta el costo de 1 componente: el total dice de menos.';

it('EST-05 a cost that is only part of it says so, and what nobody knows is not nothing', async () => {
  abrir([nodo('BOMBA', 0, costo(null, '57.8071', '57.81', 1), ['EJE', 'TAPA']), EJE, TAPA, TORNILLO]);
  expect(await cifra('Armar cuesta')).toMatch(/^desde \$\s57,81 \$\s57,8071 cada uno$/);
  expect(screen.getByText(FALTA)).toBeDefined();
  expect((await screen.findByRole('row', { name: /EJE/ })).textContent).toMatch(/7––$/);
  expect(screen.getByRole('row', { name: /TAPA/ }).textContent).toMatch(/57,8071\$\s57,81$/);
  expect(screen.queryByRole('img', { name: FALTA })).toBeNull();
});

it('EST-05 so does each assembly of it', async () => {
  const MOTOR = nodo('MOTOR', 0, costo(null, '57.8071', '57.81', 1), ['BOMBA']);
  abrir([MOTOR, nodo('BOMBA', 1, costo(null, '57.8071', '57.81', 1), ['EJE', 'TAPA']), EJE, TAPA, TORNILLO]);
  const fila = await screen.findByRole('row', { name: /BOMBA/ });
  expect(fila.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(FALTA);
});

it('EST-05 what costs nobody knows what says that, also in its totals', async () => {
  abrir([nodo('BOMBA', 0, costo(null, null, null, 1), ['EJE']), EJE, TORNILLO], { vista: 'totales' });
  expect(await cifra('Armar cuesta')).toBe('– ');
  expect(screen.getByText('No se sabe el costo de ningún componente.')).toBeDefined();
  expect((await screen.findByRole('row', { name: /EJE/ })).textContent).toMatch(/––$/);
});

it('says how many whole pieces an order takes of what the tree counts by parts', async () => {
  const [lleva] = nodo('BOMBA', 0, costo(null, '57.8071', '57.81', 0), ['TAPA']).lineas;
  const conMerma = { ...nodo('BOMBA', 0, {}, ['TAPA']), lineas: [{ ...lleva, cantidad: '3', merma: '5' }] };
  abrir([conMerma, TAPA]);
  expect((await screen.findByRole('row', { name: /TAPA/ })).textContent).toContain('3,15 Unidadal armar: 4');
});

it('shows no figures for a quantity that cannot be asked for, so that none are taken for its own', async () => {
  abrir([nodo('BOMBA', 0, costo(null, '57.8071', '57.81', 0), ['TAPA']), TAPA]);
  await screen.findByRole('row', { name: /TAPA/ });
  const caja = screen.getByLabelText('Unidades');
  await userEvent.clear(caja);
  await userEvent.paste('7798765432103');
  expect(screen.getByText('Admite hasta 1.000.000.')).toBeDefined();
  expect(screen.queryByText('Armar cuesta')).toBeNull();
  expect(screen.queryByRole('row', { name: /TAPA/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar' }).disabled).toBe(true);
  await userEvent.clear(caja);
  await userEvent.type(caja, '3');
  expect(await screen.findByRole('row', { name: /TAPA/ })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Exportar' }).disabled).toBe(false);
});

it('ART-21 the file is of what shows: so many units, and what was looked for', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const busqueda = { cantidad: '3', opcionales: 'true', buscar: 'tapa' } as const;
  const { servidor } = abrir([nodo('BOMBA', 0, {}, ['EJE', 'TAPA']), EJE, TAPA, TORNILLO], busqueda);
  await screen.findByRole('row', { name: /TAPA/ });
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(bajar).toHaveBeenCalled());
  const [pedida] = servidor.direcciones(EXPORTAR);
  expect(Object.fromEntries(new URL(pedida ?? '', 'http://x').searchParams)).toEqual({
    ...busqueda,
    costo: 'PROMEDIO',
    vista: 'ARBOL',
  });
  bajar.mockRestore();
});
