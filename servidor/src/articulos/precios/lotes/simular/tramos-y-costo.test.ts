import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  lineas,
  lista,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const MARGEN = { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' };
/** What one, ten and a hundred are sold at. */
const precios = (id: string, listaId: string) =>
  Promise.all(
    ['1', '10', '100'].map(
      async (n) => (await vigente(persona, id, `cantidad=${n}&listaId=${listaId}`)).neto as string | null,
    ),
  );
const nuevos = async (simulado: { id: string }) =>
  (await lineas(persona, simulado, 'orden=linea')).map(
    ({ cantidadDesde, nuevo }: { cantidadDesde: string; nuevo: { neto: string } }) => [cantidadDesde, nuevo.neto],
  );

it('PRE-03 PRE-11 a margin on the cost keeps the discount by quantity, and taking it back brings every price as it was', async () => {
  const id = await articulo(persona);
  await ponerCosto(persona, id, { importe: '80' });
  await ponerPrecio(persona, id, { importe: '100' });
  await ponerPrecio(persona, id, { importe: '90', cantidadDesde: '10' });
  await ponerPrecio(persona, id, { importe: '75', cantidadDesde: '100', bajoMargen: { motivo: 'De prueba' } });
  const simulado = await caminar(persona, await lote(persona, [id], { regla: MARGEN }), 'simular');
  expect(await nuevos(simulado)).toEqual([
    ['0', '120.00'],
    ['10', '108.00'],
    ['100', '90.00'],
  ]);
  const aplicado = await caminar(persona, simulado, 'aprobar', 'aplicar');
  expect(await precios(id, INICIALES.lista)).toEqual(['120.00', '108.00', '90.00']);
  await caminar(persona, aplicado, 'revertir');
  expect(await precios(id, INICIALES.lista)).toEqual(['100.00', '90.00', '75.00']);
});

it('PRE-11 what only has a price by quantity gets its common one, out of a cost or of another lista', async () => {
  const { id: listaId } = await lista(persona);
  const id = await articulo(persona);
  await ponerCosto(persona, id, { importe: '80' });
  await ponerPrecio(persona, id, { importe: '200' });
  await ponerPrecio(persona, id, { importe: '90', cantidadDesde: '10', listaId });
  const simular = async (regla: object) =>
    caminar(persona, await lote(persona, [id], { regla, listaIds: [listaId] }), 'simular');
  // Each quantity has its own price in the other lista.
  const deOtra = { tipo: 'COEFICIENTE', valor: '0.5', base: 'LISTA', listaBaseId: INICIALES.lista };
  expect(await nuevos(await simular(deOtra))).toEqual([
    ['0', '100.00'],
    ['10', '100.00'],
  ]);
  const simulado = await simular(MARGEN);
  expect(await nuevos(simulado)).toEqual([['0', '120.00']]);
  expect(simulado.totales).toMatchObject({ iguales: 1, sinBase: 0 });
  const aplicado = await caminar(persona, simulado, 'aprobar', 'aplicar');
  expect(await precios(id, listaId)).toEqual(['120.00', '90.00', '90.00']);
  await caminar(persona, aplicado, 'revertir');
  expect(await precios(id, listaId)).toEqual([null, '90.00', '90.00']);
  // What moves a price has none to move.
  const aumentado = await simular({ tipo: 'PORCENTAJE', valor: '10' });
  expect(await nuevos(aumentado)).toEqual([['10', '99.00']]);
  expect(aumentado.totales).toMatchObject({ iguales: 0, sinBase: 0 });
});

it('PRE-05 PRE-11 applying leaves alone the prices by quantity whose common one, which they move with, is another one by then', async () => {
  const conTramo = async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '80' });
    await ponerPrecio(persona, id, { importe: '100' });
    await ponerPrecio(persona, id, { importe: '90', cantidadDesde: '10' });
    return id;
  };
  const [cambiado, fuera, igual] = [await conTramo(), await conTramo(), await conTramo()];
  const simulado = await caminar(persona, await lote(persona, [cambiado, fuera, igual], { regla: MARGEN }), 'simular');
  const comun = (await lineas(persona, simulado)).find(
    ({ articuloId, cantidadDesde }: Record<string, string>) => articuloId === fuera && cantidadDesde === '0',
  );
  const sinUno = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: [comun.linea] } });
  const aprobado = await caminar(persona, sinUno.cuerpo, 'aprobar');
  for (const id of [cambiado, fuera]) await ponerPrecio(persona, id, { importe: '105' });
  const aplicado = await caminar(persona, aprobado, 'aplicar');
  expect(aplicado).toMatchObject({ omitidas: 3 });
  expect(await lineas(persona, aplicado, 'omitida=true&orden=linea')).toMatchObject(
    [
      { articuloId: cambiado, cantidadDesde: '0' },
      { articuloId: cambiado, cantidadDesde: '10' },
      { articuloId: fuera, cantidadDesde: '10' },
    ].map((una) => ({ ...una, omitida: 'CAMBIO_DE_PRECIO' })),
  );
  expect(await precios(cambiado, INICIALES.lista)).toEqual(['105.00', '90.00', '90.00']);
  expect(await precios(fuera, INICIALES.lista)).toEqual(['105.00', '90.00', '90.00']);
  expect(await precios(igual, INICIALES.lista)).toEqual(['120.00', '108.00', '108.00']);
});
