import { randomUUID } from 'node:crypto';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
const ids = new Map<string, string>();
const A = '/api/articulos';

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  await crear('WO-342', 'Filtro de aceite', [
    { tipo: 'BARRAS', valor: '7798123450019' },
    { tipo: 'ORIGINAL', valor: '04152-YZZA1' },
  ]);
  await crear('PH-2870', 'Filtro de aceite corto');
  await crear('W-712', 'Filtro de aceite largo');
  await crear('WO-342-B', 'Filtro de aceite con válvula');
  await relacionar('WO-342', 'PH-2870');
  await relacionar('PH-2870', 'W-712');
  await crear('OLD-1', 'Bomba de agua vieja');
  await crear('OLD-2', 'Bomba de agua de en medio');
  await crear('NEW-3', 'Bomba de agua nueva');
  await mandar('put', 'OLD-1', 'reemplazo', { porId: ids.get('OLD-2') });
  await mandar('put', 'OLD-2', 'reemplazo', { porId: ids.get('NEW-3') });
  await crear('PAST-9', 'Pastillas de freno');
  await crear('PAST-10', 'Pastillas de freno cerámicas');
  const gol = { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6' };
  await mandar('post', 'PAST-9', 'aplicaciones', { ...gol, desde: 2008, hasta: 2013 });
  await mandar('post', 'PAST-9', 'aplicaciones', { marca: 'Volkswagen', modelo: 'Polo', motor: '1.0', desde: 1998 });
  await mandar('post', 'PAST-10', 'aplicaciones', { ...gol, desde: 2014 });
});
afterAll(() => prueba.cerrar());

async function crear(codigo: string, descripcion: string, codigos: readonly object[] = []): Promise<void> {
  const { status, cuerpo } = await persona.post(A, { codigo, descripcion, codigos });
  expect(status).toBe(201);
  ids.set(codigo, cuerpo.id);
}
async function mandar(metodo: 'post' | 'put', codigo: string, que: string, datos: object): Promise<void> {
  const url = `${A}/${ids.get(codigo)}`;
  const { version } = (await persona.get(url)).cuerpo;
  expect((await persona[metodo](`${url}/${que}`, { version, ...datos })).status).toBeLessThan(300);
}
const relacionar = (uno: string, otro: string) => mandar('post', uno, 'equivalencias', { articuloId: ids.get(otro) });
const buscar = async (texto: string, resto = '') =>
  (await persona.get(`${A}/buscar?texto=${encodeURIComponent(texto)}${resto}`)).cuerpo;
type Fila = { readonly codigo: string; readonly motivo: string };
const hallados = async (texto: string, resto = '') =>
  (await buscar(texto, resto)).filas.map(({ codigo, motivo }: Fila) => `${codigo} ${motivo}`);
async function stock(codigo: string, fisico: string): Promise<void> {
  await prueba.db
    .insertInto('saldo_stock')
    .values({
      articulo_id: ids.get(codigo) as string,
      deposito_id: INICIALES.deposito,
      permite_negativo: false,
      fisico,
    })
    .execute();
}

describe('GAP-16 one box with the reason of each hit', () => {
  it('UA-51 INV-10 any code of a member brings the others of its grupo, before what only begins so', async () => {
    expect(await hallados('WO-342')).toEqual([
      'WO-342 CODIGO',
      'PH-2870 EQUIVALENTE',
      'W-712 EQUIVALENTE',
      'WO-342-B COMIENZO',
    ]);
    for (const [texto, motivo] of [
      ['04152YZZA1', 'ORIGINAL'],
      ['7798123450019', 'BARRAS'],
    ] as const) {
      expect(await hallados(texto)).toEqual([`WO-342 ${motivo}`, 'PH-2870 EQUIVALENTE', 'W-712 EQUIVALENTE']);
    }
    const { exacto, filas } = await buscar('w712');
    expect(exacto).toBe(true);
    expect(filas.map(({ codigo }: Fila) => codigo).toSorted()).toEqual(['PH-2870', 'W-712', 'WO-342']);
    expect(filas[1]).toMatchObject({ coincidencia: 'W-712', exacto: false, vehiculo: null });
  });

  it('the beginning of a code, and a part of it, bring what code that is when it is not the own one', async () => {
    await crear('WO-900', 'Purolator', [
      { tipo: 'ORIGINAL', valor: '90915-YZZD2' },
      { tipo: 'BARRAS', valor: '7790001234568' },
    ]);
    const dicho = async (texto: string) => {
      const [{ codigo, motivo, coincidencia, tipoDeCodigo }] = (await buscar(texto)).filas;
      return { codigo, motivo, coincidencia, tipoDeCodigo };
    };
    const original = { codigo: 'WO-900', coincidencia: '90915-YZZD2', tipoDeCodigo: 'ORIGINAL' };
    const barras = { codigo: 'WO-900', coincidencia: '7790001234568', tipoDeCodigo: 'BARRAS' };
    expect(await dicho('90915')).toEqual({ ...original, motivo: 'COMIENZO' });
    expect(await dicho('9-0915Y')).toEqual({ ...original, motivo: 'COMIENZO' });
    for (const texto of ['YZZD2', 'purolator yzzd2', '15-YZZD2', '0915YZZ']) {
      expect(await dicho(texto)).toEqual({ ...original, motivo: 'PALABRAS' });
    }
    expect(await dicho('1234568')).toEqual({ ...barras, motivo: 'PALABRAS' });
    // What is there to be seen needs no reason.
    expect(await dicho('purola')).toEqual({ codigo: 'WO-900', motivo: 'PALABRAS', coincidencia: null });
    expect(await dicho('WO-90')).toEqual({ codigo: 'WO-900', motivo: 'COMIENZO', coincidencia: 'WO-900' });
  });

  it('with the live stock of the branch, which orders them', async () => {
    await stock('W-712', '7');
    const aca = `&depositoId=${INICIALES.deposito}`;
    expect((await buscar('WO-342', aca)).filas.slice(1, 3)).toMatchObject([
      { codigo: 'W-712', aca: '7' },
      { codigo: 'PH-2870', aca: '0' },
    ]);
    expect(await hallados('WO-342', `${aca}&limite=2`)).toEqual(['WO-342 CODIGO', 'W-712 EQUIVALENTE']);
  });

  it('UA-52 RN-25 the number of one that was replaced brings what replaces it, also when it is gone', async () => {
    const viejo = (await buscar('OLD-1')).filas;
    expect(viejo).toMatchObject([
      { codigo: 'OLD-1', motivo: 'CODIGO', reemplazadoPor: 'NEW-3' },
      { codigo: 'NEW-3', motivo: 'REEMPLAZA', coincidencia: 'OLD-1', reemplazadoPor: null },
      { codigo: 'OLD-2', motivo: 'REEMPLAZA', coincidencia: 'OLD-1' },
    ]);
    const { version } = (await persona.get(`${A}/${ids.get('OLD-1')}`)).cuerpo;
    await persona.post(`${A}/${ids.get('OLD-1')}/estado`, { version, accion: 'inactivar' });
    const ido = await buscar('old1');
    // Never taken without asking: the person sees that it is another.
    expect(ido.exacto).toBe(false);
    expect(ido.filas.map(({ codigo, motivo }: Fila) => `${codigo} ${motivo}`)).toEqual([
      'NEW-3 REEMPLAZA',
      'OLD-2 REEMPLAZA',
    ]);
    await stock('OLD-2', '3');
    expect((await hallados('old1', `&depositoId=${INICIALES.deposito}`))[0]).toBe('OLD-2 REEMPLAZA');
  });

  it('UA-52 RN-25 says of the one that was replaced what is offered: what is gone never is, and its code may be another one by now', async () => {
    for (const codigo of ['ZQ-77', 'ZQ-NUEVO', 'ZQ-NUEVO-2']) await crear(codigo, 'Junta de tapa');
    await mandar('put', 'ZQ-77', 'reemplazo', { porId: ids.get('ZQ-NUEVO') });
    const dicho = async () => (await buscar('zq77', `&depositoId=${INICIALES.deposito}`)).filas[0].reemplazadoPor;
    expect(await dicho()).toBe('ZQ-NUEVO');
    await mandar('post', 'ZQ-NUEVO', 'estado', { accion: 'inactivar' });
    expect(await dicho()).toBe(null);
    await mandar('post', 'ZQ-NUEVO', 'estado', { accion: 'activar' });
    await mandar('put', 'ZQ-NUEVO', 'reemplazo', { porId: ids.get('ZQ-NUEVO-2') });
    expect(await dicho()).toBe('ZQ-NUEVO-2');
    await mandar('post', 'ZQ-NUEVO', 'estado', { accion: 'inactivar' });
    expect(await dicho()).toBe('ZQ-NUEVO-2');
    await mandar('post', 'ZQ-NUEVO', 'estado', { accion: 'activar' });
    await stock('ZQ-NUEVO', '2');
    expect(await dicho()).toBe('ZQ-NUEVO');
  });

  it('what stands in for it is of the tipo that is asked for, as everything else', async () => {
    expect(await hallados('W-712', '&tipo=PRODUCTO')).toContain('WO-342 EQUIVALENTE');
    expect(await hallados('old2', '&tipo=PRODUCTO')).toEqual(['OLD-2 CODIGO', 'NEW-3 REEMPLAZA']);
    for (const texto of ['W-712', 'old2']) expect(await hallados(texto, '&tipo=SERVICIO')).toEqual([]);
  });

  it('«gol 1.6 2012» brings what fits it, of one and the same application', async () => {
    const { filas } = await buscar('gol 1.6 2012');
    expect(filas).toMatchObject([
      {
        codigo: 'PAST-9',
        motivo: 'VEHICULO',
        coincidencia: null,
        vehiculo: { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6', desde: 2008, hasta: 2013 },
      },
    ]);
    expect(await hallados('gol 2020')).toEqual(['PAST-10 VEHICULO']);
    expect(await hallados('pastillas gol')).toEqual(['PAST-9 VEHICULO', 'PAST-10 VEHICULO']);
    expect(await hallados('polo 1.6')).toEqual([]);
    expect(await hallados('gol polo')).toEqual([]);
    expect(await hallados('gol 2001')).toEqual([]);
    expect(await hallados('2012')).toEqual([]);
    expect(await hallados('gol 2012', '&tipo=SERVICIO')).toEqual([]);
  });
});

describe('ART-03 the search of the table', () => {
  beforeAll(async () => {
    await crear('KR-1', 'Rótula', [{ tipo: 'BARRAS', valor: '7798123450026' }]);
    // Of the grupo, begins so and has its words: found in three ways.
    await crear('KR-1-B', 'Rótula igual que KR-1');
    await crear('KR-1-C', 'Otra cosa que empieza igual');
    await crear('AA-2', 'Extremo largo');
    await crear('ZZ-3', 'Extremo que se fue');
    for (const otro of ['KR-1-B', 'AA-2', 'ZZ-3']) await relacionar('KR-1', otro);
    await mandar('post', 'ZZ-3', 'estado', { accion: 'inactivar' });
    await stock('AA-2', '7');
    for (const codigo of ['VV-1', 'VV-2', 'VV-3']) await crear(codigo, 'Retén');
    await mandar('put', 'VV-1', 'reemplazo', { porId: ids.get('VV-2') });
    await mandar('put', 'VV-2', 'reemplazo', { porId: ids.get('VV-3') });
    await mandar('post', 'VV-1', 'estado', { accion: 'inactivar' });
  });
  const tabla = async (query: string) => (await persona.get(`${A}?${query}`)).cuerpo;
  const codigosDe = async (query: string) => (await tabla(query)).filas.map(({ codigo }: Fila) => codigo);

  it('brings the others of the grupo for a code typed whole, each once and before what only begins so', async () => {
    expect(await codigosDe('buscar=kr1')).toEqual(['KR-1', 'AA-2', 'KR-1-B', 'KR-1-C']);
    expect(await codigosDe('buscar=7798123450026')).toEqual(['KR-1', 'AA-2', 'KR-1-B']);
    expect(await codigosDe('buscar=AA-2')).toEqual(['AA-2', 'KR-1', 'KR-1-B']);
    expect(await codigosDe('buscar=KR')).toEqual(['KR-1', 'KR-1-B', 'KR-1-C']);
    expect(await codigosDe('buscar=extremo')).toEqual(['AA-2']);
  });

  it('GAP-16 says by what each is there, unless its own code shows it', async () => {
    await crear('PR-1', 'Rodillo', [{ tipo: 'ORIGINAL', valor: 'JX-915 X' }]);
    const proveedor = (await persona.post(`${A}/proveedores`, { razonSocial: 'Distribuidora', condicionIva: 8 }))
      .cuerpo;
    const trato = { proveedorId: proveedor.id, codigo: 'QZ 77' };
    expect((await persona.post(`${A}/${ids.get('PR-1')}/proveedores`, trato)).status).toBe(201);
    const dichos = async (query: string, quien = persona) =>
      (await quien.get(`${A}?${query}`)).cuerpo.filas.map(({ codigo, hallado }: FilaDeArticulo) =>
        hallado ? `${codigo}: ${Object.values(hallado).join(' ')}` : codigo,
      );
    const deKr = ['AA-2: EQUIVALENTE KR-1', 'KR-1-B: EQUIVALENTE KR-1'];
    expect(await dichos('buscar=kr1')).toEqual(['KR-1', ...deKr, 'KR-1-C']);
    expect(await dichos('buscar=kr1&orden=-codigo')).toEqual(
      ['KR-1-C', ...deKr.toReversed(), 'KR-1'].toSorted().toReversed(),
    );
    expect(await dichos('buscar=7798123450026')).toEqual(['KR-1: BARRAS 7798123450026', ...deKr]);
    expect(await dichos('buscar=vv1')).toEqual(['VV-3: REEMPLAZA VV-1', 'VV-2: REEMPLAZA VV-1']);
    expect(await dichos('buscar=jx915')).toEqual(['PR-1: ORIGINAL JX-915 X']);
    expect(await dichos('buscar=qz77')).toEqual(['PR-1: PROVEEDOR QZ 77 Distribuidora']);
    expect(await dichos('buscar=qz77', await prueba.cliente({ permisos: ['articulo.ver'] }))).toEqual([
      'PR-1: PROVEEDOR QZ 77',
    ]);
    expect(await dichos('buscar=extremo')).toEqual(['AA-2']);
  });

  it('GAP-16 says so of what words and vehicles bring too, where they are not seen in its row', async () => {
    await crear('TE-1', 'Tensor de correa', [{ tipo: 'ORIGINAL', valor: '030 109 243 K' }]);
    const dichos = async (buscar: string) =>
      (await tabla(`buscar=${encodeURIComponent(buscar)}`)).filas.map(({ codigo, hallado }: FilaDeArticulo) => [
        codigo,
        ...(hallado ? [hallado.motivo, 'codigo' in hallado ? hallado.codigo : hallado.vehiculo] : []),
      ]);
    const enOriginal = [['TE-1', 'ORIGINAL', '030 109 243 K']];
    expect(await dichos('109 243')).toEqual(enOriginal);
    expect(await dichos('tensor 109243')).toEqual(enOriginal);
    expect(await dichos('tensor correa')).toEqual([['TE-1']]);
    const gol = { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6', desde: 2008, hasta: 2013 };
    expect(await dichos('gol 1.6 2012')).toEqual([['PAST-9', 'VEHICULO', gol]]);
    expect(await dichos('pastillas gol 2012')).toEqual([['PAST-9', 'VEHICULO', gol]]);
    expect(await dichos('pastillas')).toEqual([['PAST-9'], ['PAST-10']]);
  });

  it('brings fifty of what stands in for a code at most, by code', async () => {
    const todos = Array.from({ length: 53 }, (_, i) => `MU-${String(i).padStart(2, '0')}`);
    for (const codigo of todos) await crear(codigo, 'Junta');
    const grupo_id = randomUUID();
    await prueba.db
      .insertInto('articulo_equivalencia')
      .values(todos.map((codigo) => ({ grupo_id, articulo_id: ids.get(codigo) ?? '' })))
      .execute();
    expect(await codigosDe('buscar=MU-52&porPagina=100')).toEqual(['MU-52', ...todos.slice(0, 50)]);
  });

  it('UA-52 RN-25 brings what replaces it, the newest first, also when it is gone', async () => {
    expect(await codigosDe('buscar=VV-2')).toEqual(['VV-2', 'VV-3']);
    expect(await codigosDe('buscar=vv1')).toEqual(['VV-3', 'VV-2']);
    expect(await codigosDe('buscar=vv1&estado=INACTIVO')).toEqual(['VV-1']);
    expect(await codigosDe('buscar=VV-3')).toEqual(['VV-3']);
    expect(await codigosDe('buscar=ZZ-3')).toEqual(['AA-2', 'KR-1', 'KR-1-B']);
  });

  it('holds them to its filters, which the one of that code need not pass', async () => {
    expect(await codigosDe('buscar=KR-1&estado=INACTIVO')).toEqual(['ZZ-3']);
    expect(await codigosDe('buscar=KR-1&conStock=true')).toEqual(['AA-2']);
    expect(await codigosDe('buscar=KR-1&filtros=descripcion:contiene:largo')).toEqual(['AA-2']);
    expect(await codigosDe('buscar=KR-1&tipo=SERVICIO')).toEqual([]);
    expect(await codigosDe('buscar=vv1&conStock=true')).toEqual([]);
  });

  it.each(['', '&orden=-codigo'])('counts, adds up and takes them to a file, by pages too: «%s»', async (orden) => {
    const query = `buscar=KR-1${orden}`;
    const todos = await codigosDe(query);
    expect(todos).toEqual(orden === '' ? ['KR-1', 'AA-2', 'KR-1-B', 'KR-1-C'] : ['KR-1-C', 'KR-1-B', 'KR-1', 'AA-2']);
    expect(await tabla(`${query}&contar=exacto&porPagina=1`)).toMatchObject({ total: 4, totalExacto: true });
    const porPagina = await Promise.all([1, 2, 3, 4, 5].map((n) => codigosDe(`${query}&porPagina=1&pagina=${n}`)));
    expect(porPagina.flat()).toEqual(todos);
    const { articulos, disponibles } = (await persona.get(`${A}/totales?${query}`)).cuerpo;
    expect({ articulos, disponibles }).toMatchObject({ articulos: 4, disponibles: [{ disponible: '7' }] });
    const { texto } = await persona.get(`${A}/exportar?${query}&columnas=codigo`);
    expect(texto.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual(['Código', ...todos]);
  });
});
