import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = (codigo: string, codigos: readonly object[] = []) =>
  persona.post('/api/articulos', { codigo, descripcion: `Artículo ${codigo}`, codigos });
const MAL =
  'Su dígito de control no corresponde: tendría que terminar en 8. Revisá que no le falten ni le sobren cifras.';

it('INV-02 a bar code shaped as a GTIN carries its digit of control, on a new artículo and on one there is', async () => {
  const mal = { tipo: 'BARRAS', valor: '7790001234569' };
  expect(await crear('CTRL-1', [{ ...mal, valor: '7790001234568' }, mal])).toMatchObject({
    status: 400,
    cuerpo: { issues: [{ path: ['codigos', 1, 'valor'], message: MAL }] },
  });
  const { cuerpo } = await crear('CTRL-1');
  const agregar = (version: number, codigo: object) =>
    persona.post(`/api/articulos/${cuerpo.id}/codigos`, { version, ...codigo });
  expect(await agregar(1, mal)).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['valor'], message: MAL }] } });
  // What is no GTIN may be a bar code, and such a number may be anything else.
  expect((await agregar(1, { tipo: 'BARRAS', valor: 'CAJA 12' })).status).toBe(201);
  expect((await agregar(2, { ...mal, tipo: 'ALTERNATIVO' })).status).toBe(201);
  expect((await agregar(3, { ...mal, valor: '7790001234568' })).status).toBe(201);
});
