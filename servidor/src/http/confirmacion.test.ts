import { describe, expect, it } from 'vitest';
import { exigirConfirmacion } from './confirmacion.ts';
import { crearUsuario } from './contexto.ts';
import type { Identidad, SesionEnUso } from './entorno.ts';

const identidad = (sesion?: Partial<SesionEnUso>): Identidad => ({
  usuario: crearUsuario('u', 'Lucía', new Map()),
  medio: sesion ? 'cookie' : 'clave',
  huella: 'h',
  cuota: { lecturas: 1, escrituras: 1 },
  ...(sesion ? { sesion: { id: 's', confirmadaHace: null, pinHace: null, terminalId: null, ...sesion } } : {}),
});
const pide = (confirmacion: 'persona' | 'reciente' | 'en_terminal', quien: Identidad) => () =>
  exigirConfirmacion({ confirmacion }, quien);
const codigo = (code: string, data: object = {}) => expect.objectContaining({ error: { code, data } });

describe('seguridad 3.2 a fresh proof', () => {
  it.each(['persona', 'reciente'] as const)('%s holds for ten minutes and not a second more', (pedida) => {
    expect(pide(pedida, identidad({ confirmadaHace: 600 }))).not.toThrow();
    expect(pide(pedida, identidad({ confirmadaHace: 601 }))).toThrow(
      codigo('acceso.falta_confirmacion', { conPin: false }),
    );
  });

  it.each(['persona', 'reciente'] as const)('%s is not given by a PIN', (pedida) => {
    expect(pide(pedida, identidad({ pinHace: 1, terminalId: 't' }))).toThrow(
      codigo('acceso.falta_confirmacion', { conPin: false }),
    );
  });

  it('is never a key when it has to be a person, and passes a key otherwise', () => {
    expect(pide('persona', identidad())).toThrow(codigo('acceso.solo_en_persona'));
    expect(pide('reciente', identidad())).not.toThrow();
    expect(pide('en_terminal', identidad())).not.toThrow();
  });

  it('GAP-10 on a shared terminal holds for five minutes, and a PIN will do; elsewhere nothing is asked', () => {
    expect(pide('en_terminal', identidad({ terminalId: 't', pinHace: 300 }))).not.toThrow();
    expect(pide('en_terminal', identidad({ terminalId: 't', confirmadaHace: 300 }))).not.toThrow();
    expect(pide('en_terminal', identidad({ terminalId: 't', pinHace: 301, confirmadaHace: 900 }))).toThrow(
      codigo('acceso.falta_confirmacion', { conPin: true }),
    );
    expect(pide('en_terminal', identidad({ confirmadaHace: 5000 }))).not.toThrow();
  });
});
