import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { leerFechaHora } from '@trastienda/nucleo/importaciones/lectura/fechas.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escribirXlsx } from '#http/planilla/xlsx.ts';
import { convertirPlanilla } from './convertir.ts';
import { abrirPaquete } from './paquete.ts';

let carpeta: string;
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'xlsx-de-prueba-'));
});
afterAll(() => rm(carpeta, { recursive: true, force: true }));

type Fila = readonly [texto: string | null, numero: string];
let vez = 0;

/** What a reader that is not the writer finds in the file. */
async function idaYVuelta(filas: readonly Fila[]): Promise<string[][]> {
  const bytes = await buffer(
    escribirXlsx<Fila>({
      nombre: 'lista.csv',
      columnas: [
        { titulo: 'Texto', valor: ([texto]) => texto },
        { titulo: 'Número', tipo: 'numero', valor: ([, numero]) => numero },
      ],
      filas,
    }),
  );
  vez += 1;
  const [ruta, destino] = [join(carpeta, `${vez}.xlsx`), join(carpeta, `${vez}`)];
  await writeFile(ruta, bytes);
  const { hojas } = await convertirPlanilla(ruta, destino);
  expect(hojas).toEqual(['lista']);
  return parse(await readFile(join(destino, '0.csv'), 'utf8'), { delimiter: ';', relax_column_count: true });
}

it('numbers are numbers, exact to fifteen digits; with more they stay as they are, in a text', async () => {
  expect(
    await idaYVuelta([
      ['a', '12500.5'],
      ['b', '-3'],
      ['c', '1234567890123456.78'],
      [null, '0.0001'],
    ]),
  ).toEqual([
    ['Texto', 'Número'],
    ['a', '\ue00012500.5'],
    ['b', '-3'],
    ['c', '1234567890123456.78'],
    ['', '\ue0000.0001'],
  ]);
});

it('dates are dates, to the minute, and come back as they were; what is none stays a text', async () => {
  const deFechas = async (fechas: readonly string[]) => {
    const bytes = await buffer(
      escribirXlsx<string>({
        nombre: 'fechas.csv',
        columnas: [
          { titulo: 'N', valor: () => 'x' },
          { titulo: 'Cuándo', tipo: 'fecha', valor: (fecha) => fecha },
        ],
        filas: fechas,
      }),
    );
    vez += 1;
    const [ruta, destino] = [join(carpeta, `${vez}.xlsx`), join(carpeta, `${vez}`)];
    await writeFile(ruta, bytes);
    await convertirPlanilla(ruta, destino);
    const paquete = await abrirPaquete(ruta);
    const [hoja, estilos] = await Promise.all(
      ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map(async (parte) =>
        (await buffer(paquete.leer(parte))).toString(),
      ),
    );
    paquete.cerrar();
    const leidas: string[][] = parse(await readFile(join(destino, '0.csv'), 'utf8'), { delimiter: ';' });
    return { leidas: leidas.slice(1).map(([, fecha]) => fecha), hoja, estilos };
  };
  const { leidas, hoja, estilos } = await deFechas([
    ...['20/11/2026 10:42', '20/11/2026', '2026-11-20', '', '31/02/2026', '01/02/1900', 'mañana'],
  ]);
  expect(leidas).toEqual([
    ...['2026-11-20 10:42:00', '2026-11-20', '2026-11-20', '', '31/02/2026', '01/02/1900', 'mañana'],
  ]);
  expect([...(hoja?.matchAll(/<c r="B(\d)" s="\d+"><v>[\d.]+<\/v>/g) ?? [])].map(([, fila]) => fila)).toEqual([
    ...['2', '3', '4'],
  ]);
  expect(estilos).toContain('formatCode="dd/mm/yyyy hh:mm"');
  expect(estilos).toContain('formatCode="dd/mm/yyyy"');

  const instantes = fc.array(
    fc.date({ min: new Date('1900-03-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(instantes, async (lista) => {
      const textos = lista.map(fechaHoraTexto);
      const vueltas = (await deFechas(textos)).leidas.map((leida) => {
        const fecha = leerFechaHora(leida ?? '');
        return fecha.ok ? fechaHoraTexto(fecha.value) : leida;
      });
      expect(vueltas).toEqual(textos);
    }),
    { numRuns: 30 },
  );
});

it('no text is a formula, and all of them come back as they were: export and import are the identity', async () => {
  const ejemplos = ['=SUM(A1)', '@x', '+54 11', '-1', 'a\tb', 'a & <b>', '_x0041_', '\u0007', 'ñandú', "'=x", '😀'];
  const textos = fc.array(
    fc.oneof(fc.constantFrom(...ejemplos), fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(textos, async (lista) => {
      const leidas = await idaYVuelta(lista.map((texto) => [texto, '1']));
      // The mark of numbers is the one character no text may bring.
      const esperados = lista.map((texto) => texto.replaceAll('\ue000', '\ufffd'));
      expect(leidas.slice(1).map(([texto]) => texto)).toEqual(esperados);
    }),
    { numRuns: 60 },
  );
});

it('amounts have their thousands and the decimals they come with, whole numbers stay as they are, and columns are as wide as what they say', async () => {
  const bytes = await buffer(
    escribirXlsx<Fila>({
      nombre: 'lista.csv',
      columnas: [
        { titulo: 'Descripción', valor: ([texto]) => texto },
        { titulo: 'Precio', tipo: 'numero', valor: ([, numero]) => numero },
      ],
      filas: [
        ['Amortiguador delantero derecho de gas', '12500.50'],
        ['b', '0.1234'],
        ['x'.repeat(500), '2015'],
      ],
    }),
  );
  const ruta = join(carpeta, 'formatos.xlsx');
  await writeFile(ruta, bytes);
  const paquete = await abrirPaquete(ruta);
  const leer = async (parte: string) => (await buffer(paquete.leer(parte))).toString();
  const [hoja, estilos] = [await leer('xl/worksheets/sheet1.xml'), await leer('xl/styles.xml')];
  paquete.cerrar();
  const formatoDe = (celda: string) => {
    const lugar = Number(new RegExp(`<c r="${celda}"(?: s="(\\d+)")?>`).exec(hoja)?.[1] ?? 0);
    const propios = estilos.slice(estilos.indexOf('<cellXfs')).match(/<xf numFmtId="\d+"/g) ?? [];
    const numero = propios[lugar]?.match(/\d+/)?.[0];
    return new RegExp(`<numFmt numFmtId="${numero}" formatCode="([^"]*)"`).exec(estilos)?.[1];
  };
  expect(['B2', 'B3', 'B4'].map(formatoDe)).toEqual(['#,##0.00', '#,##0.0000', undefined]);
  expect([...hoja.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, ancho]) => Number(ancho))).toEqual([60, 13]);
});

it('rows come from where they are read one at a time, and are let go when the reader leaves', async () => {
  let leidas = 0;
  let soltada = false;
  const filas = async function* () {
    try {
      for (let i = 0; i < 1_000_000; i += 1) {
        leidas += 1;
        yield [`${Math.random()}`.repeat(4), '1'] as Fila;
      }
    } finally {
      soltada = true;
    }
  };
  const flujo = escribirXlsx<Fila>({
    nombre: 'x.csv',
    columnas: [{ titulo: 'T', valor: ([texto]) => texto }],
    filas: filas(),
  });
  for await (const _ of flujo) break;
  await expect.poll(() => soltada).toBe(true);
  expect(leidas).toBeLessThan(100_000);
});

it('rows that fail break the file, and nobody takes it for whole', async () => {
  const filas = async function* (): AsyncGenerator<Fila> {
    yield ['a', '1'];
    throw new Error('the database went away');
  };
  const flujo = escribirXlsx<Fila>({ nombre: 'x.csv', columnas: [{ titulo: 'T', valor: ([t]) => t }], filas: filas() });
  await expect(buffer(flujo)).rejects.toThrow('the database went away');
});
