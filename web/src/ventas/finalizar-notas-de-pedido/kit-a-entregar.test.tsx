import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notaDetalle, renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import { abrir } from './prueba-de-entrega.tsx';

const parte = (codigo: string, total: string, pendiente: string) => ({
  ...{ id: `p-${codigo}`, articuloId: `a-${codigo}`, codigo, descripcion: `Pieza ${codigo}`, decimales: 0 },
  ...{ total, reservada: pendiente, pendiente },
});
/** Two of six kits have left, with four of one thing and ten of another. */
const nota = notaDetalle({
  estado: 'PARCIAL',
  acciones: ['finalizar'],
  renglones: [
    renglonDetalle({
      ...{ id: 'r-kit', articuloId: 'a-kit', codigo: 'KIT-1', tipo: 'KIT', pedida: '6', entregada: '2' },
      ...{ pendiente: '4', reservada: '4', stock: { aca: '0', otras: [] } },
      kit: { elecciones: null, componentes: [parte('A', '12', '8'), parte('B', '30', '20')] },
    }),
  ],
});
const piezas = () =>
  within(screen.getByRole('table', { name: 'Qué se entrega ahora' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('EST-07 who delivers is told what goes out now of each component, and not what the whole nota takes', async () => {
  const { usuario } = await abrir(nota);
  expect(piezas()).toEqual(['8 × A Pieza A', '20 × B Pieza B']);
  await usuario.click(screen.getByRole('button', { name: 'Uno menos de KIT-1' }));
  expect(piezas()).toEqual(['6 × A Pieza A', '15 × B Pieza B']);
  // Of what stays, as much as it still takes.
  await usuario.click(screen.getByRole('checkbox', { name: 'Entregar KIT-1' }));
  expect(piezas()).toEqual(['8 × A Pieza A', '20 × B Pieza B']);
});
