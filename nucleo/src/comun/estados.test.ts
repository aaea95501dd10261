import { expect, it } from 'vitest';
import { definirEstados } from './estados.ts';

const ciclo = definirEstados({
  estados: ['abierta', 'cerrada'],
  acciones: { cerrar: { desde: ['abierta'], hacia: 'cerrada' } },
});

it('says what can be done from a state, and refuses the rest naming it', () => {
  expect(ciclo.accionesDesde('abierta')).toEqual(['cerrar']);
  expect(ciclo.mover('abierta', 'cerrar')).toEqual({ ok: true, value: 'cerrada' });
  expect(ciclo.mover('cerrada', 'cerrar')).toEqual({
    ok: false,
    error: { code: 'comun.transicion_invalida', data: { estado: 'cerrada', accion: 'cerrar', permitidas: [] } },
  });
});

it('does not start with a state nobody can reach', () => {
  expect(() => definirEstados({ estados: ['a', 'b'], acciones: {} })).toThrow('every state can be reached from a');
});
