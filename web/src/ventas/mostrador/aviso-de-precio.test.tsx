import { screen } from '@testing-library/react';
import type { PrecioVigilado } from '@trastienda/nucleo/ventas/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useTextoDeAlarma } from './aviso-de-precio.tsx';

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
