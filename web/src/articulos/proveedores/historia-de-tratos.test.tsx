import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ID, TODO, trato } from './ejemplos.prueba.ts';
import { ProveedoresDeArticuloTab } from './proveedores-de-articulo.tsx';

const DE_ARTICULO = `GET /api/articulos/${ARTICULO_ID}/proveedores`;
const HISTORIA = `${DE_ARTICULO}/historia`;
const IMPORTACION = '01980000-0000-7000-8000-00000000d001';

const de = (neto: string, moneda = 'ARS') => ({ costo: neto, neto, moneda });
const cambio = (mas: object) => ({
  id: '1',
  proveedorId: ID,
  proveedor: 'Bosch',
  antes: null,
  despues: de('100.00'),
  descuentos: [],
  recargos: [],
  origen: 'MANO',
  detalle: '',
  importacionId: null,
  comentario: '',
  quitado: false,
  en: '2026-11-20T12:00:00.000Z',
  quien: 'Ana',
  ...mas,
});

const FILAS = [
  cambio({ id: '5', despues: null, antes: de('5.00', 'USD'), quitado: true }),
  cambio({ id: '4', antes: de('150.00'), despues: de('5.00', 'USD'), descuentos: ['20', '5'] }),
  cambio({
    id: '3',
    antes: de('120.00'),
    despues: de('150.00'),
    origen: 'LISTA',
    detalle: 'Bosch · agosto.csv',
    importacionId: IMPORTACION,
  }),
  cambio({ id: '2', antes: de('100.00'), despues: de('120.00'), comentario: 'Aumento de julio' }),
  cambio({ id: '1', origen: 'ANTERIOR', quien: null }),
];

const abrir = async (permisos: readonly string[] = TODO) => {
  const vista = renderPantalla(<ProveedoresDeArticuloTab articulo={articulo()} />, {
    permisos: permisos as typeof TODO,
    respuestas: { [DE_ARTICULO]: { filas: [trato()], reposicion: null }, [HISTORIA]: { filas: FILAS } },
  });
  await screen.findByText('Quién lo vende');
  return vista;
};

it('UA-13 tells what a proveedor asked, how much it moved, by whom, from where and why', async () => {
  const { servidor } = await abrir([...TODO, 'importacion.hacer']);
  expect(servidor.direcciones(HISTORIA)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de Bosch' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Lo que pidió' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Lo que pidió por él' }));
  const pasos = within(await panel.findByRole('list')).getAllByRole('listitem');
  expect(servidor.direcciones(HISTORIA)[0]).toContain(`proveedorId=${ID}`);

  const [quitado, enDolares, deLista, aMano, primero] = pasos.map((paso) => paso.textContent ?? '');
  expect(quitado).toContain('USD\u00a05,00Dejó de venderlo');
  // Between two currencies a percentage says nothing.
  expect(enDolares).not.toContain('%');
  expect(enDolares).toContain('20+5');
  expect(deLista).toContain('$\u00a0120,00$\u00a0150,00+25 %');
  expect(panel.getByRole('link', { name: 'Bosch · agosto.csv' }).getAttribute('href')).toBe(
    `/importaciones/${IMPORTACION}`,
  );
  expect(aMano).toMatch(/Ana.*\+20 %.*A mano«Aumento de julio»/);
  expect(primero).toContain('Lo que pedía al empezar esta historia');
});

it('UA-13 of all of them at once, with whose each is, also of who no longer sells it', async () => {
  const { servidor } = await abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Historia' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Lo que pidió por él' }));
  expect((await panel.findAllByText('Bosch')).length).toBe(FILAS.length);
  expect(servidor.direcciones(HISTORIA)[0]).not.toContain('proveedorId');
  // The list is of who may import.
  expect(panel.getByText('Bosch · agosto.csv').closest('a')).toBeNull();
});

it('INV-71 is not offered to who may not see costs', async () => {
  await abrir(['proveedor.ver', 'articulo.ver']);
  expect(screen.queryByRole('button', { name: 'Historia' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acciones de Bosch' })).toBeNull();
});
