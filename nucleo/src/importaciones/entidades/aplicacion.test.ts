import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { interpretarAplicacion } from './aplicacion.ts';

const titulos = ['Código', 'Marca', 'Modelo', 'Motor', 'Desde', 'Hasta', 'Nota'];
const campos = ['codigo', 'marca', 'modelo', 'motor', 'desde', 'hasta', 'nota'];
const tabla: Tabla = {
  perfil: null,
  separador: ';',
  signo: ',',
  titulos,
  lugares: Object.fromEntries(campos.map((campo, i) => [campo, i])),
};
const interpretar = (...celdas: string[]) => interpretarAplicacion({ tabla }, celdas, 7);
const motivosDe = (...celdas: string[]) => {
  const leida = interpretar(...celdas);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('interpretarAplicacion', () => {
  it('ART-05 reads what an artículo fits, an empty year being an open end', () => {
    expect(interpretar('W 712/73', 'VW', 'Gol Trend', '1.6 8V', '2008', '', 'Con aire')).toMatchObject({
      aceptada: true,
      fila: {
        ...{ fila: 7, codigo: 'W 712/73', codigoNorm: 'W71273', marca: 'VW', modelo: 'Gol Trend', motor: '1.6 8V' },
        ...{ desde: 2008, hasta: null, nota: 'Con aire' },
        norma: { marca: 'VW', modelo: 'GOLTREND', motor: '168V' },
      },
    });
    expect(interpretar('A', 'Fiat', '147', '', '', '', '')).toMatchObject({
      aceptada: true,
      fila: { motor: '', desde: null, hasta: null },
    });
  });

  it('says everything that is wrong with a row', () => {
    expect(motivosDe('', '', ' ', '', '08', '20155', '')).toEqual([
      'Código: Falta el código del artículo, o no tiene letras ni números.',
      'Marca: Falta la marca del vehículo.',
      'Modelo: Falta el modelo del vehículo.',
      'Desde: No es un año: va con cuatro cifras, de 1900 a 2100.',
      'Hasta: No es un año: va con cuatro cifras, de 1900 a 2100.',
    ]);
    expect(motivosDe('A', 'Fiat', 'Uno', '', '2010', '2005', '')).toEqual([
      'Hasta: Termina antes de empezar: desde 2010 hasta 2005.',
    ]);
  });

  it('RN-28 takes any two years that follow each other, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1850, max: 2150 }), fc.integer({ min: 1850, max: 2150 }), (desde, hasta) => {
        const entra = desde >= 1900 && hasta <= 2100 && desde <= hasta;
        expect(interpretar('A', 'Fiat', 'Uno', '', String(desde), String(hasta), '').aceptada).toBe(entra);
      }),
    );
  });
});
