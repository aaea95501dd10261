import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { articulo, lista, ponerCosto, ponerPrecio, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const COTIZACIONES = '/api/articulos/cotizaciones';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  prueba.reloj.ahora = new Date('2030-03-01T12:00:00Z');
});
afterAll(() => prueba.cerrar());

const pasaUnDia = () => {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora?.getTime() ?? 0) + 86_400_000);
};
const cotizar = async (valor: string) => {
  const { status, cuerpo } = await persona.post(COTIZACIONES, { valor, fuente: 'BNA', confirmada: true });
  expect(status).toBe(201);
  return cuerpo.derivadas;
};
const alcance = async () => (await persona.get(`${COTIZACIONES}/alcance`)).cuerpo.derivadas;
const FORMULA = { coeficiente: '1', paso: '0', modo: 'CERCANO', adicional: '0' } as const;
const derivada = async (nombre: string, base: object, resto: object = {}): Promise<string> =>
  (await lista(persona, { nombre, derivacion: { ...FORMULA, ...base }, ...resto })).id;
const de = (listaBaseId: string) => ({ base: 'LISTA', listaBaseId });

it('PRE-09 names each derived lista that a rate moves, its minimum margin included, by the prices it has', async () => {
  await cotizar('1000');
  const [enDolares, enPesos, sinPrecio] = [
    await articulo(persona, { precio: '4956' }),
    await articulo(persona, { precio: '150' }),
    await articulo(persona),
  ];
  const terminado = await articulo(persona, { precio: '70' });
  await ponerCosto(persona, enDolares, { importe: '3', moneda: 'USD' });
  await ponerCosto(persona, enPesos, { importe: '100' });
  // It costs dollars and has no price to put a floor under, but by its cost.
  await ponerCosto(persona, sinPrecio, { importe: '1', moneda: 'USD' });
  // Another price of it that is written over the formula.
  const escrito = await articulo(persona, { precio: '9000' });
  await ponerCosto(persona, escrito, { importe: '4', moneda: 'USD' });
  const inactivo = await articulo(persona, { precio: '800' });
  await ponerCosto(persona, inactivo, { importe: '4', moneda: 'USD' });
  await prueba.db.updateTable('articulo').set({ estado: 'INACTIVO' }).where('id', '=', inactivo).execute();

  const mayorista = await derivada('Mayorista', de(INICIALES.lista), { margenMinimo: '12' });
  await ponerPrecio(persona, escrito, { listaId: mayorista, importe: '8000' });
  await derivada('De Mayorista', { ...de(mayorista), coeficiente: '0.5' });
  await derivada('Sin piso', de(INICIALES.lista));
  const exterior = await derivada('Exterior', de(INICIALES.lista), { moneda: 'USD', margenMinimo: '5' });
  await derivada('Exterior por mil', { ...de(exterior), coeficiente: '1000' }, { moneda: 'USD' });
  await derivada('Vuelta a pesos', de(exterior));
  await derivada('Por costo', { base: 'COSTO_REPOSICION' }, { margenMinimo: '10' });
  pasaUnDia();
  await ponerPrecio(persona, terminado, { importe: null });
  pasaUnDia();

  const derivadas = [
    { nombre: 'Mayorista', precios: 0, porMargenMinimo: 1 },
    { nombre: 'De Mayorista', precios: 0, porMargenMinimo: 1 },
    { nombre: 'Exterior', precios: 3, porMargenMinimo: 0 },
    { nombre: 'Exterior por mil', precios: 3, porMargenMinimo: 0 },
    { nombre: 'Vuelta a pesos', precios: 3, porMargenMinimo: 0 },
    { nombre: 'Por costo', precios: 3, porMargenMinimo: 0 },
  ];
  expect(await alcance()).toEqual(derivadas);
  expect(await vigente(persona, enDolares, `listaId=${mayorista}`)).toMatchObject({ neto: '4956.00' });
  expect(await cotizar('1475.01')).toEqual(derivadas);
  expect(await vigente(persona, enDolares, `listaId=${mayorista}`)).toMatchObject({ neto: '4956.0336' });
});

it('PRE-09 EST-05 counts a kit that costs what it takes by the currencies of that, and none whose cost nobody knows', async () => {
  const [enDolares, enPesos, sinCosto] = [await articulo(persona), await articulo(persona), await articulo(persona)];
  const { length: antes } = await alcance();
  const manual = (await lista(persona)).id;
  await ponerCosto(persona, enDolares, { importe: '2', moneda: 'USD' });
  await abastecer(prueba.db, persona, [[enPesos, '10', '80']]);
  await derivada('Kits con piso', de(manual), { margenMinimo: '30' });
  await derivada('Kits por promedio', { base: 'COSTO_PROMEDIO' }, { moneda: 'USD' });
  for (const lleva of [[enDolares, enPesos], [enPesos], [enDolares, sinCosto]]) {
    const [kit, kitDeKit] = [await articulo(persona, { tipo: 'KIT' }), await articulo(persona, { tipo: 'KIT' })];
    await regir(
      persona,
      kit,
      lleva.map((id) => una(id)),
    );
    await regir(persona, kitDeKit, [una(kit)]);
    for (const id of [kit, kitDeKit]) await ponerPrecio(persona, id, { listaId: manual, importe: '1000000' });
  }
  pasaUnDia();
  // The two of a kit that takes something in dollars; by the average, what was bought and the two kits of it alone.
  expect((await alcance()).slice(antes)).toEqual([
    { nombre: 'Kits con piso', precios: 0, porMargenMinimo: 2 },
    { nombre: 'Kits por promedio', precios: 3, porMargenMinimo: 0 },
  ]);
});
