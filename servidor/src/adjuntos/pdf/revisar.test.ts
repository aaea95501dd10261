import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { PDF } from '#prueba/archivos.ts';
import { revisarPdf } from './revisar.ts';

const de = (texto: string) => Buffer.from(texto, 'latin1');
const CLARO = PDF.toString('latin1');
/** The small document with something else before its end, or in its catalogue. */
const conObjeto = (objeto: string) => de(CLARO.replace('trailer', () => `9 0 obj\n${objeto}\nendobj\ntrailer`));
const conEntrada = (entrada: string) => de(CLARO.replace('/Type/Catalog', () => `/Type/Catalog${entrada}`));
const corriente = (diccionario: string, bytes: Buffer) =>
  `<<${diccionario}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
const caja = (contenido: string, indice = '10 0 ', mas = '/Filter/FlateDecode') =>
  corriente(`/Type/ObjStm/N 1/First ${indice.length}${mas}`, deflateSync(de(indice + contenido)));

const escrito = (opciones: PDFKit.PDFDocumentOptions, hacer: (papel: PDFKit.PDFDocument) => void = () => {}) => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const papel = new PDFDocument(opciones);
  const trozos: Buffer[] = [];
  papel.on('data', (trozo: Buffer) => trozos.push(trozo)).on('end', () => resolve(Buffer.concat(trozos)));
  hacer(papel.text('Filtro de aceite ñandú (obj 1 0 obj)'));
  papel.end();
  return promise;
};

describe('ART-17 a PDF is read whole', () => {
  it('one with only pages is taken: the smallest, a written one, one with its objects in boxes', async () => {
    expect(revisarPdf(PDF)).toBeNull();
    expect(revisarPdf(await escrito({ compress: false }))).toBeNull();
    expect(
      revisarPdf(await escrito({}, (papel) => papel.addPage().text('Otra', { link: 'https://ejemplo.ar' }))),
    ).toBeNull();
    const enCaja = CLARO.replace(/3 0 obj(.*)endobj/, (_, hoja) => `8 0 obj\n${caja(hoja, '3 0 ')}\nendobj`);
    expect(revisarPdf(de(enCaja))).toBeNull();
    expect(revisarPdf(conEntrada('/OpenAction[3 0 R/Fit] % a comment\n'))).toBeNull();
  });

  it.each([
    ['begins at another place', '/Root 1 0 R', '/Root 7 0 R'],
    ['has no page', '[3 0 R]', '[]'],
    ['lost a page', '[3 0 R]', '[3 0 R 4 0 R]'],
    ['has pages in a ring', '[3 0 R]', '[2 0 R]'],
    ['has an object that does not end', '>>endobj\n2', '>>\n2'],
    ['has a text that does not end', '/Type/Page/', '/Type(Page/'],
    ['has a word nobody knows', '/Count 1', '/Count uno'],
    ['does not say where it begins', 'trailer<</Root 1 0 R>>', ''],
  ])('one that %s cannot be read', (_, que, por) => {
    expect(revisarPdf(de(CLARO.replace(que, por)))).toBe('ILEGIBLE');
  });

  it('one cut anywhere before its end cannot be read', () => {
    const entero = CLARO.indexOf('startxref');
    for (let hasta = 1; hasta < entero - 3; hasta += 7) expect(revisarPdf(PDF.subarray(0, hasta))).toBe('ILEGIBLE');
  });

  it('one with a password is told from the rest, even when anybody may open it', async () => {
    expect(revisarPdf(await escrito({ userPassword: 'x', ownerPassword: 'y' }))).toBe('CON_CLAVE');
    expect(revisarPdf(await escrito({ ownerPassword: 'y', permissions: {} }))).toBe('CON_CLAVE');
  });
});

const ACCION = '<</S/JavaScript/JS(app.alert(1))>>';
const JS_EN_CAJA = caja(ACCION);

describe('ART-17 a PDF brings nothing but pages', () => {
  it.each([
    ['CODIGO', 'a program when it opens', conEntrada(`/OpenAction${ACCION}`)],
    ['CODIGO', 'a program among its names', conEntrada('/Names<</JavaScript<</Names[(a) 9 0 R]>>>>')],
    ['CODIGO', 'a program with its name in numbers', conObjeto('<</S/J#61vaScript>>')],
    ['CODIGO', 'a program in a list', conObjeto(`[1 (x) [${ACCION}]]`)],
    ['CODIGO', 'a program under a key that is written twice', conObjeto('<</S/GoTo/S/JavaScript>>')],
    ['CODIGO', 'a program in an object that was replaced', conObjeto(`${ACCION}\nendobj\n9 0 obj null`)],
    ['CODIGO', 'a program in a box', conObjeto(JS_EN_CAJA)],
    ['CODIGO', 'a program in a box that does not say it is one', conObjeto(JS_EN_CAJA.replace('/Type/ObjStm', ''))],
    [
      'CODIGO',
      'a program inside the bytes of something else',
      conObjeto(corriente('', de(`9 0 obj ${ACCION} endobj`))),
    ],
    [
      'CODIGO',
      'a program behind a comment',
      de(CLARO.replace('trailer', () => `9 0%\n obj ${ACCION} endobj\ntrailer`)),
    ],
    ['CODIGO', 'a form that is a program', conEntrada('/AcroForm<</XFA[]>>')],
    ['PROGRAMA', 'another program to open', conObjeto('<</Type/Action/S/Launch/F(cmd.exe)>>')],
    ['ARCHIVO', 'another file', conEntrada('/Names<</EmbeddedFiles<</Names[]>>>>')],
    ['ARCHIVO', 'the bytes of another file', conObjeto(corriente('/Type/EmbeddedFile', de('MZ')))],
    ['ARCHIVO', 'a note with a file', conObjeto('<</Type/Annot/Subtype/FileAttachment>>')],
  ])('%s: %s', (reparo, _, bytes) => {
    expect(revisarPdf(bytes)).toBe(reparo);
  });

  it('what pdfkit puts in one is found too', async () => {
    const archivo = await escrito({}, (papel) => papel.file(de('MZ'), { name: 'a.exe' }));
    expect(revisarPdf(archivo)).toBe('ARCHIVO');
  });
});

describe('ART-17 a hostile PDF ends soon', () => {
  const MIB = 1024 * 1024;

  it.each([
    ['a box that is a bomb', conObjeto(caja(' '.repeat(80 * MIB)))],
    ['lists in lists', conObjeto('['.repeat(1_000))],
    [
      'more objects than any document has',
      de(CLARO.replace('trailer', `${'9 0 obj 1 endobj\n'.repeat(300_001)}trailer`)),
    ],
    ['objects that have to be read again and again', conObjeto(corriente('', de('1 0 obj ('.repeat(20_000))))],
  ])('%s', (_, bytes) => {
    expect(revisarPdf(bytes)).toBe('COMPLEJO');
  });

  it('a box in any other way of compressing is not read by halves', () => {
    const otra = '/Filter[/ASCIIHexDecode/FlateDecode]';
    expect(revisarPdf(conObjeto(caja(ACCION, '10 0 ', otra)))).toBe('ILEGIBLE');
  });

  it('whatever its bytes are, there is an answer', () => {
    const pedazo = fc.constantFrom(
      '1 0 obj',
      'endobj',
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '/A',
      'stream\n',
      'endstream',
      '%',
      '\\',
      '<',
      '9',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pedazo, fc.string({ maxLength: 3 })), { maxLength: 40 }), (pedazos) => {
        expect(['ILEGIBLE', 'COMPLEJO', 'CODIGO']).toContain(revisarPdf(de(pedazos.join(' '))));
      }),
    );
  });
});
