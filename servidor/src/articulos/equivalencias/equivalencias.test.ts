import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionesDeEquivalencias } from './verificaciones.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Creado = { readonly id: string; readonly codigo: string };
const A = '/api/articulos';

async function crear(codigo: string, resto: object = {}): Promise<Creado> {
  const { status, cuerpo } = await persona.post(A, { codigo, descripcion: `Bujía ${codigo}`, ...resto });
  expect(status).toBe(201);
  return cuerpo;
}
const varios = (prefijo: string, cuantos: number) =>
  Promise.all(Array.from({ length: cuantos }, (_, i) => crear(`${prefijo}-${i + 1}`)));
const version = async ({ id }: Creado): Promise<number> => (await persona.get(`${A}/${id}`)).cuerpo.version;
const unir = async (uno: Creado, otro: Creado) =>
  persona.post(`${A}/${uno.id}/equivalencias`, { version: await version(uno), articuloId: otro.id });
const reemplazar = async (viejo: Creado, por: Creado | null) =>
  persona.put(`${A}/${viejo.id}/reemplazo`, { version: await version(viejo), porId: por?.id ?? null });
const ver = async ({ id }: Creado, resto = '') => (await persona.get(`${A}/${id}/equivalencias${resto}`)).cuerpo;
const codigos = (filas: readonly Creado[]) => filas.map(({ codigo }) => codigo);
const equivalentesDe = async (articulo: Creado) => codigos((await ver(articulo)).equivalentes).toSorted();

async function sembrarStock({ id }: Creado, depositoId: string, fisico: string): Promise<void> {
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: id, deposito_id: depositoId, permite_negativo: false, fisico })
    .execute();
}

describe('ART-03 INV-10 equivalencias', () => {
  it('are symmetric and transitive: joining two grupos merges them, whoever is asked', async () => {
    const [a, b, c, d] = (await varios('EQ', 4)) as [Creado, Creado, Creado, Creado];
    expect(await unir(a, b)).toMatchObject({ status: 201, cuerpo: { id: a.id, version: 2 } });
    expect((await unir(c, d)).status).toBe(201);
    expect(await equivalentesDe(a)).toEqual(['EQ-2']);
    expect((await unir(d, a)).status).toBe(201);
    for (const uno of [a, b, c, d]) {
      expect(await equivalentesDe(uno)).toEqual(codigos([a, b, c, d].filter((otro) => otro !== uno)));
    }
    expect(await unir(b, c)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.ya_equivalentes', title: 'EQ-2 y EQ-3 ya son equivalentes.' },
    });
    expect((await unir(a, a)).cuerpo.title).toBe('EQ-1 no puede ser equivalente de sí mismo. Elegí otro artículo.');
    const { hechos } = (await persona.get(`/api/actividad/articulo/${d.id}`)).cuerpo;
    expect(hechos[0].campos).toEqual([{ campo: 'equivalente', antes: null, despues: 'EQ-1' }]);
  });

  it('who leaves is alone, and two that were left are a pair until one of them leaves', async () => {
    const [a, b, c] = (await varios('SALE', 3)) as [Creado, Creado, Creado];
    await unir(a, b);
    await unir(b, c);
    const quitar = async (desde: Creado, quien: Creado) =>
      persona.delete(`${A}/${desde.id}/equivalencias/${quien.id}`, { version: await version(desde) });
    expect((await quitar(a, c)).status).toBe(200);
    expect(await equivalentesDe(c)).toEqual([]);
    expect(await equivalentesDe(a)).toEqual(['SALE-2']);
    expect((await quitar(a, c)).status).toBe(404);
    expect((await quitar(b, b)).status).toBe(200);
    expect(await equivalentesDe(a)).toEqual([]);
    expect((await prueba.db.selectFrom('articulo_equivalencia').where('articulo_id', '=', a.id).execute()).length).toBe(
      0,
    );
  });

  it('ART-26 are told in the trail of all those they reach, whoever was asked', async () => {
    const [a, b, c] = (await varios('RASTRO', 3)) as [Creado, Creado, Creado];
    const ultimo = async ({ id }: Creado) => {
      const [{ accion, campos }] = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo.hechos;
      return [accion.split('.')[1], ...campos.map(Object.values)];
    };
    await unir(a, b);
    expect(await ultimo(b)).toEqual(['agregar_equivalente', ['equivalente', null, 'RASTRO-1']]);
    await unir(c, a);
    expect(await ultimo(a)).toEqual(['agregar_equivalente', ['equivalente', null, 'RASTRO-3']]);
    expect(await ultimo(b)).toEqual(['agregar_equivalente', ['equivalente', null, 'RASTRO-3']]);
    await persona.delete(`${A}/${a.id}/equivalencias/${b.id}`, { version: await version(a) });
    expect(await ultimo(b)).toEqual(['quitar_equivalente', ['equivalente', 'RASTRO-1', null]]);
    expect(await ultimo(c)).toEqual(['quitar_equivalente', ['equivalente', 'RASTRO-2', null]]);

    await reemplazar(a, b);
    expect(await ultimo(b)).toEqual(['reemplazar', ['reemplaza a', null, 'RASTRO-1']]);
    await reemplazar(a, c);
    expect(await ultimo(b)).toEqual(['reemplazar', ['reemplaza a', 'RASTRO-1', null]]);
    expect(await ultimo(c)).toEqual(['reemplazar', ['reemplaza a', null, 'RASTRO-1']]);
    expect(await ultimo(a)).toEqual(['reemplazar', ['reemplazado por', 'RASTRO-2', 'RASTRO-3']]);
  });

  it('two people who join at once through the same artículo leave one grupo', async () => {
    const [a, b, c, d, e] = (await varios('JUNTOS', 5)) as [Creado, Creado, Creado, Creado, Creado];
    await unir(b, c);
    const respuestas = await Promise.all([unir(a, b), unir(c, d), unir(e, c), unir(d, e)]);
    expect(respuestas.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
    for (const uno of [a, b, c, d, e]) expect(await equivalentesDe(uno)).toHaveLength(4);
    const { rows } = await sql<{ n: number }>`
      select count(distinct grupo_id) as n from articulo_equivalencia
      where articulo_id = any(${[a, b, c, d, e].map(({ id }) => id)}::uuid[])`.execute(prueba.db);
    expect(rows[0]?.n).toBe(1);
  });

  it('two people with the same version: the second is told that it is old', async () => {
    const [a, b, c] = (await varios('VIEJA', 3)) as [Creado, Creado, Creado];
    const pedir = (otro: Creado) => persona.post(`${A}/${a.id}/equivalencias`, { version: 1, articuloId: otro.id });
    const respuestas = await Promise.all([pedir(b), pedir(c)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('comun.version_vieja');
  });

  it('ask for the permission and for artículos that exist', async () => {
    const a = await crear('PERMISO-1');
    const lector = await prueba.cliente({ permisos: ['articulo.ver'] });
    const cuerpo = { version: 1, articuloId: a.id };
    expect((await lector.post(`${A}/${a.id}/equivalencias`, cuerpo)).status).toBe(403);
    expect((await lector.get(`${A}/${a.id}/equivalencias`)).status).toBe(200);
    const nadie = crypto.randomUUID();
    expect((await persona.get(`${A}/${nadie}/equivalencias`)).status).toBe(404);
    expect(await persona.post(`${A}/${a.id}/equivalencias`, { version: 1, articuloId: nadie })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['articuloId'], message: 'No existe ese artículo.' }] },
    });
  });
});

describe('ART-04 INV-08 reemplazado por', () => {
  it('keeps a chain, seen from each of its links', async () => {
    const [viejo, medio, nuevo] = (await varios('CAD', 3)) as [Creado, Creado, Creado];
    expect((await reemplazar(viejo, medio)).status).toBe(200);
    expect((await reemplazar(medio, nuevo)).status).toBe(200);
    expect(codigos((await ver(viejo)).reemplazadoPor)).toEqual(['CAD-2', 'CAD-3']);
    expect(codigos((await ver(nuevo)).reemplazaA)).toEqual(['CAD-2', 'CAD-1']);
    expect((await ver(nuevo)).reemplazaA[1]).toMatchObject({ motivo: 'CODIGO', coincidencia: 'CAD-1' });
    expect(await reemplazar(nuevo, viejo)).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.reemplazo_en_circulo',
        title: 'CAD-3 ya reemplaza a CAD-1, así que CAD-1 no puede reemplazarlo. Elegí otro artículo.',
      },
    });
    expect((await reemplazar(nuevo, nuevo)).status).toBe(409);
    expect((await reemplazar(viejo, null)).status).toBe(200);
    expect((await ver(viejo)).reemplazadoPor).toEqual([]);
  });

  it('two people who would close a circle at once cannot both', async () => {
    const [a, b] = (await varios('CIRC', 2)) as [Creado, Creado];
    const respuestas = await Promise.all([reemplazar(a, b), reemplazar(b, a)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('the database refuses a circle by itself, also when two close it at once', async () => {
    const [a, b, c] = (await varios('PARED', 3)) as [Creado, Creado, Creado];
    const poner = (uno: Creado, por: Creado) =>
      prueba.db.insertInto('articulo_reemplazo').values({ articulo_id: uno.id, por_id: por.id }).execute();
    await poner(a, b);
    await expect(poner(b, a)).rejects.toThrow('would replace itself');
    const intentos = await Promise.allSettled([poner(b, c), poner(c, a)]);
    expect(intentos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('ART-28 order', () => {
  it('equivalents go by the stock of the depósito, then of the others, then by price', async () => {
    const [pedido, aca, otra, barato, caro] = (await varios('ORD', 5)) as [Creado, Creado, Creado, Creado, Creado];
    const { depositoId } = await sembrarSucursal(prueba.db, 'Rosario');
    for (const uno of [caro, barato, otra, aca]) await unir(pedido, uno);
    await sembrarStock(aca, INICIALES.deposito, '1');
    await sembrarStock(otra, depositoId, '9');
    await persona.post(`${A}/${barato.id}/precios`, { importe: '10.00', motivo: '' });
    await persona.post(`${A}/${caro.id}/precios`, { importe: '90.00', motivo: '' });
    const { equivalentes } = await ver(pedido, `?depositoId=${INICIALES.deposito}`);
    expect(codigos(equivalentes)).toEqual(codigos([aca, otra, barato, caro]));
    expect(equivalentes[0]).toMatchObject({ aca: '1', otras: '0', motivo: 'EQUIVALENTE', coincidencia: 'ORD-1' });

    const sinStock = await prueba.cliente({ permisos: ['articulo.ver'] });
    const aCiegas = (await sinStock.get(`${A}/${pedido.id}/equivalencias?depositoId=${INICIALES.deposito}`)).cuerpo;
    expect(aCiegas.equivalentes.map(({ aca: unas, otras }: { aca: unknown; otras: unknown }) => [unas, otras])).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    );
  });
});

describe('ART-28 «acá»', () => {
  it('is all the depósitos that sell of a sucursal, when it is asked for, and they set the order', async () => {
    const [pedido, juntos, otra, uno] = (await varios('ACA', 4)) as [Creado, Creado, Creado, Creado];
    const rosario = await sembrarSucursal(prueba.db, 'Rosario de acá');
    const { depositoId: lejos } = await sembrarSucursal(prueba.db, 'Lejos de acá');
    const trastienda = crypto.randomUUID();
    await prueba.db
      .insertInto('deposito')
      .values({
        ...{ id: trastienda, sucursal_id: rosario.sucursalId, codigo: 'TRAS', nombre: 'Trastienda', clase: 'FISICO' },
        ...{ virtual: false, vendible: true, principal: false },
      })
      .execute();
    for (const cada of [uno, otra, juntos]) await unir(pedido, cada);
    await sembrarStock(juntos, trastienda, '7');
    await sembrarStock(juntos, rosario.depositoId, '1');
    await sembrarStock(uno, rosario.depositoId, '3');
    await sembrarStock(otra, lejos, '9');
    const { equivalentes } = await ver(pedido, `?sucursalId=${rosario.sucursalId}`);
    expect(equivalentes).toMatchObject([
      { codigo: 'ACA-2', aca: '8', otras: '0' },
      { codigo: 'ACA-4', aca: '3' },
      { codigo: 'ACA-3', aca: '0', otras: '9' },
    ]);
    const enUno = await ver(pedido, `?depositoId=${rosario.depositoId}`);
    // From one depósito, what the others of its sucursal have counts as its own, and is told apart from what is in other cities.
    expect(enUno.equivalentes).toMatchObject([
      { codigo: 'ACA-2', aca: '1', otras: '7', cerca: '7' },
      { codigo: 'ACA-4', aca: '3', otras: '0' },
      { codigo: 'ACA-3', aca: '0', otras: '9' },
    ]);
    expect(enUno.equivalentes[1]).not.toHaveProperty('cerca');
    expect(enUno.equivalentes[2]).not.toHaveProperty('cerca');
  });
});

describe('verificar', () => {
  const buscar = (codigo: string) =>
    verificacionesDeEquivalencias.find((una) => una.codigo === codigo)?.consulta(prueba.db);

  it('finds nothing after all that, and finds planted damage', async () => {
    for (const { consulta } of verificacionesDeEquivalencias) expect(await consulta(prueba.db)).toEqual([]);
    const [a, b] = (await varios('ROTO', 2)) as [Creado, Creado];
    await prueba.db
      .insertInto('articulo_equivalencia')
      .values({ articulo_id: a.id, grupo_id: crypto.randomUUID() })
      .execute();
    expect(await buscar('INV-10')).toMatchObject([{ codigo: 'ROTO-1' }]);
    await sql`alter table articulo_reemplazo disable trigger user`.execute(prueba.db);
    await prueba.db
      .insertInto('articulo_reemplazo')
      .values([
        { articulo_id: a.id, por_id: b.id },
        { articulo_id: b.id, por_id: a.id },
      ])
      .execute();
    expect(await buscar('INV-08')).toEqual([{ codigo: 'ROTO-1' }, { codigo: 'ROTO-2' }]);
  });
});
