import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leerColumna } from './leer-columna.ts';

it('TD-09 reads the first column of what a spreadsheet copies, whatever its cells hold', () => {
  expect(leerColumna('uno\r\ndos\r\n')).toEqual({ celdas: ['uno', 'dos'], columnas: 1 });
  expect(leerColumna('uno\t1\n\t2\ntres\t3')).toEqual({ celdas: ['uno', '', 'tres'], columnas: 2 });
  expect(leerColumna('"con ""comillas"" y\nlínea"\nsola "suelta"')).toEqual({
    celdas: ['con "comillas" y línea', 'sola "suelta"'],
    columnas: 1,
  });
  expect(leerColumna('sola')).toEqual({ celdas: ['sola'], columnas: 1 });
});

it('TD-09 gives back every cell that was copied, in its order', () => {
  const palabra = fc.stringMatching(/^[a-z",. ]{0,8}$/).map((texto) => texto.replace(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(fc.array(palabra, { minLength: 1, maxLength: 9 }), (celdas) => {
      const copiado = celdas
        .map((celda) => (/["]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda))
        .join('\n');
      expect(leerColumna(`${copiado}\n`).celdas).toEqual(celdas);
    }),
  );
});
