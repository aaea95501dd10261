import { expect, it } from 'vitest';
import { accionesDeAjuste, exigirOtraPersona } from './aprobacion-de-ajuste.ts';

const autores = { creadoPorId: 'lucía', cambiadoPorId: 'dario', pedidoPorId: 'marta' };

it.each(['lucía', 'dario', 'marta'])('seguridad 3.7 %s does not approve what passed through their hands', (quien) => {
  expect(exigirOtraPersona(quien, autores)).toEqual({ ok: false, error: { code: 'stock.ajuste_propio', data: {} } });
});

it('seguridad 3.7 another person does', () => {
  expect(exigirOtraPersona('sofía', autores).ok).toBe(true);
  expect(exigirOtraPersona('sofía', { ...autores, cambiadoPorId: null, pedidoPorId: null }).ok).toBe(true);
});

it('AJU-06 above the limit nothing that moves stock is left, and asking is', () => {
  const sobre = { sobreLimite: true, propio: false };
  expect(accionesDeAjuste('BORRADOR', sobre)).toEqual(['cambiar', 'pedir', 'anular']);
  expect(accionesDeAjuste('A_APROBAR', sobre)).toEqual(['devolver', 'anular']);
  expect(accionesDeAjuste('APLICADO', sobre)).toEqual([]);
});

it('AJU-06 within it everything is, but for approving what is one’s own', () => {
  expect(accionesDeAjuste('BORRADOR', { sobreLimite: false, propio: true })).toContain('aplicar');
  expect(accionesDeAjuste('A_APROBAR', { sobreLimite: false, propio: true })).toEqual(['devolver', 'anular']);
  expect(accionesDeAjuste('A_APROBAR', { sobreLimite: false, propio: false })).toContain('aprobar');
  expect(accionesDeAjuste('APLICADO', { sobreLimite: false, propio: true })).toEqual(['revertir']);
});
