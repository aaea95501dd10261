import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control } from '#articulos/numeros/control.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { Traspaso } from '#stock/movimiento.ts';
import { moverNumeros, type NumeroConocido, type NumerosMovidos, revertirNumeros } from './mover-numeros.ts';

const AFUERA = 'afuera';
const LUGARES = ['salon', 'galpon'] as const;
const lugares = { esVirtual: (id: string) => id === AFUERA };

type Donde = Map<string, Map<string, Big>>;

/** The shop of one artículo: what each movement leaves is what the next one finds. */
function tienda(control: Control) {
  const donde: Donde = new Map();
  const conocido = (norma: string): NumeroConocido => ({
    ...{ id: norma, articuloId: 'a', codigo: 'A', control, numero: norma, vence: null },
    lugares: donde.get(norma) ?? new Map(),
  });
  const hechos = {
    ...lugares,
    articuloDe: () => ({ codigo: 'A', control }),
    numeroDe: (_: string, norma: string) => conocido(norma),
  };
  const guardar = ({ saldos }: NumerosMovidos) => {
    for (const { numeroId, depositoId, cantidad } of saldos) {
      donde.set(numeroId, new Map(donde.get(numeroId)).set(depositoId, cantidad));
    }
  };
  const enLugar = (lugar: string) => [...donde.values()].reduce((suma, en) => suma.plus(en.get(lugar) ?? CERO), CERO);
  return { donde, conocido, hechos, guardar, enLugar };
}

const traspaso = (numeros: readonly string[], desde: string, hacia: string, cantidad = '1'): Traspaso => ({
  ...{ articuloId: 'a', decimales: 0, desde, hacia },
  cantidad: decimal(cantidad).times(numeros.length).toFixed(),
  numeros: numeros.map((numero) => ({ numero, cantidad })),
});

const paso = fc.record({
  numeros: fc.uniqueArray(fc.constantFrom('n1', 'n-2', 'N3', 'n4'), { minLength: 1, selector: normaCodigo }),
  ida: fc.constantFrom(
    ...LUGARES.flatMap((lugar) => [
      { desde: AFUERA, hacia: lugar },
      { desde: lugar, hacia: AFUERA },
    ]),
    { desde: LUGARES[0], hacia: LUGARES[1] },
    { desde: LUGARES[1], hacia: LUGARES[0] },
  ),
  cantidad: fc.integer({ min: 1, max: 3 }),
});

describe('ART-24 numbers move with what they name', () => {
  it('INV-27 after any history a serial number is in one place or in none', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 30 }), (pasos) => {
        const { donde, hechos, guardar } = tienda('SERIE');
        for (const { numeros, ida } of pasos) {
          const movidos = moverNumeros([traspaso(numeros, ida.desde, ida.hacia)], hechos);
          if (movidos.ok) guardar(movidos.value);
          for (const en of donde.values()) {
            const hay = [...en.values()].filter((cantidad) => !cantidad.eq(0));
            expect(hay.length).toBeLessThanOrEqual(1);
            expect(hay.every((cantidad) => cantidad.eq(1))).toBe(true);
          }
        }
      }),
    );
  });

  it('what is told of lots in a depósito is what came in less what went out, and never below zero', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 30 }), (pasos) => {
        const { donde, hechos, guardar, enLugar } = tienda('LOTE');
        const fisico = new Map<string, Big>();
        for (const { numeros, ida, cantidad } of pasos) {
          const uno = traspaso(numeros, ida.desde, ida.hacia, String(cantidad));
          const movidos = moverNumeros([uno], hechos);
          if (!movidos.ok) continue;
          guardar(movidos.value);
          fisico.set(ida.desde, (fisico.get(ida.desde) ?? CERO).minus(uno.cantidad));
          fisico.set(ida.hacia, (fisico.get(ida.hacia) ?? CERO).plus(uno.cantidad));
        }
        for (const lugar of LUGARES) expect(enLugar(lugar).toFixed()).toBe((fisico.get(lugar) ?? CERO).toFixed());
        for (const en of donde.values()) expect([...en.values()].every((cantidad) => cantidad.gte(0))).toBe(true);
      }),
    );
  });

  it('INV-07 undoing leaves every number where it was', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 12 }), paso, (pasos, ultimo) => {
        const { donde, conocido, hechos, guardar } = tienda('LOTE');
        const mover = ({ numeros, ida, cantidad }: typeof ultimo) =>
          moverNumeros([traspaso(numeros, ida.desde, ida.hacia, String(cantidad))], hechos);
        for (const uno of pasos) {
          const movidos = mover(uno);
          if (movidos.ok) guardar(movidos.value);
        }
        const antes = foto(donde);
        const movidos = mover(ultimo);
        if (!movidos.ok) return;
        guardar(movidos.value);
        const conocidos = new Map(movidos.value.asientos.map(({ numeroId }) => [numeroId, conocido(numeroId)]));
        const vuelta = revertirNumeros(movidos.value.asientos, conocidos, lugares);
        expect(vuelta.ok).toBe(true);
        if (vuelta.ok) guardar(vuelta.value);
        expect(foto(donde)).toEqual(antes);
      }),
    );
  });

  it('a lot is split no finer than what it is of is counted', () => {
    const { hechos, guardar } = tienda('LOTE');
    const entrada = moverNumeros([traspaso(['L1', 'L2'], AFUERA, 'salon', '2')], hechos);
    if (entrada.ok) guardar(entrada.value);
    const partido = {
      ...traspaso(['L1', 'L2'], 'salon', AFUERA),
      numeros: [
        { numero: 'L1', cantidad: '0.5' },
        { numero: 'L2', cantidad: '1.5' },
      ],
    };
    const clases = (decimales: number) => {
      const movidos = moverNumeros([{ ...partido, decimales }], hechos);
      return movidos.ok ? [] : movidos.error.data.fallas.map(({ clase }) => clase);
    };
    expect(clases(0)).toEqual(['DECIMALES', 'DECIMALES']);
    expect(clases(1)).toEqual([]);
  });

  it('what does not name any is left to whoever writes the balances', () => {
    const { hechos } = tienda('SERIE');
    const sinNada = { ...traspaso(['x'], AFUERA, 'salon'), numeros: undefined };
    expect(moverNumeros([sinNada], hechos)).toEqual({ ok: true, value: { asientos: [], saldos: [] } });
  });
});

const foto = (donde: Donde): string[] =>
  [...donde]
    .flatMap(([numero, en]) =>
      [...en].filter(([, cantidad]) => !cantidad.eq(0)).map(([lugar, cantidad]) => `${numero} ${lugar} ${cantidad}`),
    )
    .toSorted();
