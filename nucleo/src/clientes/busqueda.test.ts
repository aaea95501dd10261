import { expect, it } from 'vitest';
import { terminosDeBusqueda, textoDeBusqueda } from './busqueda.ts';

const texto = (razonSocial: string, mas: Partial<Parameters<typeof textoDeBusqueda>[0]> = {}) =>
  textoDeBusqueda({ razonSocial, documento: null, codigoExterno: null, telefono: '', ...mas });

it('keeps the words of the name, its joined tokens, document, external code and telephone', () => {
  expect(
    texto('Núñez-Pérez S.A.', { documento: '30707070702', codigoExterno: 'c-12', telefono: '(0341) 455-1234' }),
  ).toBe('NUNEZ PEREZ S A NUNEZPEREZ SA 30707070702 C12 03414551234');
});

it('says each thing once', () => {
  expect(texto('Consumidor Final')).toBe('CONSUMIDOR FINAL');
});

it('reads a document with hyphens, dots or spaces as one number', () => {
  const cuit = [{ junto: '30707070702', palabras: [] }];
  expect(terminosDeBusqueda('30-70707070-2')).toEqual(cuit);
  expect(terminosDeBusqueda('30 70707070 2')).toEqual(cuit);
});

it('reads a telephone with its country and its area as one number', () => {
  expect(terminosDeBusqueda('+54 9 (0341) 455-1234')).toEqual([{ junto: '54903414551234', palabras: [] }]);
});

it('reads words, whole and cut at their signs', () => {
  expect(terminosDeBusqueda('  núñez-pérez 341 -- ')).toEqual([
    { junto: 'NUNEZPEREZ', palabras: ['NUNEZ', 'PEREZ'] },
    { junto: '341', palabras: [] },
  ]);
});
