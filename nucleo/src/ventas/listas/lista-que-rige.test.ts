import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { renglon } from '#ventas/ayudas-de-prueba.ts';
import { type CandidataDeLista, listaQueRige, ORIGENES_DE_LISTA, soloMasCara } from './lista-que-rige.ts';

const una = (origen: CandidataDeLista['origen'], sirve = true): CandidataDeLista => ({
  origen,
  listaId: `lista de ${origen}`,
  sirve,
});

describe('PRE-01 listaQueRige', () => {
  it('is the most particular one that may be sold with, in whatever order they come', () => {
    expect(ORIGENES_DE_LISTA).toEqual(['CLIENTE', 'CONDICION', 'SUCURSAL', 'OMISION']);
    const quienes = fc.uniqueArray(fc.constantFrom(...ORIGENES_DE_LISTA.slice(0, 3)));
    fc.assert(
      fc.property(quienes, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }), (origenes, sirven) => {
        const candidatas = [una('OMISION'), ...origenes.map((origen, i) => una(origen, sirven[i]))];
        const { origen, sirve } = listaQueRige(candidatas);
        expect(sirve).toBe(true);
        const puesto = ORIGENES_DE_LISTA.indexOf(origen);
        for (const otra of candidatas) {
          if (otra.sirve) expect(ORIGENES_DE_LISTA.indexOf(otra.origen)).toBeGreaterThanOrEqual(puesto);
        }
        expect(listaQueRige(candidatas.toReversed()).origen).toBe(origen);
      }),
    );
  });
});

describe('PRE-01 RN-18 soloMasCara', () => {
  const LISTAS = { elegida: { nombre: 'Gremio', moneda: 'ARS' }, rige: { nombre: 'Mostrador', moneda: 'ARS' } };
  const centavos = fc.integer({ min: 1, max: 1_000_000 }).map((n) => (n / 100).toFixed(2));

  it('lets through no line under the price that rules, and says all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(centavos, centavos), { maxLength: 6 }), (pares) => {
        const renglones = pares.map(([precio], i) => renglon({ id: `r${i}`, precio }));
        const suyos = pares.map(([, suyo]) => suyo);
        const juicio = soloMasCara(renglones, suyos, LISTAS);
        const bajan = pares.flatMap(([precio, suyo], i) => (decimal(precio).lt(suyo) ? [`articulo de r${i}`] : []));
        expect(juicio.ok).toBe(bajan.length === 0);
        if (!juicio.ok) expect(juicio.error.data.renglones.map(({ articuloId }) => articuloId)).toEqual(bajan);
      }),
    );
  });

  it('where there is nothing to compare with is nobody’s to say without leave', () => {
    const renglones = [renglon({ id: 'r1', precio: '100.00' })];
    expect(soloMasCara(renglones, [null], LISTAS)).toMatchObject({ error: { code: 'ventas.lista_mas_barata' } });
    const enDolares = { ...LISTAS, elegida: { nombre: 'Exterior', moneda: 'USD' } };
    expect(soloMasCara(renglones, ['1'], enDolares)).toMatchObject({ error: { data: { elegida: 'Exterior' } } });
    expect(soloMasCara(renglones, ['100.00'], LISTAS)).toMatchObject({ ok: true });
  });
});
