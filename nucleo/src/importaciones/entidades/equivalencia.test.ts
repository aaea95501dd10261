import { describe, expect, it } from 'vitest';
import { interpretarEquivalencia } from './equivalencia.ts';

const titulos = ['Código', 'Código equivalente', 'Marca', 'Relación', 'Grupo'];
const lugares = { codigo: 0, equivalente: 1, marca: 2, relacion: 3, grupo: 4 };
const tabla = { perfil: null, separador: ';', signo: ',', titulos, lugares } as const;
const leer = (...celdas: readonly string[]) =>
  interpretarEquivalencia({ tabla }, [...celdas, '', '', '', ''].slice(0, 5), 2);
const motivos = (...celdas: readonly string[]) => {
  const leida = leer(...celdas);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('ART-03, ART-04 a row of a cross table', () => {
  it('names two artículos, equivalent unless it says otherwise, as people write it', () => {
    expect(leer('w-712', 'OC 264', 'Máhle')).toEqual({
      aceptada: true,
      fila: {
        ...{ fila: 2, codigo: 'w-712', codigoNorm: 'W712', relacion: 'EQUIVALENTE', grupo: '' },
        ...{ equivalente: 'OC 264', equivalenteNorm: 'OC264', marca: 'MAHLE' },
      },
    });
    for (const [escrita, relacion] of [
      ['Equivalencia', 'EQUIVALENTE'],
      ['reemplazado por', 'LO_REEMPLAZA'],
      ['Lo reemplaza', 'LO_REEMPLAZA'],
      ['Reemplaza a', 'REEMPLAZA_A'],
    ] as const) {
      expect(leer('A', 'B', '', escrita)).toMatchObject({ fila: { relacion } });
    }
  });

  it('or the grupo it is in, whatever the case', () => {
    expect(leer('A', '', '', '', 'Bujías  ngk')).toMatchObject({ fila: { grupo: 'BUJIAS NGK', equivalente: '' } });
  });

  it('says what it lacks and what contradicts itself', () => {
    expect(motivos('A')).toEqual(['Código equivalente: Falta el código equivalente, o el grupo.']);
    expect(motivos('', 'B', '', 'Primo')).toEqual([
      'Código: Falta el código del artículo, o no tiene letras ni números.',
      'Relación: Es Equivalente, Lo reemplaza o Reemplaza a.',
    ]);
    expect(motivos('A', 'B', '', '', 'G')).toEqual([
      'Grupo: La fila dice el código equivalente y también el grupo: dejá uno de los dos.',
    ]);
    expect(motivos('A', '', '', 'Lo reemplaza', 'G')).toEqual([
      'Relación: Un grupo es de equivalentes: para un reemplazo decí el otro código.',
    ]);
    expect(motivos('A', '---')).toHaveLength(1);
  });
});
