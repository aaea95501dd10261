import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { interpretarExistencia } from './existencia.ts';

const tabla: Tabla = {
  perfil: 'stock',
  separador: ';',
  signo: ',',
  titulos: ['Código', 'Depósito', 'Cantidad', 'Costo', 'Lote', 'Vencimiento', 'Serie', 'Oblea'],
  lugares: { codigo: 0, deposito: 1, cantidad: 2, costo: 3, lote: 4, vencimiento: 5, serie: 6, oblea: 7 },
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
        numero: null,
      },
    });
  });

  it('takes zero, and no depósito or cost', () => {
    expect(leer('W 712;;0;')).toMatchObject({ aceptada: true, fila: { deposito: null, cantidad: '0', costo: null } });
  });

  it('ART-24 takes the lot with its day, the serial number or the oblea', () => {
    expect(leer('W;;3;;L 7;1/3/2027')).toMatchObject({
      fila: { numero: { control: 'LOTE', numero: 'L 7', norma: 'L7', vence: '2027-03-01' } },
    });
    expect(leer('W;;1;;;;SN-1')).toMatchObject({ fila: { numero: { control: 'SERIE', norma: 'SN1', vence: null } } });
    expect(leer('W;;1;;;;;RD 1')).toMatchObject({ fila: { numero: { control: 'OBLEA', norma: 'RD1' } } });
  });

  it.each([
    [';;1;', 'Código'],
    ['1,5E+10;;1;', 'Código'],
    ['W;;;', 'Cantidad'],
    ['W;;-1;', 'Cantidad'],
    ['W;;1,2345;', 'Cantidad'],
    ['W;;1;-2', 'Costo'],
    ['W;;1;;L1;;S1', 'Serie'],
    ['W;;1;;L1;31/2/2027', 'Vencimiento'],
    ['W;;1;;;1/3/2027;S1', 'Vencimiento'],
    ['W;;1;;;;;---', 'Oblea'],
    ['W;;1;;;;1,5E+10', 'Serie'],
  ])('refuses %j for its %s', (renglon, columna) => {
    const leida = leer(renglon);
    expect(leida.aceptada ? [] : leida.rechazos.map((rechazo) => rechazo.columna)).toEqual([columna]);
  });
});
