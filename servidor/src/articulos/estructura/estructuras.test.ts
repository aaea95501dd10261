import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { crear, ESTRUCTURAS, mover, regir, una } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string, resto: object = {}) =>
  sembrarArticulo(prueba.db, { ...(codigo === undefined ? {} : { codigo }), ...resto });
/** Made by the API: what the search reads is there too. */
const deVerdad = async (codigo: string, descripcion: string): Promise<string> =>
  (await persona.post('/api/articulos', { codigo, descripcion })).cuerpo.id;
const varios = (cuantos: number) => Promise.all(Array.from({ length: cuantos }, () => sembrar()));

describe('EST-09 the life of a version', () => {
  it('is a draft, comes into force, and makes room for the next one at one same instant', async () => {
    const [motor = '', aro = '', perno = ''] = await varios(3);
    const primera = await regir(persona, motor, [una(aro, '2')]);
    expect(primera).toMatchObject({ numero: 1, estado: 'VIGENTE', tipo: 'ARMADO', hasta: null, acciones: ['retirar'] });

    const borrador = await persona.post(`${ESTRUCTURAS}/${primera.id}/version`);
    expect(borrador).toMatchObject({
      status: 201,
      cuerpo: { numero: 2, estado: 'BORRADOR', lineas: [{ componenteId: aro, cantidad: '2' }] },
    });
    const { id, version } = borrador.cuerpo;
    const cambiada = await persona.patch(`${ESTRUCTURAS}/${id}`, {
      version,
      nota: 'Con pernos',
      lineas: [una(aro, '2', { merma: '5' }), una(perno, '4', { opcional: true })],
    });
    expect(cambiada).toMatchObject({ status: 200, cuerpo: { componentes: 2, nota: 'Con pernos' } });
    const segunda = (await mover(persona, cambiada.cuerpo)).cuerpo;
    expect(segunda).toMatchObject({ estado: 'VIGENTE', numero: 2 });
    expect(segunda.versiones).toMatchObject([
      { numero: 2, estado: 'VIGENTE', hasta: null },
      { numero: 1, estado: 'HISTORICA', hasta: segunda.desde },
    ]);
    const retirada = await mover(persona, segunda, 'retirar');
    expect(retirada).toMatchObject({ status: 200, cuerpo: { estado: 'HISTORICA', acciones: [] } });
    expect((await mover(persona, retirada.cuerpo)).cuerpo.code).toBe('comun.transicion_invalida');
  });

  it('what was in force is not changed nor thrown away, a draft is', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const vigente = await regir(persona, motor, [una(aro)]);
    const url = `${ESTRUCTURAS}/${vigente.id}`;
    expect((await persona.patch(url, { version: vigente.version, nota: 'x' })).cuerpo.code).toBe(
      'articulos.estructura_fija',
    );
    expect((await persona.delete(url, { version: vigente.version })).cuerpo.code).toBe('articulos.estructura_fija');
    const directo = prueba.db
      .updateTable('estructura_linea')
      .set({ cantidad: '9' })
      .where('estructura_id', '=', vigente.id);
    await expect(directo.execute()).rejects.toThrow('in force');

    const borrador = (await persona.post(`${url}/version`)).cuerpo;
    expect((await persona.post(`${url}/version`)).cuerpo).toMatchObject({
      code: 'articulos.estructura_en_borrador',
      data: { numero: 2 },
    });
    expect((await persona.delete(`${ESTRUCTURAS}/${borrador.id}`, { version: 1 })).status).toBe(200);
    expect((await persona.get(`${ESTRUCTURAS}/${borrador.id}`)).status).toBe(404);
  });

  it('INV-22 the database itself keeps two from being in force at once', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const vigente = await regir(persona, motor, [una(aro)]);
    const borrador = (await persona.post(`${ESTRUCTURAS}/${vigente.id}/version`)).cuerpo;
    const forzar = prueba.db
      .updateTable('estructura')
      .set({ desde: new Date('2020-01-01'), hasta: new Date('2090-01-01') })
      .where('id', '=', borrador.id);
    await expect(forzar.execute()).rejects.toThrow('estructura_vigente');
  });

  it('refuses an old version, and two people saving at once: one of them', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const { id, version } = (await crear(persona, motor, [una(aro)])).cuerpo;
    const guardar = (cantidad: string) =>
      persona.patch(`${ESTRUCTURAS}/${id}`, { version, lineas: [una(aro, cantidad)] });
    const dos = await Promise.all([guardar('2'), guardar('3')]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(dos.find(({ status }) => status === 409)?.cuerpo.code).toBe('comun.version_vieja');
    const poner = () => mover(persona, { id, version: version + 1 });
    expect((await Promise.all([poner(), poner()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const repetida = () => crear(persona, aro, [una(motor)]);
    expect((await repetida()).cuerpo.code).toBe('articulos.estructura_ciclica');
  });
});

describe('EST-12 the mark of «validada»', () => {
  it('goes with a change of the lines and stays with any other', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const borrador = (await crear(persona, motor, [una(aro, '2')])).cuerpo;
    const url = `${ESTRUCTURAS}/${borrador.id}`;
    const validada = (await persona.post(`${url}/validar`, { version: 1 })).cuerpo;
    expect(validada).toMatchObject({ validada: true, validadaPor: 'Persona de prueba', version: 2 });
    const anotada = await persona.patch(url, { version: 2, nota: 'Ya vista', lineas: [una(aro, '2.000')] });
    expect(anotada.cuerpo).toMatchObject({ validada: true, version: 3 });
    const cambiada = await persona.patch(url, { version: 3, lineas: [una(aro, '3')] });
    expect(cambiada.cuerpo).toMatchObject({ validada: false, validadaPor: null });
    const vuelta = await persona.patch(url, { version: 4, lineas: [una(aro, '2')] });
    expect(vuelta.cuerpo.validada).toBe(false);
    const { hechos } = (await persona.get(`/api/actividad/estructura/${borrador.id}`)).cuerpo;
    expect(hechos.map(({ accion }: { accion: string }) => accion)).toEqual([
      'estructura.cambiar',
      'estructura.cambiar',
      'estructura.cambiar',
      'estructura.validar',
      'estructura.crear',
    ]);
    expect(hechos[0].campos).toMatchObject([{ antes: '3', despues: '2' }]);
  });
});

describe('INV-09 what is inactive', () => {
  it('does not come into force, and what is in force is not inactivated', async () => {
    const [motor, aro] = await Promise.all([sembrar('IN-MOTOR'), sembrar('IN-ARO')]);
    const borrador = (await crear(persona, motor, [una(aro)])).cuerpo;
    const inactivar = (id: string) => persona.post(`/api/articulos/${id}/estado`, { version: 1, accion: 'inactivar' });
    expect((await inactivar(aro)).status).toBe(200);
    expect((await mover(persona, borrador)).cuerpo).toMatchObject({
      code: 'articulos.estructura_sin_uso',
      data: { codigos: ['IN-ARO'] },
    });
    await persona.post(`/api/articulos/${aro}/estado`, { version: 2, accion: 'activar' });
    const vigente = (await mover(persona, borrador)).cuerpo;
    expect((await persona.get(`/api/articulos/${aro}/dependencias`)).cuerpo.dependencias).toEqual([
      {
        ...{ tipo: 'ESTRUCTURA', de: 'IN-MOTOR', version: 1 },
        texto: 'es componente de IN-MOTOR en su estructura vigente',
        documento: { tipo: 'ESTRUCTURA', id: vigente.id },
      },
    ]);
    expect((await inactivar(motor)).cuerpo.title).toContain('tiene vigente la versión 1 de su estructura');
  });

  it('also when both happen at that very moment', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      const [motor = '', aro = ''] = await varios(2);
      const borrador = (await crear(persona, motor, [una(aro)])).cuerpo;
      const [puesto, inactivado] = await Promise.all([
        mover(persona, borrador),
        persona.post(`/api/articulos/${aro}/estado`, { version: 1, accion: 'inactivar' }),
      ]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([puesto.status, inactivado.status]);
    }
  });
});

describe('the list', () => {
  it('finds by words of the artículo and by component, and shows history only when asked', async () => {
    const [motor, aro] = await Promise.all([deVerdad('LIS-1', 'Conjunto de embrague'), deVerdad('LIS-2', 'Disco')]);
    const primera = await regir(persona, motor, [una(aro)]);
    await mover(persona, (await persona.post(`${ESTRUCTURAS}/${primera.id}/version`)).cuerpo);
    const numeros = async (consulta: string) =>
      (await persona.get(`${ESTRUCTURAS}?${consulta}`)).cuerpo.filas.map(({ numero }: { numero: number }) => numero);
    expect(await numeros('buscar=embrague+conj')).toEqual([2]);
    expect(await numeros(`componenteId=${aro}`)).toEqual([2]);
    expect(await numeros(`articuloId=${motor}`)).toEqual([2, 1]);
    expect(await numeros('buscar=embrague&estado=HISTORICA')).toEqual([1]);
    const csv = (await persona.get(`${ESTRUCTURAS}/exportar?buscar=embrague`)).texto;
    expect(csv).toContain('LIS-1;Conjunto de embrague;Armado;2;Vigente;LIS-2;Disco;1;U;0;No;');
    // TD-07 each column by itself, also in the file; its state brings history as asking for it does.
    const con = (filtros: string) => numeros(`filtros=${encodeURIComponent(filtros)}`);
    expect(await con('codigo:igual:lis1')).toEqual([2]);
    expect(await con('codigo:contiene:de embrague;numero:entre:1,1')).toEqual([]);
    expect(await con('codigo:empieza:conjunto;estado:uno:HISTORICA,VIGENTE')).toEqual([2, 1]);
    expect(await con('codigo:igual:lis1;tipo:uno:ARMADO;componentes:entre:1,1')).toEqual([2]);
    expect(await con('codigo:igual:lis1;componentes:entre:2,')).toEqual([]);
    expect(await con('codigo:igual:lis1;modificado:entre:,2020-01-01')).toEqual([]);
    const viejas = encodeURIComponent('codigo:igual:lis1;estado:uno:HISTORICA');
    expect((await persona.get(`${ESTRUCTURAS}/exportar?filtros=${viejas}`)).texto).toContain('Armado;1;Histórica;');
    // TD-12 with the columns in sight, of which one is several of the file.
    const aLaVista = (await persona.get(`${ESTRUCTURAS}/exportar?buscar=embrague&columnas=estado,codigo,modificado`))
      .texto;
    expect(aLaVista).toContain('Estado;Artículo;Descripción del artículo\r\nVigente;LIS-1;Conjunto de embrague\r\n');
  });

  it('a kit has a version of kit, a service has none, and what nobody has is said', async () => {
    const [kit, servicio, aro] = await Promise.all([
      sembrar(undefined, { tipo: 'KIT' }),
      sembrar('SERV-1', { tipo: 'SERVICIO' }),
      sembrar(),
    ]);
    expect((await crear(persona, kit, [una(aro)])).cuerpo).toMatchObject({ tipo: 'KIT' });
    expect((await crear(persona, servicio, [una(aro)])).cuerpo.issues).toEqual([
      { path: ['articuloId'], message: 'SERV-1 es un servicio: no lleva componentes.' },
    ]);
    expect((await crear(persona, uuidv7(), [una(aro)])).status).toBe(400);
    expect((await crear(persona, aro, [una(kit, '1.5')])).cuerpo.issues[0].message).toContain('no admite decimales');
    expect((await persona.get(`${ESTRUCTURAS}/${uuidv7()}`)).status).toBe(404);
    expect((await persona.patch(`/api/articulos/${kit}`, { version: 1, tipo: 'PRODUCTO' })).cuerpo.code).toBe(
      'articulos.tipo_en_uso',
    );
    const suplente = await sembrar();
    await regir(persona, await sembrar(), [una(aro, '1', { sustitutos: [suplente] })]);
    expect((await persona.patch(`/api/articulos/${suplente}`, { version: 1, tipo: 'SERVICIO' })).cuerpo.code).toBe(
      'articulos.tipo_en_uso',
    );
  });

  it('who does not hold estructura.editar reads and changes nothing', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const { id } = (await crear(persona, motor, [una(aro)])).cuerpo;
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.get(`${ESTRUCTURAS}/${id}`)).status).toBe(200);
    expect((await crear(vendedor, aro, [una(motor)])).status).toBe(403);
    expect((await mover(vendedor, { id, version: 1 })).status).toBe(403);
    expect((await vendedor.post(`${ESTRUCTURAS}/planilla`, { texto: 'X;1' })).status).toBe(403);
  });
});

it('EST-11 a pasted sheet is told row by row, and nothing is kept', async () => {
  const [a, b] = await Promise.all([sembrar('PLA-100'), sembrar('PLA-200')]);
  await persona.post(`/api/articulos/${b}/codigos`, { version: 1, tipo: 'ALTERNATIVO', valor: 'OTRO-200' });
  const texto = 'código;cantidad;merma;sustitutos\npla 100;2;2,5;otro200\nNADIE-1;1\nPLA-100;3\nPLA-200;1,5';
  const { status, cuerpo } = await persona.post(`${ESTRUCTURAS}/planilla`, { texto });
  expect(status).toBe(200);
  expect(cuerpo.renglones).toMatchObject([
    { fila: 2, linea: { componenteId: a, cantidad: '2', merma: '2.5', sustitutos: [{ articuloId: b }] }, reparos: [] },
    { fila: 3, linea: null, reparos: ['No existe el código «NADIE-1».'] },
    { fila: 4, linea: null, reparos: ['PLA-100 ya está en la fila 2.'] },
    {
      fila: 5,
      linea: null,
      reparos: ['PLA-200 se cuenta en Unidad: no admite decimales.', 'PLA-200 ya está en la fila 2.'],
    },
  ]);
  const rechazada = await persona.post(`${ESTRUCTURAS}/planilla`, { texto: 'PLA-200;1,5\nNADIE-1;1\nPLA-200;2' });
  expect(rechazada.cuerpo.renglones).toMatchObject([
    {
      fila: 1,
      linea: null,
      reparos: ['PLA-200 se cuenta en Unidad: no admite decimales.', 'PLA-200 ya está en la fila 3.'],
    },
    { fila: 2, linea: null },
    { fila: 3, linea: { componenteId: b, cantidad: '2' }, reparos: [] },
  ]);
});
