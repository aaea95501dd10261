import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

const R = '/api/articulos/reportes/valuacion';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('TD-07 GAP-21 the gap of the two clocks is filtered by the figures that show, which are of what was rounded, and so are its unit costs', async () => {
  const conCosto = async (codigo: string, compra: string, hoy: string, moneda = 'ARS') => {
    const id = await sembrarArticulo(prueba.db, { codigo });
    await abastecer(prueba.db, persona, [[id, '5', compra]]);
    await persona.post(`/api/articulos/${id}/costos`, { importe: hoy, moneda, origen: 'Lista' });
    return id;
  };
  await conCosto('BR-1', '10', '233.4369');
  await conCosto('BR-2', '10.0011', '9.9985');
  // Of more decimals than a unit cost shows: two purchases, and a cost in dollars.
  await persona.post('/api/articulos/cotizaciones', { valor: '1420.5555', fuente: 'Banco' });
  const dolares = await conCosto('BR-3', '7', '0.0123', 'USD');
  await abastecer(prueba.db, persona, [[dolares, '2', '33.3333']]);
  const { filas } = (await persona.get(R)).cuerpo;
  for (const { codigo, brecha, brechaPorciento, costoPromedio, costoReposicion } of filas) {
    for (const [campo, valor] of Object.entries({ brecha, brechaPorciento, costoPromedio, costoReposicion })) {
      const filtros = encodeURIComponent(`${campo}:entre:${valor},${valor}`);
      const halladas = (await persona.get(`${R}?filtros=${filtros}`)).cuerpo.filas;
      expect([campo, valor, halladas.map((fila: { codigo: string }) => fila.codigo)]).toEqual([campo, valor, [codigo]]);
    }
  }
  expect(filas).toHaveLength(3);
});
