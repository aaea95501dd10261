import { expect, it } from 'vitest';
import { cicloDeArticulo } from './ciclo-de-articulo.ts';

it('INV-76 allows from each state exactly the actions of the model', () => {
  const permitido = Object.fromEntries(
    cicloDeArticulo.estados.map((estado) => [estado, cicloDeArticulo.accionesDesde(estado)]),
  );

  expect(permitido).toEqual({
    BORRADOR: ['activar'],
    ACTIVO: ['discontinuar', 'inactivar'],
    DISCONTINUADO: ['activar', 'inactivar'],
    INACTIVO: ['activar'],
  });
});

it('starts as a draft', () => {
  expect(cicloDeArticulo.inicial).toBe('BORRADOR');
});
