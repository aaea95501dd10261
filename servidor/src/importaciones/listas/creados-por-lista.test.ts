import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

const marca = async (nombre: string): Promise<{ readonly id: string; readonly version: number }> =>
  (await admin.post('/api/tablas-generales/marcas', { nombre })).cuerpo;

it('GAP-18 an artículo that a list creates is of the marca it says, by its name, unless a rule says another one', async () => {
  const [, bosch, vieja] = [await marca('Valeo'), await marca('Bosch'), await marca('Vieja')];
  const baja = { version: vieja.version, activa: false };
  expect(await admin.patch(`/api/tablas-generales/marcas/${vieja.id}`, baja)).toMatchObject({ status: 200 });
  const proveedorId = await mundo.proveedor();
  const filas = ['VALEO', 'Robert B.', 'Nadie', 'Vieja', ''].map((una, i) => `MC-${i};Repuesto ${i};${una};10`);
  const reglas = { marcas: [{ texto: 'Robert B.', marcaId: bosch.id, descuentos: null, omitir: false }] };
  const id = await mundo.comparada(`Código;Detalle;Marca;Precio\n${filas.join('\n')}\n`, proveedorId, reglas);
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 5, fallo: null });
  const { filas: creados } = (await admin.get('/api/articulos?buscar=MC&estado=BORRADOR&orden=codigo')).cuerpo;
  expect(creados.map((uno: { codigo: string; marca: unknown }) => [uno.codigo, uno.marca])).toMatchObject([
    ['MC-0', 'Valeo'],
    ['MC-1', 'Bosch'],
    ['MC-2', null],
    ['MC-3', null],
    ['MC-4', null],
  ]);
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
});

describe('ART-01 ART-25 the codes of an artículo that a list makes are judged as those of the ficha', () => {
  const codigosDe = async (codigo: string) => {
    const { filas } = (await admin.get(`/api/articulos?buscar=${codigo}&estado=BORRADOR`)).cuerpo;
    const { codigos } = (await admin.get(`/api/articulos/${filas[0].id}`)).cuerpo;
    return codigos.map(({ tipo, valor }: Record<string, string>) => `${tipo} ${valor}`).toSorted();
  };
  const aplicar = async (filas: readonly string[], reglas: object = {}) => {
    const proveedorId = await mundo.proveedor();
    const archivo = `Código;Detalle;Marca;Precio;Código de barras;OEM\n${filas.join('\n')}\n`;
    const id = await mundo.comparada(archivo, proveedorId, reglas);
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    const antes = await mundo.lineas(id);
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
    return { id, antes, despues: await mundo.lineas(id) };
  };

  it('a bar code whose digit of control is wrong is none: the line says so before and after, and in its file', async () => {
    const { id, antes, despues } = await aplicar([
      'CB-1;Filtro;;10;7790001234567;',
      'CB-2;Correa;;10;7790001234575;OEM-CB',
    ]);
    const sin = [{ tipo: 'BARRAS', valor: '7790001234567', debido: '8', de: null }];
    for (const lineas of [antes, despues]) expect(lineas).toMatchObject([{ sinCodigos: sin }, { sinCodigos: [] }]);
    expect(await codigosDe('CB-1')).toEqual(['PROVEEDOR CB-1']);
    expect(await codigosDe('CB-2')).toEqual(['BARRAS 7790001234575', 'ORIGINAL OEM-CB', 'PROVEEDOR CB-2']);
    const { texto } = await admin.get(mundo.ruta(id, '/lineas/exportar?columnas=codigo,estado&orden=codigo'));
    expect(texto).toContain('CB-1;Se crea;;código de barras 7790001234567: tendría que terminar en 8');
  });

  it('one that is of another artículo stays with it, and the line says whose it is', async () => {
    const duenio = { codigo: 'CB-3', descripcion: 'Suyo', codigos: [{ tipo: 'BARRAS', valor: '7790001234582' }] };
    expect((await admin.post('/api/articulos', duenio)).status).toBe(201);
    await mundo.articulo('OEM-CB-4');
    const { despues } = await aplicar(['CB-4;Disco;;10;7790001234582;OEM CB 4'], { emparejar: ['PROVEEDOR'] });
    expect(despues[0].sinCodigos).toEqual([
      { tipo: 'BARRAS', valor: '7790001234582', debido: null, de: 'CB-3' },
      { tipo: 'ORIGINAL', valor: 'OEM CB 4', debido: null, de: 'OEM-CB-4' },
    ]);
    expect(await codigosDe('CB-4')).toEqual(['PROVEEDOR CB-4']);
  });

  it('what is called as another one is scanned, or is the same thing of the same marca, is not made', async () => {
    await marca('Wega');
    const duenio = { codigo: 'CB-5', descripcion: 'Suyo', codigos: [{ tipo: 'ORIGINAL', valor: 'CB-6' }] };
    expect((await admin.post('/api/articulos', duenio)).status).toBe(201);
    const { despues } = await aplicar(
      ['CB-6;Cruzado;;10;;', 'CB-7;Uno;Wega;10;;OEM-9', 'CB-8;El mismo;Wega;10;;oem 9', 'CB-9;De otra;;10;;OEM-9'],
      { emparejar: ['PROVEEDOR'] },
    );
    expect(despues.map(({ codigo, omitida }: Record<string, unknown>) => [codigo, omitida])).toEqual([
      ['CB-6', 'CODIGO_TOMADO'],
      ['CB-7', null],
      ['CB-8', 'CODIGO_TOMADO'],
      ['CB-9', null],
    ]);
  });

  it('one that two lines bring goes to the first, and the second says so before anything is applied', async () => {
    const { antes, despues } = await aplicar([
      'CB-10;Bujía;;10;7790001234599;OEM-10',
      'CB-11;Bujía larga;;10;779-0001234599;oem 10',
      'CB-12;Otra;;10;;',
    ]);
    const sin = [
      { tipo: 'BARRAS', valor: '779-0001234599', debido: null, de: 'CB-10' },
      { tipo: 'ORIGINAL', valor: 'oem 10', debido: null, de: 'CB-10' },
    ];
    for (const lineas of [antes, despues]) {
      expect(lineas).toMatchObject([{ sinCodigos: [] }, { sinCodigos: sin }, { sinCodigos: [] }]);
    }
    expect(await codigosDe('CB-11')).toEqual(['PROVEEDOR CB-11']);
  });

  it('one that is the own code of another line stays with that one, wherever it comes, and the line says so before', async () => {
    const { antes, despues } = await aplicar(['CB-13;Uno;;10;;CB-14', 'CB-14;Otro;;10;;', 'CB-15;Tercero;;10;;cb 14']);
    const sin = (valor: string) => [{ tipo: 'ORIGINAL', valor, debido: null, de: 'CB-14' }];
    for (const lineas of [antes, despues]) {
      expect(lineas).toMatchObject([{ sinCodigos: sin('CB-14') }, { sinCodigos: [] }, { sinCodigos: sin('cb 14') }]);
    }
  });

  it('a line that makes none, for it has no name, takes its code from no other', async () => {
    const filas = ['LP-1;;10;NUESTRO-1', 'LP-2;Con nombre;10;NUESTRO-1', 'LP-3;Otra vez;10;NUESTRO-1'];
    const id = await mundo.comparada(
      `Código;Detalle;Precio;Nuestro código\n${filas.join('\n')}\n`,
      await mundo.proveedor(),
    );
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1, fallo: null });
    expect((await mundo.lineas(id)).map(({ omitida }: Record<string, unknown>) => omitida)).toEqual([
      'SIN_DESCRIPCION',
      null,
      'CODIGO_TOMADO',
    ]);
  });
});
