import { type Big, CERO, decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { condicionesDeFalta } from '#articulos/reportes/faltas.sql.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { leerKitsEnVenta } from './kits-en-venta.query.ts';

let prueba: Prueba;
let lugares: readonly { readonly depositoId: string; readonly sucursalId: string; readonly vendible: boolean }[];

/** Two sucursales, one with two depósitos that sell, the other with one that does and one that does not. */
beforeAll(async () => {
  prueba = await crearPrueba();
  const { sucursal: sucursalId, deposito: depositoId } = INICIALES;
  const rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const otros = [
    { depositoId: uuidv7(), sucursalId, vendible: true },
    { depositoId: uuidv7(), sucursalId: rosario.sucursalId, vendible: false },
  ];
  await prueba.db
    .insertInto('deposito')
    .values(
      otros.map(({ depositoId: id, sucursalId: sucursal_id, vendible }) => ({
        ...{
          id,
          sucursal_id,
          vendible,
          codigo: 'OTRO',
          nombre: 'Otro',
          clase: 'FISICO',
          virtual: false,
          principal: false,
        },
      })),
    )
    .execute();
  lugares = [{ sucursalId, depositoId, vendible: true }, { ...rosario, vendible: true }, ...otros];
});
afterAll(() => prueba.cerrar());

const decimales = fc.constantFrom(0 as const, 2 as const, 3 as const);
/** One time in `n`. */
const rara = (n: number) => fc.nat({ max: n - 1 }).map((cual) => cual === 0);
/** Mostly there is plenty: of a kit that lacks something all ways of taking it apart say the same. */
const saldo = fc.oneof(
  { weight: 9, arbitrary: fc.record({ fisico: fc.integer({ min: 6, max: 60 }), reservado: fc.nat({ max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ fisico: fc.integer({ min: -3, max: 4 }), reservado: fc.nat({ max: 4 }) }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const pieza = fc.record({
  decimales,
  esServicio: rara(12),
  inactiva: rara(8),
  cuesta: fc.boolean(),
  saldos: fc.array(saldo, { minLength: 4, maxLength: 4 }),
});
const linea = fc.record({
  cual: fc.nat({ max: 99 }),
  cantidad: fc.integer({ min: 1, max: 4 }),
  merma: fc.constantFrom('0', '0', '33.3333'),
  opcional: rara(4),
});
const kit = fc.record({
  decimales,
  cuesta: rara(6),
  /** In force, or only prepared, to come or over. */
  vigencia: fc.oneof(
    { weight: 5, arbitrary: fc.constant('rige') },
    { weight: 1, arbitrary: fc.constantFrom('borrador', 'por venir', 'pasada') },
  ),
  lineas: fc.uniqueArray(linea, { minLength: 1, maxLength: 3, size: 'max', selector: ({ cual }) => cual }),
});
/** A kit may take the piezas and the kits before it: nothing goes round. */
const bosque = fc.record({
  piezas: fc.array(pieza, { minLength: 3, maxLength: 4 }),
  kits: fc.array(kit, { minLength: 6, maxLength: 10 }),
});
type Bosque = typeof bosque extends fc.Arbitrary<infer T> ? T : never;

type Linea = { readonly de: Cosa; readonly cantidad: string; readonly merma: string; readonly opcional: boolean };
/** As it was written: `lineas` is what is in force, null of what is no kit. */
type Cosa = {
  readonly id: string;
  readonly decimales: number;
  readonly guardable: boolean;
  /** Its average; null where it has none. */
  readonly promedio: string | null;
  readonly libres: readonly Big[];
  readonly lineas: readonly Linea[] | null;
};

async function plantar({ piezas, kits }: Bosque): Promise<readonly Cosa[]> {
  const cosas: Cosa[] = [];
  for (const { esServicio, inactiva, saldos, cuesta, ...suya } of piezas) {
    const id = await sembrarArticulo(prueba.db, {
      ...{ decimales: suya.decimales, permiteNegativo: true },
      ...{ tipo: esServicio ? 'SERVICIO' : 'PRODUCTO', estado: inactiva ? 'INACTIVO' : 'ACTIVO' },
    });
    const suyos = esServicio ? [] : saldos.flatMap((saldo, i) => (saldo ? [{ ...saldo, ...definir(i) }] : []));
    for (const { depositoId, fisico, reservado } of suyos) {
      await prueba.db
        .insertInto('saldo_stock')
        .values({
          articulo_id: id,
          deposito_id: depositoId,
          permite_negativo: true,
          fisico: `${fisico}`,
          reservado: `${reservado}`,
        })
        .execute();
    }
    const libres = lugares.map(({ depositoId }) =>
      sumar(
        suyos.flatMap((saldo) => (saldo.depositoId === depositoId ? [decimal(saldo.fisico - saldo.reservado)] : [])),
      ),
    );
    cosas.push({ ...suya, id, guardable: !esServicio, promedio: promedioDe(cuesta, cosas), libres, lineas: null });
  }
  for (const { vigencia, lineas, cuesta, ...suyo } of kits) {
    const id = await sembrarArticulo(prueba.db, { tipo: 'KIT', decimales: suyo.decimales });
    const posibles = [...cosas];
    const suyas = lineas.flatMap(({ cual, cantidad, merma, opcional }): Linea[] => {
      const [de] = posibles.splice(cual % posibles.length, 1);
      return de ? [{ de, merma, opcional, cantidad: de.decimales === 0 ? `${cantidad}` : `0.${cantidad}` }] : [];
    });
    await escribir(id, suyas, vigencia);
    cosas.push({
      ...suyo,
      id,
      guardable: false,
      promedio: promedioDe(cuesta, cosas),
      libres: [],
      lineas: vigencia === 'rige' ? suyas : [],
    });
  }
  const promedios = cosas.flatMap(({ id, promedio }) => (promedio === null ? [] : [{ articulo_id: id, promedio }]));
  if (promedios.length > 0) await prueba.db.insertInto('costo_articulo').values(promedios).execute();
  return cosas;
}

/** Another one for each thing, with a decimal more than a cost keeps. */
const promedioDe = (cuesta: boolean, anteriores: readonly Cosa[]): string | null =>
  cuesta ? `${anteriores.length + 1}.${anteriores.length % 10}3457` : null;

const definir = (i: number) => ({ depositoId: lugares[i]?.depositoId ?? '' });

async function escribir(articuloId: string, lineas: readonly Linea[], vigencia: string): Promise<void> {
  if (lineas.length === 0) return;
  const id = uuidv7();
  await sql`insert into estructura (id, articulo_id, tipo, numero, huella) values (${id}, ${articuloId}, 'KIT', 1, '')`.execute(
    prueba.db,
  );
  for (const [i, { de, cantidad, merma, opcional }] of lineas.entries()) {
    await sql`
      insert into estructura_linea (id, estructura_id, orden, componente_id, decimales, cantidad, merma, opcional)
      values (${uuidv7()}, ${id}, ${i + 1}, ${de.id}, ${de.decimales}, ${cantidad}, ${merma}, ${opcional})
    `.execute(prueba.db);
  }
  const [desde, hasta] = {
    rige: [sql`now() - interval '2 days'`, null],
    'por venir': [sql`now() + interval '1 day'`, null],
    pasada: [sql`now() - interval '2 days'`, sql`now() - interval '1 day'`],
  }[vigencia] ?? [null, null];
  await sql`update estructura set desde = ${desde}, hasta = ${hasta} where id = ${id}`.execute(prueba.db);
}

const obligatorias = ({ lineas }: Cosa) => (lineas ?? []).filter(({ opcional }) => !opcional);

/** What one takes of each thing that is not taken apart, several ways to it added up. */
function hojasDe(cosa: Cosa, veces: Big = decimal(1)): [Cosa, Big][] {
  return obligatorias(cosa).flatMap(({ de, cantidad, merma }) => {
    const lleva = veces.times(cantidad).times(decimal(merma).div(100).plus(1));
    return de.lineas && de.lineas.length > 0 ? hojasDe(de, lleva) : [[de, lleva] as [Cosa, Big]];
  });
}

/** How many there are in each depósito that sells, by sucursal: never zero. */
function hayDe(cosa: Cosa, sucursales: readonly string[] | null): string[] {
  const hojas = [...Map.groupBy(hojasDe(cosa), ([de]) => de)].map(
    ([de, vias]) => [de, sumar(vias.map(([, lleva]) => lleva))] as const,
  );
  if (hojas.length === 0 || hojas.some(([{ guardable }]) => !guardable)) return [];
  const enCada = lugares.map(({ vendible, sucursalId }, i) => {
    if (!vendible || (sucursales && !sucursales.includes(sucursalId))) return { sucursalId, hay: CERO };
    const alcanza = hojas.map(([{ libres }, lleva]) => (libres[i] ?? CERO).div(lleva));
    const menos = alcanza.reduce((uno, otro) => (otro.lt(uno) ? otro : uno));
    return { sucursalId, hay: menos.gt(0) ? menos.round(cosa.decimales, 0) : CERO };
  });
  return [...Map.groupBy(enCada, ({ sucursalId }) => sucursalId)].flatMap(([sucursalId, suyos]) => {
    const hay = sumar(suyos.map((uno) => uno.hay));
    return hay.gt(0) ? [`${cosa.id} ${sucursalId} ${hay.toFixed()}`] : [];
  });
}

/** Its average or, of a kit that has none, what it takes; null while nobody ever bought something of that. */
function cuestaUna({ promedio, ...cosa }: Cosa): Big | null {
  if (promedio !== null) return decimal(promedio).round(4);
  const partes = obligatorias({ ...cosa, promedio }).map(({ de, cantidad, merma }) =>
    cuestaUna(de)?.times(cantidad).times(decimal(merma).div(100).plus(1)),
  );
  const sabidas = partes.filter((parte) => parte !== undefined);
  return partes.length === 0 || sabidas.length < partes.length ? null : sumar(sabidas);
}

/** What those kits cost, or all of them, of these: sorted, as `id costo`. */
async function leerCostos(kits: readonly string[] | null, entre: ReadonlySet<string>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; importe: string }>`
    select articulo_id as id, importe from costos_de_kits(${kits}::uuid[], 'REPOSICION', now())`.execute(prueba.db);
  return rows.flatMap(({ id, importe }) => (entre.has(id) ? [`${id} ${importe}`] : [])).toSorted();
}

it('EST-05 EST-07 INV-25 REA-02 all the kits at once have, and cost, what each does taken apart by hand', async () => {
  const [ahora, quedan] = [new Date(), { hay: 0, lleno: 0, sinCosto: 0 }];
  await fc.assert(
    fc.asyncProperty(bosque, async (sembrado) => {
      const cosas = await plantar(sembrado);
      const ids = new Set(cosas.map(({ id }) => id));
      const kits = cosas.filter(({ lineas }) => lineas !== null);
      for (const sucursales of [null, [INICIALES.sucursal], []]) {
        const leidos = (await leerKitsEnVenta(prueba.db, sucursales))
          .filter(({ id }) => ids.has(id))
          .map(({ id, sucursalId, disponible }) => `${id} ${sucursalId} ${decimal(disponible).toFixed()}`);
        const esperados = kits.flatMap((cosa) => hayDe(cosa, sucursales));
        expect(leidos.toSorted()).toEqual(esperados.toSorted());
        quedan.hay += esperados.length;
      }
      const { SIN_COSTO } = condicionesDeFalta({ ahora, diasDeCosto: 30, movimientoDeMoneda: '5' });
      const { rows } = await sql<{ id: string }>`select a.id from articulo a where ${SIN_COSTO}`.execute(prueba.db);
      const sinCosto = kits.filter((uno) => cuestaUna(uno) === null).map(({ id }) => id);
      expect(rows.flatMap(({ id }) => (kits.some((uno) => uno.id === id) ? [id] : [])).toSorted()).toEqual(
        sinCosto.toSorted(),
      );
      quedan.sinCosto += sinCosto.length;
      // One with an average of its own is not asked what it takes.
      const costos = kits.flatMap((uno) => {
        const costo = uno.promedio === null ? cuestaUna(uno) : null;
        return costo ? [`${uno.id} ${costo.toFixed(4)}`] : [];
      });
      expect(await leerCostos(null, ids)).toEqual(costos.toSorted());
      const algunos = kits.filter((_, i) => i % 3 === 0).map(({ id }) => id);
      expect(await leerCostos(algunos, ids)).toEqual(
        costos.filter((uno) => algunos.some((id) => uno.startsWith(id))).toSorted(),
      );
      quedan.lleno += kits.length;
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(quedan.hay).toBeGreaterThan(0);
  expect(quedan.sinCosto).toBeGreaterThan(0);
  expect(quedan.sinCosto).toBeLessThan(quedan.lleno);
});
