import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  LOTES,
  lineas,
  lista,
  lote,
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

const sobre = (listaBaseId: string) => ({ tipo: 'COEFICIENTE', valor: '0.9', base: 'LISTA', listaBaseId });
async function aprobado(ids: readonly string[], listaIds: readonly string[], listaBaseId: string) {
  const simulado = await caminar(persona, await lote(persona, ids, { listaIds, regla: sobre(listaBaseId) }), 'simular');
  return caminar(persona, await dejarPasar(persona, simulado), 'aprobar');
}
const netoEn = async (id: string, listaId: string, cantidad = '1') =>
  (await vigente(persona, id, `listaId=${listaId}&cantidad=${cantidad}`)).neto;

it('PRE-03 PRE-05 a batch over another lista leaves alone what has another price there since it was simulated', async () => {
  const mayorista = await lista(persona);
  const [movido, igual, porCantidad] = [
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
  ];
  await ponerPrecio(persona, porCantidad, { importe: '80', cantidadDesde: '10' });
  for (const [cantidadDesde, importe] of [
    ['0', '50'],
    ['10', '40'],
  ]) {
    await ponerPrecio(persona, porCantidad, { listaId: mayorista.id, importe, cantidadDesde });
  }
  const visto = await aprobado([movido, igual, porCantidad], [mayorista.id], INICIALES.lista);
  await ponerPrecio(persona, movido, { importe: '150' });
  await ponerPrecio(persona, igual, { importe: '100', motivo: 'El mismo' });
  await ponerPrecio(persona, porCantidad, { importe: '85', cantidadDesde: '10' });
  const aplicado = await caminar(persona, visto, 'aplicar');
  expect(aplicado).toMatchObject({ omitidas: 2 });
  expect(await lineas(persona, aplicado, 'omitida=true')).toMatchObject([
    { articuloId: movido, omitida: 'CAMBIO_DE_LISTA' },
    { articuloId: porCantidad, cantidadDesde: '10', omitida: 'CAMBIO_DE_LISTA' },
  ]);
  expect([await netoEn(movido, mayorista.id), await netoEn(igual, mayorista.id)]).toEqual([null, '90.00']);
  expect([await netoEn(porCantidad, mayorista.id), await netoEn(porCantidad, mayorista.id, '10')]).toEqual([
    '90.00',
    '40.00',
  ]);
  const { texto } = await persona.get(`${LOTES}/${aplicado.id}/exportar?omitida=true`);
  expect(texto).toContain('Su precio en la otra lista cambió después');
});

it('PRE-09 what a lista in dollars says is the same at another rate', async () => {
  const cotizar = (valor: string) =>
    persona.post('/api/articulos/cotizaciones', { moneda: 'USD', valor, fuente: 'BNA', confirmada: true });
  await cotizar('1000');
  const [dolares, pesos] = [await lista(persona, { moneda: 'USD' }), await lista(persona)];
  const id = await articulo(persona);
  await ponerPrecio(persona, id, { listaId: dolares.id, importe: '1' });
  const visto = await aprobado([id], [pesos.id], dolares.id);
  await cotizar('1100');
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 0 });
  expect(await netoEn(id, pesos.id)).toBe('900.00');
});

it('PRE-11 the common price is over that of one unit there, though it is written from one on', async () => {
  const mayorista = await lista(persona);
  const id = await articulo(persona);
  await ponerPrecio(persona, id, { importe: '200', cantidadDesde: '1' });
  const visto = await aprobado([id], [mayorista.id], INICIALES.lista);
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 0 });
  expect(await netoEn(id, mayorista.id)).toBe('180.00');
});

it('PRE-11 a price by quantity that is over does not begin again with a batch over another lista', async () => {
  const mayorista = await lista(persona);
  const id = await articulo(persona, { precio: '100' });
  await ponerPrecio(persona, id, { importe: '80', cantidadDesde: '10' });
  await ponerPrecio(persona, id, { importe: '70', listaId: mayorista.id });
  await ponerPrecio(persona, id, { importe: '60', cantidadDesde: '10', listaId: mayorista.id });
  await ponerPrecio(persona, id, { importe: null, cantidadDesde: '10', listaId: mayorista.id });
  const simulado = await caminar(
    persona,
    await lote(persona, [id], { listaIds: [mayorista.id], regla: sobre(INICIALES.lista) }),
    'simular',
  );
  expect(await lineas(persona, simulado)).toMatchObject([
    { cantidadDesde: '0', anterior: { neto: '70.00' }, nuevo: { neto: '90.00' } },
  ]);
});
