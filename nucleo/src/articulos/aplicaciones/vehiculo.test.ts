import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerVehiculo, nombrarUso, normaDeVehiculo, palabrasDeVehiculo } from './vehiculo.ts';

const gol = { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6' };

/** What `like` answers, for the patterns there are here. */
const tiene = (texto: string, patron: string): boolean => texto.includes(patron.slice(1, -1));

describe('ART-05 vehículos', () => {
  it('two spellings are one vehicle', () => {
    expect(normaDeVehiculo(gol)).toEqual(normaDeVehiculo({ marca: ' VOLKSWAGEN', modelo: 'göl', motor: '1,6' }));
    expect(normaDeVehiculo(gol)).not.toEqual(normaDeVehiculo({ ...gol, motor: '' }));
  });

  it('say their years as people do', () => {
    expect(nombrarUso({ ...gol, desde: 2008, hasta: 2013 })).toBe('Volkswagen Gol 1.6 2008–2013');
    expect(nombrarUso({ ...gol, motor: '', desde: 2008, hasta: null })).toBe('Volkswagen Gol 2008 en adelante');
    expect(nombrarUso({ ...gol, desde: null, hasta: 2013 })).toBe('Volkswagen Gol 1.6 hasta 2013');
    expect(nombrarUso({ ...gol, desde: 2013, hasta: 2013 })).toBe('Volkswagen Gol 1.6 2013');
    expect(nombrarUso({ ...gol, desde: null, hasta: null })).toBe('Volkswagen Gol 1.6');
  });
});

describe('GAP-16 «gol 1.6 2012»', () => {
  it('keeps the parts of a motor together and takes the year apart', () => {
    expect(leerVehiculo('gol 1.6 2012')).toEqual({
      patrones: ['%GOL%', '% 1 6%'],
      anios: [{ anio: 2012, patron: '%2012%' }],
    });
    expect(leerVehiculo('ka 2012')?.patrones).toEqual(['% KA%']);
    expect(leerVehiculo('gol 2008-2013')?.anios.map(({ anio }) => anio)).toEqual([2008, 2013]);
  });

  it('years alone name no vehicle, and neither does nothing', () => {
    for (const texto of ['2012', '2008 2013', '', ' -- ', '2008/2013']) expect(leerVehiculo(texto)).toBeNull();
  });

  it('a vehicle is found by any of its own words, whole, in any order and case', () => {
    const palabra = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    fc.assert(
      fc.property(palabra, palabra, fc.stringMatching(/^[1-9]\.[0-9]$/), fc.boolean(), (marca, modelo, motor, al) => {
        const texto = ` ${palabrasDeVehiculo({ marca, modelo, motor })} `;
        const pedido = al ? `${motor} ${modelo.toLowerCase()}` : `${modelo} ${marca.toUpperCase()}`;
        const buscado = leerVehiculo(pedido);
        expect(buscado?.patrones.length).toBeGreaterThan(0);
        expect(buscado?.patrones.every((patron) => tiene(texto, patron))).toBe(true);
      }),
    );
  });
});
