import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#servidor/prueba/app.ts';
import { puertasDelRouter, puertasDeOpenApi } from './cobertura.ts';
import { pedidos } from './pedidos/index.ts';
import { nombreDe } from './tabla/fila.ts';
import { tabla } from './tabla/index.ts';

let prueba: Prueba;
let delRouter: readonly string[];
beforeAll(async () => {
  delRouter = await puertasDelRouter(async () => {
    prueba = await crearPrueba();
  });
});
afterAll(() => prueba.cerrar());

const deLaTabla = [...new Set(tabla.map(({ puerta }) => puerta))].sort();

/** The page that describes the interface is one row; its parts are below. The files of the web are nobody's secret. */
const ES_PARTE = /^\S+ (\/api\/docs\/.*|\/assets\/:nombre)$/;
/** What the server adds by itself to every GET. */
const ES_CABEZA = /^HEAD /;

it('INV-61 C08 every door of the running server has its row in the table, and every row its door', () => {
  const abiertas = delRouter.filter((puerta) => !ES_CABEZA.test(puerta) && !ES_PARTE.test(puerta));
  expect(abiertas.length).toBeGreaterThan(110);
  expect(abiertas.filter((puerta) => !deLaTabla.includes(puerta))).toEqual([]);
  expect(deLaTabla.filter((puerta) => !abiertas.includes(puerta))).toEqual([]);
});

it('C08 the OpenAPI document describes the doors of the table, and no other', async () => {
  const documento = await (await prueba.cliente()).get('/api/openapi.json');
  const descriptas = puertasDeOpenApi(documento.cuerpo);
  const conContrato = deLaTabla.filter(
    (puerta) => / \/api\//.test(puerta) && !/openapi\.json|\/api\/docs|csp-report/.test(puerta),
  );
  expect(descriptas).toEqual(conContrato);
});

it('C08 no part of the page that describes the interface opens without a session', async () => {
  const partes = delRouter.filter((puerta) => /^GET \/api\/docs\//.test(puerta));
  expect(partes.length).toBeGreaterThan(1);
  for (const puerta of partes) {
    const url = (puerta.split(' ')[1] ?? '').replace('*', 'swagger-ui.css');
    expect([url, (await prueba.app.inject({ url })).statusCode]).toEqual([url, 401]);
  }
});

it('C08 every row knows how to ask, and no two rows are the same', () => {
  const nombres = tabla.map(nombreDe);
  expect(Object.keys(pedidos).sort()).toEqual(nombres.toSorted());
});
