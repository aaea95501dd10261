import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  hacerVencidos,
  lote,
  mover,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const dia = (n: number) => `2036-03-${String(n).padStart(2, '0')}T03:00:00.000Z`;
const enSuDia = async (n: number) => {
  prueba.reloj.ahora = new Date(new Date(dia(n)).getTime() + 5_000);
  await hacerVencidos(prueba);
};

it.each([
  { cuando: 'each in its day', dias: [2, 3] },
  { cuando: 'together, once the server is open again', dias: [5] },
])('PRE-05 UA-12 a batch whose day is before the end of a campaign goes over it, $cuando', async ({ dias }) => {
  const id = await articulo(persona, { precio: '100' });
  prueba.reloj.ahora = new Date(dia(1));
  const campania = await caminar(
    persona,
    await lote(persona, [id], { regla: { tipo: 'PORCENTAJE', valor: '-10' }, hasta: dia(3) }),
    ...['simular', 'aprobar', 'aplicar'],
  );
  prueba.reloj.ahora = new Date(dia(1).replace('03:00', '04:00'));
  // It begins with a price that is over by itself: somebody looked at it.
  const visto = await dejarPasar(persona, await caminar(persona, await lote(persona, [id]), 'simular'));
  const aprobado = await caminar(persona, visto, 'aprobar');
  expect((await mover(persona, aprobado, 'programar', { aplicaDesde: dia(2) })).status).toBe(200);
  for (const uno of dias) await enSuDia(uno);
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
  expect(await ver(persona, campania)).toMatchObject({ estado: 'REVERTIDO', revertidoPor: { omitidas: 1 } });
  expect((await vigente(persona, id)).neto).toBe('99.00');
});
