import { screen } from '@testing-library/react';
import type { MinimoDeDeposito } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { articulo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { MinimosDeArticulo } from './minimos-de-articulo.tsx';

const este = articulo();
const fila = (n: number, mas: Partial<MinimoDeDeposito> = {}): MinimoDeDeposito => ({
  depositoId: `01980000-0000-7000-8000-0000000000${n}`,
  ...{ deposito: `Salón ${n}`, sucursal: 'Casa Central', disponible: '65', ubicacion: null },
  ...{ minimo: null, objetivo: null, maximo: null, bajo: false, falta: '0', sobra: '0' },
  ...mas,
});
const mostrar = (filas: readonly MinimoDeDeposito[]) =>
  renderPantalla(<MinimosDeArticulo articulo={este} />, {
    permisos: ['articulo.ver'],
    respuestas: { [`GET /api/articulos/${este.id}/minimos`]: { version: 1, unidad: 'u', decimales: 0, filas } },
  });

it('RN-10 says where there is more than the máximo, and how much', async () => {
  mostrar([fila(11, { minimo: '5', objetivo: '20', maximo: '60', sobra: '5' }), fila(12)]);
  const sobra = await screen.findByText('Sobre máximo');
  expect(sobra.closest('tr')?.textContent).toMatch(/Salón 11.*sobran 5: se pueden llevar a donde falten.*5.*20.*60/);
  expect(screen.getAllByText('Sobre máximo')).toHaveLength(1);
});

it('ART-14 where it is kept shows without a minimum too', async () => {
  mostrar([fila(11, { ubicacion: 'Pasillo 3, A-10' }), fila(12)]);
  expect((await screen.findByText('Pasillo 3, A-10')).closest('tr')?.textContent).toContain('Salón 11');
  expect(screen.queryByText('Todavía sin mínimos ni ubicaciones')).toBeNull();
});
