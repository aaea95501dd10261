import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosDeProveedor } from './articulos-de-proveedor.tsx';

const ID = '01980000-0000-7000-8000-00000000f001';
const trato = (codigo: string, mas: object = {}) => ({
  id: `${ID.slice(0, -1)}${codigo.length}`,
  version: 1,
  articuloId: ARTICULO_ID,
  proveedorId: ID,
  codigo,
  moneda: 'ARS',
  costo: '100.00',
  descuentos: [],
  costoNeto: '100.00',
  multiplo: '12',
  minimo: '24',
  diasDeEntrega: 7,
  principal: false,
  actualizadoEn: null,
  fueraDeLista: null,
  articulo: `WO-${codigo}`,
  descripcion: 'Filtro',
  unidad: 'U',
  ...mas,
});

it('ART-11 says of what it sells where it is the principal one and what its list no longer brings, and gives it as a file', async () => {
  renderPantalla(<ArticulosDeProveedor proveedorId={ID} />, {
    permisos: ['proveedor.ver', 'articulo.ver', 'costo.ver'],
    respuestas: {
      [`GET /api/articulos/proveedores/${ID}/articulos`]: pagina([
        trato('A', { principal: true }),
        trato('BB', { fueraDeLista: '2026-10-03T11:00:00.000Z' }),
      ]),
    },
  });
  const filas = within(await screen.findByRole('grid', { name: /Artículos/ }));
  expect((await filas.findByRole('row', { name: /WO-A/ })).textContent).toContain('Principal');
  expect(filas.getByRole('row', { name: /WO-BB/ }).textContent).toContain('03/10/2026');
  expect(screen.getByRole('button', { name: /Exportar/ })).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Mínimo/ }));
  expect(await screen.findAllByText('24')).toHaveLength(2);
});

it('TD-07 is filtered by any column but by what only some may see', async () => {
  const listar = `GET /api/articulos/proveedores/${ID}/articulos`;
  const { servidor } = renderPantalla(<ArticulosDeProveedor proveedorId={ID} />, {
    permisos: ['proveedor.ver', 'articulo.ver', 'costo.ver'],
    ruta: '/articulos/proveedores/uno?filtros=situacion:uno:FUERA_DE_LISTA;minimo:entre:10,',
    respuestas: { [listar]: pagina([trato('A')]) },
  });
  expect(await screen.findByRole('button', { name: /^Situación: Fuera de su lista/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Mínimo de compra: / })).toBeDefined();
  expect(decodeURIComponent(servidor.direcciones(listar)[0] ?? '')).toContain('situacion:uno:FUERA_DE_LISTA');
  await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getByRole('menuitem', { name: 'Código del proveedor' })).toBeDefined();
  for (const costo of ['Costo de lista', 'Descuentos', 'Costo neto']) {
    expect(menu.queryByRole('menuitem', { name: costo })).toBeNull();
  }
});
