import { alertasDeFormula } from '@trastienda/nucleo/articulos/precios/listas/cambio-de-formula.ts';
import { margenDe } from '@trastienda/nucleo/articulos/precios/margen.ts';
import { variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  LISTAS,
  lista,
  ponerCosto,
  ponerPrecio,
  SIN_NADIE,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

type Una = { readonly id: string; readonly version: number };
const prever = (una: Pick<Una, 'id'>, cuerpo: object, quien = persona) =>
  quien.post(`${LISTAS}/${una.id}/vista-previa`, cuerpo);
const cambiar = ({ id, version }: Una, cambio: object, quien = persona) =>
  quien.patch(`${LISTAS}/${id}`, { version, ...cambio });
const deLista = (base: Pick<Una, 'id'>, coeficiente: string) => ({
  derivacion: { base: 'LISTA', listaBaseId: base.id, coeficiente },
});

/** A base of its own with four prices and one that comes out of it at twice as much; the first has a cost. */
async function dosListas() {
  const base = await lista(persona);
  const ids: string[] = [];
  for (const importe of ['100', '200', '300', '400']) {
    const id = await articulo(persona);
    await ponerPrecio(persona, id, { listaId: base.id, importe });
    ids.push(id);
  }
  await ponerCosto(persona, ids[0] ?? '', { importe: '150' });
  const derivada = await lista(persona, deLista(base, '2'));
  return { base, derivada, ids: ids as [string, string, string, string] };
}

describe('PRE-04 what another formula would leave', () => {
  it('is told in figures and one by one, those that stand out first, and changes nothing', async () => {
    const { base, derivada, ids } = await dosListas();
    await ponerPrecio(persona, ids[3], { listaId: derivada.id, importe: '777' });
    await ponerCosto(persona, ids[1], { importe: '500' });
    const { status, cuerpo } = await prever(derivada, deLista(base, '2.2'));
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    expect(cuerpo).toMatchObject({
      ...{ suben: 3, bajan: 0, iguales: 1, pierden: 0, ganan: 0, fueraDeLimite: 0, bajoCosto: 1, porRevisar: 1 },
      ...{ limiteDeVariacion: '30', total: 3, conDetalle: true, derivadas: [] },
    });
    expect(
      cuerpo.filas.map(({ antes, despues, variacion, margen, alertas }: Record<string, unknown>) => [
        ...[antes, despues, variacion, margen, alertas],
      ]),
    ).toEqual([
      ['400.00', '440.00', '10', '-12', ['BAJO_COSTO']],
      ['200.00', '220.00', '10', '46.67', []],
      ['600.00', '660.00', '10', null, []],
    ]);
    expect((await vigente(persona, ids[0], `listaId=${derivada.id}`)).neto).toBe('200.00');
  });

  it('is not told of what is inactive, which nobody sells', async () => {
    const { base, derivada, ids } = await dosListas();
    const { version } = (await persona.get(`/api/articulos/${ids[3]}`)).cuerpo;
    const ido = await persona.post(`/api/articulos/${ids[3]}/estado`, { version, accion: 'inactivar' });
    expect(ido.status, ido.texto).toBe(200);
    const { cuerpo } = await prever(derivada, deLista(base, '2.2'));
    expect(cuerpo).toMatchObject({ suben: 3, iguales: 0, total: 3 });
    expect(cuerpo.filas.map(({ id }: Una) => id).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  it('goes by pages of what is asked for, and says which other listas move', async () => {
    const { base, derivada, ids } = await dosListas();
    const nieta = await lista(persona, deLista(derivada, '1.1'));
    // At most 150 after another step: only the first two go that far.
    const cambio = { derivacion: { base: 'LISTA', listaBaseId: base.id, coeficiente: '2', adicional: '150' } };
    const todas = (await prever(derivada, cambio)).cuerpo;
    expect(todas).toMatchObject({ suben: 4, fueraDeLimite: 2, porRevisar: 2, total: 4, derivadas: [nieta.nombre] });
    expect(todas.filas.map(({ id }: Una) => id)).toEqual([ids[0], ids[1], ids[2], ids[3]]);
    const segunda = (await prever(derivada, { ...cambio, pagina: 2, porPagina: 3 })).cuerpo;
    expect(segunda).toMatchObject({ total: 4, pagina: 2, porPagina: 3, filas: [{ id: ids[3] }] });
    const aRevisar = (await prever(derivada, { ...cambio, que: 'REVISAR' })).cuerpo;
    expect(aRevisar).toMatchObject({ suben: 4, total: 2, filas: [{ id: ids[0] }, { id: ids[1] }] });
  });

  it('of one that was written by hand ends its prices, unless somebody says that they stay', async () => {
    const { base, ids } = await dosListas();
    const aMano = await lista(persona);
    await ponerPrecio(persona, ids[2], { listaId: aMano.id, importe: '150' });
    const cambio = deLista(base, '1.1');
    const terminan = (await prever(aMano, cambio)).cuerpo;
    expect(terminan).toMatchObject({ suben: 1, ganan: 3, fueraDeLimite: 1, total: 4 });
    const siguen = (await prever(aMano, { ...cambio, preciosEscritos: 'SIGUEN' })).cuerpo;
    expect(siguen).toMatchObject({ suben: 0, iguales: 1, ganan: 3, total: 3 });
    const sinNada = (await prever(aMano, {})).cuerpo;
    expect(sinNada).toMatchObject({ suben: 0, bajan: 0, iguales: 1, total: 0, filas: [] });
  });

  it('compares both sides as the lista would keep them', async () => {
    const { base, derivada } = await dosListas();
    const { cuerpo } = await prever(derivada, { incluyeIva: true, ...deLista(base, '2') });
    expect(cuerpo).toMatchObject({ suben: 0, bajan: 0, iguales: 4, total: 0 });
  });

  it('says of each price what the rule says', async () => {
    const base = await lista(persona);
    const precio = fc.integer({ min: 0, max: 10 ** 6 }).map((n) => (n / 100).toFixed(2));
    const casos = fc.sample(fc.record({ importe: precio, costo: fc.option(precio) }), 25);
    for (const { importe, costo } of casos) {
      const id = await articulo(persona);
      await ponerPrecio(persona, id, { listaId: base.id, importe });
      if (costo !== null) await ponerCosto(persona, id, { importe: costo });
    }
    const derivada = await lista(persona, deLista(base, '1'));
    const cambio = { derivacion: { base: 'LISTA', listaBaseId: base.id, coeficiente: '0.9', paso: '50' } };
    const { cuerpo } = await prever(derivada, { ...cambio, porPagina: 200 });
    expect(cuerpo.filas.length).toBeGreaterThan(15);
    for (const { id, antes, despues, variacion, margen, alertas } of cuerpo.filas) {
      const costos = (await persona.get(`/api/articulos/${id}/costos`)).cuerpo.filas;
      const costo = costos[0]?.importe ?? null;
      expect(alertas).toEqual(alertasDeFormula({ antes, despues, costo }, '30'));
      expect(variacion).toBe(variacionDe(antes, despues)?.toFixed() ?? null);
      expect(margen).toBe(margenDe(despues, costo)?.toFixed() ?? null);
    }
  });

  it('PRE-02 of a lista that is still to be made is what it will work out, those under the cost first, and makes none', async () => {
    const { base, ids } = await dosListas();
    const nueva = (cuerpo: object, quien = persona) => quien.post(`${LISTAS}/vista-previa`, cuerpo);
    const cuantas = async () => (await persona.get(LISTAS)).cuerpo.filas.length;
    const antes = await cuantas();
    const formula = { ...deLista(base, '1.2'), incluyeIva: true };
    const { status, cuerpo } = await nueva(formula);
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    expect(cuerpo).toMatchObject({
      ...{
        suben: 0,
        bajan: 0,
        iguales: 0,
        pierden: 0,
        ganan: 4,
        fueraDeLimite: 0,
        bajoCosto: 1,
        porRevisar: 1,
        total: 4,
      },
      ...{ conDetalle: true, derivadas: [] },
    });
    expect(new Set(cuerpo.filas.map(({ id }: Una) => id))).toEqual(new Set(ids));
    expect(cuerpo.filas[0]).toMatchObject({ antes: null, despues: '145.20', variacion: null, margen: '-20' });
    expect((await nueva({ ...formula, que: 'REVISAR' })).cuerpo).toMatchObject({ total: 1, filas: [{ id: ids[0] }] });
    expect((await nueva({ ...formula, margenMinimo: '10' })).cuerpo.filas[0]).toMatchObject({ despues: '199.65' });
    expect((await nueva({})).cuerpo).toMatchObject({ ganan: 0, total: 0, filas: [] });
    expect(await cuantas()).toBe(antes);
    expect((await nueva({ derivacion: { base: 'LISTA' } })).cuerpo.issues).toMatchObject([
      { path: ['derivacion', 'listaBaseId'] },
    ]);
    const sinCostos = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
    const callada = await nueva(formula, sinCostos);
    expect(callada.cuerpo).toMatchObject({ ganan: 4, porRevisar: 0 });
    expect(callada.texto).not.toMatch(/"(margen|bajoCosto)"/);
    expect((await nueva({ derivacion: { base: 'COSTO_REPOSICION' } }, sinCostos)).status).toBe(403);
  });

  it('refuses what could not be saved either', async () => {
    const { base, derivada } = await dosListas();
    expect((await prever({ id: SIN_NADIE }, {})).status).toBe(404);
    expect((await prever(base, deLista(derivada, '1'))).cuerpo.code).toBe('articulos.lista_en_circulo');
    expect((await prever(derivada, { derivacion: { base: 'LISTA' } })).status).toBe(400);
    expect((await prever(derivada, {}, await prueba.cliente({ rol: 'vendedor' }))).status).toBe(403);
  });

  it('INV-71 tells nothing of costs to who may not see them, nor prices that a least margin works out', async () => {
    const { base, derivada } = await dosListas();
    const ciego = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
    const { cuerpo } = await prever(derivada, deLista(base, '1.6'), ciego);
    expect(cuerpo).toMatchObject({ bajan: 4, porRevisar: 0, conDetalle: true });
    expect(cuerpo).not.toHaveProperty('bajoCosto');
    expect(cuerpo.filas[0]).not.toHaveProperty('margen');
    const conPiso = await lista(persona, { ...deLista(base, '2'), margenMinimo: '10' });
    expect((await prever(conPiso, deLista(base, '0.001'), ciego)).cuerpo).toMatchObject({
      ...{ conDetalle: false, filas: [], bajan: 4, total: 4 },
    });
    const delCosto = { derivacion: { base: 'COSTO_REPOSICION' } };
    expect((await prever(derivada, delCosto, ciego)).cuerpo.code).toBe('comun.sin_permiso');
  });
});

describe('PRE-07 the trail of a formula', () => {
  const CONFIRMA = { revisados: 4, motivo: 'Paridad con la competencia' };
  const deSuRastro = async (id: string, quien = persona) =>
    (await quien.get(`/api/actividad/lista_precio/${id}`)).cuerpo.hechos;
  const formulas = async (id: string, quien = persona) =>
    (await quien.get(`/api/articulos/${id}/precios/formulas`)).cuerpo.filas;

  it('says of the lista, and of the artículos it works out, who changed what, when and why', async () => {
    const { base, derivada, ids } = await dosListas();
    await ponerPrecio(persona, ids[3], { listaId: derivada.id, importe: '777' });
    const { status } = await cambiar(derivada, { ...deLista(base, '4'), ...CONFIRMA, revisados: 3 });
    expect(status).toBe(200);
    const dicho = {
      ...{ quien: 'R. Núñez', motivo: 'Paridad con la competencia' },
      campos: [{ campo: 'coeficiente', antes: '2', despues: '4' }],
    };
    expect(await deSuRastro(derivada.id)).toMatchObject([
      { accion: 'lista.cambiar', ...dicho },
      { accion: 'lista.crear' },
    ]);
    expect(await formulas(ids[0])).toEqual([
      { ...dicho, id: expect.any(String), listaId: derivada.id, lista: derivada.nombre, en: expect.any(String) },
    ]);
    // A written price holds over any formula, and what is no formula is not told.
    expect(await formulas(ids[3])).toEqual([]);
    const { version } = (await persona.get(LISTAS)).cuerpo.filas.find(({ id }: Una) => id === derivada.id);
    await cambiar({ id: derivada.id, version }, { nombre: `${derivada.nombre} bis` });
    expect(await formulas(ids[0])).toHaveLength(1);
    expect((await persona.get(`/api/articulos/${SIN_NADIE}/precios/formulas`)).status).toBe(404);
  });

  it('INV-71 does not tell the formula to who may not see costs', async () => {
    const { base, derivada, ids } = await dosListas();
    await cambiar(derivada, { ...deLista(base, '4'), ...CONFIRMA });
    const ciego = await prueba.cliente({ permisos: ['articulo.ver'] });
    const campos = (await deSuRastro(derivada.id, ciego)).flatMap((hecho: { campos: { campo: string }[] }) =>
      hecho.campos.map(({ campo }) => campo),
    );
    expect(campos).toContain('nombre');
    expect(campos).not.toContain('coeficiente');
    expect(await formulas(ids[0], ciego)).toMatchObject([{ quien: 'R. Núñez', campos: [] }]);
  });
});

describe('PRE-04 another formula is saved', () => {
  it('only by who says how many prices that stand out were looked at', async () => {
    const { base, derivada, ids } = await dosListas();
    const otra = deLista(base, '4');
    const negado = await cambiar(derivada, otra);
    expect(negado).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.lista_por_revisar', data: { nombre: derivada.nombre, cuantos: 4 } },
    });
    expect((await cambiar(derivada, { ...otra, revisados: 3 })).cuerpo.code).toBe('articulos.lista_por_revisar');
    expect((await vigente(persona, ids[0], `listaId=${derivada.id}`)).neto).toBe('200.00');
    const { porRevisar } = (await prever(derivada, otra)).cuerpo;
    expect((await cambiar(derivada, { ...otra, revisados: porRevisar })).status).toBe(200);
    expect((await vigente(persona, ids[0], `listaId=${derivada.id}`)).neto).toBe('400.00');
  });

  it('without a word where none does, and so is what is no formula', async () => {
    const { base, derivada } = await dosListas();
    const poco = await cambiar(derivada, deLista(base, '2.1'));
    expect(poco.status).toBe(200);
    expect((await cambiar(poco.cuerpo, { nombre: `${derivada.nombre} bis` })).status).toBe(200);
  });

  it('that leaves artículos without a price asks for it too', async () => {
    const { derivada } = await dosListas();
    const negado = await cambiar(derivada, { derivacion: null });
    expect(negado.cuerpo).toMatchObject({ code: 'articulos.lista_por_revisar', data: { cuantos: 4 } });
    expect((await cambiar(derivada, { derivacion: null, revisados: 4 })).status).toBe(200);
  });
});
