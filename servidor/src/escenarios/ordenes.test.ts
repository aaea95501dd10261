import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let listas: readonly { readonly ruta: string; readonly campos: readonly string[]; readonly comoSeDice: string }[];

type Documento = {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly parameters?: readonly {
            readonly name: string;
            readonly description?: string;
            readonly schema: { readonly pattern?: string };
          }[];
        };
      }
    >
  >;
};

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const { paths } = (await persona.get('/api/openapi.json')).cuerpo as Documento;
  listas = Object.entries(paths).flatMap(([ruta, { get }]) => {
    const orden = get?.parameters?.find(({ name }) => name === 'orden');
    const { pattern } = orden?.schema ?? {};
    if (pattern === undefined) return [];
    return [{ ruta, campos: camposDe(pattern), comoSeDice: orden?.description ?? '' }];
  });
});
afterAll(() => prueba.cerrar());

/** What an order may go by, as its pattern says: `^-?(codigo|nombre)(,…)…`; artículos, which go by ids too, have a test of theirs. */
const camposDe = (forma: string): string[] => {
  const [, dentro = ''] = /^\^-\?\(([\w|]+)\)/.exec(forma) ?? [];
  return dentro.split('|').filter((campo) => campo !== '');
};

/** Up and down by turns: `codigo,-nombre`. */
const alternados = (campos: readonly string[]) =>
  campos.map((campo, i) => (i % 2 === 0 ? campo : `-${campo}`)).join(',');

const pedir = async (ruta: string, orden: string, quien = persona) => {
  const { status, cuerpo } = await quien.get(`${ruta}?orden=${orden}`);
  return { status, filas: cuerpo?.filas ?? [] };
};

it('TD-06 every list, and every file of one, goes by as many of its fields as are asked for, either way', async () => {
  const proveedor = (
    await persona.post('/api/articulos/proveedores', { razonSocial: 'Frenos del Sur', condicionIva: 8 })
  ).cuerpo;
  const [rubro] = (await persona.get('/api/articulos/rubros')).cuerpo.filas;
  const deCual: Readonly<Record<string, string>> = {
    '/api/articulos/proveedores/{id}': `/api/articulos/proveedores/${proveedor.id}`,
    '/api/clientes/{id}': `/api/clientes/${INICIALES.consumidorFinal}`,
    '/api/articulos/clasificacion/{nivel}/{id}': `/api/articulos/clasificacion/rubro/${rubro.id}`,
  };
  const varias = listas.filter(({ campos }) => campos.length > 1);
  expect(varias.length).toBeGreaterThan(50);
  expect(varias.filter(({ comoSeDice }) => !comoSeDice.includes('«descripcion,-codigo»'))).toEqual([]);
  const fallas: string[] = [];
  let vistas = 0;
  for (const { ruta, campos } of varias) {
    const [, cual = '', resto = ruta] = /^(.*\})(.*)$/.exec(ruta) ?? [];
    const camino = cual === '' ? ruta : deCual[cual] && `${deCual[cual]}${resto}`;
    // Those of a batch and of a list of a proveedor are asked where there is one.
    if (camino === undefined) continue;
    const query = ruta.endsWith('/diferencias') ? '&campo=iva' : '';
    for (const orden of [alternados(campos.slice(0, 4)), alternados(campos.toReversed().slice(0, 4))]) {
      const { status } = await pedir(camino, `${orden}${query}`);
      if (status !== 200) fallas.push(`${ruta} ${orden}: ${status}`);
      vistas += 1;
    }
  }
  expect(fallas).toEqual([]);
  expect(vistas).toBeGreaterThan(100);
});

it('TD-06 a list does not go by what is not its own, nor by one field more than it has', async () => {
  for (const orden of ['razonSocial,clave', 'clave', 'estado,,razonSocial', `estado${',-estado'.repeat(5)}`]) {
    expect((await pedir('/api/clientes', orden)).status, orden).toBe(400);
  }
  expect((await pedir('/api/stock/saldos', 'codigo,-codigo')).status).toBe(400);
});

it('TD-06 the alike in one field go by the next one, and what has nothing goes last', async () => {
  const [{ id: provinciaId }] = (await persona.get('/api/tablas-generales/provincias')).cuerpo.filas;
  for (const [nombre, codigoPostal] of [
    ['Ábaco', '2000'],
    ['Zonda', '2000'],
    ['Molle', '1000'],
    ['Pampa', undefined],
  ] as const) {
    const { status } = await persona.post('/api/tablas-generales/localidades', {
      ...{ nombre, provinciaId, partido: 'Salto' },
      ...(codigoPostal && { codigoPostal }),
    });
    expect(status).toBe(201);
  }
  const nombres = async (orden: string) =>
    (await pedir('/api/tablas-generales/localidades', orden)).filas.map(({ nombre }: { nombre: string }) => nombre);
  expect(await nombres('-codigoPostal,nombre')).toEqual(['Ábaco', 'Zonda', 'Molle', 'Pampa']);
  expect(await nombres('partido,codigoPostal,-nombre')).toEqual(['Molle', 'Zonda', 'Ábaco', 'Pampa']);
});

it('TD-06 CLA-06 rubros go by what hangs from them and by what they say of themselves, in the order that is asked for', async () => {
  const arbol = ['Motor', 'Freno', 'Luces'].map((nombre) => ({ nombre }));
  for (const [i, { nombre }] of arbol.entries()) {
    const rubro = (await persona.post('/api/articulos/rubros', { codigo: `R${i}`, nombre })).cuerpo;
    const familia = await persona.post('/api/articulos/familias', { codigo: `F${i}`, nombre, rubroId: rubro.id });
    const subfamilia = await persona.post('/api/articulos/subfamilias', {
      ...{ codigo: `S${i}`, nombre, familiaId: familia.cuerpo.id },
    });
    for (let n = 0; n < (nombre === 'Luces' ? 2 : 1); n++) {
      const articuloId = await sembrarArticulo(prueba.db, { codigo: `${nombre}-${n}`, descripcion: nombre });
      await prueba.db
        .updateTable('articulo')
        .set({ subfamilia_id: subfamilia.cuerpo.id })
        .where('id', '=', articuloId)
        .execute();
    }
  }
  const hallar = async (orden: string, quien = persona) =>
    (await pedir('/api/articulos/rubros', orden, quien)).filas
      .map(({ nombre }: { nombre: string }) => nombre)
      .filter((nombre: string) => arbol.some((uno) => uno.nombre === nombre));
  expect(await hallar('articulos,nombre')).toEqual(['Freno', 'Motor', 'Luces']);
  expect(await hallar('articulos,-nombre')).toEqual(['Motor', 'Freno', 'Luces']);
  expect(await hallar('-nombre,articulos')).toEqual(['Motor', 'Luces', 'Freno']);
  const sinCostos = await prueba.cliente({ permisos: ['articulo.ver'] });
  // What they are worth tells them nothing, not even by the place of each.
  expect(await hallar('-valor,-nombre', sinCostos)).toEqual(['Motor', 'Luces', 'Freno']);
  expect(await hallar('valor', sinCostos)).toEqual(['Motor', 'Freno', 'Luces']);
});
