import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Contenido, disponer } from './disponer.ts';
import { FORMATOS_COMUNES, type FormatoDeEtiqueta, margenDe } from './formato.ts';

const embrague: Contenido = {
  codigo: 'VKC 60125',
  descripcion: 'Kit de embrague placa y disco VW Gol Trend 1.6 8V 2008-2022',
  marca: 'SKF',
  precio: '$ 235.200,00',
  detalle: 'Lista 1 · con IVA',
  fecha: '26/11/2026',
  texto: null,
  simbolo: { tipo: 'EAN13', texto: '7795957879191' },
};
const formatos = fc.constantFrom(...FORMATOS_COMUNES);
const piezasDe = (contenido: Contenido, formato: FormatoDeEtiqueta) =>
  disponer(contenido, formato.ancho, formato.alto, margenDe(formato));
const textosDe = (contenido: Contenido, formato: FormatoDeEtiqueta) =>
  piezasDe(contenido, formato).flatMap((pieza) => (pieza.tipo === 'texto' ? [pieza.texto] : []));

describe('ART-23 what a label says whole', () => {
  const seDiceEntera = (contenido: Contenido, formato: FormatoDeEtiqueta) =>
    textosDe(contenido, formato)
      .join(' ')
      .includes(contenido.descripcion ?? '');

  it('is a long description, on every label as high as the usual ones', () => {
    const descripcion =
      'Amortiguador de suspensión a gas trasero derecho Mercedes-Benz Sprinter 415 CDI 2012-2018 con CS';
    for (const formato of FORMATOS_COMUNES.filter(({ alto }) => alto >= 25))
      expect([formato.nombre, seDiceEntera({ ...embrague, descripcion }, formato)]).toEqual([formato.nombre, true]);
  });

  it('is on a larger label what it is on a smaller one, and its bars are as high as they are read', () => {
    const deCatalogo = fc
      .array(fc.constantFrom('Kit', 'amortiguador', 'trasero', 'VW', '2012-2018', 'Mercedes-Benz', '1.6'), {
        minLength: 1,
        maxLength: 24,
      })
      .map((dichas) => dichas.join(' '));
    const simbolos = fc.constantFrom(embrague.simbolo, null);
    fc.assert(
      fc.property(deCatalogo, formatos, formatos, simbolos, (descripcion, chico, grande, simbolo) => {
        fc.pre(chico.ancho < grande.ancho && chico.alto < grande.alto);
        const contenido = { ...embrague, descripcion, simbolo };
        if (seDiceEntera(contenido, chico)) expect(seDiceEntera(contenido, grande)).toBe(true);
        for (const pieza of piezasDe(contenido, grande))
          if (pieza.tipo === 'simbolo') expect(pieza.alto).toBeGreaterThanOrEqual(5 - 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('is a marca where its código leaves it room', () => {
    const marca = 'Industrias Metalúrgicas Argentinas';
    for (const formato of FORMATOS_COMUNES.filter(({ ancho }) => ancho >= 58))
      expect([formato.nombre, textosDe({ ...embrague, codigo: 'K-1', marca }, formato)]).toEqual([
        formato.nombre,
        expect.arrayContaining(['K-1', marca]),
      ]);
  });

  it('is a código rather than its marca', () => {
    const codigo = '90915-YZZD4-TOYOTA-SW20';
    for (const formato of FORMATOS_COMUNES.filter(({ ancho }) => ancho >= 38))
      expect([formato.nombre, textosDe({ ...embrague, codigo, marca: 'Mercedes-Benz' }, formato)]).toEqual([
        formato.nombre,
        expect.arrayContaining([codigo]),
      ]);
  });

  it('is a código that is too long for bars, in more than one line where it takes them', () => {
    const codigo = 'PAP-006-CODIGOCODIGOCODIGO-MUYLARGO-QUE-SIGUE-47';
    for (const formato of FORMATOS_COMUNES) {
      const dichos = textosDe({ ...embrague, codigo, simbolo: null }, formato);
      expect([formato.nombre, dichos.join('').startsWith(codigo)]).toEqual([formato.nombre, true]);
      expect([formato.nombre, dichos.includes(embrague.precio ?? '')]).toEqual([formato.nombre, true]);
    }
  });
});
