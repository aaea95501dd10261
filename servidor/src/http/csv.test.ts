import { buffer } from 'node:stream/consumers';
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

it('gives back every text as it was, whatever it holds', async () => {
  const nombres = fc.array(
    fc.string().filter((nombre) => !/^[=+\-@\t\r\0]/.test(nombre)),
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
