import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitoVerificador, explicarCuit, formatearCuit, leerCuit } from './cuit.ts';

const VALIDOS = [
  '20-05536168-2',
  '20-26756539-3',
  '30-70707070-2',
  '20-12345678-6',
  '27-12345678-0',
  '23-10000005-9',
  '23-10000002-4',
];
const PREFIJOS = ['20', '23', '24', '25', '26', '27', '30', '33', '34', '50', '51', '55'];

const cuerpo = fc.integer({ min: 0, max: 99_999_999 }).map((n) => String(n).padStart(8, '0'));

describe('INV-46 CUIT and CUIL', () => {
  it.each(VALIDOS)('accepts %s', (escrito) => {
    const digitos = escrito.replaceAll('-', '');

    expect(leerCuit(escrito)).toEqual({ ok: true, value: digitos });
    expect(leerCuit(` ${digitos.slice(0, 2)} ${digitos.slice(2, 10)} ${digitos.slice(10)} `)).toEqual({
      ok: true,
      value: digitos,
    });
  });

  it.each([
    ['20-26756539-2', { razon: 'digito', correcto: '20267565393' }],
    ['2026756539', { razon: 'largo', digitos: 10 }],
    ['', { razon: 'largo', digitos: 0 }],
    ['2026756A393', { razon: 'caracteres' }],
    ['٢٠267565393', { razon: 'caracteres' }],
    ['11-26756539-3', { razon: 'prefijo', prefijo: '11' }],
    ['20-10000005-0', { razon: 'no_emitido', prefijo: '20', quizas: '23100000059' }],
  ])('refuses %s and says why', (escrito, error) => {
    expect(leerCuit(escrito)).toMatchObject({ ok: false, error });
  });

  it('refuses a remainder of 1 whatever the digit', () => {
    for (let digito = 0; digito <= 9; digito += 1) {
      expect(leerCuit(`20-10000005-${digito}`)).toMatchObject({ ok: false, error: { razon: 'no_emitido' } });
    }
  });

  it('accepts for each prefix and body exactly one digit, or none when the remainder is 1', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PREFIJOS), cuerpo, (prefijo, numero) => {
        const aceptados = Array.from({ length: 10 }, (_, digito) => `${prefijo}${numero}${digito}`).filter(
          (cuit) => leerCuit(cuit).ok,
        );
        const verificador = digitoVerificador(prefijo + numero);
        expect(aceptados).toEqual(verificador === undefined ? [] : [`${prefijo}${numero}${verificador}`]);
      }),
    );
  });

  it('accepts no other prefix', () => {
    const otros = fc
      .integer({ min: 0, max: 99 })
      .map((n) => String(n).padStart(2, '0'))
      .filter((prefijo) => !PREFIJOS.includes(prefijo));
    fc.assert(
      fc.property(otros, cuerpo, fc.integer({ min: 0, max: 9 }), (prefijo, numero, digito) => {
        expect(leerCuit(`${prefijo}${numero}${digito}`)).toMatchObject({ ok: false, error: { razon: 'prefijo' } });
      }),
    );
  });

  it('takes only the prefixes of people for a CUIL', () => {
    expect(leerCuit('20-26756539-3', 'CUIL').ok).toBe(true);
    expect(leerCuit('30-70707070-2', 'CUIL')).toMatchObject({ ok: false, error: { razon: 'prefijo' } });
  });

  it('sends a number with remainder 1 to prefix 23, or 33 for companies, with the digit that law gives', () => {
    const esperado = [
      ['20', '23', '9'],
      ['27', '23', '4'],
      ['30', '33', '9'],
    ] as const;
    for (const [prefijo, nuevo, digito] of esperado) {
      fc.assert(
        fc.property(
          cuerpo.filter((numero) => digitoVerificador(prefijo + numero) === undefined),
          (numero) => {
            expect(leerCuit(`${prefijo}${numero}0`)).toMatchObject({
              ok: false,
              error: { quizas: `${nuevo}${numero}${digito}` },
            });
          },
        ),
        { numRuns: 200 },
      );
    }
  });
});

it('proposes the number that would be right', () => {
  const leido = leerCuit('20-26756539-2');
  expect(leido.ok ? '' : explicarCuit(leido.error)).toBe('El dígito verificador no coincide. ¿Será 20-26756539-3?');
});

it('shows what it can and leaves the rest alone', () => {
  expect(formatearCuit('30707070702')).toBe('30-70707070-2');
  expect(formatearCuit('x')).toBe('x');
});
