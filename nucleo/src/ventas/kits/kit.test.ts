import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grafo, Linea } from '#articulos/estructura/grafo.ts';
import { type ArticuloDeKit, kitsDisponibles, kitsEnteros, partesDeKit } from '#articulos/estructura/kit.ts';
import { decimal, sumar } from '#comun/decimal.ts';
import { nota, renglon } from '#ventas/ayudas-de-prueba.ts';
import { cancelarSaldo } from '#ventas/cerrar.ts';
import { entregar } from '#ventas/entregar.ts';
import { confirmar } from '#ventas/reservar.ts';
import { parteDelTotal, totalDeKits } from './kit.ts';

const linea = (id: string, componenteId: string, datos: Partial<Linea> = {}): Linea => ({
  id,
  componenteId,
  cantidad: '1',
  merma: '0',
  opcional: false,
  sustitutos: [],
  ...datos,
});
const articuloDe = (id: string): ArticuloDeKit => ({
  id,
  codigo: id,
  descripcion: id,
  tipo: id.startsWith('kit') ? 'KIT' : 'PRODUCTO',
  estado: 'ACTIVO',
  decimales: id.startsWith('cable') ? 2 : 0,
});
const GRAFO: Grafo = new Map([
  [
    'kit',
    [
      linea('l1', 'filtro', { sustitutos: ['filtro-b'] }),
      linea('l2', 'bujia', { cantidad: '4' }),
      linea('l3', 'franela', { opcional: true }),
      linea('l4', 'kit-dentro', { cantidad: '2' }),
    ],
  ],
  ['kit-dentro', [linea('l5', 'bujia'), linea('l6', 'cable', { cantidad: '0.5', merma: '10' })]],
]);
const abrir = (elecciones: Parameters<typeof partesDeKit>[2]['elecciones'] = null) =>
  partesDeKit(GRAFO, 'kit', { articuloDe, elecciones });
const lleva = (resultado: ReturnType<typeof abrir>) =>
  resultado.ok
    ? Object.fromEntries(resultado.value.map((p) => [p.articulo.id, p.porUnidad.toFixed()]))
    : resultado.error;

describe('EST-07 what a kit is made of', () => {
  it('opens kits inside, adds up what is reached by several ways, and leaves optional lines out', () => {
    expect(lleva(abrir())).toEqual({ filtro: '1', bujia: '6', cable: '1.1' });
  });

  it('takes whole what is assembled, whatever it is made of, and what is no kit is no reason to open it', () => {
    const grafo: Grafo = new Map([...GRAFO, ['filtro', [linea('l7', 'junta', { cantidad: '3' })]]]);
    expect(lleva(partesDeKit(grafo, 'kit', { articuloDe, elecciones: null }))).toEqual({
      ...{ filtro: '1', bujia: '6', cable: '1.1' },
    });
    const deServicio = (id: string) => ({ ...articuloDe(id), tipo: id === 'bujia' ? 'SERVICIO' : articuloDe(id).tipo });
    expect(partesDeKit(GRAFO, 'kit', { articuloDe: deServicio, elecciones: null })).toMatchObject({ error: 'KIT' });
  });

  it('EST-10 takes the optional lines and the substitutes that were chosen', () => {
    const elecciones = { opcionales: ['l3'], sustitutos: [{ lineaId: 'l1', articuloId: 'filtro-b' }] };
    expect(lleva(abrir(elecciones))).toEqual({ 'filtro-b': '1', bujia: '6', franela: '1', cable: '1.1' });
  });

  it('EST-10 takes a substitute in the place of a kit inside, which then is not opened', () => {
    const grafo: Grafo = new Map([...GRAFO, ['kit', [linea('l4', 'kit-dentro', { sustitutos: ['armado'] })]]]);
    const elecciones = { opcionales: [], sustitutos: [{ lineaId: 'l4', articuloId: 'armado' }] };
    expect(lleva(partesDeKit(grafo, 'kit', { articuloDe, elecciones }))).toEqual({ armado: '1' });
    expect(lleva(partesDeKit(grafo, 'kit', { articuloDe, elecciones: null }))).toEqual({ bujia: '1', cable: '0.55' });
  });

  it('says so when what was chosen is not of the estructura any more, or there is nothing to open', () => {
    expect(lleva(abrir({ opcionales: ['l1'], sustitutos: [] }))).toBe('KIT_CAMBIADO');
    expect(lleva(abrir({ opcionales: [], sustitutos: [{ lineaId: 'l2', articuloId: 'filtro-b' }] }))).toBe(
      'KIT_CAMBIADO',
    );
    for (const [lineaId, articuloId] of [
      ['l9', 'filtro'],
      ['l4', 'kit-dentro'],
    ] as const) {
      expect(lleva(abrir({ opcionales: [], sustitutos: [{ lineaId, articuloId }] }))).toBe('KIT_CAMBIADO');
    }
    expect(partesDeKit(new Map(), 'kit', { articuloDe, elecciones: null })).toMatchObject({ error: 'KIT' });
    // Without what a kit inside is made of, the rest is not the kit: nothing is sold as if it were.
    const sinSaber: Grafo = new Map([['kit', [linea('l1', 'filtro'), linea('l4', 'kit-dentro')]]]);
    expect(partesDeKit(sinSaber, 'kit', { articuloDe, elecciones: null })).toMatchObject({ error: 'KIT' });
  });
});

const componente = fc.record({
  porUnidad: fc.integer({ min: 1, max: 5_000 }).map((n) => n / 1_000),
  decimales: fc.constantFrom(0, 2, 3),
  hay: fc.integer({ min: -5, max: 400 }),
});
const componentes = fc.array(componente, { minLength: 1, maxLength: 5 });

/** A confirmed nota of one line of `n` kits made of those components. */
function deKits(n: number, partes: readonly { porUnidad: number; decimales: number }[]) {
  const fijados = partes.map(({ porUnidad, decimales }, i) => ({
    id: `c${i}`,
    articuloId: `a${i}`,
    codigo: `A${i}`,
    descripcion: `A${i}`,
    decimales,
    total: totalDeKits({ articulo: { ...articuloDe(`a${i}`), decimales }, porUnidad: decimal(porUnidad) }, String(n)),
  }));
  return renglon({
    id: 'r1',
    tipo: 'KIT',
    articuloId: 'kit',
    decimales: 0,
    pedida: String(n),
    kit: { elecciones: null, componentes: fijados },
  });
}

describe('INV-25', () => {
  it('a kit that is sold by parts of its unidad has as many as its decimals tell, and never less than none', () => {
    const hay = (cuanto: string) => kitsEnteros([decimal('9'), decimal(cuanto)], 2).toFixed();
    expect([hay('0.666'), hay('1.999'), hay('0'), hay('-0.5')]).toEqual(['0.66', '1.99', '0', '0']);
  });

  it('available is the least of ⌊disponible / cantidad⌋, and no kit more can be confirmed', () => {
    fc.assert(
      fc.property(componentes, (partes) => {
        const abiertas = partes.map(({ porUnidad, decimales }, i) => ({
          articulo: { ...articuloDe(`a${i}`), decimales },
          porUnidad: decimal(porUnidad),
        }));
        const hay = (id: string) => decimal(partes[Number(id.slice(1))]?.hay ?? 0);
        const n = Number(kitsDisponibles(abiertas, hay, 0).toFixed());
        const minimo = Math.min(
          ...partes.map(({ porUnidad, hay: x }) =>
            Math.floor(Number(decimal(Math.max(0, x)).div(porUnidad).toFixed(9))),
          ),
        );
        expect(n).toBe(minimo);
        const libre = new Map(partes.map(({ hay: x }, i) => [`a${i}`, String(x)]));
        if (n > 0) expect(confirmar(nota('BORRADOR', [deKits(n, partes)]), libre, { parcial: false }).ok).toBe(true);
        expect(confirmar(nota('BORRADOR', [deKits(n + 1, partes)]), libre, { parcial: false })).toMatchObject({
          error: { code: 'ventas.stock_insuficiente' },
        });
      }),
    );
  });

  it('confirming n kits reserves exactly the explosion of n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), componentes, (n, partes) => {
        const libre = new Map(partes.map((_, i) => [`a${i}`, '1000000']));
        const confirmada = confirmar(nota('BORRADOR', [deKits(n, partes)]), libre, { parcial: false });
        expect(confirmada.ok && confirmada.value.apartados.map(({ cantidad }) => Number(cantidad))).toEqual(
          partes.map(({ porUnidad, decimales }) => {
            const paso = 10 ** decimales;
            return Math.ceil(Number(decimal(porUnidad).times(n).times(paso).toFixed(9))) / paso;
          }),
        );
      }),
    );
  });

  it('whatever is delivered bit by bit and given up, each component leaves and frees exactly what was reserved', () => {
    const pasos = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9 })), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), componentes, pasos, (n, partes, tramo) => {
        let actual = nota('CONFIRMADA', [deKits(n, partes)]);
        let reservas = (actual.renglones[0]?.kit?.componentes ?? []).map(({ id, total }) => {
          return { id: `v-${id}`, linea: id, depositoId: 'salon', cantidad: total };
        });
        const salio = new Map<string, string[]>();
        const saldos = new Map(
          reservas.map(({ linea: c, cantidad }) => [`a${c.slice(1)}`, { fisico: cantidad, reservado: cantidad }]),
        );
        for (const [entrega, cuantos] of [...tramo, [true, 99] as const]) {
          const [linea1] = actual.renglones;
          if (!linea1) break;
          const pendiente = n - Number(linea1.entregada) - Number(linea1.cancelada);
          if (pendiente === 0) break;
          const cantidad = String(Math.min(cuantos, pendiente));
          const pedido = [{ renglonId: 'r1', cantidad }];
          const existencias = { depositoId: 'salon', saldos, reservas, admitenNegativo: new Set<string>() };
          const hecho = entrega ? entregar(actual, pedido, existencias) : cancelarSaldo(actual, pedido, reservas);
          // Giving up everything before any delivery is `anular`.
          if (!hecho.ok) break;
          actual = { ...actual, estado: hecho.value.estado, renglones: hecho.value.renglones };
          const cerrado = Map.groupBy(hecho.value.cierres, ({ reservaId }) => reservaId);
          reservas = reservas.map((reserva) => ({
            ...reserva,
            cantidad: decimal(reserva.cantidad)
              .minus(sumar((cerrado.get(reserva.id) ?? []).map((cierre) => cierre.cantidad)))
              .toFixed(),
          }));
          for (const salida of 'salidas' in hecho.value ? hecho.value.salidas : []) {
            salio.set(salida.id, [...(salio.get(salida.id) ?? []), salida.cantidad]);
            const saldo = saldos.get(salida.articuloId);
            if (saldo)
              saldos.set(salida.articuloId, {
                ...saldo,
                fisico: decimal(saldo.fisico).minus(salida.cantidad).toFixed(),
              });
          }
          for (const [id, { fisico }] of saldos) {
            const libre = reservas.find(({ linea: c }) => `a${c.slice(1)}` === id)?.cantidad ?? '0';
            saldos.set(id, { fisico, reservado: libre });
            expect(decimal(libre).gte(0)).toBe(true);
          }
        }
        const [final] = actual.renglones;
        for (const { id, total, decimales } of final?.kit?.componentes ?? []) {
          const debido = parteDelTotal({ total, decimales }, decimal(final?.entregada ?? 0), String(n));
          expect(sumar(salio.get(id) ?? []).toFixed()).toBe(debido.toFixed());
          const queda = reservas.find(({ linea: c }) => c === id)?.cantidad ?? '0';
          const sigue = decimal(n).minus(final?.cancelada ?? 0);
          expect(decimal(queda).toFixed()).toBe(
            parteDelTotal({ total, decimales }, sigue, String(n)).minus(debido).toFixed(),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});
