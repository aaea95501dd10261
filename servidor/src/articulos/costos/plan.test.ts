import { costoCambiado } from '@trastienda/nucleo/articulos/costos/cambio-de-costo.ts';
import { MONEDAS } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { cambiado, quedaPor } from './plan.repo.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

it('UA-09 what the database works out is what the rule says', async () => {
  const plata = fc.integer({ min: 0, max: 10 ** 14 }).map((n) => (n / 10_000).toFixed(4));
  const valor = fc
    .integer({ min: -990_000, max: 99_000_000 })
    .filter((n) => n !== 0)
    .map((n) => (n / 10_000).toFixed(4));
  const moneda = fc.constantFrom(...MONEDAS);
  const cambio = fc.oneof(
    fc.record({ tipo: fc.constant('PORCENTAJE' as const), valor }),
    fc.record({ tipo: fc.constant('IMPORTE' as const), valor, moneda }),
  );
  const caso = fc.record({ antes: fc.option(plata, { freq: 10 }), moneda, cambio });
  for (const { antes, moneda: enQue, cambio: pedido } of fc.sample(caso, 150)) {
    const { rows } = await sql<{ nuevo: string | null; queda: string | null }>`
      select nuevo, ${quedaPor(pedido)} as queda
      from (select x.*, ${cambiado(pedido)} as nuevo from (select ${antes}::numeric as antes, ${antes === null ? null : enQue}::text as moneda) x) y
    `.execute(prueba.db);
    const debido = costoCambiado(antes === null ? null : { importe: antes, moneda: enQue }, pedido);
    expect(rows[0]?.queda).toBe(debido.queda);
    if (debido.queda === null) expect(decimal(rows[0]?.nuevo ?? 0).toFixed()).toBe(debido.importe.toFixed());
  }
});
