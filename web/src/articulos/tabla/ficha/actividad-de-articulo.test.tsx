import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ARTICULO_ID } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ActividadDeArticulo } from './actividad-de-articulo.tsx';

const IMPORTACION = '01980000-0000-7000-8000-0000000000e2';
const importacion = { id: IMPORTACION, archivo: 'lista de marzo.xlsx' };
const hecho = { en: '2026-10-04T11:00:00.000Z', quien: 'Ana', motivo: null, loteId: null, importacion };
const codigo = (despues: string) => ({ campo: 'código BARRAS', antes: null, despues });
const IMPORTADOS = [
  { ...hecho, id: '9', accion: 'articulo.revertir_importacion', campos: [codigo('779'), codigo('780')] },
  {
    ...{ ...hecho, id: '8', accion: 'articulo.importar' },
    campos: [{ campo: 'precio', antes: '100,00', despues: '1.250,50' }],
  },
  { ...hecho, id: '7', accion: 'articulo.crear_importando', campos: [] },
];
const render = (
  permisos: readonly ('articulo.ver' | 'importacion.hacer' | 'precio.modificar')[],
  hechos: readonly object[] = IMPORTADOS,
) =>
  renderPantalla(<ActividadDeArticulo id={ARTICULO_ID} />, {
    permisos,
    respuestas: { [`GET /api/actividad/articulo/${ARTICULO_ID}`]: { hechos, hayMas: false } },
  });

it('ART-26 tells what a file did, field by field, and which file it was', async () => {
  render(['articulo.ver']);
  expect(await screen.findByText('Alta por importación')).toBeDefined();
  expect(screen.getByText('Importación').closest('li')?.textContent).toMatch(/Precio:.*100,00.*1\.250,50/);
  // The same field twice is two changes.
  expect(screen.getByText('Importación revertida').closest('li')?.textContent).toMatch(
    /Código de barras:.*779.*Código de barras:.*780/,
  );
  expect(screen.getAllByText('Archivo: lista de marzo.xlsx')).toHaveLength(3);
  expect(screen.queryByRole('link')).toBe(null);
});

it('ART-26 leads whoever may open it to the file', async () => {
  render(['articulo.ver', 'importacion.hacer']);
  const [enlace] = await screen.findAllByRole('link', { name: 'Ver la importación de lista de marzo.xlsx' });
  expect(enlace?.getAttribute('href')).toBe(`/importaciones/${IMPORTACION}`);
});

it.each([
  ['cambiar_minimos', 'Mínimos y ubicaciones'],
  ['agregar_equivalente', 'Equivalente agregado'],
  ['quitar_aplicacion', 'Aplicación quitada'],
  ['agregar_proveedor', 'Proveedor agregado'],
  ['costo', 'Costo de reposición'],
])('ART-26 says %s in words', async (verbo, dicho) => {
  render(['articulo.ver'], [{ ...hecho, id: '8', accion: `articulo.${verbo}`, importacion: undefined, campos: [] }]);
  expect(await screen.findByText(dicho)).toBeDefined();
});

const LOTE = '01980000-0000-7000-8000-0000000000f3';
const deLote = (verbo: string) => ({
  ...{ ...hecho, importacion: undefined, id: '8', loteId: LOTE, accion: `articulo.${verbo}` },
  campos: [{ campo: 'precio Lista 1', antes: '100.00', despues: '110.00' }],
});

it.each([
  ['cambiar_precios', 'Lote de precios'],
  ['volver_precios', 'Lote de precios deshecho'],
])('ART-26 tells what a batch of prices did (%s), and leads to it whoever may open it', async (verbo, dicho) => {
  render(['articulo.ver', 'precio.modificar'], [deLote(verbo)]);
  expect((await screen.findByText(dicho)).closest('li')?.textContent).toMatch(/Precio Lista 1:.*100,00.*110,00/);
  expect(screen.getByRole('link', { name: 'Ver el lote de precios' }).getAttribute('href')).toBe(
    `/articulos/actualizar-precio/${LOTE}`,
  );
});

it('ART-26 a batch of prices is no link for whoever may not open it', async () => {
  render(['articulo.ver'], [deLote('cambiar_precios')]);
  expect(await screen.findByText('Lote de precios')).toBeDefined();
  expect(screen.queryByRole('link')).toBe(null);
});

it.each([
  ['mover', 'Su clasificación se movió'],
  ['fusionar', 'Su clasificación se fusionó'],
  ['aplicar', 'Lo que dice su clasificación'],
  ['volver', 'Vuelta atrás en su clasificación'],
])('ART-26 tells what a batch of the classification did (%s), and leads to it', async (verbo, dicho) => {
  const campos = [{ campo: 'familia', antes: 'Motor › Correas', despues: 'Frenos › Discos' }];
  render(['articulo.ver'], [{ ...deLote(`${verbo}_clasificacion`), campos }]);
  const renglon = (await screen.findByText(dicho)).closest('li');
  expect(renglon?.textContent).toMatch(/Familia:.*Motor › Correas.*Frenos › Discos/);
  expect(screen.getByRole('link', { name: 'Ver el cambio de la clasificación' }).getAttribute('href')).toBe(
    `/articulos/material?vista=lotes&lote=${LOTE}`,
  );
});
