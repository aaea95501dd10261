import { describe, expect, it } from 'vitest';
import type { Linea } from '#articulos/estructura/grafo.ts';
import { costoDeKit } from './costo-de-kit.ts';
import type { CostoParaVender } from './costo-para-vender.ts';

const una = (componenteId: string, cantidad = '1', resto: Partial<Linea> = {}): Linea => ({
  ...{ id: `linea-${componenteId}`, componenteId, cantidad, merma: '0', opcional: false, sustitutos: [] },
  ...resto,
});
const escrito = (costo: string, resto: Partial<CostoParaVender> = {}): CostoParaVender => ({
  ...{ costo, dias: 1, movimientoDeMoneda: null, motivos: [], viejo: false },
  ...resto,
});
const SIN_COSTO = { costo: null, dias: null, movimientoDeMoneda: null, motivos: ['SIN_COSTO'], viejo: false } as const;
const sinCosto: CostoParaVender = { ...SIN_COSTO, motivos: ['SIN_COSTO'] };
const de = (grafo: Record<string, readonly Linea[]>, costos: Record<string, CostoParaVender>) =>
  costoDeKit('KIT', new Map(Object.entries(grafo)), new Map(Object.entries(costos)));

describe('EST-05 what a kit costs', () => {
  it('is what it takes, waste included and what is optional left out, kits inside too', () => {
    const grafo = {
      KIT: [
        una('FILTRO', '2'),
        una('ACEITE', '4', { merma: '10' }),
        una('JUNTAS'),
        una('TRAPO', '1', { opcional: true }),
      ],
      JUNTAS: [una('JUNTA', '3')],
    };
    const costos = { FILTRO: escrito('10'), ACEITE: escrito('5'), JUNTAS: sinCosto, JUNTA: escrito('1.5') };
    expect(de(grafo, costos)?.costo).toBe('46.50');
    // What somebody wrote of a kit inside is what it costs.
    expect(de(grafo, { ...costos, JUNTAS: escrito('7') })?.costo).toBe('49.00');
    expect(de(grafo, { ...costos, JUNTAS: escrito('7'), JUNTA: sinCosto })?.costo).toBe('49.00');
    expect(de(grafo, { ...costos, JUNTAS: { ...sinCosto, costo: '7' } })?.costo).toBe('49.00');
  });

  it('is not known while something it takes has no cost, or it does not say what it takes', () => {
    const grafo = { KIT: [una('FILTRO'), una('JUNTAS')] };
    expect(de(grafo, { FILTRO: escrito('10'), JUNTAS: sinCosto })).toBe(undefined);
    expect(de(grafo, { FILTRO: escrito('10') })).toBe(undefined);
    expect(de({}, { KIT: sinCosto })).toBe(undefined);
    expect(de(grafo, { FILTRO: escrito('10'), JUNTAS: escrito('0') })?.costo).toBe('10.00');
    // Written in dollars that nobody knows the rate of.
    const enDolares = escrito('0', { costo: null, motivos: ['SIN_COTIZACION'], viejo: true });
    const conKit = { ...grafo, JUNTAS: [una('JUNTA')] };
    expect(de(conKit, { FILTRO: escrito('10'), JUNTAS: enDolares, JUNTA: escrito('1') })).toBe(undefined);
  });

  it('PRE-17 is as old as the oldest of them; what only has an average cost has no age', () => {
    const grafo = { KIT: [una('A'), una('B'), una('C')] };
    const promedio = { ...sinCosto, costo: '3' };
    const vieja = escrito('1', { dias: 90, motivos: ['DIAS'], viejo: true });
    const movida = escrito('2', { movimientoDeMoneda: '-20', motivos: ['MONEDA'], viejo: true });
    expect(de(grafo, { A: vieja, B: movida, C: promedio })).toEqual({
      ...{ costo: '6.00', dias: 90, movimientoDeMoneda: '-20', motivos: ['DIAS', 'MONEDA'], viejo: true },
    });
    // Of what moved, what moved most, up or down.
    const subio = escrito('2', { movimientoDeMoneda: '15' });
    for (const costos of [
      { A: subio, B: movida, C: promedio },
      { A: movida, B: subio, C: promedio },
    ])
      expect(de(grafo, costos)).toMatchObject({ movimientoDeMoneda: '-20' });
    expect(de(grafo, { A: escrito('1'), B: promedio, C: promedio })).toMatchObject({
      dias: 1,
      motivos: [],
      viejo: false,
    });
    expect(de(grafo, { A: promedio, B: promedio, C: promedio })).toEqual({ ...SIN_COSTO, costo: '9.00' });
  });
});
