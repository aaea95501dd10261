import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CondicionesScreen } from './condiciones/condiciones.screen.tsx';
import { DepositosScreen } from './depositos/depositos.screen.tsx';
import { LocalidadesScreen } from './localidades/localidades.screen.tsx';
import { MarcasScreen } from './marcas/marcas.screen.tsx';
import { MotivosScreen } from './motivos/motivos.screen.tsx';
import { ProvinciasScreen } from './provincias/provincias.screen.tsx';
import { SucursalesScreen } from './sucursales/sucursales.screen.tsx';
import { TalleresScreen } from './talleres/talleres.screen.tsx';
import { UnidadesScreen } from './unidades/unidades.screen.tsx';

const T = 'GET /api/tablas-generales';
const SANTA_FE = '01980000-0000-7000-8000-000000000201';
const CORDOBA = '01980000-0000-7000-8000-000000000202';
const pagina = (filas: unknown[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });
const provincias = pagina([
  { id: SANTA_FE, iso: 'AR-S', nombre: 'Santa Fe', arca: 12, iibb: 921, indec: '82', localidades: 1380 },
  { id: CORDOBA, iso: 'AR-X', nombre: 'Córdoba', arca: 3, iibb: 904, indec: '14', localidades: 900 },
]);
const mostrar = (pantalla: ReactElement, tabla: string) =>
  renderPantalla(pantalla, {
    ruta: `/tablas-generales/${tabla}`,
    permisos: ['tabla.ver'],
    respuestas: {
      ...Object.fromEntries(TABLAS.map(([, una]) => [`${T}/${una}`, pagina([])])),
      [`${T}/provincias`]: provincias,
    },
  });
const abrirMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  return within(await screen.findByRole('menu', { name: 'Filtrar por' }));
};

const TABLAS = [
  [<ProvinciasScreen key="provincias" />, 'provincias', ['Provincia', 'ISO', 'ARCA', 'IIBB', 'INDEC', 'Localidades']],
  [
    <LocalidadesScreen key="localidades" />,
    'localidades',
    ['Localidad', 'Partido o departamento', 'Provincia', 'Código postal'],
  ],
  [
    <SucursalesScreen key="sucursales" />,
    'sucursales',
    ['Código', 'Sucursal', 'Domicilio', 'Depósitos', 'Punto de venta'],
  ],
  [<DepositosScreen key="depositos" />, 'depositos', ['Código', 'Depósito', 'Sucursal', 'Clase', 'Vendible']],
  [<TalleresScreen key="talleres" />, 'talleres', ['Código', 'Taller', 'Sucursal', 'Depósito de piezas']],
  [<MarcasScreen key="marcas" />, 'marcas', ['Marca', 'Artículos']],
  [<UnidadesScreen key="unidades" />, 'unidades', ['Código', 'Unidad', 'Decimales', 'En uso']],
  [<MotivosScreen key="motivos" />, 'motivos', ['Motivo', 'Se usa en']],
  [
    <CondicionesScreen key="condiciones" />,
    'condiciones-de-venta',
    ['Condición de venta', 'Orden', 'Lista de precios'],
  ],
] as const;

it.each(TABLAS)('TD-07 %# is filtered by each of its columns', async (pantalla, tabla, columnas) => {
  mostrar(pantalla, tabla);
  const menu = await abrirMenu();
  // All but the provincias, which are fixed, have a state.
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    tabla === 'provincias' ? columnas : [...columnas, 'Estado'],
  );
});

it('TD-07 localidades of some provincias and a state are asked for besides what is searched', async () => {
  const { servidor, router } = mostrar(<LocalidadesScreen />, 'localidades?buscar=fun');
  const elegir = async (columna: string, ...valores: string[]) => {
    await userEvent.click((await abrirMenu()).getByRole('menuitem', { name: columna }));
    const panel = within(await screen.findByRole('dialog', { name: `Filtrar ${columna}` }));
    for (const valor of valores) await userEvent.click(await panel.findByText(valor));
    await userEvent.click(panel.getByRole('button', { name: 'Filtrar' }));
  };
  await elegir('Provincia', 'Santa Fe', 'Córdoba');
  await elegir('Estado', 'Inactiva');
  expect(await screen.findByRole('button', { name: /^Provincia: Santa Fe, Córdoba/ })).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Estado: Inactiva/ })).toBeDefined();
  // What `bidi.css` sets apart from its neighbours: from right to left it read «:Provincia».
  expect(screen.getByText('Provincia:').matches('span:not(:has(*))')).toBe(true);
  const ultima = () => decodeURIComponent(servidor.direcciones(`${T}/localidades`).at(-1) ?? '');
  await waitFor(() => expect(ultima()).toContain(`filtros=provincia:uno:${SANTA_FE},${CORDOBA};estado:uno:false`));
  expect(ultima()).toContain('buscar=fun');
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
