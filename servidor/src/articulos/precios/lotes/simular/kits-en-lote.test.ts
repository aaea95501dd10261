import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import {
  articulo,
  caminar,
  lineas,
  lista,
  lote,
  ponerCosto,
  ponerPrecio,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const MARGEN = { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' };
/** A kit that sells at 300 and takes two of what costs 60 and, in a kit inside, one of what costs 80. */
async function armarKit(codigo: string) {
  const kit = (suCodigo: string, precio?: string) =>
    sembrarArticulo(prueba.db, { codigo: suCodigo, tipo: 'KIT', ...(precio === undefined ? {} : { precio }) });
  const [entero, dentro] = [await kit(codigo, '300'), await kit(`${codigo}-DENTRO`)];
  const [una60, una80] = [await articulo(persona), await articulo(persona)];
  await ponerCosto(persona, una60, { importe: '60' });
  await ponerCosto(persona, una80, { importe: '80' });
  await regir(persona, dentro, [una(una80)]);
  await regir(persona, entero, [una(una60, '2'), una(dentro)]);
  return entero;
}
const simulado = async (id: string, resto: object) => {
  const visto = await caminar(persona, await lote(persona, [id], resto), 'simular');
  return { ...visto, filas: await lineas(persona, visto) };
};

describe('PRE-10 EST-05 a kit in a batch costs what it takes', () => {
  it('so that a price under it stands out, with its margin', async () => {
    const kit = await armarKit('KIT-BAJO');
    const { totales, filas } = await simulado(kit, { regla: { tipo: 'PORCENTAJE', valor: '-60' } });
    expect(totales).toMatchObject({ sinBase: 0 });
    expect(filas).toMatchObject([{ nuevo: { neto: '120.00' }, margen: '-40', alertas: ['VARIACION', 'BAJO_MARGEN'] }]);
  });

  it('PRE-03 and a margin over the cost gives it a price, in the currency of each lista', async () => {
    const kit = await armarKit('KIT-MARGEN');
    const dolares = await lista(persona, { moneda: 'USD' });
    await ponerPrecio(persona, kit, { listaId: dolares.id, importe: '1' });
    const cotizacion = { moneda: 'USD', valor: '100', fuente: 'BNA' };
    expect((await persona.post('/api/articulos/cotizaciones', cotizacion)).status).toBe(201);
    const { totales, filas } = await simulado(kit, { listaIds: [INICIALES.lista, dolares.id], regla: MARGEN });
    expect(totales).toMatchObject({ sinBase: 0 });
    // In pesos it sells already at what the margin says of 200.
    expect(filas).toMatchObject([{ listaId: dolares.id, nuevo: { neto: '3.00' }, margen: '50' }]);
  });

  it('PRE-03 a rule over the average cost goes by that of what it takes', async () => {
    const kit = (codigo: string) => sembrarArticulo(prueba.db, { codigo, tipo: 'KIT', precio: '300' });
    const [entero, dentro, mudo] = [await kit('KIT-PROMEDIO'), await kit('KIT-PROMEDIO-DENTRO'), await kit('KIT-SIN')];
    const [una60, una80, sinPromedio] = [await articulo(persona), await articulo(persona), await articulo(persona)];
    await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
              values (${una60}, 1, 60, 60), (${una80}, 1, 80, 80)`.execute(prueba.db);
    // What buying it again costs is another thing, also where somebody wrote it of the kit.
    await ponerCosto(persona, una60, { importe: '90' });
    await ponerCosto(persona, dentro, { importe: '500' });
    await ponerCosto(persona, sinPromedio, { importe: '10' });
    await regir(persona, dentro, [una(una80)]);
    await regir(persona, entero, [una(una60, '2'), una(dentro)]);
    await regir(persona, mudo, [una(sinPromedio)]);
    const regla = { tipo: 'MARGEN', valor: '100', base: 'COSTO_PROMEDIO' };
    expect((await simulado(entero, { regla })).filas).toMatchObject([{ nuevo: { neto: '400.00' } }]);
    expect((await simulado(dentro, { regla })).filas).toMatchObject([{ nuevo: { neto: '160.00' } }]);
    expect((await simulado(mudo, { regla })).totales).toMatchObject({ sinBase: 1, lineas: 0 });
  });

  it('unless somebody wrote what it costs, or what it takes has no cost', async () => {
    const [kit, mudo] = [await armarKit('KIT-ESCRITO'), await armarKit('KIT-MUDO')];
    await ponerCosto(persona, kit, { importe: '10' });
    expect((await simulado(kit, { regla: MARGEN })).filas).toMatchObject([{ nuevo: { neto: '15.00' } }]);
    await regir(persona, mudo, [una(await articulo(persona))]);
    expect((await simulado(mudo, { regla: MARGEN })).totales).toMatchObject({ sinBase: 1, lineas: 0 });
  });
});
