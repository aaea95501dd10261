import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import {
  articulo,
  caminar,
  dejarPasar,
  hacerVencidos,
  lineas,
  lote,
  ponerCosto,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const precioDe = async (id: string) => (await vigente(persona, id)).neto;
const aplicar = async (ids: readonly string[], valor = '10', resto: object = {}) => {
  const creado = await lote(persona, ids, { regla: { tipo: 'PORCENTAJE', valor }, ...resto });
  // What goes on after a campaign stands out.
  const mirado = await dejarPasar(persona, await caminar(persona, creado, 'simular'));
  return caminar(persona, mirado, 'aprobar', 'aplicar');
};
/** Takes a batch back and answers the one that did it. */
const revertir = async (cual: { readonly id: string }) =>
  ver(persona, (await caminar(persona, await ver(persona, cual), 'revertir')).revertidoPor);
const sanos = async () => {
  const suyas = verificacionesDeArticulos.filter(({ codigo }) => codigo === 'INV-42' || codigo === 'INV-43');
  return (await Promise.all(suyas.map(({ consulta }) => consulta(prueba.db)))).flat();
};

describe('INV-43 UA-11 batches one over another', () => {
  it('are taken back from the last one to the first', async () => {
    const id = await articulo(persona, { precio: '100' });
    const [a, b, c] = [await aplicar([id]), await aplicar([id]), await aplicar([id])];
    expect(await precioDe(id)).toBe('133.10');
    expect(await revertir(c)).toMatchObject({ omitidas: 0 });
    expect(await precioDe(id)).toBe('121.00');
    expect(await revertir(b)).toMatchObject({ omitidas: 0 });
    expect(await precioDe(id)).toBe('110.00');
    expect(await revertir(a)).toMatchObject({ omitidas: 0 });
    expect(await precioDe(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('taken back from the first one to the last, they leave what was under all of them', async () => {
    const id = await articulo(persona, { precio: '100' });
    const [a, b, c] = [await aplicar([id]), await aplicar([id]), await aplicar([id])];
    expect(await revertir(a)).toMatchObject({ omitidas: 1 });
    expect(await revertir(b)).toMatchObject({ omitidas: 1 });
    expect(await precioDe(id)).toBe('133.10');
    const vuelta = await revertir(c);
    expect(await precioDe(id)).toBe('100.00');
    expect(await lineas(persona, vuelta)).toMatchObject([
      { anterior: { neto: '133.10' }, nuevo: { neto: '100.00' }, variacion: '-24.87' },
    ]);
    expect(await sanos()).toEqual([]);
  });

  it('keep to their own artículos, and leave alone what somebody wrote over one of them', async () => {
    const [solo, ambos, tocado] = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
    ];
    const a = await aplicar([solo, ambos, tocado]);
    const b = await aplicar([ambos, tocado]);
    await ponerPrecio(persona, tocado, { importe: '150' });
    await revertir(b);
    const vuelta = await revertir(a);
    expect([await precioDe(solo), await precioDe(ambos), await precioDe(tocado)]).toEqual([
      '100.00',
      '100.00',
      '150.00',
    ]);
    expect(await lineas(persona, vuelta, 'omitida=true')).toMatchObject([{ articuloId: tocado }]);
    expect(await sanos()).toEqual([]);
  });

  it('that come to what was under them have nothing to write', async () => {
    const id = await articulo(persona, { precio: '100' });
    const a = await aplicar([id], '25');
    const b = await aplicar([id], '-20');
    await revertir(a);
    const vuelta = await revertir(b);
    expect(vuelta).toMatchObject({ estado: 'APLICADO', omitidas: 0, totales: { lineas: 0 } });
    expect(await precioDe(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('taking back what took one back puts its price anew', async () => {
    const id = await articulo(persona, { precio: '100' });
    const vuelta = await revertir(await aplicar([id]));
    await revertir(await aplicar([id], '25'));
    const otraVez = await revertir(vuelta);
    expect(otraVez).toMatchObject({ omitidas: 0 });
    expect(await precioDe(id)).toBe('110.00');
    await revertir(otraVez);
    expect(await precioDe(id)).toBe('100.00');
  });

  it('taking back what took one back puts its price over the one in force, and gives that one back', async () => {
    const id = await articulo(persona, { precio: '100' });
    await ponerCosto(persona, id, { importe: '80' });
    const [a, b] = [await aplicar([id]), await aplicar([id])];
    const vuelta = await revertir(b);
    await revertir(a);
    expect(await precioDe(id)).toBe('100.00');
    const otraVez = await revertir(vuelta);
    expect(otraVez.totales).toMatchObject({ margenAnterior: null, margenNuevo: '51.25' });
    expect(await precioDe(id)).toBe('121.00');
    expect(await lineas(persona, otraVez)).toMatchObject([
      { anterior: { neto: '100.00' }, nuevo: { neto: '121.00' }, variacion: '21' },
    ]);
    await revertir(otraVez);
    expect(await precioDe(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('have nothing to put anew over the same price', async () => {
    const id = await articulo(persona, { precio: '100' });
    const [a, b] = [await aplicar([id], '25'), await aplicar([id], '-20')];
    const vuelta = await revertir(b);
    await revertir(a);
    expect(await revertir(vuelta)).toMatchObject({ omitidas: 0, totales: { lineas: 0 } });
    expect(await precioDe(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('leave, however they are put and taken back, what is left of a pile of them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(PASO, { minLength: 3, maxLength: 9 }), async (pasos) => {
        const ids = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '200' })];
        await seguir(ids, pasos);
      }),
      { numRuns: 15, examples: [[DOS_IDOS_Y_EL_DE_ARRIBA_OTRA_VEZ]] },
    );
    expect(await sanos()).toEqual([]);
  }, 120_000);
});

const CUALES = fc.constantFrom<readonly number[]>([0], [1], [0, 1]);
const PASO = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('aplicar'), CUALES, fc.constantFrom('10', '-10', '25', '-20')) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('revertir'), fc.nat(20)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('rehacer'), fc.nat(20)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('escribir'), fc.nat(1)) },
);
type Paso = typeof PASO extends fc.Arbitrary<infer P> ? P : never;
const DOS_IDOS_Y_EL_DE_ARRIBA_OTRA_VEZ: Paso[] = [
  ['aplicar', [0], '10'],
  ['aplicar', [0], '10'],
  ['revertir', 1],
  ['revertir', 0],
  ['rehacer', 0],
  ['revertir', 0],
];

/** What stands on a pile, the newest on top; `loteId` null is of somebody. */
type Puesto = { readonly loteId: string | null; readonly neto: string; readonly paso: number };
type Hecho = { readonly id: string; readonly paso: number; readonly de: ReadonlyMap<number, string> };

/** Does it all to the product, and to a pile of ours for each artículo, and looks at the prices after each step. */
async function seguir(ids: readonly string[], pasos: readonly Paso[]): Promise<void> {
  const idDe = (cual: number) => ids[cual] ?? '';
  const pilas = new Map<number, readonly Puesto[]>();
  const pilaDe = (cual: number) => pilas.get(cual) ?? [];
  const arriba = (cual: number) => pilaDe(cual).at(-1);
  const poner = (cual: number, puesto: Puesto) => pilas.set(cual, [...pilaDe(cual), puesto]);
  for (const [cual, id] of ids.entries()) poner(cual, { loteId: null, neto: await precioDe(id), paso: -1 });
  const puestos: Hecho[] = [];
  const vueltas: Hecho[] = [];
  const decir = async (vuelta: { readonly id: string }, regia: readonly (string | undefined)[]) => {
    const escritas = (await lineas(persona, vuelta)).filter(({ omitida }: { omitida: string | null }) => !omitida);
    for (const { articuloId, anterior } of escritas) expect(anterior.neto).toBe(regia[ids.indexOf(articuloId)]);
  };
  const sacar = (hechos: Hecho[], n: number) => hechos.splice(n % Math.max(hechos.length, 1), 1)[0];

  for (const [paso, hecho] of pasos.entries()) {
    const regia = [...ids.keys()].map((cual) => arriba(cual)?.neto);
    if (hecho[0] === 'escribir') {
      const [, cual] = hecho;
      const neto = `${300 + paso}.00`;
      await ponerPrecio(persona, idDe(cual), { importe: neto });
      pilas.set(cual, [{ loteId: null, neto, paso }]);
    } else if (hecho[0] === 'aplicar') {
      const [, cuales, valor] = hecho;
      const { id } = await aplicar(cuales.map(idDe), valor);
      const de = new Map<number, string>();
      for (const cual of cuales) {
        de.set(cual, await precioDe(idDe(cual)));
        poner(cual, { loteId: id, neto: de.get(cual) ?? '', paso });
      }
      puestos.push({ id, paso, de });
    } else if (hecho[0] === 'revertir') {
      const puesto = sacar(puestos, hecho[1]);
      if (!puesto) continue;
      const vuelta = await revertir(puesto);
      await decir(vuelta, regia);
      const tapados = [...puesto.de.keys()].filter((cual) => arriba(cual)?.loteId !== puesto.id);
      expect(vuelta.omitidas).toBe(tapados.length);
      for (const cual of puesto.de.keys()) {
        pilas.set(
          cual,
          pilaDe(cual).filter(({ loteId }) => loteId !== puesto.id),
        );
      }
      const de = [...puesto.de].filter(([cual, neto]) => !tapados.includes(cual) && arriba(cual)?.neto !== neto);
      vueltas.push({ id: vuelta.id, paso, de: new Map(de) });
    } else {
      const vuelta = sacar(vueltas, hecho[1]);
      if (!vuelta) continue;
      const otraVez = await revertir(vuelta);
      await decir(otraVez, regia);
      const libres = [...vuelta.de].filter(([cual]) => (arriba(cual)?.paso ?? paso) < vuelta.paso);
      expect(otraVez.omitidas).toBe(vuelta.de.size - libres.length);
      const de = libres.filter(([cual, neto]) => arriba(cual)?.neto !== neto);
      for (const [cual, neto] of de) poner(cual, { loteId: otraVez.id, neto, paso });
      puestos.push({ id: otraVez.id, paso, de: new Map(de) });
    }
    for (const cual of ids.keys()) expect(await precioDe(idDe(cual)), hecho[0]).toBe(arriba(cual)?.neto);
  }
}

describe('UA-12 campaigns one over another', () => {
  const a = (instante: string) => {
    prueba.reloj.ahora = new Date(instante);
  };
  const mirar = () => hacerVencidos(prueba);
  const avisos = async () => (await persona.get('/api/notificaciones?tipo=lote.terminado')).cuerpo.filas;

  it('one inside another leaves that of the other, and this one that of always', async () => {
    a('2035-01-01T11:00:00Z');
    const id = await articulo(persona, { precio: '100' });
    a('2035-01-01T12:00:00Z');
    const delMes = await aplicar([id], '-10', { hasta: '2035-01-31T03:00:00Z' });
    a('2035-01-10T12:00:00Z');
    const delFinDeSemana = await aplicar([id], '-10', { hasta: '2035-01-13T03:00:00Z' });
    expect(await precioDe(id)).toBe('81.00');
    a('2035-01-13T03:00:05Z');
    await mirar();
    expect(await precioDe(id)).toBe('90.00');
    a('2035-01-31T03:00:05Z');
    await mirar();
    expect(await precioDe(id)).toBe('100.00');
    for (const cual of [delMes, delFinDeSemana]) expect((await ver(persona, cual)).estado).toBe('REVERTIDO');
    expect(await avisos()).toEqual([]);
    expect(await sanos()).toEqual([]);
  });

  it('one that begins before another ends, and ends after it, leaves the price of always; who left the first is told', async () => {
    a('2036-01-01T11:00:00Z');
    const id = await articulo(persona, { precio: '100' });
    a('2036-01-01T12:00:00Z');
    const primera = await aplicar([id], '-10', { hasta: '2036-01-20T03:00:00Z' });
    a('2036-01-10T12:00:00Z');
    await aplicar([id], '-10', { hasta: '2036-01-31T03:00:00Z' });
    a('2036-01-20T03:00:05Z');
    await mirar();
    expect(await precioDe(id)).toBe('81.00');
    const { numero, motivo, revertidoPor } = await ver(persona, primera);
    expect(await avisos()).toMatchObject([
      { tema: 'precios', datos: { loteId: revertidoPor.id, numero, motivo, omitidas: 1 } },
    ]);
    a('2036-01-31T03:00:05Z');
    await mirar();
    expect(await precioDe(id)).toBe('100.00');
    expect(await avisos()).toHaveLength(1);
    expect(await sanos()).toEqual([]);
  });
});
