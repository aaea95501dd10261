import { expect, it } from 'vitest';
import { type AccionDeLote, cicloDeLote, type EstadoDeLote } from './ciclo-de-lote.ts';

it('PRE-06 PRE-15 a batch is applied only after it was simulated and approved, and goes back only once', () => {
  const caminar = (...acciones: readonly AccionDeLote[]): EstadoDeLote | string =>
    acciones.reduce<EstadoDeLote | string>((estado, accion) => {
      const movida = cicloDeLote.mover(estado as EstadoDeLote, accion);
      return movida.ok ? movida.value : `${estado} no admite ${accion}`;
    }, cicloDeLote.inicial);
  expect(caminar('simular', 'aprobar', 'aplicar', 'revertir')).toBe('REVERTIDO');
  expect(caminar('simular', 'aprobar', 'programar', 'aplicar')).toBe('APLICADO');
  expect(caminar('simular', 'cambiar')).toBe('BORRADOR');
  expect(caminar('aplicar')).toBe('BORRADOR no admite aplicar');
  expect(caminar('simular', 'aplicar')).toBe('SIMULADO no admite aplicar');
  expect(caminar('simular', 'aprobar', 'simular')).toBe('APROBADO no admite simular');
  expect(cicloDeLote.accionesDesde('REVERTIDO')).toEqual([]);
  expect(cicloDeLote.accionesDesde('DESCARTADO')).toEqual([]);
});
