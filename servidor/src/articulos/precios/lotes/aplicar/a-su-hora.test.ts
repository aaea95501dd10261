import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  hacerVencidos,
  lineas,
  lote,
  mover,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { aplicarVencidos } from './programados.ts';

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

/** By a clock that goes on from an instant meanwhile: what comes back and what begins are two moments. */
async function hacerDesde(instante: Date) {
  let ms = instante.getTime();
  const ahora = () => {
    prueba.reloj.ahora = new Date(ms++);
    return prueba.reloj.ahora;
  };
  await aplicarVencidos({ db: prueba.db, dbLarga: prueba.db, log: prueba.app.log, ahora });
}

it.each([
  { cuando: 'on the very instant', instante: dia(3) },
  { cuando: 'once the server is open again', instante: dia(4) },
])(
  'UA-12 a campaign that follows another one finds the prices of always, whichever was prepared first, $cuando',
  async ({ instante }) => {
    const id = await articulo(persona, { precio: '100' });
    prueba.reloj.ahora = new Date(dia(1));
    const rebaja = (valor: string, hasta: string) =>
      lote(persona, [id], { regla: { tipo: 'PORCENTAJE', valor }, hasta });
    const segunda = await caminar(persona, await rebaja('-20', dia(6)), 'simular', 'aprobar');
    expect((await mover(persona, segunda, 'programar', { aplicaDesde: dia(3) })).status).toBe(200);
    const primera = await caminar(persona, await rebaja('-10', dia(3)), 'simular', 'aprobar', 'aplicar');
    expect((await vigente(persona, id)).neto).toBe('90.00');
    await hacerDesde(new Date(instante));
    expect(await ver(persona, primera)).toMatchObject({ estado: 'REVERTIDO', revertidoPor: { omitidas: 0 } });
    expect(await ver(persona, segunda)).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
    expect((await vigente(persona, id)).neto).toBe('80.00');
  },
);

it('PRE-05 what somebody wrote for the very instant of a batch stays, also the price that there was, and is told', async () => {
  const [dicho, callado] = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '100' })];
  const aprobado = await caminar(persona, await lote(persona, [dicho, callado]), 'simular', 'aprobar');
  expect((await mover(persona, aprobado, 'programar', { aplicaDesde: dia(8) })).status).toBe(200);
  await ponerPrecio(persona, dicho, { importe: '100', desde: dia(8) });
  prueba.reloj.ahora = new Date(dia(8));
  await hacerVencidos(prueba);
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO', lineas: 1, omitidas: 1 });
  expect(await lineas(persona, aprobado, 'omitida=true')).toMatchObject([{ articuloId: dicho }]);
  expect([(await vigente(persona, dicho)).neto, (await vigente(persona, callado)).neto]).toEqual(['100.00', '110.00']);
});
