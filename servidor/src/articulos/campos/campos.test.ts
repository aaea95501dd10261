import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearHacedor } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { verificacionDeCampos } from './verificacion.ts';

const A = '/api/articulos';
const CAMPOS = `${A}/campos`;
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const hacer = crearHacedor(() => persona);

let serie = 0;
async function campo(lugar: { nivel: string; nodoId: string }, mas: object = {}) {
  serie += 1;
  const { status, cuerpo } = await persona.post(CAMPOS, { nombre: `Campo ${serie}`, tipo: 'TEXTO', ...lugar, ...mas });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
}
const en = (nivel: 'rubro' | 'familia' | 'subfamilia', nodo: { id: string }) => ({ nivel, nodoId: nodo.id });
const ficha = async (id: string) => (await persona.get(`${A}/${id}`)).cuerpo;
const decir = async (id: string, campos: object) =>
  persona.patch(`${A}/${id}`, { version: (await ficha(id)).version, campos });
const valores = async (id: string) =>
  Object.fromEntries((await ficha(id)).campos.map((uno: { id: string; valor: string | null }) => [uno.id, uno.valor]));

describe('ART-18 campos of a place of the classification', () => {
  it('are asked of every artículo at or below it, and of nobody else', async () => {
    const { rubro, familia, subfamilia } = await hacer.arbol();
    const otro = await hacer.arbol();
    const deRubro = await campo(en('rubro', rubro));
    const deFamilia = await campo(en('familia', familia));
    const deSubfamilia = await campo(en('subfamilia', subfamilia));
    const vistos = async (nivel: string, nodoId: string) =>
      (await persona.get(`${CAMPOS}?nivel=${nivel}&nodoId=${nodoId}`)).cuerpo.filas.map(({ id }: { id: string }) => id);
    expect(await vistos('rubro', rubro.id)).toEqual([deRubro.id]);
    expect(await vistos('familia', familia.id)).toEqual([deRubro.id, deFamilia.id]);
    expect(await vistos('subfamilia', subfamilia.id)).toEqual([deRubro.id, deFamilia.id, deSubfamilia.id]);
    expect(await vistos('subfamilia', otro.subfamilia.id)).toEqual([]);
    expect((await persona.get(`${CAMPOS}?nivel=subfamilia`)).cuerpo.filas).toEqual([]);
    expect((await persona.get(`${CAMPOS}?nivel=rubro`)).status).toBe(400);
    expect((await persona.get(CAMPOS)).cuerpo.filas.length).toBeGreaterThanOrEqual(3);
  });

  it('are written with the artículo, each as it is, and told in its trail as people read them', async () => {
    const { rubro, subfamilia } = await hacer.arbol();
    const largo = await campo(en('rubro', rubro), { tipo: 'NUMERO', unidad: 'mm', decimales: 1 });
    const color = await campo(en('rubro', rubro), {
      tipo: 'LISTA',
      opciones: [{ nombre: 'Rojo' }, { nombre: 'Azul' }],
    });
    const dia = await campo(en('rubro', rubro), { tipo: 'FECHA' });
    const si = await campo(en('rubro', rubro), { tipo: 'SI_NO' });
    const { status, cuerpo } = await hacer.articuloEn(subfamilia.id, {
      campos: { [largo.id]: '12.50', [color.id]: color.opciones[1].id, [dia.id]: '2026-11-20', [si.id]: null },
    });
    expect(status).toBe(201);
    expect(await valores(cuerpo.id)).toEqual({
      ...{ [largo.id]: '12.5', [color.id]: color.opciones[1].id, [dia.id]: '2026-11-20', [si.id]: null },
    });
    expect((await decir(cuerpo.id, { [largo.id]: '13', [si.id]: 'true', [dia.id]: '' })).status).toBe(200);
    const historia = (await persona.get(`/api/actividad/articulo/${cuerpo.id}`)).cuerpo;
    expect(JSON.stringify(historia)).toContain(`"campo":"${largo.nombre} (mm)","antes":"12,5 mm","despues":"13 mm"`);
    const mal = await decir(cuerpo.id, { [largo.id]: '1.25', [color.id]: largo.id });
    expect(mal.status).toBe(400);
    expect(mal.cuerpo.issues.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      `campos.${largo.id}`,
      `campos.${color.id}`,
    ]);
    const otro = await hacer.arbol();
    expect((await hacer.articuloEn(otro.subfamilia.id, { campos: { [largo.id]: '1' } })).status).toBe(400);
  });

  it('two who write at once: the second is told, and nothing is mixed', async () => {
    const { rubro, subfamilia } = await hacer.arbol();
    const uno = await campo(en('rubro', rubro));
    const { id, version } = (await hacer.articuloEn(subfamilia.id)).cuerpo;
    const escribir = (texto: string) => persona.patch(`${A}/${id}`, { version, campos: { [uno.id]: texto } });
    const respuestas = await Promise.all([escribir('a'), escribir('b')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const cambios = ['Rosca', 'Paso'].map((nombre) => persona.patch(`${CAMPOS}/${uno.id}`, { version: 1, nombre }));
    expect((await Promise.all(cambios)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const crear = () => persona.post(CAMPOS, { nombre: 'Voltaje', tipo: 'NUMERO', ...en('rubro', rubro) });
    expect((await Promise.all([crear(), crear()])).map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('one takes it away while another writes it: whoever comes second knows', async () => {
    const { rubro, subfamilia } = await hacer.arbol();
    for (let vuelta = 0; vuelta < 12; vuelta += 1) {
      const uno = await campo(en('rubro', rubro));
      const { id } = (await hacer.articuloEn(subfamilia.id)).cuerpo;
      const [escrito, soltado] = await Promise.all([
        decir(id, { [uno.id]: 'x' }),
        persona.post(`${CAMPOS}/${uno.id}/soltar`, { version: 1, ...en('rubro', rubro), articulos: 0 }),
      ]);
      expect([`${escrito.status} ${soltado.status}`]).toEqual([
        expect.stringMatching(escrito.status === 200 ? /^200 409$/ : /^400 200$/),
      ]);
    }
  });
});

describe('ART-18 nothing that artículos say is lost', () => {
  it('a campo taken away is told first, keeps what was said, and brings it back', async () => {
    const { rubro, familia, subfamilia } = await hacer.arbol();
    const uno = await campo(en('rubro', rubro));
    const { id } = (await hacer.articuloEn(subfamilia.id, { campos: { [uno.id]: 'M14' } })).cuerpo;
    const uso = await persona.get(`${CAMPOS}/${uno.id}/uso?nivel=rubro&nodoId=${rubro.id}`);
    expect(uso.cuerpo).toEqual({ articulos: 1, opciones: [] });
    const soltar = (version: number, articulos: number) =>
      persona.post(`${CAMPOS}/${uno.id}/soltar`, { version, ...en('rubro', rubro), articulos });
    expect((await soltar(1, 0)).cuerpo).toMatchObject({ status: 409, code: 'articulos.lote_distinto' });
    const soltado = await soltar(1, 1);
    expect(soltado.cuerpo).toMatchObject({ version: 2, lugares: [] });
    expect(await valores(id)).toEqual({});
    expect((await persona.get(`${A}?filtros=campoTexto-${uno.id}:lleno`)).cuerpo.filas).toEqual([]);
    const pedido = await persona.post(`${CAMPOS}/${uno.id}/pedir`, { version: 2, ...en('familia', familia) });
    expect(pedido.cuerpo.lugares).toEqual([{ nivel: 'familia', id: familia.id, nombre: familia.nombre }]);
    expect(await valores(id)).toEqual({ [uno.id]: 'M14' });
    const dosVeces = await persona.post(`${CAMPOS}/${uno.id}/pedir`, { version: 3, ...en('familia', familia) });
    expect(dosVeces.cuerpo.code).toBe('articulos.campo_ya_pedido');
    // Asked for above too, taking it away below hides nothing.
    await persona.post(`${CAMPOS}/${uno.id}/pedir`, { version: 3, ...en('rubro', rubro) });
    const debajo = await persona.get(`${CAMPOS}/${uno.id}/uso?nivel=familia&nodoId=${familia.id}`);
    expect(debajo.cuerpo.articulos).toBe(0);
  });

  it('an artículo that moves hides what is not asked there, and shows it when it is back', async () => {
    const [aca, alla] = [await hacer.arbol(), await hacer.arbol()];
    const uno = await campo(en('subfamilia', aca.subfamilia));
    const { id } = (await hacer.articuloEn(aca.subfamilia.id, { campos: { [uno.id]: 'x' } })).cuerpo;
    const mover = async (subfamiliaId: string) =>
      persona.patch(`${A}/${id}`, { version: (await ficha(id)).version, subfamiliaId });
    await mover(alla.subfamilia.id);
    expect(await valores(id)).toEqual({});
    await mover(aca.subfamilia.id);
    expect(await valores(id)).toEqual({ [uno.id]: 'x' });
  });

  it('options change their names and order, go and come back; fewer decimals wait for who uses them', async () => {
    const { rubro, subfamilia } = await hacer.arbol();
    const color = await campo(en('rubro', rubro), {
      tipo: 'LISTA',
      opciones: [{ nombre: 'Rojo' }, { nombre: 'Azul' }],
    });
    const [rojo, azul] = color.opciones;
    const { id } = (await hacer.articuloEn(subfamilia.id, { campos: { [color.id]: rojo.id } })).cuerpo;
    const cambiar = (version: number, cambio: object) => persona.patch(`${CAMPOS}/${color.id}`, { version, ...cambio });
    const cruzadas = await cambiar(1, {
      opciones: [{ ...{ id: rojo.id, nombre: 'Azul' } }, { id: azul.id, nombre: 'Rojo' }],
    });
    expect(cruzadas.cuerpo.opciones.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Azul', 'Rojo']);
    const sin = await cambiar(2, { opciones: [{ id: azul.id, nombre: 'Rojo' }] });
    expect(sin.cuerpo.opciones).toEqual([
      { id: azul.id, nombre: 'Rojo', activa: true },
      { id: rojo.id, nombre: 'Azul', activa: false },
    ]);
    expect(await valores(id)).toEqual({ [color.id]: rojo.id });
    expect((await decir(id, { [color.id]: rojo.id })).status).toBe(200);
    expect((await hacer.articuloEn(subfamilia.id, { campos: { [color.id]: rojo.id } })).status).toBe(400);
    const vuelve = await cambiar(3, { opciones: [{ nombre: 'azul' }] });
    expect(vuelve.cuerpo.opciones[0]).toEqual({ id: rojo.id, nombre: 'azul', activa: true });
    expect((await cambiar(4, { unidad: 'mm' })).status).toBe(400);

    const largo = await campo(en('rubro', rubro), { tipo: 'NUMERO', decimales: 2 });
    await decir(id, { [largo.id]: '1.25' });
    const menos = (version: number) => persona.patch(`${CAMPOS}/${largo.id}`, { version, decimales: 1 });
    expect((await menos(1)).cuerpo).toMatchObject({ code: 'articulos.campo_con_decimales', data: { cuantos: 1 } });
    await decir(id, { [largo.id]: '1.5' });
    expect((await menos(1)).cuerpo.decimales).toBe(1);
    expect(await valores(id)).toMatchObject({ [largo.id]: '1.5' });
    expect((await persona.patch(`${CAMPOS}/${largo.id}`, { version: 2, nombre: color.nombre })).cuerpo.code).toBe(
      'articulos.campo_repetido',
    );
  });

  it('the self-check finds a value that is not of its campo', async () => {
    const revisar = () => verificacionDeCampos.consulta(prueba.db);
    expect(await revisar()).toEqual([]);
    const { rubro, subfamilia } = await hacer.arbol();
    const largo = await campo(en('rubro', rubro), { tipo: 'NUMERO' });
    await hacer.articuloEn(subfamilia.id, { campos: { [largo.id]: '5' } });
    await expect(
      prueba.db.updateTable('articulo_campo').set({ valor: '5.5' }).where('campo_id', '=', largo.id).execute(),
    ).rejects.toThrow('articulo_campo_valor');
    await sql`alter table articulo_campo drop constraint articulo_campo_valor`.execute(prueba.db);
    await prueba.db.updateTable('articulo_campo').set({ valor: '5.5' }).where('campo_id', '=', largo.id).execute();
    expect(await revisar()).toMatchObject([{ campo: largo.nombre, valor: '5.5' }]);
  });
});
