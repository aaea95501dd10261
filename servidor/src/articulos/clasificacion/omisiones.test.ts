import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { BASE, C, crearHacedor } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { siguiente, crear, arbol, articuloEn } = crearHacedor(() => persona);

const unidad = async (decimales: number) =>
  (
    await persona.post('/api/tablas-generales/unidades', {
      codigo: siguiente(),
      nombre: `Unidad ${siguiente()}`,
      decimales,
    })
  ).cuerpo;

describe('CLA-02 inherited defaults', () => {
  it('each comes from its nearest level and says so; the margin only to who may see costs', async () => {
    const metros = await unidad(2);
    const { subfamilia, familia } = await arbol({
      rubro: { ivaOmision: '10.5', margenOmision: '45.50', diasDeConteo: 90, obsolescencia: 'ROTACION_BAJA' },
      familia: { unidadOmisionId: metros.id, diasDeConteo: 30 },
      subfamilia: { obsolescencia: 'NO_VENCE' },
    });
    expect(subfamilia.vigentes).toEqual({
      iva: { valor: '10.5', de: 'rubro' },
      unidad: { valor: { id: metros.id, nombre: metros.nombre }, de: 'familia' },
      margen: { valor: '45.5', de: 'rubro' },
      diasDeConteo: { valor: 30, de: 'familia' },
      obsolescencia: { valor: 'NO_VENCE', de: 'subfamilia' },
    });
    expect(familia.vigentes.obsolescencia).toEqual({ valor: 'ROTACION_BAJA', de: 'rubro' });
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    const { texto } = await vendedor.get(`${C}/subfamilia/${subfamilia.id}`);
    expect(texto).toContain('NO_VENCE');
    expect(texto).not.toMatch(/margen|45\.5/);
    // Who may not see the margin may not write it either, and may write the rest.
    const sinCosto = await prueba.cliente({ permisos: ['articulo.ver', 'clasificacion.editar'] });
    const url = `${BASE}/familias/${familia.id}`;
    expect((await sinCosto.patch(url, { version: 1, margenOmision: '1' })).status).toBe(403);
    expect((await sinCosto.patch(url, { version: 1, diasDeConteo: 60 })).cuerpo).toMatchObject({ diasDeConteo: 60 });
  });

  it('a new artículo takes the unidad of its level, unless it brings its own', async () => {
    const litros = await unidad(1);
    const { subfamilia } = await arbol({ rubro: { unidadOmisionId: litros.id } });
    expect((await articuloEn(subfamilia.id)).cuerpo.unidad.id).toBe(litros.id);
    const otra = await unidad(0);
    expect((await articuloEn(subfamilia.id, { unidadId: otra.id })).cuerpo.unidad.id).toBe(otra.id);
  });

  it('counts whom each value reaches: a nearer level stops it', async () => {
    const { rubro, familia, subfamilia } = await arbol({ rubro: { diasDeConteo: 90 } });
    const cercana = (await crear('subfamilias', { familiaId: familia.id, diasDeConteo: 7 })).cuerpo;
    await articuloEn(subfamilia.id);
    await articuloEn(cercana.id);
    const { alcanza } = (await persona.get(`${C}/rubro/${rubro.id}`)).cuerpo;
    expect(alcanza).toContainEqual({ campo: 'diasDeConteo', articulos: 1 });
    expect(alcanza).toContainEqual({ campo: 'iva', articulos: 2 });
  });

  it('refuses what is no unidad, a bad figure and a bad policy', async () => {
    const pedir = async (cuerpo: object) =>
      persona.post(`${BASE}/rubros`, { codigo: siguiente(), nombre: 'x', ...cuerpo });
    expect(await pedir({ unidadOmisionId: uuidv7() })).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['unidadOmisionId'], message: 'No existe esa unidad.' }] },
    });
    for (const malo of [
      { margenOmision: '-1' },
      { margenOmision: '1000.01' },
      { diasDeConteo: 0 },
      { obsolescencia: 'OTRA' },
    ]) {
      expect((await pedir(malo)).status).toBe(400);
    }
  });
});

describe('CLA-02 a default never rewrites artículos by itself', () => {
  it('tells which differ, and applies it in a batch on request, that can be undone', async () => {
    const { rubro, familia, subfamilia } = await arbol();
    const excepcion = (await crear('subfamilias', { familiaId: familia.id, ivaOmision: '27' })).cuerpo;
    const { cuerpo: uno } = await articuloEn(subfamilia.id);
    const { cuerpo: dos } = await articuloEn(subfamilia.id, { iva: 'EXENTO' });
    const { cuerpo: aparte } = await articuloEn(excepcion.id);
    await persona.patch(`${BASE}/rubros/${rubro.id}`, { version: 1, ivaOmision: '10.5' });
    const ivas = async () =>
      Promise.all([uno, dos, aparte].map(async ({ id }) => (await persona.get(`${BASE}/${id}`)).cuerpo.iva));
    expect(await ivas()).toEqual(['21', 'EXENTO', '27']);

    const url = `${C}/rubro/${rubro.id}`;
    expect((await persona.get(url)).cuerpo.difieren).toContainEqual({ campo: 'iva', articulos: 2 });
    const { cuerpo: previa } = await persona.get(`${url}/diferencias?campo=iva`);
    expect(previa).toMatchObject({ total: 2, aplicables: 2 });
    expect(previa.filas.map(({ actual }: { actual: string }) => actual).toSorted()).toEqual(['21', 'EXENTO']);
    expect((await persona.get(`${url}/diferencias?campo=iva&buscar=${dos.codigo}`)).cuerpo.total).toBe(1);

    const aplicar = (articulos: number) =>
      persona.post(`${url}/aplicar`, { version: 2, campo: 'iva', articulos, motivo: 'Cambió la alícuota' });
    expect((await aplicar(5)).cuerpo).toMatchObject({ code: 'articulos.lote_distinto', data: { vistos: 5, ahora: 2 } });
    const { cuerpo: hecho } = await aplicar(2);
    expect(hecho).toMatchObject({ articulos: 2 });
    expect(await ivas()).toEqual(['10.5', '10.5', '27']);
    expect((await aplicar(2)).cuerpo.code).toBe('articulos.lote_distinto');

    await persona.post(`${C}/lotes/${hecho.loteId}/deshacer`, { motivo: 'Todavía no regía' });
    expect(await ivas()).toEqual(['21', 'EXENTO', '27']);
    const soloClasifica = await prueba.cliente({ permisos: ['articulo.ver', 'clasificacion.editar'] });
    expect(
      (await soloClasifica.post(`${url}/aplicar`, { version: 2, campo: 'iva', articulos: 2, motivo: 'xyz' })).status,
    ).toBe(403);
  });

  it('leaves out a unidad with other decimals, and tells so', async () => {
    const { rubro, subfamilia } = await arbol();
    const [enteras, medidas] = [await unidad(0), await unidad(3)];
    const { cuerpo: entero } = await articuloEn(subfamilia.id, { unidadId: enteras.id });
    const { cuerpo: medido } = await articuloEn(subfamilia.id, { unidadId: medidas.id });
    const nueva = await unidad(0);
    await persona.patch(`${BASE}/rubros/${rubro.id}`, { version: 1, unidadOmisionId: nueva.id });
    const url = `${C}/rubro/${rubro.id}`;
    expect((await persona.get(`${url}/diferencias?campo=unidad`)).cuerpo).toMatchObject({
      total: 2,
      aplicables: 1,
      filas: [
        { id: entero.id, actual: enteras.nombre, aplicable: true },
        { id: medido.id, aplicable: false },
      ],
    });
    const cuerpo = { version: 2, campo: 'unidad', articulos: 1, motivo: 'Se cuenta de a una' };
    expect((await persona.post(`${url}/aplicar`, cuerpo)).cuerpo).toMatchObject({ articulos: 1 });
    expect((await persona.get(`${BASE}/${entero.id}`)).cuerpo.unidad.id).toBe(nueva.id);
    expect((await persona.get(`${BASE}/${medido.id}`)).cuerpo.unidad.id).toBe(medidas.id);
  });

  it('two who apply at once write it once', async () => {
    const { rubro, subfamilia } = await arbol();
    await articuloEn(subfamilia.id);
    await persona.patch(`${BASE}/rubros/${rubro.id}`, { version: 1, ivaOmision: '5' });
    const aplicar = () =>
      persona.post(`${C}/rubro/${rubro.id}/aplicar`, {
        version: 2,
        campo: 'iva',
        articulos: 1,
        motivo: 'Los dos juntos',
      });
    const respuestas = await Promise.all([aplicar(), aplicar()]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('CLA-06 the search of the tree', () => {
  it('gives what it finds at any level, with what is above it', async () => {
    const { rubro, familia, subfamilia } = await arbol({ subfamilia: { nombre: 'Rótulas de dirección' } });
    const { cuerpo } = await persona.get(`${C}/buscar?buscar=direccion%20rotu`);
    expect(cuerpo.coinciden).toEqual([subfamilia.id]);
    expect(cuerpo).toMatchObject({ hayMas: false, rubros: [{ id: rubro.id }], familias: [{ id: familia.id }] });
    expect((await persona.get(`${C}/buscar?buscar=--`)).cuerpo.coinciden).toEqual([]);
  });

  it('INV-04 CLA-04 what keeps a node active is named', async () => {
    const { familia, subfamilia } = await arbol();
    const { cuerpo } = await persona.patch(`${BASE}/familias/${familia.id}`, { version: 1, activo: false });
    expect(cuerpo.data.bloquean).toEqual([{ id: subfamilia.id, codigo: subfamilia.codigo, nombre: subfamilia.nombre }]);
  });
});
