import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control } from '#articulos/numeros/control.ts';
import { type Big, CERO, decimal } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { Traspaso } from '#stock/movimiento.ts';
import { moverNumeros, type NumeroConocido, type NumerosMovidos, revertirNumeros } from './mover-numeros.ts';
import { textoDeReparos } from './reparos.ts';

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

  describe('names what is wrong with each', () => {
    const conocido = (resto: Partial<NumeroConocido> = {}): NumeroConocido => ({
      ...{ id: 'n1', articuloId: 'a', codigo: 'A', control: 'SERIE', numero: 'N1', vence: '2027-01-31' },
      lugares: new Map([['salon', decimal(1)]]),
      ...resto,
    });
    const NADIE = new Map<string, Big>();
    const clases = (uno: Traspaso, control: Control, numero: NumeroConocido | undefined) => {
      const hechos = { ...lugares, articuloDe: () => ({ codigo: 'A', control }), numeroDe: () => numero };
      const movidos = moverNumeros([uno], hechos);
      return movidos.ok ? [] : movidos.error.data.fallas.map(({ clase, numero: cual }) => `${clase} ${cual}`.trim());
    };
    const de = (desde: string, hacia: string, cantidad: string, pedido: object = {}): Traspaso => ({
      ...{ articuloId: 'a', decimales: 0, desde, hacia, cantidad },
      numeros: [{ numero: 'N1', cantidad, ...pedido }],
    });
    const entra = de(AFUERA, 'salon', '1');
    const sale = de('salon', AFUERA, '1');

    it('nothing, when it is where it leaves from or nowhere when it comes in', () => {
      expect(clases(sale, 'SERIE', conocido())).toEqual([]);
      expect(clases(entra, 'SERIE', conocido({ lugares: NADIE }))).toEqual([]);
      expect(clases(de('salon', 'galpon', '1'), 'SERIE', conocido())).toEqual([]);
    });

    it('one that nobody knows is of another when it comes in, and is not there when it moves or leaves', () => {
      expect(clases(entra, 'OBLEA', undefined)).toEqual(['DE_OTRO N1']);
      expect(clases(sale, 'OBLEA', undefined)).toEqual(['NO_ESTA N1']);
      expect(clases(de('salon', 'galpon', '1'), 'OBLEA', undefined)).toEqual(['NO_ESTA N1']);
      expect(clases(de(AFUERA, AFUERA, '1'), 'OBLEA', undefined)).toEqual(['NO_ESTA N1']);
    });

    it('what keeps none, what does not add up, and more than one of one thing', () => {
      expect(clases(sale, 'NINGUNO', conocido())).toEqual(['SIN_CONTROL']);
      expect(clases({ ...sale, cantidad: '2' }, 'SERIE', conocido())).toEqual(['NO_CUADRAN']);
      for (const control of ['SERIE', 'OBLEA'] as const) {
        expect(clases(de('salon', AFUERA, '2'), control, conocido())).toEqual(['DE_A_UNO N1']);
      }
      const lote = conocido({ control: 'LOTE', lugares: new Map([['salon', decimal(5)]]) });
      expect(clases(de('salon', AFUERA, '5'), 'LOTE', lote)).toEqual([]);
      expect(clases(de('salon', AFUERA, '6'), 'LOTE', lote)).toEqual(['NO_ESTA N1']);
    });

    it('INV-27 what is one thing and is somewhere does not come in again; of a lot more may come', () => {
      expect(clases(entra, 'SERIE', conocido())).toEqual(['OCUPADO N1']);
      expect(clases(de(AFUERA, 'galpon', '1'), 'OBLEA', conocido({ control: 'OBLEA' }))).toEqual(['OCUPADO N1']);
      expect(clases(entra, 'LOTE', conocido({ control: 'LOTE' }))).toEqual([]);
    });

    it('another day on which it expires, only of what comes in and says one', () => {
      const lote = conocido({ control: 'LOTE' });
      const conDia = (vence: string | null) => clases(de(AFUERA, 'salon', '1', { vence }), 'LOTE', lote);
      expect([conDia('2027-01-31'), conDia(null), conDia('2027-02-28')]).toEqual([[], [], ['VENCE_DISTINTO N1']]);
      expect(clases(de('salon', AFUERA, '1', { vence: '2027-02-28' }), 'LOTE', lote)).toEqual([]);
    });
  });

  it('says what each balance is of, as the wall of the database asks', () => {
    for (const control of ['LOTE', 'SERIE', 'OBLEA'] as const) {
      const { hechos } = tienda(control);
      const movidos = moverNumeros([traspaso(['x'], AFUERA, 'salon')], hechos);
      expect(movidos.ok && movidos.value.saldos.map((saldo) => saldo.control)).toEqual([control]);
      expect(movidos.ok && movidos.value.asientos.map(({ movimiento }) => movimiento)).toEqual([0, 0]);
    }
  });

  it('in words, the first five and how many more', () => {
    const fallas = Array.from({ length: 7 }, (_, i) => ({ clase: 'OCUPADO' as const, codigo: 'A', numero: `N${i}` }));
    const dicho = (n: number) => `el número N${n} de A ya está en stock`;
    expect(textoDeReparos(fallas.slice(0, 5))).toBe([0, 1, 2, 3, 4].map(dicho).join('; '));
    expect(textoDeReparos(fallas)).toBe(`${[0, 1, 2, 3, 4].map(dicho).join('; ')} y 2 más`);
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
