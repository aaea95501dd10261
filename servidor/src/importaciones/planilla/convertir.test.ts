import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraseDe, ReglaRota } from '#http/regla-rota.ts';
import { convertirPlanilla } from './convertir.ts';
import { comprimir, filasDeHoja, type LibroDePrueba, libroDe, partesDe } from './planillas-de-prueba.ts';

let carpeta: string;
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'planilla-de-prueba-'));
});
afterAll(() => rm(carpeta, { recursive: true, force: true }));

let vez = 0;
async function convertir(contenido: Uint8Array) {
  vez += 1;
  const [ruta, destino] = [join(carpeta, `${vez}.xlsx`), join(carpeta, `${vez}`)];
  await writeFile(ruta, contenido);
  const { hojas } = await convertirPlanilla(ruta, destino);
  const textos = await Promise.all(hojas.map((_, i) => readFile(join(destino, `${i}.csv`), 'utf8')));
  return { hojas, textos: textos.map((texto) => texto.replaceAll('\ue000', '·')) };
}
const unaHoja = async (libro: Omit<LibroDePrueba, 'hojas'> & { readonly xml: string }) =>
  (await convertir(libroDe({ ...libro, hojas: [{ nombre: 'Hoja1', xml: libro.xml }] }))).textos[0];

async function rechazo(contenido: Uint8Array): Promise<{ code: string; frase: string }> {
  const error: unknown = await convertir(contenido).catch((roto: unknown) => roto);
  if (!(error instanceof ReglaRota)) throw error;
  return { code: error.error.code, frase: fraseDe(error.error) };
}

const SIMPLE: LibroDePrueba = { hojas: [{ nombre: 'Hoja1', xml: filasDeHoja([['Código'], ['A1']]) }] };

describe('a spreadsheet is read as its cells hold it', () => {
  it('texts shared and in the cell, numbers, booleans, errors and dates', async () => {
    const xml = `<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>Me</t></r><r><t>dida</t></r><rPh><t>no</t></rPh></is></c></row>
      <row r="2"><c r="A2"><v>12500.5</v></c><c r="B2" t="b"><v>1</v></c><c r="C2" t="e"><v>#N/A</v></c><c r="D2" s="1"><v>46000.5</v></c><c r="E2" s="2"><v>42</v></c></row>
      <row r="3"><c r="A3"><v>1.234</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3"><v>7790001234568</v></c><c r="D3" s="3"><v>60</v></c><c r="E3"><v>12345678901234567890</v></c></row></sheetData>`;
    expect(await unaHoja({ xml, compartidos: ['Códi;go "A"'], formatos: [22, '00000', 'dd/mm/yyyy'] })).toBe(
      '"Códi;go ""A""";Medida\n' +
        '·12500.5;VERDADERO;#N/A;2025-12-09 12:00:00;00042\n' +
        '·1.234;·0.3;7790001234568;1900-02-28;1.23456789012346E+19\n',
    );
  });

  it('counts days from 1904 when the workbook says so', async () => {
    const xml = '<sheetData><row><c s="1"><v>1</v></c></row></sheetData>';
    expect(await unaHoja({ xml, formatos: [14], desde1904: true })).toBe('1904-01-02\n');
  });

  it('formulas by their last result; one that was never worked out shows as an error', async () => {
    const xml =
      '<sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1"><f>1+1</f></c></row></sheetData>';
    expect(await unaHoja({ xml })).toBe('2;a;#CALC!\n');
  });

  it('keeps the number of each row and the place of each column, whatever is blank', async () => {
    const xml =
      '<sheetData><row r="2"><c r="B2" t="str"><v>x</v></c></row><row r="3"/><row r="5"><c r="A5" t="str"><v>y</v></c></row></sheetData>';
    expect(await unaHoja({ xml })).toBe('\n;x\n\n\ny;\n');
  });

  it('the value of merged cells stands for each of their rows', async () => {
    const xml = `${filasDeHoja([
      ['Marca', 'Código'],
      ['Mann', 'A1'],
      [null, 'A2'],
      [null, 'A3'],
      ['Bosch', 'B1'],
    ])}<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A1:B1"/></mergeCells>`;
    expect(await unaHoja({ xml })).toBe('Marca;Código\nMann;A1\nMann;A2\nMann;A3\nBosch;B1\n');
  });

  it('the sheets people see come first, and those without anything do not come', async () => {
    const hoja = (nombre: string, celda: string | null, oculta = false) => ({
      nombre,
      xml: filasDeHoja([[celda]]),
      oculta,
    });
    const { hojas, textos } = await convertir(
      libroDe({ hojas: [hoja('Oculta', 'o', true), hoja('Vacía', null), hoja('Lista', 'l')] }),
    );
    expect(hojas).toEqual(['Lista', 'Oculta']);
    expect(textos).toEqual(['l\n', 'o\n']);
  });

  it('a prefix on its names and a link to another workbook change nothing: the last value is read', async () => {
    const partes = partesDe(SIMPLE).map((parte) =>
      parte.nombre === 'xl/worksheets/sheet1.xml'
        ? {
            ...parte,
            contenido:
              '<x:worksheet xmlns:x="u"><x:sheetData><x:row r="1"><x:c r="A1"><x:f>[1]Hoja!A1</x:f><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
          }
        : parte,
    );
    const enlace = {
      nombre: 'xl/externalLinks/externalLink1.xml',
      contenido: '<externalLink xmlns="u"/>',
    };
    expect((await convertir(comprimir([...partes, enlace]))).textos).toEqual(['7\n']);
  });
});

describe('what is no spreadsheet to take in says why (seguridad 3.9)', () => {
  const conXml = (xml: string) => libroDe({ hojas: [{ nombre: 'Hoja1', xml }] });
  const conParte = (nombre: string, contenido = 'x', atributos = 0) =>
    libroDe({ ...SIMPLE, otras: [{ nombre, contenido, atributos }] });
  const hojaCruda = (contenido: string) =>
    comprimir(
      partesDe(SIMPLE).map((parte) => (parte.nombre === 'xl/worksheets/sheet1.xml' ? { ...parte, contenido } : parte)),
    );
  const compuesto = (resto: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from(resto, 'utf16le'),
    ]);
  const bomba = () => conXml(`<sheetData>${' '.repeat(4_000_000)}</sheetData>`);
  const alterada = () => {
    const bytes = libroDe(SIMPLE);
    const lugar = bytes.indexOf('xl/worksheets/sheet1.xml') + 40;
    bytes.writeUInt8(bytes.readUInt8(lugar) ^ 0xff, lugar);
    return bytes;
  };

  it.each<[string, () => Uint8Array, string, RegExp]>([
    ['a picture renamed', () => Buffer.from('\u0089PNG\r\n'), 'no_es_texto', /no una planilla XLSX/],
    ['another zip', () => comprimir([{ nombre: 'hola.txt', contenido: 'hola' }]), 'planilla_danada', /no es un libro/],
    ['one that was cut off', () => libroDe(SIMPLE).subarray(0, 900), 'planilla_danada', /no se puede abrir/],
    ['one whose bytes changed', alterada, 'planilla_danada', /alterada|cortada|mal escrita/],
    ['one with a password', () => compuesto('EncryptedPackage'), 'planilla_con_clave', /contraseña/],
    ['an old one', () => compuesto('Workbook'), 'planilla_vieja', /97-2003/],
    ['macros', () => conParte('xl/vbaProject.bin'), 'planilla_con_macros', /macros/],
    [
      'macros under another name',
      () =>
        libroDe({ ...SIMPLE, tipos: '<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>' }),
      'planilla_con_macros',
      /macros/,
    ],
    ['a file inside', () => conParte('xl/embeddings/otra.xlsx'), 'planilla_con_macros', /otros archivos/],
    ['a link in the archive', () => conParte('xl/enlace', '/etc/passwd', 0xa1ff0000), 'planilla_danada', /enlace/],
    ['a way out of the archive', () => conParte('../afuera.xml'), 'planilla_danada', /índice/],
    ['the same part twice', () => conParte('xl/workbook.xml'), 'planilla_danada', /dos veces/],
    [
      'too many files inside',
      () =>
        libroDe({ ...SIMPLE, otras: Array.from({ length: 60 }, (_, i) => ({ nombre: `x/${i}.xml`, contenido: '' })) }),
      'planilla_desmedida',
      /67 archivos/,
    ],
    ['a bomb', bomba, 'planilla_desmedida', /100 veces/],
    [
      'entities that multiply',
      () => hojaCruda('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><worksheet>&c;</worksheet>'),
      'planilla_danada',
      /tipo de documento/,
    ],
    ['XML that does not close', () => hojaCruda('<worksheet><sheetData>'), 'planilla_danada', /mal escrita/],
    ['letters that are not UTF-8', () => conXmlLatino(), 'planilla_danada', /UTF-8/],
    ['rows out of order', () => conXml('<sheetData><row r="3"/><row r="2"/></sheetData>'), 'planilla_danada', /orden/],
    ['a row beyond the last', () => conXml('<sheetData><row r="1048577"/></sheetData>'), 'planilla_danada', /orden/],
    [
      'a column beyond the last',
      () => conXml('<sheetData><row><c r="XFE1"><v>1</v></c></row></sheetData>'),
      'planilla_danada',
      /sin lugar/,
    ],
    [
      'a text that is not there',
      () => conXml('<sheetData><row><c t="s"><v>9</v></c></row></sheetData>'),
      'planilla_danada',
      /le falta un texto/,
    ],
    [
      'a cell longer than a cell',
      () => conXml(`<sheetData><row><c t="str"><v>${'abc'.repeat(11_000)}</v></c></row></sheetData>`),
      'planilla_desmedida',
      /no entra en una celda/,
    ],
    ['depth', () => hojaCruda(`${'<a>'.repeat(80)}${'</a>'.repeat(80)}`), 'planilla_danada', /niveles/],
  ])('%s', async (_, contenido, code, frase) => {
    const dicho = await rechazo(contenido());
    expect(dicho.code).toBe(`importaciones.${code}`);
    expect(dicho.frase).toMatch(frase);
  });

  const conXmlLatino = () =>
    comprimir(
      partesDe(SIMPLE).map((parte) =>
        parte.nombre === 'xl/worksheets/sheet1.xml'
          ? { ...parte, contenido: Buffer.from('<worksheet><v>\u00f1</v></worksheet>', 'latin1') }
          : parte,
      ),
    );

  it('a text that many cells repeat stops before it fills the disk', async () => {
    const largo = Array.from({ length: 32_000 }, (_, i) => String.fromCharCode(97 + ((i * 7) % 26))).join('');
    const celdas = Array.from({ length: 190 }, () => '<c t="s"><v>0</v></c>').join('');
    const xml = `<sheetData>${Array.from({ length: 60 }, () => `<row>${celdas}</row>`).join('')}</sheetData>`;
    const dicho = await rechazo(libroDe({ hojas: [{ nombre: 'H', xml }], compartidos: [largo] }));
    expect(dicho.code).toBe('importaciones.planilla_desmedida');
    expect(dicho.frase).toMatch(/repiten demasiado texto/);
  });
});
