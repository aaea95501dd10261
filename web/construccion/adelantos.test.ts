import { expect, it } from 'vitest';
import { rutasDe } from './adelantos.ts';

it('finds where the component of each route comes from, written in place or beside it', () => {
  const codigo = `
    const pantalla = lazyRouteComponent(() => import('./inicio.screen.tsx'), 'InicioScreen');
    const una = createRoute({ getParentRoute: () => raiz, path: '/', component: pantalla });
    const otra = createRoute({
      path: '/articulos/tabla',
      component: lazyRouteComponent(() => import('./tabla/articulos.screen.tsx'), 'ArticulosScreen'),
    });
    const fija = createRoute({ path: '/fija', component: Fija });
    const sinCamino = createRoute({ id: 'con-sesion', component: pantalla });
  `;
  expect(rutasDe(codigo)).toEqual([
    { camino: '/', modulos: ['./inicio.screen.tsx'], pedidos: [] },
    { camino: '/articulos/tabla', modulos: ['./tabla/articulos.screen.tsx'], pedidos: [] },
  ]);
});

it('finds which list the loader of a route begins with and what goes with it, imported by its name or with its module', () => {
  const codigo = `
    import { listarClientes as listar } from '@trastienda/nucleo/clientes/contrato.ts';
    import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
    const pantalla = lazyRouteComponent(() => import('./a.screen.tsx'), 'A');
    createRoute({ path: '/a', loader: primerasFilas(listar), component: pantalla });
    createRoute({ path: '/b', loader: primerasFilas(contrato.listarMarcas, listar), component: pantalla });
    createRoute({ path: '/c', loader: otra(listar), component: pantalla });
  `;
  const clientes = { modulo: '@trastienda/nucleo/clientes/contrato.ts', nombre: 'listarClientes' };
  expect(rutasDe(codigo).map(({ pedidos }) => pedidos)).toEqual([
    [clientes],
    [{ modulo: '@trastienda/nucleo/tablas-generales/contrato.ts', nombre: 'listarMarcas' }, clientes],
    [],
  ]);
});
