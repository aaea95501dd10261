import { screen } from '@testing-library/react';
import type { PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { renglonDeBorrador } from '#ventas/ayudas-de-prueba.ts';
import { AvisoDePrecio, useTextoDeAlarma } from './aviso-de-precio.tsx';

const vigilado = (mas: Partial<PrecioVigilado>): PrecioVigilado => ({
  ...{ articuloId: '01980000-0000-7000-8000-00000000a001', neto: '1600', alarmas: [], motivos: [] },
  ...{ dias: 3, movimientoDeMoneda: null, costo: null, margen: null, alzaDeCosto: null, ...mas },
});

function Texto({ vigilado: uno }: { readonly vigilado: PrecioVigilado }) {
  return <p role="note">{useTextoDeAlarma(uno)}</p>;
}

it.each([
  [{ alzaDeCosto: '50' }, /^El costo subió 50\s?% desde que se escribió el precio$/],
  // Who may not see costs is not told how much.
  [{}, /^El costo subió desde que se escribió el precio$/],
] as const)('PRE-17 a price that its cost left behind says so on its line', async (mas, texto) => {
  renderPantalla(<Texto vigilado={vigilado({ alarmas: ['PRECIO_VIEJO'], ...mas })} />);
  expect((await screen.findByRole('note')).textContent).toMatch(texto);
});

it.each([
  [
    { motivos: ['DIAS'], dias: 92, movimientoDeMoneda: '4.5', margen: '31' },
    ['Costo de hace 92 días', 'El dólar se movió +4,5 % desde ese costo', 'Margen 31 % sobre el costo de hoy'],
  ],
  [
    { motivos: ['MONEDA'], dias: 12, movimientoDeMoneda: '18', margen: '7.5' },
    ['El dólar se movió +18 % desde ese costo', 'Costo de hace 12 días', 'Margen 7,5 % sobre el costo de hoy'],
  ],
  // In pesos, and for who may not see costs.
  [{ motivos: ['DIAS'], dias: 92 }, ['Costo de hace 92 días']],
] as const)(
  'GAP-17 a line on an old cost says how old that is, what the dollar moved and what the price leaves on it',
  async (mas, dicho) => {
    renderPantalla(<Texto vigilado={vigilado({ alarmas: ['COSTO_VIEJO'], ...mas, motivos: [...mas.motivos] })} />);
    const texto = (await screen.findByRole('note')).textContent.replaceAll('\u00a0', ' ');
    expect(texto.split(' · ')).toEqual(dicho);
  },
);

it('GAP-17 a line under the least margin, on an old cost too, says its margin once and first', async () => {
  const mas = { motivos: ['DIAS' as const], dias: 92, margen: '2' };
  renderPantalla(<Texto vigilado={vigilado({ alarmas: ['BAJO_MARGEN', 'COSTO_VIEJO'], ...mas })} />);
  const texto = (await screen.findByRole('note')).textContent.replaceAll('\u00a0', ' ');
  expect(texto).toBe('Margen 2 % sobre el costo de hoy · Costo de hace 92 días');
});

it('GAP-17 in a line, which is narrow, all of it is read: what the price leaves comes last', async () => {
  const mas = { motivos: ['DIAS' as const], dias: 92, margen: '31' };
  renderPantalla(
    <div style={{ whiteSpace: 'nowrap' }}>
      <AvisoDePrecio renglon={renglonDeBorrador()} vigilado={vigilado({ alarmas: ['COSTO_VIEJO'], ...mas })} />
    </div>,
  );
  const texto = (await screen.findByRole('note')).lastElementChild as HTMLElement;
  expect(texto.textContent).toContain('sobre el costo de hoy');
  expect(getComputedStyle(texto).whiteSpace).toBe('normal');
});
