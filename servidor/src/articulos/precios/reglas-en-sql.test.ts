import { IVAS } from '@trastienda/nucleo/articulos/iva.ts';
import { alertasDe } from '@trastienda/nucleo/articulos/precios/alertas.ts';
import { convertirExacto, convertirPrecio } from '@trastienda/nucleo/articulos/precios/conversion.ts';
import { precioDerivado } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import { daPrecio, precioNuevo, type Regla } from '@trastienda/nucleo/articulos/precios/lotes/regla-de-lote.ts';
import { margenDe } from '@trastienda/nucleo/articulos/precios/margen.ts';
import { MODOS_DE_REDONDEO, redondearPrecio } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import {
  articulo,
  caminar,
  lineas,
  lista,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  ver,
  vigente,
} from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const plata = (max = 10 ** 9) => fc.integer({ min: 0, max }).map((n) => (n / 10_000).toFixed(4));
const cambio = fc.constantFrom('1', '1450.5', '987.1234');
const MARGEN_MINIMO = '12.34';
const texto = (numero: string | null) => (numero === null ? null : decimal(numero).toFixed());

describe('what the database works out is what the rules say', () => {
  it('PRE-13 roundings', async () => {
    const casos = fc.sample(
      fc.record({
        // What costs less than the step, too.
        importe: fc.oneof(plata(), plata(1000), fc.constantFrom('0', '0.00004', '0.0072')),
        paso: fc.constantFrom('0', '0.05', '0.5', '1', '7.5', '10', '50', '100', '999.99'),
        modo: fc.constantFrom(...MODOS_DE_REDONDEO),
        parte: fc.constantFrom(0, 0.5, 0.99),
      }),
      500,
    );
    const redondeos = casos.map(({ paso, modo, parte }) => ({
      paso,
      modo,
      terminacion: decimal(paso).times(parte).round(4, 0).toFixed(),
    }));
    const { rows } = await sql<{ redondo: string }>`
      select redondear_precio(importe, paso, modo, terminacion) as redondo
      from unnest(${casos.map(({ importe }) => importe)}::numeric[], ${redondeos.map(({ paso }) => paso)}::numeric[],
                  ${redondeos.map(({ modo }) => modo)}::text[], ${redondeos.map(({ terminacion }) => terminacion)}::numeric[])
           with ordinality as x (importe, paso, modo, terminacion, n) order by n
    `.execute(prueba.db);
    const debidos = casos.map(({ importe }, i) =>
      redondearPrecio(importe, redondeos[i] ?? { paso: '0', modo: 'CERCANO', terminacion: '0' }).toFixed(),
    );
    expect(rows.map(({ redondo }) => texto(redondo))).toEqual(debidos);
  });

  it('PRE-09 PRE-14 changes of currency and of side', async () => {
    const lado = fc.record({ cambio, conIva: fc.boolean() });
    const casos = fc.sample(fc.record({ importe: plata(), de: lado, a: lado, iva: fc.constantFrom(...IVAS) }), 500);
    const { rows } = await sql<{ importe: string; exacto: string }>`
      select convertir_precio(importe, de, de_iva, a, a_iva, iva) as importe,
             convertir_exacto(importe, de, de_iva, a, a_iva, iva) as exacto
      from unnest(${casos.map((c) => c.importe)}::numeric[], ${casos.map((c) => c.de.cambio)}::numeric[],
                  ${casos.map((c) => c.de.conIva)}::boolean[], ${casos.map((c) => c.a.cambio)}::numeric[],
                  ${casos.map((c) => c.a.conIva)}::boolean[], ${casos.map((c) => c.iva)}::text[])
           with ordinality as x (importe, de, de_iva, a, a_iva, iva, n) order by n
    `.execute(prueba.db);
    const debidos = casos.map(({ importe, de, a, iva }) => convertirPrecio(importe, de, a, iva).toFixed());
    expect(rows.map(({ importe }) => texto(importe))).toEqual(debidos);
    // Each divides with as many figures as it keeps: they are the same to the sixth decimal.
    const lejos = casos.filter(({ importe, de, a, iva }, i) =>
      convertirExacto(importe, de, a, iva)
        .minus(rows[i]?.exacto ?? 0)
        .abs()
        .gt('0.000001'),
    );
    expect(lejos).toEqual([]);
  });

  it('INV-45 PRE-02 the price of a derived lista', async () => {
    const formulas = fc.record({
      coeficiente: fc.constantFrom('0.25', '1', '1.3333', '40.123456'),
      paso: fc.constantFrom('0', '0.5', '10', '100'),
      modo: fc.constantFrom(...MODOS_DE_REDONDEO),
      adicional: fc.constantFrom('-500', '-0.01', '0', '9'),
      margenMinimo: fc.option(fc.constantFrom('0', '15.5', '300')),
    });
    const casos = fc.record({ formula: formulas, base: plata(), costo: fc.option(plata(10 ** 7)) });
    await fc.assert(
      fc.asyncProperty(casos, async ({ formula, base, costo }) => {
        const id = await articulo(persona);
        await ponerPrecio(persona, id, { importe: base });
        if (costo !== null) await ponerCosto(persona, id, { importe: costo });
        const { margenMinimo, ...derivacion } = formula;
        const { id: listaId } = await lista(persona, {
          margenMinimo,
          derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, ...derivacion },
        });
        const { rows } = await sql<{ importe: string | null }>`
          select precio_derivado(l, a, 1, now()) as importe from lista_precio l, articulo a where l.id = ${listaId} and a.id = ${id}
        `.execute(prueba.db);
        const debido = precioDerivado(base, formula, costo).toFixed();
        expect(texto(rows[0]?.importe ?? null)).toBe(debido);
        expect(decimal((await vigente(persona, id, `listaId=${listaId}`)).neto).eq(decimal(debido).round(4))).toBe(
          true,
        );
      }),
      { numRuns: 25 },
    );
  });

  it('PRE-03 PRE-04 the lines of a batch', async () => {
    const reglas: fc.Arbitrary<Regla> = fc.oneof(
      fc.constantFrom('-99.5', '0.0001', '10', '31.5').map((valor) => ({ tipo: 'PORCENTAJE' as const, valor })),
      fc.constantFrom('-1000', '0.5', '77').map((valor) => ({ tipo: 'IMPORTE' as const, valor })),
      fc.record({
        tipo: fc.constant('COEFICIENTE' as const),
        valor: fc.constantFrom('0.333333', '1.21', '3'),
        base: fc.constantFrom('PRECIO' as const, 'COSTO_REPOSICION' as const, 'COSTO_PROMEDIO' as const),
      }),
      // That of the lista, too: at its floor, to the last decimal, nothing is under it.
      fc.record({
        tipo: fc.constant('MARGEN' as const),
        valor: fc.constantFrom('0', MARGEN_MINIMO, '133.33'),
        base: fc.constantFrom('COSTO_REPOSICION' as const, 'COSTO_PROMEDIO' as const),
      }),
    );
    const redondeos = fc.record({
      paso: fc.constantFrom('0', '0.5', '10'),
      modo: fc.constantFrom(...MODOS_DE_REDONDEO),
      terminacion: fc.constantFrom('0', '0.25'),
    });
    const casos = fc.record({
      regla: reglas,
      redondeo: redondeos.filter(({ paso, terminacion }) => paso !== '0' || terminacion === '0'),
      precio: fc.option(plata(10 ** 7)),
      desdeDiez: fc.option(plata(10 ** 7)),
      reposicion: fc.option(plata(10 ** 7)),
      promedio: fc.option(fc.integer({ min: 1, max: 10 ** 7 }).map((n) => (n / 10_000).toFixed(4))),
      margenMinimo: fc.constantFrom<string | null>(null, MARGEN_MINIMO),
    });
    // Over its floor by less than a price can say.
    const AL_RAS = {
      regla: { tipo: 'MARGEN', valor: MARGEN_MINIMO, base: 'COSTO_REPOSICION' },
      redondeo: { paso: '0', modo: 'CERCANO', terminacion: '0' },
      ...{ precio: '1', desdeDiez: null, reposicion: '1.0001', promedio: null, margenMinimo: MARGEN_MINIMO },
    } as const;
    const { id: exigente } = await lista(persona, { margenMinimo: MARGEN_MINIMO });
    await fc.assert(
      fc.asyncProperty(casos, async ({ regla, redondeo, precio, desdeDiez, reposicion, promedio, margenMinimo }) => {
        const id = await articulo(persona);
        const listaId = margenMinimo === null ? INICIALES.lista : exigente;
        if (precio !== null) await ponerPrecio(persona, id, { importe: precio, listaId });
        if (desdeDiez !== null) await ponerPrecio(persona, id, { importe: desdeDiez, cantidadDesde: '10', listaId });
        if (reposicion !== null) await ponerCosto(persona, id, { importe: reposicion });
        if (promedio !== null)
          await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
                    values (${id}, 1, ${promedio}, ${promedio})`.execute(prueba.db);
        const creado = await lote(persona, [id], { regla, redondeo, listaIds: [listaId] });
        const simulado = await caminar(persona, creado, 'simular');
        const { rows } = await sql<Linea>`
          select cantidad_desde as desde, nuevo, variacion, margen, alerta_variacion, alerta_margen
          from lote_precio_linea where lote_id = ${simulado.id} order by cantidad_desde
        `.execute(prueba.db);

        const conocido = {
          otroPrecio: null,
          costoReposicion: reposicion,
          costoPromedio: promedio,
          costoDeEntonces: null,
          margenDeClasificacion: null,
          delArchivo: null,
        };
        // What its margin is over.
        const costo = reposicion ?? promedio;
        const comun = precioNuevo(regla, redondeo, { ...conocido, precio });
        const tramo = precioNuevo(regla, redondeo, { ...conocido, precio: desdeDiez, precioComun: precio });
        // A rule that moves a price has nothing to say of a common one that is not there, beside another.
        const juzgados = [
          ...(precio !== null || desdeDiez === null || daPrecio(regla) ? [{ desde: '0', precio, nuevo: comun }] : []),
          ...(desdeDiez === null ? [] : [{ desde: '10', precio: desdeDiez, nuevo: tramo }]),
        ];
        expect(simulado.totales).toMatchObject({
          sinBase: juzgados.filter(({ nuevo }) => nuevo === null).length,
          iguales: juzgados.filter((juzgado) => juzgado.precio !== null && juzgado.nuevo?.eq(juzgado.precio)).length,
        });
        expect(rows.map(aTextos)).toEqual(
          juzgados.flatMap(({ desde, precio: anterior, nuevo }) => {
            if (nuevo === null || (anterior !== null && nuevo.eq(anterior))) return [];
            const alertas = alertasDe({ anterior, nuevo, costo }, { limiteDeVariacion: '30', margenMinimo });
            return [
              {
                desde,
                nuevo: nuevo.toFixed(),
                variacion: variacionDe(anterior, nuevo)?.toFixed() ?? null,
                margen: margenDe(nuevo, costo)?.toFixed() ?? null,
                alertas: [...alertas],
              },
            ];
          }),
        );
      }),
      { numRuns: 60, examples: [[AL_RAS]] },
    );
  });
});

type Linea = {
  readonly desde: string;
  readonly nuevo: string;
  readonly variacion: string | null;
  readonly margen: string | null;
  readonly alerta_variacion: boolean;
  readonly alerta_margen: boolean;
};

const aTextos = ({ desde, nuevo, variacion, margen, alerta_variacion, alerta_margen }: Linea) => ({
  desde: texto(desde),
  nuevo: texto(nuevo),
  variacion: texto(variacion),
  margen: texto(margen),
  alertas: [...(alerta_variacion ? ['VARIACION'] : []), ...(alerta_margen ? ['BAJO_MARGEN'] : [])],
});

it('INV-43 applying and taking back restores every price that nobody changed in between, and lists the others', async () => {
  const historias = fc.array(
    fc.record({
      precio: fc.integer({ min: 1, max: 99_999 }),
      tramo: fc.boolean(),
      tocado: fc.boolean(),
      excluido: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(historias, async (casos) => {
      const ids = await Promise.all(casos.map(() => articulo(persona)));
      const de = (i: number) => ids[i] ?? '';
      for (const [i, { precio, tramo }] of casos.entries()) {
        await ponerPrecio(persona, de(i), { importe: String(precio) });
        if (tramo) await ponerPrecio(persona, de(i), { importe: String(precio / 2), cantidadDesde: '6' });
      }
      const leer = () =>
        Promise.all(
          ids.flatMap((id) => ['1', '6'].map(async (n) => (await vigente(persona, id, `cantidad=${n}`)).neto)),
        );
      const antes = await leer();
      const simulado = await caminar(
        persona,
        await lote(persona, ids, { regla: { tipo: 'PORCENTAJE', valor: '12.5' } }),
        'simular',
      );
      const excluidos = new Set(ids.filter((_, i) => casos[i]?.excluido));
      const fuera = (await lineas(persona, simulado, 'porPagina=200'))
        .filter(({ articuloId }: { articuloId: string }) => excluidos.has(articuloId))
        .map(({ linea }: { linea: number }) => linea);
      const marcado =
        fuera.length === 0
          ? simulado
          : (await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: fuera } })).cuerpo;
      if (marcado.totales.incluidas === 0) return;
      const aplicado = await caminar(persona, marcado, 'aprobar', 'aplicar');

      for (const [i, { tocado }] of casos.entries()) if (tocado) await ponerPrecio(persona, de(i), { importe: '7' });
      const debido = (await leer()).map((precio, n) =>
        casos[Math.floor(n / 2)]?.tocado && precio === '7.00' ? '7.00' : antes[n],
      );
      const revertido = await caminar(persona, aplicado, 'revertir');
      expect(await leer()).toEqual(debido);
      const { omitidas } = await ver(persona, revertido.revertidoPor);
      expect(omitidas).toBe(casos.filter(({ tocado, excluido }) => tocado && !excluido).length);
    }),
    { numRuns: 12 },
  );
});
