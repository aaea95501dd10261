import { buffer } from 'node:stream/consumers';
import { lectorDe } from '@trastienda/nucleo/importaciones/lectura/tabla.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escribirCsv } from './csv.ts';

type Fila = { readonly nombre: string; readonly cantidad: string };
// Decoded by hand: a text decoder would swallow the BOM this is about.
const escribir = async (filas: Iterable<Fila>) =>
  (
    await buffer(
      escribirCsv({
        nombre: 'prueba.csv',
        columnas: [
          { titulo: 'Nombre', valor: (fila: Fila) => fila.nombre },
          { titulo: 'Cantidad', tipo: 'numero', valor: (fila: Fila) => fila.cantidad },
        ],
        filas,
      }),
    )
  ).toString('utf8');

it('opens in an Argentine spreadsheet: BOM, semicolons, decimal comma, CRLF', async () => {
  expect(await escribir([{ nombre: 'Filtro; de «aire»', cantidad: '-2.5' }])).toBe(
    '\ufeffNombre;Cantidad\r\n"Filtro; de «aire»";-2,5\r\n',
  );
});

it('lets no text run as a formula, and leaves negative numbers alone', async () => {
  const texto = await escribir([
    { nombre: '=HYPERLINK("x")', cantidad: '-1' },
    { nombre: '@x', cantidad: '1' },
  ]);
  expect(texto).toContain(`"'=HYPERLINK(""x"")";-1`);
  expect(texto).toContain("'@x;1");
});

it('lets no title that somebody chose run as a formula either', async () => {
  const columnas = ['=HYPERLINK("http://malo")', '@x', "'=1", 'Diámetro (mm)'].map((titulo) => ({
    titulo,
    valor: () => '',
  }));
  const bytes = await buffer(escribirCsv({ nombre: 'prueba.csv', columnas, filas: [] }));
  expect(bytes.toString('utf8')).toBe(`\ufeff"'=HYPERLINK(""http://malo"")";'@x;''=1;Diámetro (mm)\r\n`);
});

it('of a column of figures and texts, each row says which it has', async () => {
  const bytes = await buffer(
    escribirCsv<string>({
      nombre: 'prueba.csv',
      columnas: [
        {
          titulo: 'Antes',
          tipo: (valor) => (Number.isNaN(Number(valor)) ? 'texto' : 'numero'),
          valor: (valor) => valor,
        },
      ],
      filas: ['-2.5', '-2.5 mm'],
    }),
  );
  expect(bytes.toString('utf8')).toBe("\ufeffAntes\r\n-2,5\r\n'-2.5 mm\r\n");
});

it('what it protected, and what came with an apostrophe of its own, is read as it was', async () => {
  const textos = ['=1+1', "'=1+1", "''@a", '+54 9', "'+54 9", '-', "'-x", "'tis", "O'Higgins"];
  const escrito = await escribir(textos.map((nombre) => ({ nombre, cantidad: '1' })));
  const [titulos = [], ...filas] = parse(escrito, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
  const leidos = filas.map((celdas, i) =>
    lectorDe<'nombre'>({ titulos, lugares: { nombre: 0 } }, celdas, i).texto('nombre', 100),
  );
  expect(leidos).toEqual(textos);
});

it('gives back every text as it was, whatever it holds', async () => {
  const nombres = fc.array(
    fc.string().filter((nombre) => !/^'*[=+\-@\t\r\0]/.test(nombre)),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(nombres, async (lista) => {
      const escrito = await escribir(lista.map((nombre) => ({ nombre, cantidad: '1' })));
      const leido = parse<Record<string, string>>(escrito, {
        bom: true,
        delimiter: ';',
        columns: true,
        record_delimiter: '\r\n',
      });
      expect(leido.map((fila) => fila.Nombre)).toEqual(lista);
    }),
  );
});
