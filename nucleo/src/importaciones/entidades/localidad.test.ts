import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { interpretarLocalidad } from './localidad.ts';

const titulos = ['provincia_iso', 'provincia', 'partido', 'localidad', 'codigo_postal', 'latitud', 'longitud'];
const campos = ['provinciaIso', 'provincia', 'partido', 'nombre', 'codigoPostal', 'latitud', 'longitud'];
const tabla: Tabla = {
  perfil: 'localidades',
  separador: ',',
  signo: '.',
  titulos,
  lugares: Object.fromEntries(campos.map((campo, i) => [campo, i])),
};
const interpretar = (...celdas: string[]) => interpretarLocalidad(tabla, celdas, 5);

describe('interpretarLocalidad', () => {
  it('keeps the name as written and its normal form beside it', () => {
    expect(interpretar('AR-Q', 'Neuquén', 'CHOS MALAL', 'LOS MENUCOS', '8353', '-37.1338832', '-70.4053450')).toEqual({
      aceptada: true,
      fila: {
        fila: 5,
        provinciaIso: 'AR-Q',
        nombre: 'LOS MENUCOS',
        partido: 'CHOS MALAL',
        codigoPostal: '8353',
        latitud: '-37.1338832',
        longitud: '-70.405345',
        nombreNorm: 'LOSMENUCOS',
        partidoNorm: 'CHOSMALAL',
      },
    });
  });

  it('takes a row without partido, código postal or coordinates', () => {
    expect(interpretar('AR-C', '', '', 'CABA', '', '', '')).toMatchObject({
      aceptada: true,
      fila: { codigoPostal: null, latitud: null, longitud: null, partidoNorm: '' },
    });
  });

  it.each(['AR-C', 'ar-c', 'C', 'CABA', 'Capital Federal', 'ciudad autonoma de buenos aires'])(
    'knows the provincia by «%s»',
    (escrita) => {
      expect(interpretar(escrita, '', '', 'X', '', '', '')).toMatchObject({ fila: { provinciaIso: 'AR-C' } });
    },
  );

  it('tells everything that is wrong with a row at once', () => {
    const resultado = interpretar('AR-9', '', '', '...', '12', '95.0', '10.5');
    expect(resultado.aceptada).toBe(false);
    expect(!resultado.aceptada && resultado.rechazos.map(({ columna }) => columna)).toEqual([
      'provincia_iso',
      'localidad',
      'codigo_postal',
      'latitud',
    ]);
  });

  it('refuses half a pair of coordinates', () => {
    expect(interpretar('AR-Q', '', '', 'X', '', '-37.1', '')).toMatchObject({
      rechazos: [{ fila: 5, columna: 'longitud', motivo: expect.stringContaining('de a dos') }],
    });
  });
});
