import { expect, inject } from 'vitest';
import type { Campania, Informe } from '#campanias/comun/campania.ts';
import { type Corrida, ejecutar } from '#campanias/comun/ejecutar.ts';

type Pedido = {
  /** At most; a campaign of size `corta` mostly ends by its counts. */
  readonly ms: number;
  readonly defecto?: string;
};

/** The short form of a campaign, on the engine that the whole test run shares: it says nothing of durability. */
export function correrCorta(campania: Campania, { ms, defecto }: Pedido): Promise<Corrida> {
  const { url, plantilla } = inject('motor');
  return ejecutar(campania, { semilla: 42, tamano: 'corta', ms, defecto, motor: { tipo: 'servidor', url, plantilla } });
}

/** Nothing that must never be seen was seen; what was is told whole, since the next run may not see it again. */
export function exigirSinViolaciones({ violaciones }: Informe): void {
  const dichas = violaciones.map(
    ({ invariante, que, datos }) => `${invariante}: ${que} ${JSON.stringify(datos)?.slice(0, 1_000) ?? ''}`,
  );
  expect(violaciones, dichas.join('\n')).toEqual([]);
}
