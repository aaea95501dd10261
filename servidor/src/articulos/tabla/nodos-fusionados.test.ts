import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => persona);

type Arbol = Awaited<ReturnType<typeof arbol>>;
type Nivel = keyof Arbol;

/** The artículos of a node, by a link to it and by the filter of its column. */
async function deLaTabla(nivel: Nivel, id: string): Promise<readonly string[]> {
  const codigos = await filtrados(`${nivel}Id=${id}`);
  const deColumna = encodeURIComponent(`${nivel}:uno:no-es-un-id,${id};codigo:lleno`);
  expect(await filtrados(`filtros=${deColumna}`)).toEqual(codigos);
  return codigos;
}

/** The artículos of a filter: of the table, of its count, and of what is taken away as a file. */
async function filtrados(filtro: string): Promise<readonly string[]> {
  const leida = await persona.get(`${BASE}?${filtro}&contar=exacto&orden=codigo`);
  expect(leida.status, leida.texto).toBe(200);
  const { filas, total } = leida.cuerpo;
  const codigos: string[] = filas.map(({ codigo }: { codigo: string }) => codigo);
  expect(total).toBe(codigos.length);
  const exportada = (await persona.get(`${BASE}/exportar?${filtro}&orden=codigo`)).texto.trim().split('\r\n').slice(1);
  expect(exportada.map((linea) => linea.split(';')[0])).toEqual(codigos);
  return codigos;
}

const ver = async (nivel: Nivel, id: string) => (await persona.get(`${C}/${nivel}/${id}`)).cuerpo.nodo;
async function fusionar(nivel: Nivel, de: string, en: string): Promise<string> {
  const cuerpo = hacia(await ver(nivel, de), await ver(nivel, en));
  const { status, cuerpo: hecho, texto } = await persona.post(`${C}/${nivel}/${de}/fusionar`, cuerpo);
  expect(status, texto).toBe(200);
  return hecho.loteId;
}

it.each(['rubro', 'familia', 'subfamilia'] as const)(
  'CLA-03 ART-22 a %s that was merged, also twice, is where its artículos are by now for whoever filters by it; undone, it is itself',
  async (nivel) => {
    const [primero, segundo, tercero] = [await arbol(), await arbol(), await arbol()];
    const suyo = (await articuloEn(primero.subfamilia.id)).cuerpo.codigo;
    const ajeno = (await articuloEn(tercero.subfamilia.id)).cuerpo.codigo;
    expect(await deLaTabla(nivel, primero[nivel].id)).toEqual([suyo]);
    const lote = await fusionar(nivel, primero[nivel].id, segundo[nivel].id);
    expect(await deLaTabla(nivel, primero[nivel].id)).toEqual([suyo]);
    const otro = await fusionar(nivel, segundo[nivel].id, tercero[nivel].id);
    const todos = [suyo, ajeno].toSorted();
    expect([await deLaTabla(nivel, primero[nivel].id), await deLaTabla(nivel, segundo[nivel].id)]).toEqual([
      todos,
      todos,
    ]);
    for (const id of [otro, lote]) {
      const deshecho = await persona.post(`${C}/lotes/${id}/deshacer`, { motivo: 'No era' });
      expect(deshecho.status, deshecho.texto).toBe(200);
    }
    expect(await deLaTabla(nivel, primero[nivel].id)).toEqual([suyo]);
    expect(await deLaTabla(nivel, segundo[nivel].id)).toEqual([]);
  },
);

it('CLA-03 two that were merged into each other, and left out of use since, have nothing and do not hang', async () => {
  const [uno, otro] = [await arbol(), await arbol()];
  const cambiar = async (id: string, activo: boolean) => {
    const { version } = await ver('rubro', id);
    const { status, texto } = await persona.patch(`${BASE}/rubros/${id}`, { version, activo });
    expect(status, texto).toBe(200);
  };
  await fusionar('rubro', uno.rubro.id, otro.rubro.id);
  await cambiar(uno.rubro.id, true);
  await fusionar('rubro', otro.rubro.id, uno.rubro.id);
  for (const { familia, subfamilia } of [uno, otro]) {
    for (const [nivel, { id }] of [
      ['subfamilia', subfamilia],
      ['familia', familia],
    ] as const) {
      const { version } = await ver(nivel, id);
      await persona.patch(`${BASE}/${nivel}s/${id}`, { version, activo: false });
    }
  }
  await cambiar(uno.rubro.id, false);
  expect(await deLaTabla('rubro', uno.rubro.id)).toEqual([]);
  expect(await deLaTabla('rubro', otro.rubro.id)).toEqual([]);
});

it('ART-21 CLA-03 on paper it is called as the one that has its artículos, by a link and by its column', async () => {
  const [viejo, nuevo] = [await arbol(), await arbol()];
  await articuloEn(viejo.subfamilia.id);
  await fusionar('rubro', viejo.rubro.id, nuevo.rubro.id);
  for (const filtro of [`rubroId=${viejo.rubro.id}`, `filtros=rubro:uno:${viejo.rubro.id}`]) {
    const { bytes } = await persona.get(`${BASE}/exportar-pdf?columnas=codigo&${filtro}`);
    const papel = leerPdf(bytes).flatMap(({ textos }) => textos.map(({ texto }) => texto));
    expect(papel.filter((texto) => texto.startsWith('Rubro: '))).toEqual([
      expect.stringMatching(`: ${nuevo.rubro.nombre}$`),
    ]);
  }
});
