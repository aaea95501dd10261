import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { filasDeHoja, libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type Carpeta, crearCarpeta, importarEn } from './archivos-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
let carpeta: Carpeta;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
  carpeta = await crearCarpeta();
});
afterAll(async () => {
  await prueba.cerrar();
  await carpeta.borrar();
});

const guardados = () => readdir(join(prueba.dataDir, 'importaciones')).catch(() => []);

const LISTA = filasDeHoja([
  ['Repuestos del Sur', null, null, null],
  ['Código', 'Descripción', 'Precio', 'Cód. interno'],
  ['X-100', 'Bujía', 1.234, 'nota al margen'],
  ['X-200', 'Filtro', 12500.333333333334, null],
  [30115561, "'=SUMA(A1)", 1500, null],
]);

describe('ART-20: a spreadsheet comes in as a text does', () => {
  it('is recognised, rehearsed and applied: its sheet, the row of its titles, numbers as its cells hold them', async () => {
    const libro = libroDe({
      hojas: [
        { nombre: 'Instrucciones', xml: filasDeHoja([['Leer antes de usar']]) },
        { nombre: 'Lista', xml: LISTA },
      ],
    });
    const cargada = await articulos.subir(libro, 'Lista de noviembre.XLSX');
    expect(cargada).toMatchObject({
      status: 201,
      cuerpo: { hojas: ['Instrucciones', 'Lista'], formato: { hoja: 'Lista', encabezado: 2 }, faltan: [] },
    });
    const { id, muestra, mapeo } = cargada.cuerpo;
    expect(mapeo).toEqual({ codigo: 0, descripcion: 1, precio: 2 });
    expect(muestra[0]).toMatchObject({ fila: 3, celdas: ['X-100', 'Bujía', '1.234', 'nota al margen'], rechazos: [] });
    expect(muestra.map(({ valores }: { valores: object }) => valores)).toMatchObject([
      { precio: '1,234' },
      { codigo: 'X-200' },
      { codigo: '30115561', descripcion: '=SUMA(A1)' },
    ]);

    const aplicada = await articulos.hacer(id, 'aplicar');
    expect(aplicada.cuerpo).toMatchObject({ estado: 'APLICADA', leidas: 3, crear: 3, rechazadas: 0, hojas: [] });
    const { filas } = (await admin.get('/api/articulos?orden=codigo')).cuerpo;
    expect(filas.map(({ codigo, precio }: { codigo: string; precio: string }) => [codigo, precio])).toEqual([
      ['30115561', '1500.00'],
      ['X-100', '1.234'],
      ['X-200', '12500.3333'],
    ]);
    // It is taken away once its answer has gone.
    await vi.waitFor(async () => expect(await guardados()).toEqual([]), { timeout: 10_000 });
  });

  it('another of its sheets can be chosen; one that is not there is refused, and so is a sheet of a text', async () => {
    const hoja = (codigo: string) =>
      filasDeHoja([
        ['Código', 'Descripción'],
        [codigo, 'Correa'],
      ]);
    const libro = libroDe({
      hojas: [
        { nombre: 'Enero', xml: hoja('E-1') },
        { nombre: 'Febrero', xml: hoja('F-1') },
      ],
    });
    const { id, formato } = (await articulos.subir(libro, 'meses.xlsx')).cuerpo;
    expect(formato.hoja).toBe('Enero');
    const otra = await articulos.cambiar(id, { formato: { hoja: 'Febrero', separador: '|' } });
    expect(otra.cuerpo.formato).toMatchObject({ hoja: 'Febrero', separador: ';' });
    expect(otra.cuerpo.muestra).toMatchObject([{ fila: 2, valores: { codigo: 'F-1' } }]);
    const ninguna = await articulos.cambiar(id, { formato: { hoja: 'Marzo' } });
    expect(ninguna).toMatchObject({ status: 400, cuerpo: { code: 'importaciones.hoja_desconocida' } });
    expect(ninguna.cuerpo.title).toContain('Las que hay son «Enero» y «Febrero»');
    expect((await articulos.hacer(id, 'descartar')).status).toBe(200);

    const texto = (await articulos.subir('Código;Descripción\nA;B\n')).cuerpo;
    const sinHojas = await articulos.cambiar(texto.id, { formato: { hoja: 'Hoja1' } });
    expect(sinHojas).toMatchObject({ status: 400, cuerpo: { code: 'importaciones.hoja_desconocida' } });
    await articulos.hacer(texto.id, 'descartar');
    expect(await guardados()).toEqual([]);
  });

  it('a profile saved from one serves the next, and a text with the same titles', async () => {
    const xml = filasDeHoja([
      ['Ref', 'Nombre'],
      ['P-1', 'Polea'],
    ]);
    const libro = libroDe({
      hojas: [
        { nombre: 'Otra', xml: filasDeHoja([['x']]) },
        { nombre: 'Precios', xml },
      ],
    });
    const { id } = (await articulos.subir(libro, 'a.xlsx')).cuerpo;
    const mapeada = await articulos.cambiar(id, {
      formato: { hoja: 'Precios', encabezado: 1 },
      mapeo: { codigo: 0, descripcion: 1 },
    });
    expect(mapeada.status).toBe(200);
    const perfil = await admin.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'Del proveedor' });
    expect(perfil.status).toBe(201);
    const otra = (await articulos.subir(libro, 'b.xlsx')).cuerpo;
    expect(otra).toMatchObject({ perfil: 'Del proveedor', formato: { hoja: 'Precios' }, mapeo: { codigo: 0 } });
    const texto = (await articulos.subir('Ref,Nombre\nP-2,Polea\n', 'c.csv')).cuerpo;
    expect(texto).toMatchObject({ perfil: 'Del proveedor', formato: { separador: ',' }, mapeo: { codigo: 0 } });
    expect(texto.formato).not.toHaveProperty('hoja');
  });

  it('one that is refused leaves nothing behind, neither in the database nor on disk', async () => {
    const antes = [(await admin.get('/api/importaciones')).cuerpo.total, await guardados()];
    const bomba = libroDe({ hojas: [{ nombre: 'H', xml: `<sheetData>${' '.repeat(3_000_000)}</sheetData>` }] });
    expect(await articulos.subir(bomba, 'bomba.xlsx')).toMatchObject({
      status: 413,
      cuerpo: { code: 'importaciones.planilla_desmedida' },
    });
    const vacia = libroDe({ hojas: [{ nombre: 'H', xml: '<sheetData/>' }] });
    expect(await articulos.subir(vacia, 'vacia.xlsx')).toMatchObject({
      status: 400,
      cuerpo: { code: 'importaciones.archivo_vacio' },
    });
    const ancha = libroDe({
      hojas: [{ nombre: 'H', xml: filasDeHoja([Array.from({ length: 201 }, (_, i) => `c${i}`)]) }],
    });
    expect(await articulos.subir(ancha, 'ancha.xlsx')).toMatchObject({
      status: 413,
      cuerpo: { code: 'importaciones.demasiadas_columnas' },
    });
    const pesada = Buffer.alloc(26 * 1024 * 1024);
    expect(await articulos.subir(pesada, 'pesada.xlsx')).toMatchObject({
      status: 413,
      cuerpo: { code: 'importaciones.archivo_grande' },
    });
    expect([(await admin.get('/api/importaciones')).cuerpo.total, await guardados()]).toEqual(antes);
  });

  it('comes in by the console too', async () => {
    const xml = filasDeHoja([
      ['Código', 'Descripción', 'Precio'],
      ['C-1', 'Cable', 10.5],
    ]);
    const ruta = await carpeta.escribir('consola.xlsx', libroDe({ hojas: [{ nombre: 'H', xml }] }));
    expect(await importarEn(prueba, { entidad: 'articulos', ruta })).toMatchObject({
      leidas: 1,
      crear: 1,
      aplicada: true,
    });
  });
});
