import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { hallazgo } from './ejemplos.prueba.ts';
import { leerRazones } from './razon-de-hallazgo.ts';

const decir = async (cambios: Partial<Hallazgo>) => (await leerRazones())(hallazgo(cambios));

it('GAP-16 says which of its codes begins as what was typed, or has it inside', async () => {
  const original = { coincidencia: '04152-YZZA1', tipoDeCodigo: 'ORIGINAL' } as const;
  for (const motivo of ['COMIENZO', 'PALABRAS', 'ORIGINAL'] as const) {
    expect(await decir({ motivo, ...original })).toBe('código original 04152-YZZA1');
  }
  const barras = { motivo: 'COMIENZO', coincidencia: '7798123450019', tipoDeCodigo: 'BARRAS' } as const;
  expect(await decir(barras)).toBe('código de barras 7798123450019');
  const proveedor = { motivo: 'PALABRAS', coincidencia: 'W 712/73', tipoDeCodigo: 'PROVEEDOR' } as const;
  expect(await decir({ ...proveedor, proveedor: 'Mann' })).toBe('código de proveedor de Mann: W 712/73');
  expect(await decir({ ...proveedor, proveedor: null })).toBe('código de proveedor: W 712/73');
});

it('GAP-16 says nothing of what is there to be seen', async () => {
  expect(await decir({ motivo: 'COMIENZO', coincidencia: 'WO-342' })).toBe(null);
  expect(await decir({ motivo: 'COMIENZO', coincidencia: 'WO-342', tipoDeCodigo: 'ORIGINAL' })).toBe(null);
  expect(await decir({ motivo: 'PALABRAS', coincidencia: null })).toBe(null);
});
