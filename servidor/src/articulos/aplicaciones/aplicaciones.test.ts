import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeEquivalencias } from '#articulos/equivalencias/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const A = '/api/articulos';
const gol = { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6', desde: 2008, hasta: 2013 };

async function crear(codigo: string, descripcion = `Pieza ${codigo}`): Promise<string> {
  const { status, cuerpo } = await persona.post(A, { codigo, descripcion });
  expect(status).toBe(201);
  return cuerpo.id;
}
const agregar = async (id: string, datos: object, version?: number) =>
  persona.post(`${A}/${id}/aplicaciones`, {
    version: version ?? (await persona.get(`${A}/${id}`)).cuerpo.version,
    ...datos,
  });
/** What the self-check finds. */
const danio = () => verificacionesDeEquivalencias.find(({ codigo }) => codigo === 'ART-05')?.consulta(prueba.db);
const leer = async (id: string) => (await persona.get(`${A}/${id}/aplicaciones`)).cuerpo.filas;

describe('ART-05 aplicaciones', () => {
  it('are added, changed and taken away, each with the version of the artículo and in its trail', async () => {
    const id = await crear('APL-1');
    expect(await agregar(id, { ...gol, nota: 'Con aire' })).toMatchObject({ status: 201, cuerpo: { version: 2 } });
    const [fila] = await leer(id);
    expect(fila).toMatchObject({ ...gol, nota: 'Con aire' });

    const url = `${A}/${id}/aplicaciones/${fila.id}`;
    expect((await persona.put(url, { version: 1, ...gol })).cuerpo.code).toBe('comun.version_vieja');
    expect((await persona.put(url, { version: 2, ...gol, hasta: null })).status).toBe(200);
    expect(await leer(id)).toMatchObject([{ id: fila.id, desde: 2008, hasta: null, nota: '' }]);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0].campos).toEqual([
      {
        campo: 'aplicación',
        antes: 'Volkswagen Gol 1.6 2008–2013 · Con aire',
        despues: 'Volkswagen Gol 1.6 2008 en adelante',
      },
    ]);
    expect((await persona.delete(url, { version: 3 })).status).toBe(200);
    expect(await leer(id)).toEqual([]);
    expect((await persona.delete(url, { version: 4 })).status).toBe(404);
  });

  it('ART-26 INV-72 a note that is added or changed is told in the trail', async () => {
    const id = await crear('APL-NOTA');
    await agregar(id, gol);
    const [fila] = await leer(id);
    const url = `${A}/${id}/aplicaciones/${fila.id}`;
    await persona.put(url, { version: 2, ...gol, nota: 'Con aire' });
    await persona.delete(url, { version: 3 });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    const dicho = 'Volkswagen Gol 1.6 2008–2013';
    expect(hechos.slice(0, 2).map(({ campos }: { campos: unknown }) => campos)).toEqual([
      [{ campo: 'aplicación', antes: `${dicho} · Con aire`, despues: null }],
      [{ campo: 'aplicación', antes: dicho, despues: `${dicho} · Con aire` }],
    ]);
  });

  it('the same twice is refused, told apart by its note; the years in order', async () => {
    const id = await crear('APL-2');
    await agregar(id, gol);
    expect(await agregar(id, { ...gol, marca: 'VOLKSWAGEN', modelo: 'gol' })).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.aplicacion_repetida',
        title:
          'APL-2 ya figura para VOLKSWAGEN gol 1.6 2008–2013. ' +
          'Cambiá esa aplicación o agregale una nota que la distinga.',
      },
    });
    expect((await agregar(id, { ...gol, nota: 'Sin aire' })).status).toBe(201);
    const [primera, segunda] = await leer(id);
    const aIgual = await persona.put(`${A}/${id}/aplicaciones/${segunda.id}`, {
      version: 3,
      ...gol,
      nota: primera.nota,
    });
    expect(aIgual.cuerpo.code).toBe('articulos.aplicacion_repetida');
    expect(await agregar(id, { ...gol, desde: 2014 })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['hasta'], message: 'El último año no puede ser anterior al primero.' }] },
    });
    expect(await agregar(id, { ...gol, modelo: '--' })).toMatchObject({ status: 400 });
    expect(await agregar(id, { ...gol, desde: 1800 })).toMatchObject({
      cuerpo: { issues: [{ message: 'Va de 1900 a 2100.' }] },
    });
  });

  it('two people at once on one artículo: the second is told that its version is old', async () => {
    const id = await crear('APL-3');
    const respuestas = await Promise.all([agregar(id, gol, 1), agregar(id, { ...gol, motor: '1.0' }, 1)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('two people at once on two artículos name one vehicle', async () => {
    const ids = await Promise.all([crear('APL-4'), crear('APL-5')]);
    const toro = { marca: 'Fiat', modelo: 'Toro', motor: '2.0' };
    const respuestas = await Promise.all(ids.map((id) => agregar(id, toro)));
    expect(respuestas.map(({ status }) => status)).toEqual([201, 201]);
    const toros = await prueba.db.selectFrom('vehiculo').select('id').where('modelo_norm', '=', 'TORO').execute();
    expect(toros).toHaveLength(1);
  });
});

describe('the names people used', () => {
  it('are offered once each, in one spelling, each narrowed by the one before', async () => {
    const id = await crear('SUG-1');
    await agregar(id, { marca: 'Peugeot', modelo: '208', motor: '1.5' });
    await agregar(id, { marca: 'PEUGEOT', modelo: '2008', motor: '1.6' });
    await agregar(id, { marca: 'peugeot', modelo: '208', motor: '' });
    const nombres = async (query: string) =>
      (await persona.get(`${A}/vehiculos?${query}`)).cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre);
    expect(await nombres('buscar=peug')).toEqual(['Peugeot']);
    expect(await nombres('dato=modelo&marca=peugeot')).toEqual(['2008', '208']);
    expect(await nombres('dato=modelo&marca=peugeot&orden=-nombre&porPagina=1')).toEqual(['208']);
    expect(await nombres('dato=motor&marca=Peugeot&modelo=208')).toEqual(['1.5']);
    expect(await nombres('dato=modelo&marca=Volkswagen')).toEqual(['Gol']);
  });

  it('are offered no more when no artículo fits them', async () => {
    const id = await crear('SUG-2');
    await agregar(id, { marca: 'Citröen', modelo: 'C4', motor: '2.0' });
    const [fila] = await leer(id);
    const url = `${A}/${id}/aplicaciones/${fila.id}`;
    await persona.put(url, { version: 2, marca: 'Citroën', modelo: 'C4 Cactus', motor: '1.6' });
    const ofrecidos = async (query: string) =>
      (await persona.get(`${A}/vehiculos?${query}`)).cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre);
    expect(await ofrecidos('dato=modelo&marca=citroen')).toEqual(['C4 Cactus']);
    await persona.delete(url, { version: 3 });
    expect(await ofrecidos('buscar=citr')).toEqual([]);
  });
});

describe('ART-05 how a vehicle is written', () => {
  it('is put right from any application of it, wherever it is used, and is found by its new words', async () => {
    const [id, otro, tercero] = await Promise.all(['ESC-1', 'ESC-2', 'ESC-3'].map((codigo) => crear(codigo)));
    const hilux = { marca: 'toyota', modelo: 'hílux', motor: 'D4D' };
    await agregar(id as string, hilux);
    await agregar(otro as string, { ...hilux, motor: '2.8' });
    await agregar(tercero as string, { ...hilux, modelo: 'corolla' });
    const [fila] = await leer(id as string);
    const bien = { marca: 'Toyota', modelo: 'Hilux', motor: 'D-4D' };
    const { status } = await persona.put(`${A}/${id}/aplicaciones/${fila.id}`, { version: 2, ...bien });
    expect(status).toBe(200);
    expect(await leer(id as string)).toMatchObject([bien]);
    expect(await leer(otro as string)).toMatchObject([{ ...bien, motor: '2.8' }]);
    expect(await leer(tercero as string)).toMatchObject([{ marca: 'Toyota', modelo: 'corolla', motor: 'D4D' }]);
    const { filas } = (await persona.get(`${A}/vehiculos?dato=modelo&marca=toyota`)).cuerpo;
    expect(filas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['corolla', 'Hilux']);
    const hallados = (await persona.get(`${A}/buscar?texto=${encodeURIComponent('hilux 4d')}`)).cuerpo.filas;
    expect(hallados.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['ESC-1']);
    expect(await danio()).toEqual([]);
  });

  it('stays as it was when another vehicle is named', async () => {
    const [id, otro] = await Promise.all(['ESC-4', 'ESC-5'].map((codigo) => crear(codigo)));
    await agregar(id as string, { marca: 'Jeep', modelo: 'Renegade', motor: '1.8' });
    await agregar(otro as string, { marca: 'Chery', modelo: 'Tiggo', motor: '1.8' });
    const [fila] = await leer(otro as string);
    await persona.put(`${A}/${otro}/aplicaciones/${fila.id}`, { version: 2, marca: 'JEEP', modelo: 'RENEGADE' });
    expect(await leer(otro as string)).toMatchObject([{ marca: 'Jeep', modelo: 'Renegade', motor: '' }]);
    expect(await leer(id as string)).toMatchObject([{ marca: 'Jeep', modelo: 'Renegade', motor: '1.8' }]);
  });
});

describe('the table by vehicle', () => {
  const codigos = async (query: string) =>
    (await persona.get(`${A}?${query}`)).cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);

  it('narrows by marca, modelo, motor and year, with open ends', async () => {
    const usos: readonly [string, object][] = [
      ['TAB-ABIERTO', { motor: '1.2', desde: 2010 }],
      ['TAB-CERRADO', { motor: '1.2', desde: 2005, hasta: 2009 }],
      ['TAB-TODOS', { motor: '' }],
      ['TAB-OTRO', { motor: '1.6', desde: 2010, hasta: 2010 }],
    ];
    for (const [codigo, uso] of usos) await agregar(await crear(codigo), { marca: 'Renault', modelo: 'Clio', ...uso });
    expect(await codigos('vehiculoMarca=renault')).toEqual(['TAB-ABIERTO', 'TAB-CERRADO', 'TAB-OTRO', 'TAB-TODOS']);
    expect(await codigos('vehiculoMarca=Renault&vehiculoModelo=Clio&vehiculoMotor=1.2')).toEqual([
      'TAB-ABIERTO',
      'TAB-CERRADO',
      'TAB-TODOS',
    ]);
    expect(await codigos('vehiculoModelo=clio&vehiculoAnio=2010')).toEqual(['TAB-ABIERTO', 'TAB-OTRO', 'TAB-TODOS']);
    expect(await codigos('vehiculoModelo=clio&vehiculoAnio=2030')).toEqual(['TAB-ABIERTO', 'TAB-TODOS']);
    expect(await codigos('vehiculoMarca=Renault&vehiculoModelo=Kangoo')).toEqual([]);
    expect((await persona.get(`${A}?vehiculoAnio=hoy`)).status).toBe(400);
  });

  it('GAP-16 finds by the words of the vehicle too, after those of the description', async () => {
    await crear('PAL-1', 'Pastillas Duster 2.0');
    await agregar(await crear('PAL-2', 'Pastillas traseras'), { marca: 'Renault', modelo: 'Duster', motor: '2.0' });
    expect(await codigos('buscar=pastillas%20duster')).toEqual(['PAL-1', 'PAL-2']);
    expect(await codigos('buscar=pastillas%20duster%202015')).toEqual(['PAL-2']);
    expect(await codigos('buscar=pastillas%20duster&orden=-codigo')).toEqual(['PAL-2', 'PAL-1']);
  });
});

describe('what a search reads of an application', () => {
  it('follows the artículo, and the self-check finds what does not', async () => {
    const id = await crear('SIGUE-APL', 'Rótula inferior');
    await agregar(id, { marca: 'Ford', modelo: 'Ka', motor: '1.0' });
    await persona.patch(`${A}/${id}`, { version: 2, descripcion: 'Bieleta' });
    const buscar = async (texto: string) =>
      (await persona.get(`${A}/buscar?texto=${encodeURIComponent(texto)}`)).cuerpo.filas.length;
    expect(await buscar('bieleta ford ka')).toBe(1);
    expect(await buscar('rotula ford ka')).toBe(0);
    await persona.post(`${A}/${id}/estado`, { version: 3, accion: 'inactivar' });
    expect(await buscar('bieleta ford ka')).toBe(0);
    expect(await danio()).toEqual([]);

    await sql`alter table aplicacion disable trigger user`.execute(prueba.db);
    await sql`update aplicacion set texto = ' OTRA COSA ' where articulo_id = ${id}`.execute(prueba.db);
    await sql`alter table aplicacion enable trigger user`.execute(prueba.db);
    expect(await danio()).toEqual([{ codigo: 'SIGUE-APL', texto: ' OTRA COSA ' }]);
  });
});
