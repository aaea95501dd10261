import { afterAll, beforeAll, expect, it } from 'vitest';
import { leerCostosDeVenta } from '#articulos/costos-de-venta.query.ts';
import {
  articulo,
  caminar,
  lineas,
  lista,
  lote,
  ponerCosto,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

// What costs less than a dollar, in a lista that keeps dollars.

let prueba: Prueba;
let persona: Cliente;
let exportacion: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  await persona.post('/api/articulos/cotizaciones', { valor: '1475', fuente: 'BNA' });
  exportacion = (await lista(persona, { moneda: 'USD' })).id;
});
afterAll(() => prueba.cerrar());

const barato = async (costo: string, importe?: string): Promise<string> => {
  const id = await articulo(persona);
  await ponerCosto(persona, id, { importe: costo });
  if (importe) await ponerPrecio(persona, id, { listaId: exportacion, importe });
  return id;
};

it('PRE-10 GAP-17 the margin over a cost in pesos is that of the very cost', async () => {
  const id = await barato('120', '0.10');
  const { frescura } = (await persona.get(`/api/articulos/${id}/costos`)).cuerpo;
  expect(frescura.margenes).toContainEqual(expect.objectContaining({ listaId: exportacion, margen: '22.92' }));
  const costos = await leerCostosDeVenta(prueba.db, [id], { listaId: exportacion, ahora: new Date() });
  expect(costos.get(id)?.costo).toBe('0.081355932203');
  const enPesos = await leerCostosDeVenta(prueba.db, [id], { listaId: INICIALES.lista, ahora: new Date() });
  expect(enPesos.get(id)?.costo).toBe('120.00');
});

it('PRE-03 PRE-04 a batch of prices rounds what comes out of a cost once, at its end', async () => {
  const id = await barato('1', '0.5');
  const regla = { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' };
  const simulado = await caminar(persona, await lote(persona, [id], { listaIds: [exportacion], regla }), 'simular');
  const [linea] = await lineas(persona, simulado);
  // 1 / 1475 × 1.5 is 0.00102; over 0.0007 it came to 0.0011.
  expect(linea).toMatchObject({ nuevo: { neto: '0.001' }, margen: '47.5' });
});

it('INV-45 PRE-02 so does a lista that comes out of the cost, and the floor over it', async () => {
  const id = await barato('1');
  const neto = async (coeficiente: string, resto: object = {}) => {
    const derivacion = { base: 'COSTO_REPOSICION', coeficiente, paso: '0', modo: 'CERCANO', adicional: '0' };
    const { id: listaId } = await lista(persona, { moneda: 'USD', derivacion, ...resto });
    return (await vigente(persona, id, `listaId=${listaId}`)).neto;
  };
  expect([await neto('1.5'), await neto('1', { margenMinimo: '50' })]).toEqual(['0.001', '0.001']);
});

it('PRE-18 PRE-09 the margin that is kept is that of when the price was written, by the rate of then', async () => {
  const cotizar = async (valor: string) => {
    const dicho = await persona.post('/api/articulos/cotizaciones', { valor, fuente: 'BNA', confirmada: true });
    expect(dicho.status, dicho.texto).toBe(201);
  };
  const [antes, despues] = [await articulo(persona), await articulo(persona)];
  await cotizar('1000');
  await ponerCosto(persona, antes, { importe: '10', moneda: 'USD' });
  await cotizar('1200');
  for (const id of [antes, despues]) await ponerPrecio(persona, id, { importe: '18000' });
  await cotizar('1250');
  // What has a price before any cost is held against the first one known since, by the rate of that one.
  await ponerCosto(persona, despues, { importe: '10', moneda: 'USD' });
  await cotizar('1500');
  const creado = await lote(persona, [antes, despues], { regla: { tipo: 'MANTENER_MARGEN' } });
  const simulado = await caminar(persona, creado, 'simular');
  expect((await lineas(persona, simulado)).map(({ nuevo }: { nuevo: { neto: string } }) => nuevo.neto)).toEqual([
    ...['22500.00', '21600.00'],
  ]);
});
