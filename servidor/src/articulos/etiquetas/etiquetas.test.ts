import { digitoDeControl } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { anchosDe, leerCode128, leerEan13 } from '#prueba/leer-barras.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { dibujarSimbolo } from './dibujar-simbolo.ts';

const E = '/api/articulos/etiquetas';
const LOTES = '/api/articulos/lotes-de-precio';
const A4 = {
  nombre: 'A4 3 × 8',
  papel: 'HOJA',
  anchoDePapel: 210,
  altoDePapel: 297,
  columnas: 3,
  filas: 8,
  ancho: 70,
  alto: 37,
  izquierda: 0,
  arriba: 0.5,
  entreColumnas: 0,
  entreFilas: 0,
};

let prueba: Prueba;
let persona: Cliente;
let filtro: string;
let bujia: string;

beforeAll(async () => {
  prueba = await crearPrueba();
  prueba.reloj.ahora = new Date('2036-11-20T15:00:00Z');
  persona = await prueba.cliente();
  filtro = await sembrarArticulo(prueba.db, { codigo: 'WO-342', descripcion: 'Filtro de aceite', precio: '20300.00' });
  bujia = await sembrarArticulo(prueba.db, { codigo: 'BKR6', descripcion: 'Bujía', precio: '10.00' });
  await prueba.db
    .insertInto('codigo_articulo')
    .values({
      id: INICIALES.lista,
      articulo_id: bujia,
      tipo: 'BARRAS',
      valor: '7798123450019',
      valor_norm: '7798123450019',
      decimales: 0,
      cantidad_por_lectura: '1',
    })
    .execute();
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: filtro, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '3' })
    .execute();
});
afterAll(() => prueba.cerrar());

const preparar = (que: object, resto: object = {}, quien = persona, clave?: string) =>
  quien.post(`${E}/impresiones`, { que, dicen: {}, formato: A4, ...resto }, clave === undefined ? {} : { clave });
const imprimir = async (que: object, resto: object = {}) => {
  const { status, cuerpo, texto } = await preparar(que, resto);
  expect(status, texto).toBe(201);
  return leerPdf((await persona.get(`${E}/impresiones/${cuerpo.id}/pdf`)).bytes);
};
/** A batch over some artículos, applied. */
const aplicar = async (articuloIds: readonly string[]) => {
  let lote = (
    await persona.post(LOTES, {
      motivo: 'Aumento',
      listaIds: [INICIALES.lista],
      filtro: { articuloIds },
      regla: { tipo: 'PORCENTAJE', valor: '10' },
    })
  ).cuerpo;
  for (const accion of ['simular', 'aprobar', 'aplicar']) {
    lote = (await persona.post(`${LOTES}/${lote.id}/${accion}`, { version: lote.version })).cuerpo;
  }
  return lote;
};
const codigos = (hojas: Awaited<ReturnType<typeof imprimir>>) =>
  hojas.map(({ textos }) => textos.map(({ texto }) => texto).filter((texto) => /^(WO-342|BKR6)$/.test(texto)));

describe('ART-23 labels', () => {
  it('are printed on their paper with what they say, and the bars hold the code', async () => {
    const [hoja, ...otras] = await imprimir({ articulos: `${filtro},${bujia}` });
    expect(otras).toEqual([]);
    expect([hoja?.ancho, hoja?.alto].map((puntos) => Math.round(((puntos ?? 0) * 25.4) / 72))).toEqual([210, 297]);
    expect(hoja?.textos.map(({ texto }) => texto)).toEqual([
      'WO-342',
      'Filtro de aceite',
      '$ 24.563,00',
      'Lista 1 · con IVA',
      '20/11/2036',
      'BKR6',
      'Bujía',
      // Its bars say what nothing else on the label does.
      '7798123450019',
      '$ 12,10',
      'Lista 1 · con IVA',
      '20/11/2036',
    ]);
    const barras = (desde: number) =>
      (hoja?.rectangulos ?? []).map(([x, , ancho]) => ({ x, ancho })).filter(({ x }) => x >= desde && x < desde + 198);
    const modulo = (cuales: readonly { readonly ancho: number }[]) => Math.min(...cuales.map(({ ancho }) => ancho));
    expect(leerCode128(anchosDe(barras(0), modulo(barras(0))))).toBe('WO-342');
    expect(leerEan13(anchosDe(barras(198.5), modulo(barras(198.5))))).toBe('7798123450019');
  });

  it('begin at the place asked for of a used sheet and go on to the next', async () => {
    const hojas = await imprimir({ articulos: filtro, cantidad: 4 }, { desde: 23 });
    expect(codigos(hojas).map(({ length }) => length)).toEqual([2, 2]);
    expect((await preparar({ articulos: filtro }, { desde: 25 })).status).toBe(400);
  });

  it('are as many as asked, as there are in the sucursal, or as were received', async () => {
    expect(
      codigos(
        await imprimir({ articulos: `${filtro},${bujia}`, copias: 'STOCK', sucursalId: INICIALES.sucursal }),
      ).flat(),
    ).toEqual(['WO-342', 'WO-342', 'WO-342']);
    const ajuste = await persona.post('/api/stock/ajustes', {
      depositoId: INICIALES.deposito,
      motivoId: INICIALES.motivoStockInicial,
      renglones: [
        { articuloId: bujia, cantidad: '2' },
        { articuloId: filtro, cantidad: '-1' },
      ],
    });
    expect(ajuste.status, ajuste.texto).toBe(201);
    expect(codigos(await imprimir({ ajusteId: ajuste.cuerpo.id, copias: 'RECIBIDAS' })).flat()).toEqual([
      'BKR6',
      'BKR6',
    ]);
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
    const deRosario = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [sucursalId] });
    expect((await preparar({ ajusteId: ajuste.cuerpo.id, copias: 'RECIBIDAS' }, {}, deRosario)).status).toBe(404);
    expect(
      (await preparar({ articulos: filtro, copias: 'STOCK', sucursalId: INICIALES.sucursal }, {}, deRosario)).cuerpo
        .code,
    ).toBe('articulos.sin_etiquetas');
  });

  it('come from a filter of the table or from a price batch', async () => {
    expect(codigos(await imprimir({ filtro: 'orden=-codigo&tipo=PRODUCTO' })).flat()).toEqual(['WO-342', 'BKR6']);
    expect((await preparar({ filtro: 'tipo=NADA' })).status).toBe(400);
    // Chosen in the table as everything but some (TD-10).
    expect(codigos(await imprimir({ filtro: 'orden=-codigo&tipo=PRODUCTO', salvo: filtro })).flat()).toEqual(['BKR6']);
    expect((await preparar({ filtro: '', salvo: 'ninguno' })).status).toBe(400);
    const lote = await aplicar([filtro, bujia]);
    const hojas = await imprimir({ loteId: lote.id, sucursalId: INICIALES.sucursal });
    expect(codigos(hojas).flat()).toEqual(['WO-342']);
    expect(hojas[0]?.textos.map(({ texto }) => texto)).toContain('$ 27.019,30');
    expect((await preparar({ loteId: lote.id })).status).toBe(400);
  });

  it('are shown before they are printed, with their symbols drawn', async () => {
    const { cuerpo } = await persona.get(`${E}/muestra?articulos=${bujia}&cantidad=5&simbolo=QR`);
    expect(cuerpo).toMatchObject({ articulos: 1, etiquetas: 5, origen: '1 artículo', hoy: '20/11/2036' });
    expect(cuerpo.filas[0]).toMatchObject({
      codigo: 'BKR6',
      copias: 5,
      simbolo: { tipo: 'QR', texto: '7798123450019' },
    });
    expect(cuerpo.filas[0].simbolo.rectangulos.length).toBeGreaterThan(50);
    expect((await persona.get(`${E}/muestra`)).cuerpo).toMatchObject({ articulos: 0, etiquetas: 0, filas: [] });
    expect((await persona.get(`${E}/muestra?articulos=${'a'.repeat(36)}`)).status).toBe(400);
  });

  it('ART-01 bear the code of one unit and never that of a box, in the list of a batch too', async () => {
    const caja = await sembrarArticulo(prueba.db, { codigo: 'CAJA-1', precio: '10.00' });
    const suelto = await sembrarArticulo(prueba.db, { codigo: 'SUELTO-1', precio: '10.00', decimales: 2 });
    const codigo = async (id: string, valor: string, cantidad: string) => {
      const alta = await persona.post(`/api/articulos/${id}/codigos`, {
        version: (await persona.get(`/api/articulos/${id}`)).cuerpo.version,
        tipo: 'BARRAS',
        valor,
        cantidadPorLectura: cantidad,
      });
      expect(alta.status, alta.texto).toBe(201);
    };
    await codigo(caja, '7790000000126', '12');
    await codigo(suelto, '7790000000003', '0.5');
    await codigo(suelto, '7790000000010', '1');
    await prueba.db
      .insertInto('saldo_stock')
      .values(
        [caja, suelto].map((articulo_id) => ({
          articulo_id,
          deposito_id: INICIALES.deposito,
          permite_negativo: false,
          fisico: '2',
        })),
      )
      .execute();

    const { filas } = (await persona.get(`${E}/muestra?articulos=${caja},${suelto}`)).cuerpo;
    expect(filas.map(({ simbolo }: { simbolo: { texto: string } }) => simbolo.texto)).toEqual([
      'CAJA-1',
      '7790000000010',
    ]);

    const lote = await aplicar([caja, suelto]);
    const hoja = await persona.get(`${LOTES}/${lote.id}/etiquetas?sucursalId=${INICIALES.sucursal}`);
    expect(hoja.cuerpo.filas.map(({ codigoDeBarras }: { codigoDeBarras: string | null }) => codigoDeBarras)).toEqual([
      null,
      '7790000000010',
    ]);
  });

  it('are never more than a printer should be given, and the same order twice prepares them once', async () => {
    const muchas = await preparar({ filtro: '', cantidad: 999, articulos: undefined });
    expect(muchas.status).toBe(201);
    await Promise.all(Array.from({ length: 9 }, (_, n) => sembrarArticulo(prueba.db, { codigo: `MAS-${n}` })));
    expect((await preparar({ filtro: '', cantidad: 999 })).cuerpo).toMatchObject({
      code: 'articulos.demasiadas_etiquetas',
      data: { maximo: 10_000 },
    });
    const [una, otra] = await Promise.all(
      [1, 2].map(() => preparar({ articulos: filtro }, {}, persona, 'misma-clave')),
    );
    expect(una?.cuerpo.id).toBe(otra?.cuerpo.id);
  });

  it('are kept, the last first, to be printed again with the prices of then', async () => {
    const { cuerpo } = await persona.get(`${E}/impresiones?porPagina=2`);
    expect(cuerpo.filas[0]).toMatchObject({ origen: '1 artículo', articulos: 1, etiquetas: 1, formato: A4 });
    expect((await persona.get(`${E}/impresiones?buscar=lote`)).cuerpo.total).toBe(1);
    expect((await persona.get(`${E}/impresiones/${bujia}/pdf`)).status).toBe(404);
    await expect(prueba.db.deleteFrom('impresion_etiqueta').execute()).rejects.toThrow();
  });

  it('are prepared by more people at once than there are connections to the database', async () => {
    const todas = await Promise.all(Array.from({ length: 24 }, () => preparar({ filtro: 'tipo=PRODUCTO' })));
    expect(todas.map(({ status }) => status)).toEqual(todas.map(() => 201));
  }, 20_000);
});

describe('ART-23 own formats', () => {
  it('are kept by name, refused twice, and taken away', async () => {
    const propio = { ...A4, nombre: 'Góndola', ancho: 60 };
    const [una, otra] = await Promise.all([
      persona.post(`${E}/formatos`, propio),
      persona.post(`${E}/formatos`, { ...propio, nombre: 'GONDOLA' }),
    ]);
    expect([una.status, otra.status].toSorted()).toEqual([201, 409]);
    const { filas } = (await persona.get(`${E}/formatos`)).cuerpo;
    expect(filas).toEqual([{ id: expect.any(String), ...propio, nombre: filas[0].nombre }]);
    expect((await persona.delete(`${E}/formatos/${filas[0].id}`)).status).toBe(200);
    expect((await persona.delete(`${E}/formatos/${filas[0].id}`)).status).toBe(404);
    expect((await persona.get(`${E}/formatos`)).cuerpo.filas).toEqual([]);
  });

  it('take no name of those sold everywhere, however it is written', async () => {
    const { status, cuerpo } = await persona.post(`${E}/formatos`, { ...A4, nombre: 'rollo 50 × 25 MM' });
    expect([status, cuerpo.code]).toEqual([409, 'articulos.formato_repetido']);
  });

  it('C09 are refused with half a character in their name, which no text of the database keeps', async () => {
    const { status, cuerpo } = await persona.post(`${E}/formatos`, { ...A4, nombre: 'Góndola \uD800' });
    expect(status).toBe(400);
    expect(cuerpo.issues).toMatchObject([{ message: 'Tiene un carácter que no se puede guardar.' }]);
  });

  it('fit their paper, or say which way they do not', async () => {
    const { status, cuerpo } = await persona.post(`${E}/formatos`, { ...A4, columnas: 4 });
    expect(status).toBe(400);
    expect(cuerpo.issues).toEqual([
      expect.objectContaining({ message: 'Las etiquetas no entran a lo ancho del papel.' }),
    ]);
  });
});

it('ART-23 every Code 128 and every EAN-13 holds its code', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e]{1,20}$/), (texto) => {
      const { modulos, rectangulos } = dibujarSimbolo({ tipo: 'CODE128', texto });
      expect(
        leerCode128(
          anchosDe(
            rectangulos.map(([x, , ancho]) => ({ x, ancho })),
            1 / modulos,
          ),
        ),
      ).toBe(texto);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (doce) => {
      const texto = doce + digitoDeControl(doce);
      const { modulos, rectangulos } = dibujarSimbolo({ tipo: 'EAN13', texto });
      expect(
        leerEan13(
          anchosDe(
            rectangulos.map(([x, , ancho]) => ({ x, ancho })),
            1 / modulos,
          ),
        ),
      ).toBe(texto);
    }),
  );
});
