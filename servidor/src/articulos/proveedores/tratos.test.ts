import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let bosch: string;
let mann: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
  bosch = await proveedor('Bosch', { descuentos: ['20', '10', '10', '5'], moneda: 'USD', diasDeEntrega: 10 });
  mann = await proveedor('Mann');
});
afterAll(() => prueba.cerrar());

async function proveedor(razonSocial: string, resto: object = {}): Promise<string> {
  const { cuerpo } = await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8, ...resto });
  return cuerpo.id;
}
const articulo = (codigo?: string) => sembrarArticulo(prueba.db, codigo === undefined ? {} : { codigo });
const rutaDe = (id: string, proveedorId?: string) =>
  `/api/articulos/${id}/proveedores${proveedorId === undefined ? '' : `/${proveedorId}`}`;
const agregar = (id: string, proveedorId: string, resto: object = {}, quien = persona) =>
  quien.post(rutaDe(id), { proveedorId, ...resto });
const danios = (codigo: string) =>
  Promise.all(
    verificacionesDeArticulos.filter((una) => una.codigo === codigo).map(({ consulta }) => consulta(prueba.db)),
  ).then((todos) => todos.flat());

describe('ART-11 who sells an artículo', () => {
  it('PRE-08 the first one is the principal, with the discounts of its proveedor: 100 is 61.56', async () => {
    const id = await articulo();
    const { status, cuerpo } = await agregar(id, bosch, { codigo: '0 986 AF0 051', costo: '100' });
    expect([status, cuerpo]).toMatchObject([
      201,
      {
        filas: [
          {
            proveedor: 'Bosch',
            codigo: '0 986 AF0 051',
            costo: '100.00',
            moneda: 'USD',
            descuentos: ['20', '10', '10', '5'],
            costoNeto: '61.56',
            multiplo: '1',
            minimo: '0',
            diasDeEntrega: null,
            principal: true,
            actualizadoEn: expect.any(String),
          },
        ],
        reposicion: { importe: '61.56', moneda: 'USD', origen: 'Bosch' },
      },
    ]);
    expect({ ...(await persona.get(rutaDe(id))).cuerpo, propuesta: null }).toEqual(cuerpo);
  });

  it('ART-12 the replacement cost follows the principal, and never the others', async () => {
    const id = await articulo();
    await agregar(id, mann, { costo: '50' });
    const segundo = await agregar(id, bosch, { costo: '10', descuentos: [] });
    expect(segundo.cuerpo).toMatchObject({
      filas: [
        { proveedor: 'Mann', principal: true },
        { proveedor: 'Bosch', principal: false },
      ],
      reposicion: { importe: '50.00', moneda: 'ARS', origen: 'Mann' },
    });
    const elegido = await persona.patch(rutaDe(id, bosch), { version: 1, principal: true });
    expect(elegido.cuerpo).toMatchObject({
      filas: [
        { proveedor: 'Bosch', principal: true, version: 2 },
        { proveedor: 'Mann', principal: false, version: 2 },
      ],
      reposicion: { importe: '10.00', moneda: 'USD', origen: 'Bosch' },
    });
    const mas = await persona.patch(rutaDe(id, bosch), { version: 2, costo: '12.5', descuentos: ['10'] });
    expect(mas.cuerpo).toMatchObject({ reposicion: { importe: '11.25', moneda: 'USD' } });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0].campos).toEqual([
      { campo: 'Bosch · costo', antes: 'USD 10.00', despues: 'USD 12.50' },
      { campo: 'Bosch · descuentos del costo', antes: null, despues: '10' },
      { campo: 'costo de reposición', antes: 'USD 10.00', despues: 'USD 11.25' },
    ]);
    expect(hechos[1].campos).toContainEqual({ campo: 'Mann · principal', antes: 'sí', despues: 'no' });
  });

  it('ART-12 a cost of reposición written by hand holds until the principal asks for another', async () => {
    const id = await articulo();
    await agregar(id, mann, { costo: '100' });
    await agregar(id, bosch, { costo: '10', descuentos: [] });
    const aMano = { importe: '150', moneda: 'ARS', origen: 'Factura A 123' };
    expect((await persona.post(`/api/articulos/${id}/costos`, { ...aMano, proponerPrecios: false })).status).toBe(201);
    const dias = await persona.patch(rutaDe(id, bosch), { version: 1, diasDeEntrega: 4 });
    const multiplo = await persona.patch(rutaDe(id, mann), { version: 1, multiplo: '6' });
    const sinBosch = await persona.delete(rutaDe(id, bosch), { version: 2 });
    for (const { cuerpo } of [dias, multiplo, sinBosch])
      expect(cuerpo).toMatchObject({ reposicion: { importe: '150.00', origen: 'Factura A 123' } });
    const otro = await persona.patch(rutaDe(id, mann), { version: 2, costo: '110' });
    expect(otro.cuerpo).toMatchObject({ reposicion: { importe: '110.00', origen: 'Mann' } });
  });

  it('of two that choose another principal at once there is one', async () => {
    const id = await articulo();
    await agregar(id, mann);
    await agregar(id, bosch);
    const tercero = await proveedor('Tercero');
    await agregar(id, tercero);
    const elegir = (quien: string) => persona.patch(rutaDe(id, quien), { version: 1, principal: true });
    const respuestas = await Promise.all([elegir(bosch), elegir(tercero)]);
    // The second comes upon the first one's change, or upon a row of its own that was not touched.
    expect(respuestas.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { filas } = (await persona.get(rutaDe(id))).cuerpo;
    expect(filas.filter((fila: { principal: boolean }) => fila.principal)).toHaveLength(1);
    expect(await danios('ART-11')).toEqual([]);
  });

  it('the same change twice over one version is refused the second time', async () => {
    const id = await articulo();
    await agregar(id, mann, { costo: '10' });
    const cambiar = (costo: string) => persona.patch(rutaDe(id, mann), { version: 1, costo });
    const respuestas = await Promise.all([cambiar('11'), cambiar('12')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'comun.version_vieja',
      data: { quien: 'Ana' },
    });
  });

  it('a repeated request with its key is taken once', async () => {
    const id = await articulo();
    const clave = uuidv7();
    const una = () => persona.post(rutaDe(id), { proveedorId: mann, codigo: `IDEM-${id}` }, { clave });
    const [primera, segunda] = [await una(), await una()];
    expect([primera.status, segunda.status]).toEqual([201, 201]);
    expect(segunda.cuerpo).toEqual(primera.cuerpo);
    expect(await agregar(id, mann)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.proveedor_ya_esta', title: expect.stringContaining('Mann ya está') },
    });
  });

  it('an inactive one is not chosen, what it sold stays and may be corrected', async () => {
    const id = await articulo();
    const viejo = await proveedor('Viejo');
    await agregar(id, mann);
    await agregar(id, viejo, { costo: '5' });
    await persona.post(`/api/articulos/proveedores/${viejo}/estado`, { version: 1, accion: 'inactivar' });
    expect((await agregar(await articulo(), viejo)).cuerpo).toMatchObject({ code: 'articulos.proveedor_inactivo' });
    const elegir = await persona.patch(rutaDe(id, viejo), { version: 1, principal: true });
    expect(elegir).toMatchObject({
      status: 409,
      cuerpo: { title: 'Viejo está inactivo. Reactivalo primero o elegí otro.' },
    });
    expect((await persona.patch(rutaDe(id, viejo), { version: 1, costo: '6' })).status).toBe(200);
  });

  it('is taken away with its code; the replacement cost stays as the last that was known', async () => {
    const id = await articulo();
    await agregar(id, mann, { codigo: 'QUITA-1', costo: '7' });
    expect((await persona.delete(rutaDe(id, mann), { version: 2 })).cuerpo.code).toBe('comun.version_vieja');
    const { cuerpo } = await persona.delete(rutaDe(id, mann), { version: 1 });
    expect(cuerpo).toMatchObject({ filas: [], reposicion: { importe: '7.00' } });
    expect((await persona.get('/api/articulos/buscar?texto=QUITA-1')).cuerpo.filas).toEqual([]);
    expect((await persona.delete(rutaDe(id, mann), { version: 1 })).status).toBe(404);
  });

  it('INV-29 multiple and minimum respect the unidad, and a multiple is one at least', async () => {
    const id = await articulo();
    expect(await agregar(id, mann, { multiplo: '2.5', minimo: '0.5' })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['multiplo'] }, { path: ['minimo'] }] },
    });
    expect((await agregar(id, mann, { multiplo: '0' })).cuerpo.issues[0].path).toEqual(['multiplo']);
    const metro = await sembrarArticulo(prueba.db, { decimales: 2 });
    expect((await agregar(metro, mann, { multiplo: '2.5' })).status).toBe(201);
  });

  it('an unknown proveedor is refused, an unknown artículo is a 404', async () => {
    const id = await articulo();
    expect(await agregar(id, uuidv7())).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['proveedorId'] }] } });
    expect((await agregar(uuidv7(), mann)).status).toBe(404);
    expect((await persona.get(rutaDe(uuidv7()))).status).toBe(404);
    expect((await persona.patch(rutaDe(id, mann), { version: 1 })).status).toBe(404);
  });
});

describe('INV-02 codes of proveedores', () => {
  it('are of one artículo for each proveedor, and the same one may be of two', async () => {
    const [a, b] = [await articulo('PROV-A'), await articulo('PROV-B')];
    expect((await agregar(a, mann, { codigo: 'W 712/73' })).status).toBe(201);
    expect(await agregar(b, mann, { codigo: 'w-71273' })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.codigo_adicional_repetido', data: { articulo: { codigo: 'PROV-A' } } },
    });
    expect((await persona.get(rutaDe(b))).cuerpo.filas).toEqual([]);
    expect((await agregar(b, bosch, { codigo: 'W71273' })).status).toBe(201);
  });

  it('ART-01 are found, and the search says whose they are', async () => {
    const id = await articulo('HALLADO-1');
    await agregar(id, mann, { codigo: 'HU 718/5x' });
    const { filas } = (await persona.get('/api/articulos/buscar?texto=hu7185x')).cuerpo;
    expect(filas).toMatchObject([{ id, motivo: 'PROVEEDOR', coincidencia: 'HU 718/5x', proveedor: 'Mann' }]);
    const cambiado = await persona.patch(rutaDe(id, mann), { version: 1, codigo: 'HU 719' });
    expect(cambiado.cuerpo.filas[0].codigo).toBe('HU 719');
    expect((await persona.get('/api/articulos/buscar?texto=hu7185x')).cuerpo.filas).toEqual([]);
    expect((await persona.get('/api/articulos/buscar?texto=hu719')).cuerpo.filas).toMatchObject([{ id }]);
    expect((await danios('ART-02')).filter((danio) => danio.articulo_id === id)).toEqual([]);
  });

  it('the database refuses a code of somebody who does not sell it, and a second principal', async () => {
    const id = await articulo();
    const codigo = sql`insert into codigo_articulo (id, articulo_id, tipo, valor, valor_norm, decimales, proveedor_id)
                       values (${uuidv7()}, ${id}, 'PROVEEDOR', 'NO', 'NO', 0, ${mann})`;
    await expect(codigo.execute(prueba.db)).rejects.toThrow('codigo_articulo_proveedor');
    await agregar(id, mann);
    await agregar(id, bosch);
    const otro = sql`update articulo_proveedor set principal = true where articulo_id = ${id}`;
    await expect(otro.execute(prueba.db)).rejects.toThrow('articulo_proveedor_principal');
  });
});

describe('what a proveedor sells', () => {
  it('is listed, searched by its code or ours and sorted in the server', async () => {
    const quien = await proveedor('Con muchos');
    for (const n of [1, 2, 3])
      await agregar(await articulo(`MUCHO-${n}`), quien, { codigo: `Z${9 - n}`, costo: `${n}` });
    const leer = async (filtro: string) =>
      (await persona.get(`/api/articulos/proveedores/${quien}/articulos?${filtro}`)).cuerpo;
    const codigos = async (filtro: string) =>
      (await leer(filtro)).filas.map((fila: { articulo: string }) => fila.articulo);
    expect(await codigos('')).toEqual(['MUCHO-1', 'MUCHO-2', 'MUCHO-3']);
    expect(await codigos('orden=codigo')).toEqual(['MUCHO-3', 'MUCHO-2', 'MUCHO-1']);
    expect(await codigos('buscar=z8')).toEqual(['MUCHO-1']);
    expect(await codigos('buscar=articulo+mucho2')).toEqual(['MUCHO-2']);
    expect(await codigos('porPagina=1&pagina=2')).toEqual(['MUCHO-2']);
    expect((await persona.get(`/api/articulos/proveedores/${quien}`)).cuerpo).toMatchObject({
      articulos: 3,
      principales: 3,
    });
  });

  it('INV-71 costs are for who may see them, here, in the artículo and in its timeline', async () => {
    const id = await articulo();
    const sinCosto = await prueba.cliente({ permisos: ['articulo.ver', 'proveedor.ver', 'proveedor.editar'] });
    const respuestas = [
      await agregar(id, mann, { costo: '1234.5', descuentos: ['11'] }, sinCosto),
      await sinCosto.get(rutaDe(id)),
      await sinCosto.get(`/api/articulos/proveedores/${mann}/articulos?porPagina=200`),
      await sinCosto.get(`/api/articulos/proveedores/${mann}/articulos/exportar`),
      await sinCosto.get(`/api/actividad/articulo/${id}`),
    ];
    for (const { texto, status } of respuestas) {
      expect(status).toBeLessThan(300);
      // As figures: what identifies a row may have the same digits in a row.
      expect(texto).not.toMatch(/(?<![\da-f-])1234(?![\da-f-])|"11"|costo|reposicion/i);
    }
    const ajeno = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
    expect((await ajeno.get(rutaDe(id))).status).toBe(403);
    expect((await agregar(id, bosch, {}, ajeno)).status).toBe(403);
  });
});

describe('self-checks', () => {
  it('find planted damage', async () => {
    const id = await articulo('ROTO-1');
    await agregar(id, mann);
    await agregar(id, bosch, { codigo: 'ROTO-X' });
    await prueba.db.transaction().execute(async (tx) => {
      await sql`drop index articulo_proveedor_principal`.execute(tx);
      await sql`update articulo_proveedor set principal = true where articulo_id = ${id}`.execute(tx);
      await sql`alter table codigo_articulo drop constraint codigo_articulo_proveedor`.execute(tx);
      await sql`delete from articulo_proveedor where articulo_id = ${id} and proveedor_id = ${bosch}`.execute(tx);
    });
    expect(await danios('INV-02')).toMatchObject([{ que: 'de nadie', valor: 'ROTO-X', articulo: 'ROTO-1' }]);
    await sql`insert into articulo_proveedor (id, articulo_id, decimales, proveedor_id, moneda, principal)
              values (${uuidv7()}, ${id}, 0, ${bosch}, 'ARS', true)`.execute(prueba.db);
    expect(await danios('ART-11')).toEqual([{ codigo: 'ROTO-1', principales: 2 }]);
    await sql`alter table articulo_proveedor alter column neto drop expression`.execute(prueba.db);
    await sql`update articulo_proveedor set costo = 10, neto = 9 where articulo_id = ${id} and proveedor_id = ${bosch}`.execute(
      prueba.db,
    );
    expect(await danios('PRE-08')).toMatchObject([{ codigo: 'ROTO-1', proveedor: 'Bosch', neto: '9.0000' }]);
  });
});
