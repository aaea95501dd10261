import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IVAS, ivaEnColumna, textoDeIva } from '#articulos/iva.ts';
import type { Tabla } from '#importaciones/lectura/tabla.ts';
import { interpretarArticulo } from './articulo.ts';
import { camposDe } from './entidades.ts';

const campos = Object.keys(camposDe('articulos'));
const titulos = Object.values(camposDe('articulos')).map(({ titulo }) => titulo);

/** A row told by its fields; only those named are columns of the file. */
function leer(valores: Readonly<Record<string, string>>, opciones: { vaciosBorran?: boolean } = {}) {
  const presentes = campos.filter((campo) => campo in valores);
  const tabla: Tabla = {
    perfil: 'articulos',
    separador: ';',
    signo: ',',
    titulos: presentes.map((campo) => titulos[campos.indexOf(campo)] ?? ''),
    lugares: Object.fromEntries(presentes.map((campo, i) => [campo, i])),
  };
  const celdas = presentes.map((campo) => valores[campo] ?? '');
  return interpretarArticulo({ tabla, vaciosBorran: opciones.vaciosBorran ?? false }, celdas, 7);
}
const rechazosDe = (leida: ReturnType<typeof leer>) => (leida.aceptada ? [] : leida.rechazos);

describe('interpretarArticulo (ART-20)', () => {
  it('reads what the row brings and leaves out what it does not', () => {
    expect(
      leer({ codigo: ' W 712/73 ', descripcion: 'Filtro de aceite', iva: '10,5 %', precio: '$ 12.500,50' }),
    ).toEqual({
      aceptada: true,
      fila: {
        fila: 7,
        codigo: 'W 712/73',
        codigoNorm: 'W71273',
        descripcion: 'Filtro de aceite',
        iva: '10.5',
        precio: '12500.5',
        codigos: [],
      },
    });
  });

  it('tells once what is wrong with a formula: one that failed, and one that brings no result', () => {
    const de = (precio: string) =>
      rechazosDe(leer({ codigo: 'A1', descripcion: 'Correa', precio })).map(({ columna, motivo }) => [columna, motivo]);
    expect(de('#DIV/0!')).toEqual([['Precio', expect.stringContaining('dio un error')]]);
    expect(de('#CALC!')).toEqual([['Precio', expect.stringContaining('guardala y volvé a cargarla')]]);
    expect(de('abc')).toHaveLength(1);
  });

  it('leaves an empty cell as it is, or clears it when empty cells clear', () => {
    const fila = { codigo: 'A1', descripcion: '', marca: '', observaciones: '', precio: '' };
    expect(leer(fila)).toEqual({ aceptada: true, fila: { fila: 7, codigo: 'A1', codigoNorm: 'A1', codigos: [] } });
    expect(leer(fila, { vaciosBorran: true })).toEqual({
      aceptada: true,
      // A name cannot be cleared, and no price is not a price of nothing.
      fila: { fila: 7, codigo: 'A1', codigoNorm: 'A1', marca: null, observaciones: '', codigos: [] },
    });
  });

  it('takes several codes from one cell, each once', () => {
    const leida = leer({
      codigo: 'A1',
      codigoDeBarras: '7790001234568',
      codigoOriginal: '030 115 561 AN | 030-115-561an | X9',
    });
    expect(leida.aceptada && leida.fila.codigos).toEqual([
      { tipo: 'BARRAS', valor: '7790001234568', valorNorm: '7790001234568' },
      { tipo: 'ORIGINAL', valor: '030 115 561 AN', valorNorm: '030115561AN' },
      { tipo: 'ORIGINAL', valor: 'X9', valorNorm: 'X9' },
    ]);
  });

  it('says everything that is wrong with a row, by column', () => {
    const leida = leer({
      codigo: '--',
      iva: '19',
      tipo: 'Cosa',
      precio: '-3',
      permiteNegativo: 'quizás',
      codigoDeBarras: '7,79E+12',
    });
    expect(rechazosDe(leida).map(({ fila, columna, valor }) => [fila, columna, valor])).toEqual([
      [7, 'Código', '--'],
      [7, 'Tipo', 'Cosa'],
      [7, 'IVA', '19'],
      [7, 'Precio', '-3'],
      [7, 'Permite negativo', 'quizás'],
      [7, 'Código de barras', '7,79E+12'],
    ]);
  });

  it.each([
    ['', 'Falta el código'],
    ['7,79E+12', 'notación|perdió cifras'],
    ['AB\u202eC', 'no se ve'],
  ])('refuses the code %j', (codigo, motivo) => {
    const rechazos = rechazosDe(leer({ codigo }));
    expect(rechazos).toHaveLength(1);
    expect(rechazos[0]?.motivo).toMatch(new RegExp(motivo));
  });

  it('asks for the subfamilia of a familia when the file has that column', () => {
    expect(rechazosDe(leer({ codigo: 'A1', familia: 'Filtros', subfamilia: '' }))).toHaveLength(1);
    expect(leer({ codigo: 'A1', familia: 'Filtros', subfamilia: 'Aceite' }).aceptada).toBe(true);
  });

  it.each([
    ['21', '21'],
    ['21,00', '21'],
    ['0,21', '21'],
    ['0.105', '10.5'],
    ['27 %', '27'],
    ['0', '0'],
    ['Exento', 'EXENTO'],
    ['No gravado', 'NO_GRAVADO'],
  ])('reads the IVA %s as %s', (escrito, iva) => {
    const leida = leer({ codigo: 'A1', iva: escrito });
    expect(leida.aceptada && leida.fila.iva).toBe(iva);
  });

  it.each(IVAS)('reads back the IVA %s as files and screens write it', (iva) => {
    for (const escrito of [ivaEnColumna(iva), ivaEnColumna(iva).replace('.', ','), textoDeIva(iva)]) {
      const leida = leer({ codigo: 'A1', iva: escrito });
      expect(leida.aceptada && leida.fila.iva).toBe(iva);
    }
  });

  it('never fails, and what it accepts has a code in normal form', () => {
    fc.assert(
      fc.property(
        fc.record({ codigo: fc.string(), descripcion: fc.string(), precio: fc.string(), iva: fc.string() }),
        (fila) => {
          const leida = leer(fila);
          if (leida.aceptada) expect(leida.fila.codigoNorm).toMatch(/^[A-Z0-9]+$/);
          else expect(leida.rechazos.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
