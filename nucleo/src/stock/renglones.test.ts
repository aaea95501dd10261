import { expect, it } from 'vitest';
import { type ArticuloMovible, revisarRenglones } from './renglones.ts';

const articulo = (datos: Partial<ArticuloMovible>): ArticuloMovible => ({
  id: 'filtro',
  codigo: 'WO-342',
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  decimales: 0,
  unidad: 'Unidad',
  control: 'NINGUNO',
  ...datos,
});
const catalogo = new Map(
  [
    articulo({}),
    articulo({ id: 'aceite', codigo: 'ACE', decimales: 2, unidad: 'Litro' }),
    articulo({ id: 'flete', codigo: 'FLE', tipo: 'SERVICIO' }),
    articulo({ id: 'viejo', codigo: 'VIE', estado: 'INACTIVO' }),
  ].map((a) => [a.id, a]),
);

it('finds nothing wrong with what can be moved', () => {
  const renglones = [
    { articuloId: 'filtro', cantidad: '3', costo: '10.5' },
    { articuloId: 'ACEITE', cantidad: '-1.25', costo: null },
  ];
  expect(revisarRenglones(renglones, catalogo)).toEqual([]);
});

it('INV-29 names every line that is wrong, the field and what to do', () => {
  const renglones = [
    { articuloId: 'nadie', cantidad: '1' },
    { articuloId: 'filtro', cantidad: '1.5' },
    { articuloId: 'aceite', cantidad: '1.125' },
    { articuloId: 'flete', cantidad: '1' },
    { articuloId: 'viejo', cantidad: '1' },
    { articuloId: 'filtro', cantidad: '-1', costo: '10' },
  ];
  expect(revisarRenglones(renglones, catalogo)).toEqual([
    { path: ['renglones', 0, 'articuloId'], message: 'No existe ese artículo.' },
    { path: ['renglones', 1, 'cantidad'], message: 'WO-342 se cuenta en Unidad: no admite decimales.' },
    { path: ['renglones', 2, 'cantidad'], message: 'ACE se cuenta en Litro: admite hasta 2 decimales.' },
    { path: ['renglones', 3, 'articuloId'], message: 'FLE no lleva stock: es un servicio.' },
    { path: ['renglones', 4, 'articuloId'], message: 'VIE está inactivo. Reactivalo para moverlo.' },
    {
      path: ['renglones', 5, 'costo'],
      message: 'Solo lo que entra lleva costo. Lo que sale vale el promedio.',
    },
  ]);
});
