import { describe, expect, it } from 'vitest';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { estructuraDeLaFila, type FilaDeComponente, interpretarComponente } from './componente-de-archivo.ts';
import { agruparEstructuras, type Hallado, rechazosDeLineas } from './estructuras-del-archivo.ts';

const TITULOS = ['Artículo', 'Componente', 'Cantidad', 'Merma', 'Opcional', 'Sustitutos', 'Estado', 'Unidad'];
const CAMPOS = ['codigo', 'componente', 'cantidad', 'merma', 'opcional', 'sustitutos', 'estado', 'unidad'];
const tabla: Tabla = {
  ...{ perfil: null, separador: ';', signo: ',', titulos: TITULOS },
  lugares: Object.fromEntries(CAMPOS.map((campo, i) => [campo, i])),
};
const leer = (renglon: string, fila = 2) => interpretarComponente({ tabla }, renglon.split(';'), fila);
const motivos = (renglon: string) => {
  const leida = leer(renglon);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('EST-11 a row of a file of estructuras', () => {
  it('is one component of one artículo, with whatever its line says', () => {
    expect(leer('KIT-1;OC-264;2,5;1,5 %;sí;W 712/73 | 4,5-A;;')).toEqual({
      aceptada: true,
      fila: {
        ...{ fila: 2, codigo: 'KIT-1', estado: 'VIGENTE', componente: 'OC-264', cantidad: '2.5', merma: '1.5' },
        ...{ opcional: true, sustitutos: ['W 712/73', '4,5-A'], unidad: '', nota: '' },
      },
    });
    expect(leer('K;C;1;;;;borrador;un')).toMatchObject({ fila: { estado: 'BORRADOR', merma: '0', unidad: 'UN' } });
  });

  it.each([
    [';C;1;;;;;', ['Artículo: Falta el código del artículo, o no tiene letras ni números.']],
    ['K;;1;;;;;', ['Componente: Falta el código del componente.']],
    ['K;C;;;;;;', ['Cantidad: Falta la cantidad.']],
    ['K;C;0;;;;;', ['Cantidad: Tiene que ser mayor que cero.']],
    ['K;C;-1;;;;;', ['Cantidad: No puede ser negativo.']],
    ['K;C;10000001;;;;;', ['Cantidad: Admite hasta 10.000.000 de unidades.']],
    ['K;C;1;901;;;;', ['Merma: Admite hasta 900 %.']],
    ['K;C;1;-1;;;;', ['Merma: No puede ser negativa.']],
    ['K;C;1;mucha;;;;', ['Merma: No es un número.']],
    ['K;C;1;;quizás;;;', ['Opcional: Va Sí o No.']],
    ['K;C;1;;;a|b|c|d|e|f|g|h|i|j|k;;', ['Sustitutos: Admite hasta 10 sustitutos.']],
    ['K;C;1;;;;anulada;', ['Estado: Es Vigente o Borrador.']],
    ['K;C;1;;;;Histórica;', ['Estado: Es de una versión histórica: entran la vigente y el borrador.']],
  ])('%s says what is wrong with it', (renglon, dichos) => {
    expect(motivos(renglon)).toEqual(dichos);
  });

  it('tells which estructura it is of even when it cannot be taken', () => {
    expect(estructuraDeLaFila({ tabla }, ['K', '', 'x', '', '', '', 'Borrador'])).toEqual({
      codigo: 'K',
      estado: 'BORRADOR',
    });
    expect(estructuraDeLaFila({ tabla }, ['K', '', '', '', '', '', 'anulada'])).toEqual({ codigo: 'K', estado: null });
  });
});

describe('EST-11 the rows of each estructura, together', () => {
  const quien = (codigo: string): Hallado =>
    codigo.startsWith('?')
      ? { motivo: `No existe ${codigo}.` }
      : { id: codigo.toLowerCase(), codigo, unidades: ['UN', 'Unidad'] };
  const filas = (...renglones: readonly string[]): FilaDeComponente[] =>
    renglones.flatMap((renglon, i) => {
      const leida = leer(renglon, i + 2);
      return leida.aceptada ? [leida.fila] : [];
    });
  const dichos = ({ rechazos }: ReturnType<typeof agruparEstructuras>) =>
    rechazos.map(({ fila, campo, motivo }) => `${fila} ${campo}: ${motivo}`);

  it('are one, however its code is written and wherever they are; a draft is another one', () => {
    const { estructuras, fuera } = agruparEstructuras(
      filas('K-1;A;1;;;;;', 'K-2;A;1;;;;;', 'k-1;B;2;;;;;', 'K-1;C;1;;;;borrador;'),
      [],
      quien,
    );
    expect(fuera).toBe(0);
    expect(estructuras.map(({ articuloId, estado, lineas }) => [articuloId, estado, lineas.length])).toEqual([
      ['k-1', 'VIGENTE', 2],
      ['k-2', 'VIGENTE', 1],
      ['k-1', 'BORRADOR', 1],
    ]);
  });

  it('one with a code nobody has, or another unidad, goes out whole, and every row says why', () => {
    const agrupadas = agruparEstructuras(
      filas('K-1;A;1;;;;;', 'K-1;?B;1;;;;;', 'K-2;A;1;;;?S;;', 'K-3;A;1;;;;;unidad', 'K-4;A;1;;;;;LT', '?K;A;1;;;;;'),
      [],
      quien,
    );
    expect(agrupadas.estructuras.map(({ articuloId }) => articuloId)).toEqual(['k-3']);
    expect(agrupadas.fuera).toBe(3);
    expect(dichos(agrupadas).toSorted()).toEqual([
      '2 : La estructura entra entera o no entra: hay un problema en la fila 3.',
      '3 componente: No existe ?B.',
      '4 sustitutos: No existe ?S.',
      '6 unidad: A se cuenta en Unidad.',
      '7 codigo: No existe ?K.',
    ]);
  });

  it('one with a row that could not be read goes out whole too; of the past, nothing follows', () => {
    const todas = filas('K-1;A;1;;;;;', 'K-2;A;1;;;;;', 'K-1;A;1;;;;borrador;');
    const quedan = (ilegible: { codigos: string[]; estado: 'VIGENTE' | 'HISTORICA' | null }) =>
      agruparEstructuras(todas, [{ fila: 9, ...ilegible }], quien).estructuras.map(
        ({ articuloId, estado }) => `${articuloId} ${estado}`,
      );
    expect(quedan({ codigos: ['K-1'], estado: 'VIGENTE' })).toEqual(['k-2 VIGENTE', 'k-1 BORRADOR']);
    expect(quedan({ codigos: ['K-1', 'K-2'], estado: null })).toEqual([]);
    expect(quedan({ codigos: ['K-1'], estado: 'HISTORICA' })).toHaveLength(3);
    expect(quedan({ codigos: ['?'], estado: null })).toHaveLength(3);
  });

  it('what the rules find is said in the cell it is about', () => {
    const [estructura] = agruparEstructuras(filas('K-1;A;1;;;;;', 'K-1;B;1;;;C;;'), [], quien).estructuras;
    if (!estructura) throw new Error('an estructura of two rows');
    const reparos = [{ path: ['lineas', 1, 'sustitutos'], message: 'C es un kit.' }];
    expect(rechazosDeLineas(estructura, reparos)).toEqual([
      { fila: 3, campo: 'sustitutos', valor: 'C', motivo: 'C es un kit.', referencia: 'K-1' },
      {
        ...{ fila: 2, campo: '', valor: '', referencia: 'K-1' },
        motivo: 'La estructura entra entera o no entra: hay un problema en la fila 3.',
      },
    ]);
  });
});
