import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { articulo, caminar, lote, mover, ponerCosto, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const UN_DIA = 86_400_000;
async function cotizar(valor: string, hace: number): Promise<void> {
  const fecha = diaArgentino(new Date(Date.now() - hace * UN_DIA));
  const cuerpo = { moneda: 'USD', valor, fuente: 'BNA', confirmada: true, fecha };
  expect((await persona.post('/api/articulos/cotizaciones', cuerpo)).status).toBe(201);
}

it('PRE-05 PRE-09 EST-05 a rate of a day before, written since, leaves no kit that takes something by its average alone', async () => {
  await cotizar('1000', 3);
  const [enDolares, porPromedio] = [await articulo(persona), await articulo(persona)];
  await ponerCosto(persona, enDolares, { importe: '1', moneda: 'USD' });
  await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
            values (${porPromedio}, 1, 500, 500)`.execute(prueba.db);
  const kit = await sembrarArticulo(prueba.db, { codigo: 'KIT-DE-ANTES', tipo: 'KIT', precio: '2000' });
  await regir(persona, kit, [una(enDolares), una(porPromedio)]);
  const creado = await lote(persona, [kit], { regla: { tipo: 'MARGEN', valor: '50' } });
  const simulado = await caminar(persona, creado, 'simular');
  const mirado = await mover(persona, simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
  const visto = await caminar(persona, mirado.cuerpo, 'aprobar');
  await cotizar('1100', 1);
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 0 });
  expect((await vigente(persona, kit)).neto).toBe('2250.00');
});
