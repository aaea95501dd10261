import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { articulo, caminar, lista, lote, ponerCosto } from './ayudas-de-prueba.ts';
import { verificacionesDePrecios } from './verificaciones.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const hallar = async () => {
  const hallados: Record<string, number> = {};
  for (const { codigo, consulta } of verificacionesDePrecios) hallados[codigo] = (await consulta(prueba.db)).length;
  return hallados;
};
const sinMuros = (tabla: string, trabajo: ReturnType<typeof sql>) =>
  prueba.db.transaction().execute(async (tx) => {
    await sql`alter table ${sql.table(tabla)} disable trigger user`.execute(tx);
    await trabajo.execute(tx);
    await sql`alter table ${sql.table(tabla)} enable trigger user`.execute(tx);
  });

it('verificar finds nothing after a day of prices, and finds what is planted', async () => {
  const id = await articulo(persona, { precio: '100' });
  await ponerCosto(persona, id, { importe: '60' });
  const [a, b] = [await lista(persona), await lista(persona)];
  const aplicado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
  await caminar(
    persona,
    await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar'),
    'revertir',
  );
  expect(await hallar()).toEqual({ 'INV-44': 0, 'INV-43': 0, 'PRE-17': 0 });

  await sinMuros(
    'lista_precio',
    sql`update lista_precio set tipo = 'DERIVADA', base = 'LISTA', lista_base_id = case when id = ${a.id} then ${b.id} else ${a.id} end::uuid
        where id in (${a.id}, ${b.id})`,
  );
  await sinMuros('precio', sql`update precio set importe = 1 where lote_id = ${aplicado.id}`);
  await sinMuros('articulo', sql`update articulo set costo_reposicion = 61 where id = ${id}`);
  await sql`insert into lote_precio_linea (lote_id, linea, articulo_id, lista_id, cantidad_desde, nuevo)
            values (${id}, 1, ${id}, ${a.id}, 0, 1)`.execute(prueba.db);
  expect(await hallar()).toEqual({ 'INV-44': 2, 'INV-43': 2, 'PRE-17': 1 });
});
