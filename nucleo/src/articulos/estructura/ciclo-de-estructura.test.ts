import { expect, it } from 'vitest';
import { cicloDeEstructura, tipoDeEstructura } from './ciclo-de-estructura.ts';

it('EST-09 INV-76 allows from each state exactly the actions of the model', () => {
  expect(
    Object.fromEntries(cicloDeEstructura.estados.map((estado) => [estado, cicloDeEstructura.accionesDesde(estado)])),
  ).toEqual({ BORRADOR: ['poner_vigente'], VIGENTE: ['retirar'], HISTORICA: [] });
  expect(cicloDeEstructura.inicial).toBe('BORRADOR');
});

it('a kit has a kit of lines, and whatever has stock is assembled', () => {
  expect(['KIT', 'PRODUCTO'].map(tipoDeEstructura)).toEqual(['KIT', 'ARMADO']);
});
