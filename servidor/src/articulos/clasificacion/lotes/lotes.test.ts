import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { verificacionDeLotes } from './verificacion-de-lotes.ts';

const LOTES = `${C}/lotes`;
let prueba: Prueba;
let nunez: Cliente;
let nadal: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  nunez = await prueba.cliente({ nombre: 'R. Núñez' });
  nadal = await prueba.cliente({ nombre: 'C. Nadal' });
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => nunez);

async function hecho(quien: Cliente, ruta: string, cuerpo: object): Promise<string> {
  const respuesta = await quien.post(`${C}/${ruta}`, cuerpo);
  expect(respuesta.status, JSON.stringify(respuesta.cuerpo)).toBe(200);
  return respuesta.cuerpo.loteId;
}

/** The rows of the file of a filter, without its titles. */
async function escritas(pedido: string): Promise<string[]> {
  const { status, texto } = await nunez.get(`${LOTES}/exportar?${pedido}`);
  expect(status).toBe(200);
  return texto.trim().split('\r\n').slice(1);
}

/** The batches that a filter finds, which are those of its file, in the same order. */
async function con(filtros: string, mas = ''): Promise<string[]> {
  const pedido = `filtros=${encodeURIComponent(filtros)}${mas}`;
  const { filas, total } = (await nunez.get(`${LOTES}?${pedido}`)).cuerpo;
  expect(total).toBe(filas.length);
  expect(await escritas(`${pedido}&columnas=motivo`)).toEqual(filas.map(({ motivo }: { motivo: string }) => motivo));
  return filas.map(({ id }: { id: string }) => id);
}

it('CLA-03, TD-07, TD-12 changes are filtered by each of their columns, also in their file', async () => {
  expect(await con('motivo:lleno')).toEqual([]);
  const motor = await arbol({
    rubro: { nombre: 'Motor' },
    familia: { nombre: 'Aceite' },
    subfamilia: { nombre: 'Sintético' },
  });
  const filtros = await arbol({ rubro: { nombre: 'Filtros' }, subfamilia: { nombre: 'Bujías', ivaOmision: '10.5' } });
  const ids = [
    (await articuloEn(motor.subfamilia.id)).cuerpo.id,
    (await articuloEn(motor.subfamilia.id)).cuerpo.id,
    (await articuloEn(filtros.subfamilia.id, { iva: '21' })).cuerpo.id,
  ];
  const motivo = (texto: string) => ({ motivo: texto });
  const mueve = await hecho(
    nunez,
    `familia/${motor.familia.id}/mover`,
    hacia(motor.familia, filtros.rubro, motivo('Orden de julio')),
  );
  const aplicar = { version: 1, campo: 'iva', articulos: 1, ...motivo('Alícuota de julio') };
  const aplica = await hecho(nunez, `subfamilia/${filtros.subfamilia.id}/aplicar`, aplicar);
  const otra = await arbol({
    rubro: { nombre: 'Lubricantes' },
    familia: { nombre: 'Grasas' },
    subfamilia: { nombre: 'Litio' },
  });
  const funde = await hecho(
    nadal,
    `subfamilia/${motor.subfamilia.id}/fusionar`,
    hacia(motor.subfamilia, otra.subfamilia, motivo('Van juntos')),
  );
  const aparte = (await arbol()).subfamilia.id;
  expect((await nunez.patch(`${BASE}/${ids[0]}`, { version: 2, subfamiliaId: aparte })).status).toBe(200);
  const vuelve = await hecho(nadal, `lotes/${funde}/deshacer`, motivo('Era otra'));

  expect(await con('motivo:contiene:julio')).toEqual([aplica, mueve]);
  expect(await con('motivo:contiene:julio', '&orden=en')).toEqual([mueve, aplica]);
  expect(await con('motivo:contiene:julio', '&buscar=alicuota')).toEqual([aplica]);
  expect(await con('motivo:contiene:julio', '&tipo=MOVER')).toEqual([mueve]);
  expect(await con('quien:contiene:nunez')).toEqual([aplica, mueve]);
  expect(await con('tipo:uno:FUSIONAR,DESHACER')).toEqual([vuelve, funde]);
  expect(await con('nombre:igual:bujias')).toEqual([aplica]);
  expect(await con('articulos:entre:1,1')).toEqual([vuelve, aplica]);
  expect(await con('articulos:entre:2,')).toEqual([funde, mueve]);
  expect(await con('nodos:entre:1,')).toEqual([mueve]);
  expect(await con('situacion:uno:DESHECHO')).toEqual([funde]);
  expect(await con('situacion:uno:CON_SALTADOS')).toEqual([vuelve]);
  expect(await con('situacion:uno:VIGENTE')).toEqual([aplica, mueve]);
  expect(await con('en:entre:,2020-01-01')).toEqual([]);
  expect(await con('en:entre:2020-01-01,')).toEqual([vuelve, funde, aplica, mueve]);
  // From where to where as it is read, and of what was applied, what it is.
  expect(await con('lugar:igual:Motor → Filtros')).toEqual([mueve]);
  expect(await con('lugar:contiene:grasas')).toEqual([vuelve, funde]);
  expect(await con('lugar:igual:IVA: 10%2C5 %25')).toEqual([aplica]);

  const dicho = await escritas('orden=en&columnas=tipo,nombre,lugar,articulos,nodos,quien,situacion');
  expect(dicho).toEqual([
    'Mover;Aceite;Motor → Filtros;2;1;R. Núñez;Vigente',
    'Aplicar;Bujías;IVA: 10,5 %;1;0;R. Núñez;Vigente',
    'Fusionar;Sintético;Filtros › Aceite → Lubricantes › Grasas › Litio;2;0;C. Nadal;Deshecho',
    'Vuelta atrás;Sintético;Lubricantes › Grasas › Litio → Filtros › Aceite;1;0;C. Nadal;1 quedó como estaba',
  ]);
  expect((await nunez.get(`${LOTES}?filtros=saltados:vacio`)).status).toBe(400);
});

it('CLA-03 a merge keeps as many artículos as its preview said, those of its nodes too, and so does its way back', async () => {
  const [pierde, gana] = [await arbol({ rubro: { nombre: 'Embragues' } }), await arbol()];
  await articuloEn(pierde.subfamilia.id);
  const url = `rubro/${pierde.rubro.id}`;
  const previa = await nunez.get(`${C}/${url}/traslado?modo=FUSIONAR&destinoId=${gana.rubro.id}`);
  expect(previa.cuerpo).toMatchObject({ articulos: 1 });
  const motivo = { motivo: 'Van juntos' };
  const funde = await hecho(nunez, `${url}/fusionar`, hacia(pierde.rubro, gana.rubro, motivo));
  const vuelve = await hecho(nunez, `lotes/${funde}/deshacer`, motivo);
  const { filas } = (await nunez.get(`${LOTES}?buscar=embragues`)).cuerpo;
  expect(filas).toMatchObject([
    { id: vuelve, articulos: 1, nodos: 1 },
    { id: funde, articulos: 1, nodos: 1 },
  ]);
  expect(await verificacionDeLotes.consulta(prueba.db)).toEqual([]);
});

it('CLA-03 neither they nor their file are for who may not see artículos', async () => {
  const sinArticulos = await prueba.cliente({ permisos: ['cliente.ver'] });
  for (const ruta of ['', '/exportar']) expect((await sinArticulos.get(`${LOTES}${ruta}`)).status).toBe(403);
});
