import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { articulo, caminar, lista, lote, ponerCosto, SIN_NADIE } from './ayudas-de-prueba.ts';
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
  expect(await hallar()).toEqual({ 'INV-44': 0, 'INV-43': 0, 'ART-20': 0, 'PRE-17': 0, 'PRE-01': 0 });

  await sinMuros(
    'lista_precio',
    sql`update lista_precio set tipo = 'DERIVADA', base = 'LISTA', lista_base_id = case when id = ${a.id} then ${b.id} else ${a.id} end::uuid
        where id in (${a.id}, ${b.id})`,
  );
  await sinMuros('precio', sql`update precio set importe = 1 where lote_id = ${aplicado.id}`);
  await sinMuros('articulo', sql`update articulo set costo_reposicion = 61 where id = ${id}`);
  await sinMuros(
    'precio',
    sql`insert into precio (id, lista_id, articulo_id, desde, creado_por) values
        (gen_random_uuid(), ${SIN_NADIE}, ${id}, '2001-01-01', null), (gen_random_uuid(), ${a.id}, ${id}, '2001-01-01', ${SIN_NADIE})`,
  );
  await sql`insert into lote_precio_linea (lote_id, linea, articulo_id, lista_id, cantidad_desde, nuevo)
            values (${id}, 1, ${id}, ${a.id}, 0, 1)`.execute(prueba.db);
  // A batch that says it came in a file, with a line its file never brought; and one of another rule with prices of a file.
  await sql`update lote_precio set regla = '{"tipo":"ARCHIVO","archivo":"a.csv"}' where id = ${aplicado.id}`.execute(
    prueba.db,
  );
  await sql`insert into lote_precio_archivo (lote_id, articulo_id, importe)
            select id, ${id}, 1 from lote_precio where revierte_a is not null`.execute(prueba.db);
  expect(await hallar()).toEqual({ 'INV-44': 2, 'INV-43': 2, 'ART-20': 2, 'PRE-17': 1, 'PRE-01': 2 });
});
