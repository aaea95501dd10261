import { describe, expect, it } from 'vitest';
import { interpretarExistencia } from './existencia.ts';
import type { Tabla } from './tabla.ts';

const tabla: Tabla = {
  perfil: 'stock',
  separador: ';',
  signo: ',',
  titulos: ['Código', 'Depósito', 'Cantidad', 'Costo'],
  lugares: { codigo: 0, deposito: 1, cantidad: 2, costo: 3 },
};
const leer = (renglon: string) => interpretarExistencia({ tabla }, renglon.split(';'), 2);

describe('interpretarExistencia', () => {
  it('reads what there is, where, and what it cost', () => {
    expect(leer('W 712;CENTRAL/SALON;1.200,5;8300,25')).toEqual({
      aceptada: true,
      fila: {
        fila: 2,
        codigo: 'W 712',
        codigoNorm: 'W712',
        deposito: 'CENTRAL/SALON',
        cantidad: '1200.5',
        costo: '8300.25',
      },
    });
  });

  it('takes zero, and no depósito or cost', () => {
    expect(leer('W 712;;0;')).toMatchObject({ aceptada: true, fila: { deposito: null, cantidad: '0', costo: null } });
  });

  it.each([
    [';;1;', 'Código'],
    ['1,5E+10;;1;', 'Código'],
    ['W;;;', 'Cantidad'],
    ['W;;-1;', 'Cantidad'],
    ['W;;1,2345;', 'Cantidad'],
    ['W;;1;-2', 'Costo'],
  ])('refuses %j for its %s', (renglon, columna) => {
    const leida = leer(renglon);
    expect(leida.aceptada ? [] : leida.rechazos.map((rechazo) => rechazo.columna)).toEqual([columna]);
  });
});
