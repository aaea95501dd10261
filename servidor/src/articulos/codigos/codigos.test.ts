import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = (codigo: string, resto: object = {}, quien = persona) =>
  quien.post('/api/articulos', { codigo, descripcion: `Artículo ${codigo}`, ...resto });

describe('INV-01 own codes', () => {
  it('ART-25 a code with the same normal form is refused naming the other artículo', async () => {
    const { cuerpo: primero } = await crear('abc-012/3');
    expect(await crear('ABC 0123')).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.codigo_repetido',
        title:
          'El código «ABC 0123» es el mismo que el de abc-012/3 · Artículo abc-012/3. ' +
          'Cambialo o, si son dos artículos distintos, aceptá la coincidencia con un motivo.',
        data: { articulo: { id: primero.id }, sePuedeAceptar: true },
      },
    });
  });

  it('the likeness is accepted with its permission and a reason, and stays in the trail', async () => {
    await crear('M6-1.0');
    const aceptado = { repetirCodigo: { motivo: 'Tornillo de otra medida' } };
    const sinPermiso = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await crear('M6-10', aceptado, sinPermiso)).status).toBe(403);
    expect((await crear('M6-10', { repetirCodigo: {} })).status).toBe(400);

    const { status, cuerpo } = await crear('M6-10', aceptado);

    expect(status).toBe(201);
    expect(cuerpo.distincion).toBe('M6-10');
    const { hechos } = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;
    expect(hechos[0].motivo).toBe('Tornillo de otra medida');
    expect(await crear('m6-10', aceptado)).toMatchObject({ status: 409, cuerpo: { data: { sePuedeAceptar: false } } });
  });

  it('two people at once get one artículo, and the second hears of the first', async () => {
    const respuestas = await Promise.all([crear('JUNTOS-1'), crear('JUNTOS 1'), crear('juntos1')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const rechazo = respuestas.find(({ status }) => status === 409);
    expect(rechazo?.cuerpo).toMatchObject({ code: 'articulos.codigo_repetido' });
    expect(rechazo?.cuerpo.data.articulo.id).toBe(respuestas.find(({ status }) => status === 201)?.cuerpo.id);
  });

  it('changing the code of one into that of another is refused, also when both do it at once', async () => {
    const [a, b] = [(await crear('CRUCE-A')).cuerpo, (await crear('CRUCE-B')).cuerpo];
    const cambiar = (id: string) => persona.patch(`/api/articulos/${id}`, { version: 1, codigo: 'CRUCE-C' });
    const respuestas = await Promise.all([cambiar(a.id), cambiar(b.id)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.codigo_repetido');
  });

  it('an inactive artículo frees its code, and cannot come back while another has it', async () => {
    const { cuerpo: viejo } = await crear('VUELVE-1');
    const mover = (id: string, version: number, accion: string) =>
      persona.post(`/api/articulos/${id}/estado`, { version, accion });
    expect((await mover(viejo.id, 1, 'inactivar')).status).toBe(200);
    expect((await crear('VUELVE 1')).status).toBe(201);
    expect(await mover(viejo.id, 2, 'activar')).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.codigo_repetido', data: { articulo: { codigo: 'VUELVE 1' } } },
    });
  });

  it('the database refuses by itself what the rule would', async () => {
    const fila = (codigo: string) => ({
      id: crypto.randomUUID(),
      codigo,
      codigo_norm: normaCodigo(codigo),
      descripcion: 'x',
      subfamilia_id: INICIALES.subfamilia,
      unidad_id: INICIALES.unidad,
      decimales: 0,
      iva: '21',
    });
    await prueba.db.insertInto('articulo').values(fila('PARED-1')).execute();
    await expect(prueba.db.insertInto('articulo').values(fila('pared 1')).execute()).rejects.toThrow('articulo_codigo');
  });

  it('the normal form of the database is that of the rules, whatever is typed', async () => {
    const textos = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((texto) => !texto.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(fc.array(textos, { minLength: 1, maxLength: 20 }), async (lote) => {
        const { rows } = await sql<{ norma: string }>`
          select norma_codigo(t) as norma from unnest(${lote}::text[]) with ordinality as x (t, n) order by n
        `.execute(prueba.db);
        expect(rows.map(({ norma }) => norma)).toEqual(lote.map(normaCodigo));
      }),
      { numRuns: 40 },
    );
  });
});

describe('INV-02 other codes', () => {
  const agregar = (id: string, version: number, codigo: object) =>
    persona.post(`/api/articulos/${id}/codigos`, { version, ...codigo });

  it('are added and taken away, each with the version of the artículo', async () => {
    const { cuerpo } = await crear('COD-1');
    const agregado = await agregar(cuerpo.id, 1, { tipo: 'ORIGINAL', valor: '04152-YZZA1' });
    expect(agregado).toMatchObject({ status: 201, cuerpo: { version: 2, codigos: [{ valor: '04152-YZZA1' }] } });
    expect((await agregar(cuerpo.id, 1, { tipo: 'ORIGINAL', valor: 'OTRO' })).cuerpo.code).toBe('comun.version_vieja');

    const url = `/api/articulos/${cuerpo.id}/codigos/${agregado.cuerpo.codigos[0].id}`;
    expect(await persona.delete(url, { version: 2 })).toMatchObject({
      status: 200,
      cuerpo: { version: 3, codigos: [] },
    });
    expect((await persona.delete(url, { version: 3 })).status).toBe(404);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;
    expect(hechos[0].campos).toEqual([{ campo: 'código ORIGINAL', antes: '04152-YZZA1', despues: null }]);
  });

  it('belong to one artículo only, also when two people add the same one at once', async () => {
    const [a, b] = [(await crear('COD-A')).cuerpo, (await crear('COD-B')).cuerpo];
    const codigo = { tipo: 'BARRAS', valor: '7790001112224' };
    const respuestas = await Promise.all([agregar(a.id, 1, codigo), agregar(b.id, 1, codigo)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'articulos.codigo_adicional_repetido',
      data: { articulo: { codigo: expect.stringMatching(/^COD-[AB]$/) } },
    });
  });

  it('the same value may be of another tipo', async () => {
    const [a, b] = [(await crear('COD-C')).cuerpo, (await crear('COD-D')).cuerpo];
    expect((await agregar(a.id, 1, { tipo: 'ORIGINAL', valor: 'ZZ-1' })).status).toBe(201);
    expect((await agregar(b.id, 1, { tipo: 'ALTERNATIVO', valor: 'zz1' })).status).toBe(201);
    expect((await agregar(b.id, 2, { tipo: 'ORIGINAL', valor: 'zz.1' })).status).toBe(409);
  });

  it('INV-29 the quantity of a scan respects the unidad, in the rule and in the database', async () => {
    const { cuerpo } = await crear('COD-E');
    const medio = { tipo: 'BARRAS', valor: '779555', cantidadPorLectura: '0.5' };
    expect(await agregar(cuerpo.id, 1, medio)).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['cantidadPorLectura'] }] },
    });
    const directo = sql`insert into codigo_articulo (id, articulo_id, tipo, valor, valor_norm, decimales, cantidad_por_lectura)
                        values (${crypto.randomUUID()}, ${cuerpo.id}, 'BARRAS', '779555', '779555', 0, 0.5)`;
    await expect(directo.execute(prueba.db)).rejects.toThrow('check constraint');
  });
});

describe('ART-25 a code that is something else of another artículo', () => {
  const version = async (id: string) => (await persona.get(`/api/articulos/${id}`)).cuerpo.version;
  const agregar = async (id: string, codigo: object, quien = persona) =>
    quien.post(`/api/articulos/${id}/codigos`, { version: await version(id), ...codigo });

  it('an own code that is the original or the bar code of another is refused, and accepted with a reason', async () => {
    const codigos = [
      { tipo: 'ORIGINAL', valor: '04152-YZZA9' },
      { tipo: 'BARRAS', valor: '7790001112552' },
    ];
    const { cuerpo: wega } = await crear('WO-900', { codigos });
    const rechazo = await crear('04152 yzza9');
    expect(rechazo).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.codigo_cruzado',
        data: { cruces: [{ valor: '04152 yzza9', tiene: 'ORIGINAL', articulo: { id: wega.id, codigo: 'WO-900' } }] },
      },
    });
    expect(rechazo.cuerpo.title).toContain('«04152 yzza9» es un código original de WO-900 · Artículo WO-900.');
    expect((await crear('7790001112552')).cuerpo.data.cruces).toMatchObject([{ tiene: 'BARRAS' }]);

    const aceptado = { cruzarCodigo: { motivo: 'El original, de Toyota' } };
    const sinPermiso = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await crear('04152 yzza9', aceptado, sinPermiso)).status).toBe(403);
    const { status, cuerpo } = await crear('04152 yzza9', aceptado);
    expect(status).toBe(201);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;
    expect(hechos[0].motivo).toBe('El original, de Toyota');
  });

  it('changing its own code into one, or adding what is the own code of another, is asked about too', async () => {
    const { cuerpo: una } = await crear('CRZ-1', { codigos: [{ tipo: 'ORIGINAL', valor: 'OEM-77' }] });
    const { cuerpo: otra } = await crear('CRZ-2');
    const cambiar = (resto: object = {}) =>
      persona.patch(`/api/articulos/${otra.id}`, { version: 1, codigo: 'OEM77', ...resto });
    expect((await cambiar()).cuerpo.code).toBe('articulos.codigo_cruzado');
    expect((await cambiar({ cruzarCodigo: { motivo: 'Es el de Toyota' } })).status).toBe(200);
    const suyo = { tipo: 'BARRAS', valor: 'CRZ 1' };
    expect(await agregar(otra.id, suyo)).toMatchObject({
      status: 409,
      cuerpo: { data: { cruces: [{ valor: 'CRZ 1', tiene: 'PROPIO', articulo: { id: una.id } }] } },
    });
    // What the business calls otherwise crosses with nothing, nor what an inactive one had, nor its own.
    expect((await agregar(otra.id, { tipo: 'ALTERNATIVO', valor: 'CRZ 1' })).status).toBe(201);
    expect((await agregar(otra.id, { tipo: 'ORIGINAL', valor: 'OEM77-B' })).status).toBe(201);
    const { cuerpo: vieja } = await crear('CRZ-3');
    await persona.post(`/api/articulos/${vieja.id}/estado`, { version: 1, accion: 'inactivar' });
    expect((await agregar(otra.id, { tipo: 'ORIGINAL', valor: 'CRZ-3' })).status).toBe(201);
  });

  it('one that comes back is looked at again: somebody may be called by now what it answers to', async () => {
    const ean = '7791234567898';
    const { cuerpo: viejo } = await crear('VIEJO-1', { codigos: [{ tipo: 'BARRAS', valor: ean }] });
    const mover = (version: number, accion: string, resto: object = {}, quien = persona) =>
      quien.post(`/api/articulos/${viejo.id}/estado`, { version, accion, ...resto });
    await mover(1, 'inactivar');
    const { cuerpo: nuevo } = await crear(ean);
    expect(await mover(2, 'activar')).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.codigo_cruzado',
        data: { cruces: [{ valor: ean, tiene: 'PROPIO', articulo: { id: nuevo.id, codigo: ean } }] },
      },
    });
    const aceptado = { cruzarCodigo: { motivo: 'La caja vieja lo lleva' } };
    const sinPermiso = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await mover(2, 'activar', aceptado, sinPermiso)).status).toBe(403);
    expect(await mover(2, 'activar', aceptado)).toMatchObject({ status: 200, cuerpo: { estado: 'ACTIVO' } });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${viejo.id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({ accion: 'articulo.activar', motivo: 'La caja vieja lo lleva' });

    // The other way round: its own code is by now an original one of another.
    await persona.post(`/api/articulos/${nuevo.id}/estado`, { version: 1, accion: 'inactivar' });
    const vuelta = () => persona.post(`/api/articulos/${nuevo.id}/estado`, { version: 2, accion: 'activar' });
    expect((await vuelta()).cuerpo.data.cruces).toMatchObject([{ tiene: 'BARRAS', articulo: { id: viejo.id } }]);
    const union = { version: await version(viejo.id), articuloId: nuevo.id };
    await persona.post(`/api/articulos/${viejo.id}/equivalencias`, union);
    expect((await vuelta()).status).toBe(200);
  });

  it('those that stand in for each other share codes without being asked', async () => {
    const { cuerpo: original } = await crear('OEM-500');
    const { cuerpo: wega } = await crear('WO-500');
    expect((await agregar(wega.id, { tipo: 'ORIGINAL', valor: 'OEM 500' })).status).toBe(409);
    const union = { version: await version(wega.id), articuloId: original.id };
    expect((await persona.post(`/api/articulos/${wega.id}/equivalencias`, union)).status).toBe(201);
    expect((await agregar(wega.id, { tipo: 'ORIGINAL', valor: 'OEM 500' })).status).toBe(201);
  });

  it('of two people at once, one creates it and the other, who was giving it to an artículo as original, is told', async () => {
    for (const vez of [1, 2, 3]) {
      const { cuerpo: otra } = await crear(`A-LA-VEZ-${vez}`);
      const [alta, suma] = await Promise.all([
        crear(`CRUCE-${vez}`),
        agregar(otra.id, { tipo: 'ORIGINAL', valor: `cruce ${vez}` }),
      ]);
      expect([alta.status, suma.status].toSorted()).toEqual([201, 409]);
      expect([alta, suma].find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.codigo_cruzado');
    }
  });
});

describe('ART-01 how many units a scan is', () => {
  it('is told when a code is added, and changes without taking it away, with its version', async () => {
    const { cuerpo } = await crear('CAJA-1');
    const url = `/api/articulos/${cuerpo.id}/codigos`;
    const codigo = { tipo: 'BARRAS', valor: '7790001112569', cantidadPorLectura: '12' };
    const [caja] = (await persona.post(url, { version: 1, ...codigo })).cuerpo.codigos;
    const cambiar = (version: number, cantidadPorLectura: string) =>
      persona.patch(`${url}/${caja.id}`, { version, cantidadPorLectura });
    expect((await cambiar(2, '24')).cuerpo).toMatchObject({ version: 3, codigos: [{ cantidadPorLectura: '24' }] });
    expect((await cambiar(2, '6')).cuerpo.code).toBe('comun.version_vieja');
    expect((await cambiar(3, '0.5')).cuerpo.issues).toMatchObject([{ path: ['cantidadPorLectura'] }]);
    expect((await persona.patch(`${url}/${cuerpo.id}`, { version: 3, cantidadPorLectura: '2' })).status).toBe(404);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;
    expect(hechos.slice(0, 2).map(({ campos }: { campos: unknown }) => campos)).toEqual([
      [{ campo: 'código BARRAS', antes: '7790001112569 por 12', despues: '7790001112569 por 24' }],
      [{ campo: 'código BARRAS', antes: null, despues: '7790001112569 por 12' }],
    ]);
  });

  it('may be of the code of a proveedor, which keeps it when what it asks changes', async () => {
    const { cuerpo } = await crear('CAJA-2');
    const alta = await persona.post('/api/articulos/proveedores', { razonSocial: 'De cajas SA', condicionIva: 8 });
    const suyos = `/api/articulos/${cuerpo.id}/proveedores`;
    await persona.post(suyos, { proveedorId: alta.cuerpo.id, codigo: 'DC-1', costo: '10' });
    const [codigo] = (await persona.get(`/api/articulos/${cuerpo.id}`)).cuerpo.codigos;
    const url = `/api/articulos/${cuerpo.id}/codigos/${codigo.id}`;
    const cambio = { version: await version(cuerpo.id), cantidadPorLectura: '6' };
    expect((await persona.patch(url, cambio)).status).toBe(200);
    const [trato] = (await persona.get(suyos)).cuerpo.filas;
    const pedido = { version: trato.version, codigo: 'DC 1', costo: '11' };
    expect((await persona.patch(`${suyos}/${alta.cuerpo.id}`, pedido)).status).toBe(200);
    expect((await persona.get(`/api/articulos/${cuerpo.id}`)).cuerpo.codigos).toMatchObject([
      { tipo: 'PROVEEDOR', valor: 'DC 1', cantidadPorLectura: '6' },
    ]);
  });

  const version = async (id: string) => (await persona.get(`/api/articulos/${id}`)).cuerpo.version;
});
