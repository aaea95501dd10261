import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descuentoEquivalente, escribirDescuentos } from '#articulos/proveedores/descuentos.ts';
import { celdaDeNumero, formatoDeCelda } from '#importaciones/lectura/planilla.ts';
import { mapearTitulos } from '#importaciones/lectura/reconocer.ts';
import { type ReglasDeLista, reglasPorOmision } from './reglas-de-lista.ts';
import { interpretarRenglon } from './renglon.ts';

const TITULOS = ['Código', 'Precio', 'DTO 1', 'DTO 2', 'DTO 3', 'BONIF'];
const mapear = (...titulos: readonly string[]) =>
  mapearTitulos('listas_de_proveedor', ['Código', 'Precio', ...titulos]);
const leer = (
  celdas: readonly string[],
  lugares = mapear(...TITULOS.slice(2)),
  reglas: Partial<ReglasDeLista> = {},
) => {
  const tabla = { perfil: null, separador: ';', signo: ',', titulos: TITULOS, lugares } as const;
  const de = { tabla, reglas: { ...reglasPorOmision('ARS'), descuentos: ['5'], ...reglas } };
  return interpretarRenglon(de, ['A-1', '100', ...celdas], 2);
};
const descuentos = (...de: Parameters<typeof leer>) => {
  const leida = leer(...de);
  return leida.aceptada ? leida.fila?.descuentos : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('GAP-18 a list with its discounts in several columns', () => {
  it.each([
    [['DTO 1', 'DTO 2', 'DTO 3'], { descuentos: 2, descuento2: 3, descuento3: 4 }],
    [['Dto. 1 %', '2° Dto', 'BONIF'], { descuentos: 2, descuento2: 3, descuento3: 4 }],
    [['BONIF', 'DTO 1', 'DTO 2', 'DTO 3'], { descuentos: 3, descuento2: 4, descuento3: 5, descuento4: 2 }],
    [['Bonificación 1', 'Bonificación 2'], { descuentos: 2, descuento2: 3 }],
    [['DESC. 1', 'DESC. 2'], { descuentos: 2, descuento2: 3 }],
    [
      ['Descuentos', 'Descuento 2', 'Descuento 3', 'Descuento 4'],
      { descuentos: 2, descuento2: 3, descuento3: 4, descuento4: 5 },
    ],
    [['Descuento', 'Bonificación'], { descuentos: 2, descuento2: 3 }],
    [['Bonif'], { descuentos: 2 }],
    // A description for some: beside a discount nobody takes it for another one.
    [['Desc', 'Dto'], { descuentos: 3 }],
  ])('knows them by their titles: %j', (titulos, mapeo) => {
    expect(mapear(...titulos)).toEqual({ codigo: 0, precio: 1, ...mapeo });
  });

  it('PRE-08 chains them: 10 and 5 are 14,5 %, and each may be a chain', () => {
    expect(descuentos(['10', '5', '', ''])).toEqual(['10', '5']);
    expect(descuentoEquivalente(['10', '5'])).toBe('14.5');
    expect(descuentos(['10+5', '', '3 %', '7,5'])).toEqual(['10', '5', '3', '7.5']);
    const porcentaje = (crudo: string) => celdaDeNumero(crudo, formatoDeCelda(10, undefined), false);
    expect(descuentos([porcentaje('0.1'), porcentaje('0.055'), '', ''])).toEqual(['10', '5.5']);
  });

  it('in the order of the file, whichever field each is', () => {
    const alReves = { codigo: 0, precio: 1, descuentos: 4, descuento2: 2, descuento3: 3 };
    expect(descuentos(['20', '10', '5'], alReves)).toEqual(['20', '10', '5']);
    const cadena = fc.array(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 2 });
    fc.assert(
      fc.property(cadena, cadena, cadena, (uno, otro, tercero) => {
        fc.pre(uno.length + otro.length + tercero.length > 0);
        const celdas = [uno, otro, tercero].map(escribirDescuentos);
        expect(descuentos(celdas, alReves)).toEqual([...uno, ...otro, ...tercero]);
      }),
    );
  });

  it('blank or zero is none: those of the list hold only where no column says anything', () => {
    expect(descuentos(['', '', '', ''])).toEqual(['5']);
    expect(descuentos(['10', '0', '0,00', ''])).toEqual(['10']);
    expect(descuentos(['', '0', '', ''])).toEqual([]);
    // As one that was mapped before there were more.
    expect(descuentos(['10+5', '7'], { codigo: 0, precio: 1, descuentos: 2 })).toEqual(['10', '5']);
  });

  it('one that is no number is refused by its own column, and so are more than can be kept', () => {
    const NO_ES = 'Los descuentos van en cadena, por ejemplo 20+10+5.';
    expect(descuentos(['10', 'oferta', '', 'ver'])).toEqual([`DTO 2: ${NO_ES}`, `BONIF: ${NO_ES}`]);
    expect(descuentos(['1+2+3+4', '5+6', '', ''])).toHaveLength(6);
    expect(descuentos(['1+2+3+4', '5+6', '7', ''])).toEqual([
      'DTO 3: Entre todas sus columnas admite hasta 6 descuentos encadenados.',
    ]);
  });
});
