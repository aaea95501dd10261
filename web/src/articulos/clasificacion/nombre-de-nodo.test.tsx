import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { FamiliasScreen } from '#articulos/familia/familias.screen.tsx';
import { FiltrosDeReporte } from '#articulos/reportes/filtros-de-reporte.tsx';
import { SubfamiliasScreen } from '#articulos/subfamilia/subfamilias.screen.tsx';
import { ArticulosScreen } from '#articulos/tabla/articulos.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DEL_RUBRO, EDITAR, familia, id, respuestas, rubro, subfamilia, visto } from './nodos.prueba.ts';

const frenos = { ...rubro, id: id(5), codigo: 'FRE', nombre: 'Frenos' };
const pastillas = { ...familia, id: id(6), codigo: 'PAS', nombre: 'Pastillas', rubroId: frenos.id, rubro: 'Frenos' };
const conFrenos = {
  ...respuestas,
  'GET /api/articulos/rubros': pagina([rubro, frenos]),
  'GET /api/articulos/familias': (_: unknown, url: string) =>
    pagina(
      url.includes(`rubroId=${rubro.id}`) ? [familia] : url.includes('rubroId') ? [pastillas] : [familia, pastillas],
    ),
  [DEL_RUBRO]: visto('rubro', rubro),
};

const elegir = async (filtro: string, opcion: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${filtro}`) }));
  await userEvent.type(await screen.findByRole('combobox', { name: filtro }), opcion.source.slice(0, 3));
  await userEvent.click(await screen.findByRole('option', { name: opcion }));
};
const chip = (texto: string) => screen.findByRole('button', { name: new RegExp(`^${texto.replace(' ', '\\s*')}$`) });

it('/articulos/familia: after «Back» the filter says the rubro it goes by, and a new familia goes there', async () => {
  const { router } = renderPantalla(<FamiliasScreen />, {
    ruta: `/articulos/familia?rubroId=${frenos.id}`,
    permisos: EDITAR,
    respuestas: conFrenos,
  });
  await chip('Rubro: Frenos');
  await elegir('Rubro', /Filtros/);
  await chip('Rubro: Filtros');
  await act(() => router.navigate({ to: '.', search: { rubroId: frenos.id } } as never));
  await chip('Rubro: Frenos');
  await userEvent.click(screen.getByRole('button', { name: 'Nueva familia' }));
  const panel = await screen.findByRole('dialog', { name: 'Nueva familia' });
  expect(within(panel).getByLabelText<HTMLInputElement>('Rubro').value).toBe('Frenos');
});

it('/articulos/familia: a link to a rubro without familias tells its name, and one that has them asks for no more', async () => {
  const sin = { ...conFrenos, 'GET /api/articulos/familias': pagina([]) };
  const ruta = `/articulos/familia?rubroId=${rubro.id}`;
  const { unmount } = renderPantalla(<FamiliasScreen />, { ruta, permisos: EDITAR, respuestas: sin });
  await chip('Rubro: Filtros');
  unmount();
  const { servidor } = renderPantalla(<FamiliasScreen />, { ruta, permisos: EDITAR, respuestas: conFrenos });
  await chip('Rubro: Filtros');
  expect(servidor.direcciones(DEL_RUBRO)).toEqual([]);
});

it('/articulos/subfamilia: after «Back» both filters say what they go by, and a new subfamilia goes there', async () => {
  const { router } = renderPantalla(<SubfamiliasScreen />, {
    ruta: '/articulos/subfamilia',
    permisos: EDITAR,
    respuestas: {
      ...conFrenos,
      'GET /api/articulos/subfamilias': (_: unknown, url: string) =>
        pagina(url.includes(pastillas.id) || url.includes(frenos.id) ? [] : [subfamilia]),
      [`GET /api/articulos/clasificacion/rubro/${frenos.id}`]: visto('rubro', frenos),
      [`GET /api/articulos/clasificacion/familia/${pastillas.id}`]: {
        ...visto('rubro', rubro),
        nivel: 'familia',
        nodo: pastillas,
      },
    },
  });
  await screen.findByText('Pick-up');
  await elegir('Rubro', /Filtros/);
  await chip('Rubro: Filtros');
  await elegir('Familia', /Aceite/);
  await chip('Familia: Aceite');
  await act(() => router.navigate({ to: '.', search: { rubroId: frenos.id, familiaId: pastillas.id } } as never));
  await chip('Rubro: Frenos');
  await chip('Familia: Pastillas');
  await userEvent.click(screen.getByRole('button', { name: 'Nueva subfamilia' }));
  const panel = await screen.findByRole('dialog', { name: 'Nueva subfamilia' });
  expect(within(panel).getByLabelText<HTMLInputElement>('Familia').value).toBe('Pastillas');
});

it('the table of artículos: a link to a node without artículos tells its name, and after «Back» never that of another', async () => {
  const LISTA = 'GET /api/articulos';
  const deFrenos = Promise.withResolvers<unknown>();
  const { router, servidor } = renderPantalla(<ArticulosScreen />, {
    ruta: `/articulos/tabla?rubroId=${rubro.id}&familiaId=${familia.id}`,
    permisos: ['articulo.ver'],
    respuestas: {
      ...conFrenos,
      [LISTA]: (_: unknown, url: string) => (url.includes(frenos.id) ? deFrenos.promise : pagina([])),
      [`GET /api/articulos/clasificacion/familia/${familia.id}`]: {
        ...visto('rubro', rubro),
        nivel: 'familia',
        nodo: familia,
      },
      'GET /api/articulos/vistas': { todos: 1, conStock: 0, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
    },
  });
  await chip('Rubro: Filtros');
  await chip('Familia: Aceite');
  servidor.responder(LISTA, (_: unknown, url: string) =>
    url.includes(frenos.id) ? deFrenos.promise : pagina([fila()]),
  );
  await act(() => router.navigate({ to: '.', search: { rubroId: rubro.id } } as never));
  await screen.findByText('WO-342');
  await act(() => router.navigate({ to: '.', search: { rubroId: frenos.id } } as never));
  await chip('Rubro: …');
  deFrenos.resolve(pagina([fila({ rubro: 'Frenos' })]));
  await chip('Rubro: Frenos');
  expect(servidor.direcciones(`GET /api/articulos/clasificacion/rubro/${frenos.id}`)).toEqual([]);
});

function DeReporte() {
  const [rubroId, setRubroId] = useState<string | undefined>(rubro.id);
  return (
    <>
      <FiltrosDeReporte
        consulta={{ valores: { rubroId }, cambiar: (cambios: Props) => setRubroId(cambios.rubroId) }}
        lista={{ filas: [], actualizando: false, error: null }}
      />
      <button type="button" onClick={() => setRubroId(rubro.id)}>
        Volver
      </button>
    </>
  );
}
type Props = { readonly rubroId?: string };

it('the reports: the filter says the rubro of the address, whatever was chosen before', async () => {
  renderPantalla(<DeReporte />, { permisos: ['articulo.ver'], respuestas: conFrenos });
  await chip('Rubro: Filtros');
  await elegir('Rubro', /Frenos/);
  await chip('Rubro: Frenos');
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await chip('Rubro: Filtros');
});
