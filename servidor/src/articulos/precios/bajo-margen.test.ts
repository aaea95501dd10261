import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, lista, ponerCosto } from './ayudas-de-prueba.ts';

const CELDAS = '/api/articulos/celdas/precios';
const BAJO = 'articulos.precio_bajo_margen';
let prueba: Prueba;
let persona: Cliente;
let sinPermiso: Cliente;
let sinCostos: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  sinPermiso = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar', 'costo.ver'] });
  sinCostos = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
});
afterAll(() => prueba.cerrar());

const conCosto = async (importe = '100', resto: object = {}) => {
  const id = await articulo(persona, resto);
  await ponerCosto(persona, id, { importe });
  return id;
};
const poner = (id: string, cuerpo: object, quien = persona) => quien.post(`/api/articulos/${id}/precios`, cuerpo);
const historia = async (id: string) => (await persona.get(`/api/articulos/${id}/precios`)).cuerpo.filas;
const rastro = async (id: string, quien = persona) =>
  (await quien.get(`/api/actividad/articulo/${id}`)).cuerpo.hechos.find(
    ({ accion }: { accion: string }) => accion === 'articulo.precio',
  );

describe('PRE-10 a price by hand on the ficha', () => {
  it('under the cost is refused with the cost, the margin and the lowest that would do, which does', async () => {
    const id = await conCosto();
    const { status, cuerpo } = await poner(id, { importe: '99.99' });
    expect([status, cuerpo.code]).toEqual([409, BAJO]);
    expect(cuerpo.data).toMatchObject({
      margenMinimo: null,
      sePuedeAceptar: true,
      precios: [{ importe: '99.99', costo: '100.00', margen: '-0.01', minimo: '100.00' }],
    });
    expect(cuerpo.title).toMatch(
      /a \$\u00a099,99 queda bajo su costo: cuesta \$\u00a0100,00 .* Lo más bajo que puede ir es \$\u00a0100,00\./,
    );
    expect(await historia(id)).toEqual([]);
    expect((await poner(id, { importe: cuerpo.data.precios[0].minimo })).status).toBe(201);
  });

  it('under the minimum margin of its lista too, as the lista keeps it: with IVA and in its currency', async () => {
    const id = await conCosto('1000', { iva: '21' });
    const { id: listaId } = await lista(persona, { margenMinimo: '30', incluyeIva: true });
    const { cuerpo } = await poner(id, { listaId, importe: '1572.99' });
    expect(cuerpo.data).toMatchObject({
      margenMinimo: '30',
      incluyeIva: true,
      precios: [{ costo: '1210.00', minimo: '1573.00', margen: '30' }],
    });
    expect(cuerpo.title).toContain('el margen mínimo');
    expect((await poner(id, { listaId, importe: '1573' })).status).toBe(201);
    expect((await poner(id, { listaId, importe: '1500', cantidadDesde: '10' })).cuerpo.code).toBe(BAJO);
    expect((await poner(id, { listaId, importe: '1500', desde: '2099-01-01T03:00:00Z' })).cuerpo.code).toBe(BAJO);
  });

  it('goes on with a reason, which its history and its trail tell', async () => {
    const id = await conCosto();
    const bajoMargen = { motivo: 'Liquidación por cambio de modelo' };
    const puesto = await poner(id, { importe: '80', bajoMargen });
    expect([puesto.status, puesto.cuerpo.motivo]).toEqual([201, bajoMargen.motivo]);
    expect(await historia(id)).toMatchObject([{ neto: '80.00', motivo: bajoMargen.motivo }]);
    const piso = { campo: 'lo más bajo según el margen', antes: null, despues: '100.00' };
    expect(await rastro(id)).toMatchObject({
      motivo: bajoMargen.motivo,
      campos: [{ campo: 'precio Lista 1', antes: null, despues: '80.00' }, piso],
    });
    // What it costs is not told to who may not see it.
    expect((await rastro(id, sinCostos)).campos).toEqual([{ campo: 'precio Lista 1', antes: null, despues: '80.00' }]);

    const conDos = await poner(id, { importe: '70', motivo: 'Campaña', bajoMargen });
    expect(conDos.cuerpo.motivo).toBe(`Campaña · ${bajoMargen.motivo}`);
    // A reason that nothing asks for is no reason of the price.
    expect((await poner(id, { importe: '150', bajoMargen })).cuerpo.motivo).toBe('');
    expect((await poner(id, { importe: '60', bajoMargen: { motivo: ' a ' } })).status).toBe(400);
  });

  it('is for nobody without the permission, with a reason or without', async () => {
    const id = await conCosto();
    const { cuerpo } = await poner(id, { importe: '80' }, sinPermiso);
    expect(cuerpo).toMatchObject({ code: BAJO, data: { sePuedeAceptar: false, precios: [{ minimo: '100.00' }] } });
    expect(cuerpo.title).toContain('pedíselo a quien puede');
    const conMotivo = await poner(id, { importe: '80', bajoMargen: { motivo: 'Porque sí' } }, sinPermiso);
    expect([conMotivo.status, conMotivo.cuerpo.code]).toEqual([403, 'comun.sin_permiso']);
    expect(await historia(id)).toEqual([]);
  });

  it('INV-71 tells no figure of the cost to who may not see it', async () => {
    const { id: listaId } = await lista(persona, { margenMinimo: '77' });
    const { cuerpo } = await poner(await conCosto('123.45'), { listaId, importe: '80' }, sinCostos);
    expect(cuerpo.code).toBe(BAJO);
    expect(cuerpo.data).toMatchObject({ margenMinimo: null, precios: [{ costo: null, margen: null, minimo: null }] });
    // As figures: what identifies the artículo or the request may have the same digits in a row.
    expect(JSON.stringify(cuerpo)).not.toMatch(/(?<![\da-f-])(123|77|218)(?![\da-f-])/);
  });

  it('asks nothing without a known cost, of an end, nor of the price that comes back when another ends', async () => {
    expect((await poner(await articulo(persona), { importe: '0.01' })).status).toBe(201);
    const id = await conCosto();
    await poner(id, { importe: '80', bajoMargen: { motivo: 'Liquidación' } });
    expect((await poner(id, { importe: '120', hasta: '2099-01-01T03:00:00Z' })).status).toBe(201);
    expect((await poner(id, { importe: null })).status).toBe(201);
  });

  it('a kit costs what it takes', async () => {
    const pieza = await conCosto();
    const kit = await articulo(persona, { tipo: 'KIT' });
    await regir(persona, kit, [una(pieza, '2')]);
    expect((await poner(kit, { importe: '199.99' })).cuerpo.data.precios).toMatchObject([{ costo: '200.00' }]);
  });
});

describe('PRE-10 prices put in cells', () => {
  const celda = (id: string, valor: string, antes: string | null = null) => ({ id, antes, valor });
  const pegar = (precios: readonly object[], quien = persona, resto: object = {}) =>
    quien.post(CELDAS, { listaId: INICIALES.lista, precios, ...resto });

  it('are refused together, and go on with one reason that only those that are under keep', async () => {
    const [bajo, justo, otro] = [await conCosto(), await conCosto(), await conCosto('50')];
    const precios = [celda(bajo, '90'), celda(justo, '100'), celda(otro, '49.99')];
    const { cuerpo } = await pegar(precios);
    expect([cuerpo.code, cuerpo.data.precios.length]).toEqual([BAJO, 2]);
    expect(cuerpo.title).toContain('Y 1 precio más queda así.');
    expect(await historia(justo)).toEqual([]);

    const hecho = await pegar(precios, persona, { bajoMargen: { motivo: 'Remate' } });
    expect(hecho.status).toBe(200);
    const motivos = await Promise.all([bajo, justo, otro].map(async (id) => (await historia(id))[0].motivo));
    expect(motivos).toEqual(['Remate', '', 'Remate']);
    expect(await rastro(bajo)).toMatchObject({ motivo: 'Remate', campos: [{}, { despues: '100.00' }] });
    expect((await rastro(justo)).campos).toHaveLength(1);
    // Taken back, they say what they said: an end is under nothing.
    expect((await pegar([celda(bajo, '', '90')])).status).toBe(200);
  });

  it('tell before, to who may not write them, which stay as they are and from where on they would do', async () => {
    const [bajo, justo] = [await conCosto(), await conCosto()];
    const precios = [celda(bajo, '90'), celda(justo, '100')];
    const previa = async (quien: Cliente) =>
      (await quien.post(`${CELDAS}/vista-previa`, { listaId: INICIALES.lista, precios })).cuerpo.celdas;
    const frase = 'Queda bajo el costo o el margen mínimo de la lista. Lo más bajo que puede ir es 100,00.';
    expect(await previa(sinPermiso)).toEqual([
      { id: bajo, antes: null, despues: null, falla: { problema: 'BAJO_MARGEN', detalle: '100.00', frase } },
      { id: justo, antes: null, despues: '100.00', falla: null },
    ]);
    expect((await previa(sinCostos))[0].falla).toMatchObject({ problema: 'BAJO_MARGEN', detalle: null });
    expect((await previa(persona))[0]).toMatchObject({ despues: '90.00', falla: null });
    expect((await pegar(precios, sinPermiso)).cuerpo).toMatchObject({ code: BAJO, data: { sePuedeAceptar: false } });
  });
});
