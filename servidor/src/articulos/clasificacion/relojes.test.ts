import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { BASE, crearHacedor } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const { arbol, articuloEn } = crearHacedor(() => persona);

it('GAP-21 a node values its stock by both clocks, with what hangs below', async () => {
  const { rubro, familia, subfamilia } = await arbol();
  const conStock = async (cantidad: string, valor: string, promedio: string) => {
    const { id } = (await articuloEn(subfamilia.id)).cuerpo;
    await prueba.db.insertInto('costo_articulo').values({ articulo_id: id, cantidad, valor, promedio }).execute();
    return id;
  };
  const conocido = await conStock('2', '321.5', '160.75');
  // Nobody knows what buying this one again costs: it is worth the same by both clocks.
  await conStock('1', '10', '10');
  // It cost nothing, and that is not what another one costs.
  const regalado = await conStock('3', '0', '0');
  await persona.post(`${BASE}/${conocido}/costos`, { importe: '200', origen: 'Lista de noviembre' });
  await persona.post(`${BASE}/${regalado}/costos`, { importe: '5', origen: 'Lista de noviembre' });

  const relojes = { valor: '331.50', reposicion: '425.00', brecha: '93.50', brechaPorciento: '28.21' };
  for (const [nivel, ruta, id] of [
    ['rubro', `rubros?filtros=codigo:igual:${rubro.codigo}`, rubro.id],
    ['familia', `familias?rubroId=${rubro.id}`, familia.id],
    ['subfamilia', `subfamilias?familiaId=${familia.id}`, subfamilia.id],
  ]) {
    expect((await persona.get(`${BASE}/${ruta}`)).cuerpo.filas, nivel).toMatchObject([relojes]);
    const { nodo } = (await persona.get(`${BASE}/clasificacion/${nivel}/${id}`)).cuerpo;
    expect(nodo, nivel).toMatchObject(relojes);
  }
  // Without a filter the roots are read in another way.
  const raices = (await persona.get(`${BASE}/rubros?porPagina=200`)).cuerpo.filas;
  expect(raices.find(({ id }: { id: string }) => id === rubro.id)).toMatchObject(relojes);
  const { texto } = await persona.get(
    `${BASE}/familias/exportar?rubroId=${rubro.id}&columnas=codigo,reposicion,brecha`,
  );
  expect(texto.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Código;Valor a reposición;Brecha;Brecha %',
    `${familia.codigo};425,00;93,50;28,21`,
  ]);
  const vendedor = await prueba.cliente({ rol: 'vendedor' });
  const suyo = await vendedor.get(`${BASE}/clasificacion/rubro/${rubro.id}`);
  expect(suyo.status).toBe(200);
  expect(suyo.texto).not.toMatch(/reposicion|brecha/);
});
