import { describe, expect, it } from 'vitest';
import type { CampoDe } from '#importaciones/entidades/entidades.ts';
import { lectorDe } from './tabla.ts';
import { dudaDeMoneda, leerCondicionIva, leerIva, leerSiNo, leerTipoDeDocumento, tipoPorNumero } from './valores.ts';

const todos = <Valor>(leer: (texto: string) => Valor, ...textos: readonly string[]): readonly Valor[] =>
  textos.map(leer);
const tantos = <Valor>(cuantos: number, valor: Valor): readonly Valor[] => Array<Valor>(cuantos).fill(valor);

describe('what cells of spreadsheets say', () => {
  it('yes and no, and neither of them', () => {
    expect(todos(leerSiNo, 'Sí', 's', '1', 'X', 'TRUE', 'verdadero')).toEqual(tantos(6, true));
    expect(todos(leerSiNo, 'No', 'n', '0', 'FALSE', 'falso')).toEqual(tantos(5, false));
    expect(todos(leerSiNo, '', '2', 'quizás')).toEqual(tantos(3, undefined));
  });

  it('a rate of IVA, also as a fraction, and nothing when it is none', () => {
    expect(todos(leerIva, '10,5', '10.5 %', 'IVA 10,50', '0,105')).toEqual(tantos(4, '10.5'));
    expect(todos(leerIva, '0', '0,00 %', 'EX', 'ng', 'No gravado')).toEqual([
      ...['0', '0', 'EXENTO', 'NO_GRAVADO', 'NO_GRAVADO'],
    ]);
    expect(todos(leerIva, '', '22', '1', '2100', 'veintiuno')).toEqual(tantos(5, undefined));
  });

  it('a kind of document, by its name, its code or the length of its number', () => {
    expect(todos(leerTipoDeDocumento, '80', 'CUIT', 'dni', '96', 'documento')).toEqual(['80', '80', '96', '96', '96']);
    expect(todos(leerTipoDeDocumento, 'Pas', 'sin identificación', 'ninguno', 'carnet')).toEqual([
      ...['94', '99', '99', undefined],
    ]);
    expect(todos(tipoPorNumero, '20-12345678-6', '30.123.456', '123456', '', '0')).toEqual([
      ...['80', '96', '96', '99', '99'],
    ]);
    expect(todos(tipoPorNumero, '12345', '123456789', 'A1234567')).toEqual(tantos(3, undefined));
  });

  it('a condition before IVA, by what people call it', () => {
    for (const [codigo, nombres] of [
      [1, ['1', 'RI', 'Inscripto', 'Responsable', 'IVA Responsable Inscripto']],
      [4, ['4', 'IVA Sujeto Exento', 'exento', 'EX']],
      [5, ['5', 'CF', 'Final', 'Consumidor Final', 'A consumidor final']],
      [6, ['6', 'MT', 'MO', 'Monotributista', 'Responsable Monotributo']],
    ] as const) {
      expect(todos(leerCondicionIva, ...nombres)).toEqual(tantos(nombres.length, codigo));
    }
    expect(todos(leerCondicionIva, '', '2', 'nadie')).toEqual(tantos(3, undefined));
  });

  it('a currency that is in doubt only when its column says none, or another one than the amount', () => {
    const tabla = {
      perfil: null,
      separador: ';',
      signo: ',',
      titulos: ['Costo', 'Moneda'],
      lugares: { costo: 0, moneda: 1 },
    } as const;
    const duda = (costo: string, moneda: string) =>
      dudaDeMoneda(lectorDe<CampoDe<'costos'>>(tabla, [costo, moneda], 2), 'costo');
    expect([duda('U$S 5', ''), duda('5', 'USD'), duda('U$S 5', 'dólares')]).toEqual(tantos(3, undefined));
    expect(duda('5', 'euros')).toEqual({ valor: 'euros 5', motivo: expect.stringContaining('No es una moneda') });
    expect(duda('U$S 5', '$')).toEqual({ valor: 'U$S 5', motivo: expect.stringContaining('corregí una de las dos') });
  });
});
