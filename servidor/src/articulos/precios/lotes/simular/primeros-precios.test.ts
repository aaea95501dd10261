import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, dejarPasar, lote, mover, ponerCosto, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const conCosto = async (importe: string, precio?: string) => {
  const id = await articulo(persona, precio === undefined ? {} : { precio });
  await ponerCosto(persona, id, { importe });
  return id;
};
/** Rounded to 1000: what costs more is left with less margin. */
const POR_COSTO = {
  regla: { tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' },
  redondeo: { paso: '1000', modo: 'ARRIBA', terminacion: '0' },
};

it('PRE-04 PRE-10 both mean margins are of the same prices, and those that there were not are told apart from what goes up', async () => {
  const [conPrecio, sinPrecio, otroSin] = [
    await conCosto('1000', '1100'),
    await conCosto('100'),
    await conCosto('1250', undefined),
  ];
  // It has a price, but nobody knows what it costs: the rule leaves it out.
  const sinCosto = await articulo(persona, { precio: '10' });
  const creado = await lote(persona, [conPrecio, sinPrecio, otroSin, sinCosto], POR_COSTO);
  const simulado = await caminar(persona, creado, 'simular');
  expect(simulado.totales).toMatchObject({
    ...{ lineas: 3, incluidas: 3, suben: 1, bajan: 0, ganan: 2, sinBase: 1 },
    ...{ variacionMedia: '81.82', margenAnterior: '10', margenNuevo: '100' },
  });
  const sinEse = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: [1] } });
  expect(sinEse.status).toBe(200);
  // What is left had no price: there is no margin of before to hold it against.
  expect(sinEse.cuerpo.totales).toMatchObject({
    ...{ incluidas: 2, suben: 0, bajan: 0, ganan: 2 },
    ...{ variacionMedia: null, margenAnterior: null, margenNuevo: '480' },
  });

  // Taken back, they are left without a price again.
  const aplicado = await caminar(persona, await dejarPasar(persona, sinEse.cuerpo), 'aprobar', 'aplicar', 'revertir');
  expect((await ver(persona, aplicado.revertidoPor)).totales).toMatchObject({
    ...{ incluidas: 2, suben: 0, bajan: 0, ganan: 0 },
    ...{ margenAnterior: '480', margenNuevo: null },
  });
});
