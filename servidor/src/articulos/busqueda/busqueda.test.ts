import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
const ids = new Map<string, string>();

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' })).cuerpo.id;
  await crear('WO-342', 'Filtro de aceite Hilux 2.8 TDI 2016/', {
    marcaId: marca,
    precio: '18450',
    codigos: [
      { tipo: 'ORIGINAL', valor: '04152-YZZA1' },
      { tipo: 'BARRAS', valor: '7798123450019', cantidadPorLectura: '12' },
    ],
  });
  await crear('W 712/95', 'Filtro de aceite Hilux 3.0 D4D');
  await crear('FAP-9128', 'Filtro de aire Hilux 2.8', { marcaId: marca });
  await crear('0012-A', 'Tuerca con ceros');
  await crear('M6-1.0', 'Tornillo paso 1.0');
  await crear('M6-10', 'Tornillo de 10', { repetirCodigo: { motivo: 'Otra medida' } });
  await crear('FLETE', 'Flete a domicilio', { tipo: 'SERVICIO' });
  await crear('BORR-1', 'Filtro en borrador', { estado: 'BORRADOR' });
  await crear('7798123450', 'Código que parece de barras');
});
afterAll(() => prueba.cerrar());

async function crear(codigo: string, descripcion: string, resto: object = {}): Promise<void> {
  const { status, cuerpo } = await persona.post('/api/articulos', { codigo, descripcion, ...resto });
  expect(status).toBe(201);
  ids.set(codigo, cuerpo.id);
}

const buscar = async (texto: string, resto = '', quien = persona) =>
  (await quien.get(`/api/articulos/buscar?texto=${encodeURIComponent(texto)}${resto}`)).cuerpo;
const codigosDe = async (texto: string, resto = '') =>
  (await buscar(texto, resto)).filas.map(({ codigo }: { codigo: string }) => codigo);

describe('ART-02 GET /api/articulos/buscar', () => {
  it('an exact code comes first, whatever the hyphens, dots, spaces, case, accents or leading zeros', async () => {
    for (const texto of ['WO-342', 'wo342', ' w.o.3 4 2 ', 'WÓ-342']) {
      expect(await buscar(texto)).toMatchObject({ exacto: true, filas: [{ codigo: 'WO-342', motivo: 'CODIGO' }] });
    }
    expect(await buscar('12a')).toMatchObject({ exacto: true, filas: [{ codigo: '0012-A', exacto: true }] });
    expect(await buscar('000012A')).toMatchObject({ exacto: true, filas: [{ codigo: '0012-A' }] });
    expect(await buscar('00WO342')).toMatchObject({ exacto: true, filas: [{ codigo: 'WO-342', exacto: true }] });
  });

  it('then codes that begin so, then all the words in any order', async () => {
    expect(await codigosDe('W')).toEqual(['W 712/95', 'WO-342', 'FAP-9128']);
    expect(await codigosDe('aceite hilux')).toEqual(['WO-342', 'W 712/95']);
    expect(await codigosDe('HILUX filtro aceit')).toEqual(['WO-342', 'W 712/95']);
    expect(await codigosDe('wega aire')).toEqual(['FAP-9128']);
    expect(await codigosDe('filtro de aceite hilux 2.8 tdi')).toEqual(['WO-342']);
    expect(await codigosDe('aceite zz')).toEqual([]);
    await crear('HILUX', 'Paragolpe');
    expect(await codigosDe('hilux')).toEqual(['HILUX', 'WO-342', 'W 712/95', 'FAP-9128']);
    expect(await codigosDe('--')).toEqual([]);
  });

  it('what is written with a hyphen or a dot inside a description is found without it, and the other way round', async () => {
    const marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Mann-Filter' })).cuerpo.id;
    await crear('LUB-1', 'Aceite 10W-40 semi-sintético', { marcaId: marca });
    await crear('LUB-2', 'Aceite 10W40 mineral');
    await crear('ROD-1', 'Rodamiento 6205-2RS reemplaza 030.115.561');
    for (const texto of ['aceite 10w40', 'aceite 10W-40', '10w.40 aceite']) {
      expect(await codigosDe(texto)).toEqual(['LUB-1', 'LUB-2']);
    }
    expect(await codigosDe('mannfilter semisintetico')).toEqual(['LUB-1']);
    expect(await codigosDe('rodamiento 62052rs')).toEqual(['ROD-1']);
    expect(await codigosDe('rodamiento 030115561')).toEqual(['ROD-1']);
    const { cuerpo } = await persona.get('/api/articulos?buscar=aceite%2010w-40&orden=codigo');
    expect(cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['LUB-1', 'LUB-2']);
  });

  it('ART-01 one scan gives the artículo and how many units it is', async () => {
    expect(await buscar('7798123450019')).toMatchObject({
      exacto: true,
      filas: [{ codigo: 'WO-342', motivo: 'BARRAS', coincidencia: '7798123450019', cantidadPorLectura: '12' }],
    });
    expect(await buscar('04152yzza1')).toMatchObject({ filas: [{ codigo: 'WO-342', motivo: 'ORIGINAL' }] });
    expect((await buscar('7798123')).filas.map((fila: { codigo: string }) => fila.codigo)).toEqual([
      '7798123450',
      'WO-342',
    ]);
  });

  it('two codes that were accepted as different are told apart to the letter, and otherwise both are shown', async () => {
    expect(await buscar('M6-10')).toMatchObject({ exacto: true, filas: [{ codigo: 'M6-10' }, { codigo: 'M6-1.0' }] });
    expect(await buscar('m6-1.0')).toMatchObject({ exacto: true, filas: [{ codigo: 'M6-1.0' }, { codigo: 'M6-10' }] });
    expect(await buscar('M610')).toMatchObject({ exacto: false, filas: [{ exacto: true }, { exacto: true }] });
  });

  it('leaves out drafts and what is inactive, and keeps to a tipo', async () => {
    expect(await codigosDe('BORR-1')).toEqual([]);
    expect(await codigosDe('flete', '&tipo=PRODUCTO')).toEqual([]);
    expect(await codigosDe('flete')).toEqual(['FLETE']);
  });

  it('VEN-03 VEN-04 shows the price and what there is here and elsewhere', async () => {
    const { depositoId } = await sembrarSucursal(prueba.db, 'Rosario');
    await prueba.db
      .insertInto('saldo_stock')
      .values([
        {
          articulo_id: ids.get('WO-342')!,
          deposito_id: INICIALES.deposito,
          permite_negativo: false,
          fisico: '26',
          reservado: '2',
        },
        { articulo_id: ids.get('WO-342')!, deposito_id: depositoId, permite_negativo: false, fisico: '11' },
      ])
      .execute();
    const aca = `&depositoId=${INICIALES.deposito}`;
    expect((await buscar('WO-342', aca)).filas[0]).toMatchObject({
      precio: '18450.00',
      precioConIva: '22324.50',
      aca: '24',
      otras: '11',
      unidad: 'U',
      marca: 'Wega',
    });
    expect((await buscar('W 712/95', aca)).filas[0]).toMatchObject({ precio: null, aca: '0', otras: '0' });

    const soloCentral = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [INICIALES.sucursal],
    });
    expect((await buscar('WO-342', aca, soloCentral)).filas[0]).toMatchObject({ aca: '24', otras: null });
    const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await buscar('WO-342', aca, sinStock)).filas[0]).toMatchObject({ aca: null, otras: null });
  });

  it('PRE-01 says the currency of a lista that is not in pesos, of which nothing is said', async () => {
    const nueva = { nombre: 'Exportación', moneda: 'USD' };
    const { id } = (await persona.post('/api/articulos/listas-de-precio', nueva)).cuerpo;
    expect((await buscar('WO-342', `&listaId=${id}`)).filas[0]).toMatchObject({ moneda: 'USD' });
    expect((await buscar('WO-342')).filas[0]).not.toHaveProperty('moneda');
  });

  it('asks for the right to see artículos and for a lista that exists', async () => {
    const nadie = await prueba.cliente({ permisos: [] });
    expect((await nadie.get('/api/articulos/buscar?texto=x')).status).toBe(403);
    const lista = '01900000-0000-7000-8000-00000000dead';
    expect((await persona.get(`/api/articulos/buscar?texto=x&listaId=${lista}`)).status).toBe(400);
    expect((await persona.get(`/api/articulos/buscar?texto=${'x'.repeat(201)}`)).status).toBe(400);
  });
});

describe('the search follows every change', () => {
  it('of code, description, codes, state and the name of a marca', async () => {
    await crear('SIGUE-1', 'Rótula inferior');
    const url = `/api/articulos/${ids.get('SIGUE-1')}`;
    await persona.patch(url, { version: 1, codigo: 'SIGUE-2', descripcion: 'Bieleta' });
    expect(await codigosDe('sigue1')).toEqual([]);
    expect(await codigosDe('rotula inferior')).toEqual([]);
    expect(await codigosDe('bieleta')).toEqual(['SIGUE-2']);
    await persona.post(`${url}/codigos`, { version: 2, tipo: 'ALTERNATIVO', valor: 'ALT 77' });
    expect(await codigosDe('alt77')).toEqual(['SIGUE-2']);
    await persona.post(`${url}/estado`, { version: 3, accion: 'inactivar' });
    expect(await codigosDe('bieleta')).toEqual([]);

    const [marca] = (await persona.get('/api/tablas-generales/marcas?buscar=wega')).cuerpo.filas;
    await persona.patch(`/api/tablas-generales/marcas/${marca.id}`, { version: marca.version, nombre: 'Mahle' });
    expect(await codigosDe('wega')).toEqual([]);
    expect(await codigosDe('mahle aire')).toEqual(['FAP-9128']);
  });

  it('and its self-check agrees, and finds planted damage', async () => {
    const verificacion = verificacionesDeArticulos.find(({ codigo }) => codigo === 'ART-02');
    expect(await verificacion?.consulta(prueba.db)).toEqual([]);
    await prueba.db.deleteFrom('articulo_clave').where('valor_norm', '=', 'WO342').execute();
    await prueba.db
      .updateTable('articulo_palabras')
      .set({ texto: ' OTRA COSA ' })
      .where('articulo_id', '=', ids.get('FAP-9128')!)
      .execute();
    expect((await verificacion?.consulta(prueba.db))?.map(({ que }) => que)).toEqual([
      'falta la clave',
      'palabras viejas',
    ]);
  });
});
