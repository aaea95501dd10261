import { type CompiledQuery, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearUsuario } from '#http/contexto.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { listarValuacion, verValuacion } from './valuacion.query.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

it('TRA-02 at the size of a company, what was sold in half a year is joined with what there is, and not looked through for each', async () => {
  const dichas: CompiledQuery[] = [];
  const compilador = new PostgresQueryCompiler();
  const db = prueba.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      dichas.push(compilador.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const consulta = {
    db,
    usuario: crearUsuario('01900000-0000-7000-8000-00000000beef', 'Ana', new Map([['costo.ver', 'TODAS']])),
    ahora: new Date(),
    pedidoId: 'x',
  };
  await verValuacion(consulta, { vista: 'inmovilizado' });
  await listarValuacion(consulta, { vista: 'inmovilizado', pagina: 1, porPagina: 50 });
  const deVentas = dichas.filter(({ sql }) => sql.includes("'VENTA'"));
  expect(deVentas.length).toBeGreaterThanOrEqual(2);
  for (const { sql, parameters } of deVentas) {
    const { rows } = await prueba.pool.query(`explain (costs off) ${sql}`, [...parameters]);
    const plan = rows.map((fila) => fila['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Anti Join/);
  }
});
