import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COMUNES, LOTE_ID, lote, TOTALES, VER } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { LoteScreen } from './lote.screen.tsx';

it('INV-71 a rule over the cost is said to be so, and is not for who may not see it to change', async () => {
  const { margenAnterior: _, margenNuevo: __, ...totales } = TOTALES;
  renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, [VER]: lote({ regla: { tipo: 'SEGUN_EL_COSTO' }, totales }) },
  });
  expect(await screen.findByText('Según el costo')).toBeDefined();
  expect(screen.queryByLabelText('Qué se hace')).toBe(null);
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBe(null);
  expect(screen.queryByText('Bajo el margen')).toBe(null);
});
