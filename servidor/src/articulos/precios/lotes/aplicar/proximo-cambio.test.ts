import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, lista, lote, mover, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const EN = '2036-03-01T03:00:00.000Z';
const proximos = async (id: string) =>
  (await persona.get(`/api/articulos/${id}`)).cuerpo.precios
    .filter(({ proximo }: { proximo: object | null }) => proximo !== null)
    .map(({ listaId, proximo }: { listaId: string; proximo: object }) => ({ listaId, ...proximo }));
const programar = async (ids: readonly string[], aplicaDesde: string, resto: object = {}) => {
  const aprobado = await caminar(persona, await lote(persona, ids, resto), 'simular', 'aprobar');
  const { status, cuerpo } = await mover(persona, aprobado, 'programar', { aplicaDesde });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};

it('PRE-05 UA-12 the ficha says what a scheduled batch is to write, and which batch it is', async () => {
  const otra = await lista(persona);
  const id = await articulo(persona, { precio: '100' });
  await ponerPrecio(persona, id, { importe: '50', cantidadDesde: '10' });
  await ponerPrecio(persona, id, { importe: '80', listaId: otra.id });
  const programado = await programar([id], EN);
  const deLoteEn = (desde: string) => ({
    ...{ listaId: INICIALES.lista, neto: '110.00', conIva: '133.10', desde },
    lote: { id: programado.id, numero: programado.numero },
  });
  expect(await proximos(id)).toEqual([deLoteEn(EN)]);
  const [hoy] = (await persona.get(`/api/articulos/${id}`)).cuerpo.precios;
  expect(hoy).toMatchObject({ neto: '100.00' });
  // Given another day, and given up.
  const otroDia = await mover(persona, programado, 'programar', { aplicaDesde: '2036-04-01T03:00:00.000Z' });
  expect(otroDia.status, JSON.stringify(otroDia.cuerpo)).toBe(200);
  expect(await proximos(id)).toEqual([deLoteEn('2036-04-01T03:00:00.000Z')]);
  await mover(persona, otroDia.cuerpo, 'descartar', { motivo: 'Se arrepintieron' });
  expect(await proximos(id)).toEqual([]);
});

it('PRE-05 says the first change, and no line that was left out or that the batch would leave alone', async () => {
  const [conOtro, fuera, cambiado] = [
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
  ];
  const ids = [conOtro, fuera, cambiado];
  const simulado = await caminar(persona, await lote(persona, ids), 'simular');
  const marcado = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: [2] } });
  const aprobado = await caminar(persona, marcado.cuerpo, 'aprobar');
  await mover(persona, aprobado, 'programar', { aplicaDesde: EN });
  // Written for an earlier day, what the batch was worked out over will hold no longer.
  await ponerPrecio(persona, conOtro, { importe: '105', desde: '2036-02-01T03:00:00.000Z' });
  await ponerPrecio(persona, cambiado, { importe: '103' });
  expect(await proximos(conOtro)).toMatchObject([{ neto: '105.00', desde: '2036-02-01T03:00:00.000Z', lote: null }]);
  for (const id of [fuera, cambiado]) expect(await proximos(id)).toEqual([]);
});
