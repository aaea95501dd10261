import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { UNITARIO_MAXIMO } from '#comun/unitario-maximo.ts';
import { type Conocido, costoQueLee, daPrecio, precioNuevo, type Regla } from './regla-de-lote.ts';

const SIN_REDONDEO = { paso: '0', modo: 'CERCANO', terminacion: '0' } as const;
const nada: Conocido = {
  precio: null,
  otroPrecio: null,
  costoReposicion: null,
  costoPromedio: null,
  costoDeEntonces: null,
  margenDeClasificacion: null,
  delArchivo: null,
};
const nuevo = (regla: Regla, conocido: Partial<Conocido>) =>
  precioNuevo(regla, SIN_REDONDEO, { ...nada, ...conocido })?.toFixed() ?? null;

const BASES = ['COSTO_REPOSICION', 'COSTO_PROMEDIO'] as const;
const REGLAS: readonly Regla[] = [
  { tipo: 'MANTENER_MARGEN' },
  { tipo: 'PORCENTAJE', valor: '10' },
  { tipo: 'IMPORTE', valor: '10' },
  { tipo: 'ARCHIVO' },
  ...(['PRECIO', 'LISTA', ...BASES] as const).map((base) => ({ tipo: 'COEFICIENTE', valor: '2', base }) as const),
  ...BASES.map((base) => ({ tipo: 'MARGEN', valor: '40', base }) as const),
  ...BASES.map((base) => ({ tipo: 'MARGEN_DE_CLASIFICACION', base }) as const),
];
const TODO = {
  ...{ precio: '20', otroPrecio: '30', costoReposicion: '10', costoPromedio: '10', costoDeEntonces: '9' },
  ...{ margenDeClasificacion: '40', delArchivo: '50' },
};

describe('PRE-03 what a rule makes of a price', () => {
  it('PRE-05 follows one cost, or none: a rule reads the one that moves what it gives', () => {
    const costos = { REPOSICION: 'costoReposicion', PROMEDIO: 'costoPromedio' } as const;
    for (const regla of REGLAS) {
      for (const [cual, campo] of Object.entries(costos)) {
        const loSigue = nuevo(regla, TODO) !== nuevo(regla, { ...TODO, [campo]: '11' });
        expect([regla, cual, loSigue]).toEqual([regla, cual, costoQueLee(regla) === cual]);
      }
    }
  });

  it('is known of each rule whether it gives one to what has none', () => {
    const dan = REGLAS.map((regla) => [regla, nuevo(regla, { ...TODO, precio: null }) !== null]);
    expect(REGLAS.map((regla) => [regla, daPrecio(regla)])).toEqual(dan);
  });

  it('percent, amount, coefficient, target margin', () => {
    expect(nuevo({ tipo: 'PORCENTAJE', valor: '10' }, { precio: '99.99' })).toBe('109.989');
    expect(nuevo({ tipo: 'PORCENTAJE', valor: '-25.5' }, { precio: '200' })).toBe('149');
    expect(nuevo({ tipo: 'IMPORTE', valor: '-30' }, { precio: '100' })).toBe('70');
    expect(nuevo({ tipo: 'IMPORTE', valor: '-130' }, { precio: '100' })).toBe('0');
    expect(nuevo({ tipo: 'COEFICIENTE', valor: '1.5', base: 'PRECIO' }, { precio: '100' })).toBe('150');
    expect(nuevo({ tipo: 'COEFICIENTE', valor: '0.9', base: 'LISTA' }, { otroPrecio: '50' })).toBe('45');
    expect(nuevo({ tipo: 'COEFICIENTE', valor: '2', base: 'COSTO_PROMEDIO' }, { costoPromedio: '8' })).toBe('16');
    expect(nuevo({ tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' }, { costoReposicion: '100' })).toBe('140');
  });

  it('CLA-02 the margin its classification says over the cost, and nothing where no level says one', () => {
    const regla = { tipo: 'MARGEN_DE_CLASIFICACION', base: 'COSTO_REPOSICION' } as const;
    expect(nuevo(regla, { costoReposicion: '200', margenDeClasificacion: '45.5' })).toBe('291');
    expect(nuevo(regla, { costoReposicion: '200' })).toBe(null);
    expect(nuevo(regla, { costoPromedio: '200', margenDeClasificacion: '45.5' })).toBe(null);
  });

  it('PRE-11 out of a cost, a price by quantity moves as the common one, so that its discount stays', () => {
    const conocido = { precio: '90', precioComun: '100', costoReposicion: '80', costoPromedio: '80' };
    const margen = { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' } as const;
    const coeficiente = { tipo: 'COEFICIENTE', valor: '1.5' } as const;
    expect(nuevo(margen, conocido)).toBe('108');
    expect(nuevo({ ...coeficiente, base: 'COSTO_PROMEDIO' }, conocido)).toBe('108');
    expect(nuevo({ ...margen, tipo: 'MARGEN_DE_CLASIFICACION' }, { ...conocido, margenDeClasificacion: '50' })).toBe(
      '108',
    );
    expect(nuevo(margen, { ...conocido, costoReposicion: null })).toBe(null);
    // What has no common price, or one of nothing, says no discount: it stays.
    expect([
      nuevo(margen, { ...conocido, precioComun: null }),
      nuevo(margen, { ...conocido, precioComun: '0' }),
    ]).toEqual(['90', '90']);
    // Other rules are of each price.
    expect(nuevo({ tipo: 'PORCENTAJE', valor: '10' }, conocido)).toBe('99');
    expect(nuevo({ ...coeficiente, base: 'PRECIO' }, conocido)).toBe('135');
    expect(nuevo({ ...coeficiente, base: 'LISTA' }, { ...conocido, otroPrecio: '70' })).toBe('105');
    const aDecenas = precioNuevo(margen, { paso: '10', modo: 'CERCANO', terminacion: '0' }, { ...nada, ...conocido });
    expect(aDecenas?.toFixed()).toBe('110');
  });

  it('PRE-18 keeps the margin a price had over the cost of its day', () => {
    const conocido = { precio: '150', costoReposicion: '120', costoDeEntonces: '100' };
    expect(nuevo({ tipo: 'MANTENER_MARGEN' }, conocido)).toBe('180');
    expect(nuevo({ tipo: 'MANTENER_MARGEN' }, { ...conocido, costoDeEntonces: '0' })).toBe(null);
    for (const falta of ['precio', 'costoReposicion', 'costoDeEntonces'])
      expect(nuevo({ tipo: 'MANTENER_MARGEN' }, { ...conocido, [falta]: null })).toBe(null);
  });

  it('ART-20 what came in a file, and nothing for what it does not bring', () => {
    expect(nuevo({ tipo: 'ARCHIVO' }, { precio: '150', delArchivo: '99.5' })).toBe('99.5');
    expect(nuevo({ tipo: 'ARCHIVO' }, { precio: '150' })).toBe(null);
  });

  it('gives nothing when what it needs is not known, or when nobody could write it', () => {
    expect(nuevo({ tipo: 'PORCENTAJE', valor: '10' }, {})).toBe(null);
    expect(nuevo({ tipo: 'MARGEN', valor: '10', base: 'COSTO_PROMEDIO' }, { costoReposicion: '9' })).toBe(null);
    expect(nuevo({ tipo: 'PORCENTAJE', valor: '10000' }, { precio: '1000000000' })).toBe(null);
    expect(nuevo({ tipo: 'IMPORTE', valor: '1' }, { precio: '9999999999' })).toBe(UNITARIO_MAXIMO);
    expect(nuevo({ tipo: 'IMPORTE', valor: '1.0001' }, { precio: '9999999999' })).toBe(null);
  });

  it('PRE-13 is rounded as asked', () => {
    const precio = precioNuevo(
      { tipo: 'PORCENTAJE', valor: '7' },
      { paso: '100', modo: 'ARRIBA', terminacion: '99' },
      { ...nada, precio: '1000' },
    );
    expect(precio?.toFixed()).toBe('1099');
  });

  it('keeping the margin keeps it, to the last decimal that is kept', () => {
    const plata = fc.integer({ min: 100, max: 10 ** 7 }).map((n) => (n / 100).toFixed(2));
    fc.assert(
      fc.property(plata, plata, plata, (precio, costoDeEntonces, costoReposicion) => {
        const llegado = precioNuevo({ tipo: 'MANTENER_MARGEN' }, SIN_REDONDEO, {
          ...nada,
          precio,
          costoDeEntonces,
          costoReposicion,
        });
        if (llegado === null) return;
        const cruzado = llegado.times(costoDeEntonces).minus(decimal(precio).times(costoReposicion)).abs();
        // What would come to nothing costs the least there is.
        expect(llegado.eq('0.0001') || cruzado.lte(decimal(costoDeEntonces).times('0.00005'))).toBe(true);
      }),
    );
  });
});
