import { expect, it } from 'vitest';
import { z } from 'zod';
import { CANARIO, plantar, textosDe } from './canario.ts';

const Cuerpo = z.strictObject({
  id: z.uuid(),
  nombre: z.string().trim().min(1).max(300),
  clase: z.enum(['A', 'B']),
  cantidad: z.string().regex(/^\d+$/),
  nota: z.string().max(500).nullable().optional(),
  sigla: z.string().max(3),
  dia: z.iso.date(),
  renglones: z.array(z.strictObject({ detalle: z.string().max(20), precio: z.number() })),
  deOtro: z.strictObject({ motivo: z.string() }).optional(),
});

it('the texts of a contract are those that people write freely, wherever they are', () => {
  expect(textosDe(Cuerpo).map(({ camino }) => camino.join('.'))).toEqual([
    'nombre',
    'nota',
    'renglones.*.detalle',
    'deOtro.motivo',
  ]);
});

it('the canary goes into each, cut where it does not fit, and nowhere where there is no way', () => {
  const cuerpo = { renglones: [{ detalle: 'x', precio: 1 }] };
  const sembrado = textosDe(Cuerpo).reduce<unknown>(plantar, cuerpo);
  expect(sembrado).toEqual({
    nombre: expect.stringContaining(CANARIO),
    nota: expect.stringContaining(CANARIO),
    renglones: [{ detalle: expect.stringMatching(/^<s class=hx>\d+$/), precio: 1 }],
  });
});
