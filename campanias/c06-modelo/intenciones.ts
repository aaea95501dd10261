import fc from 'fast-check';
import type { Que } from './ordenes.ts';

/** What somebody is about to do, before it is known what there is to do it to: `concretar` turns it into an order. */
export type Intencion = {
  readonly que: Que;
  readonly persona: number;
  /** The document is one where the action is allowed; else one of any state. */
  readonly legal: boolean;
  readonly estado: number;
  readonly indice: number;
  readonly vieja: boolean;
  readonly deposito: number;
  readonly bandera: boolean;
  /** Null: everything there is. */
  readonly trazos: readonly Trazo[] | null;
};

export type Trazo = {
  readonly cual: number;
  readonly articulo: number;
  readonly unidades: number;
  readonly medida: 'todo' | 'parte' | 'de más' | 'rota';
  readonly precio: 'lista' | 'a mano' | 'sin cargo' | 'con cargo' | 'descuento';
  readonly sigue: boolean;
  readonly sale: boolean;
};

const PESOS: Readonly<Record<Que, number>> = {
  'nota.crear': 5,
  'nota.editar': 3,
  'nota.actualizar-precios': 2,
  'nota.confirmar': 6,
  'nota.preparar': 3,
  'nota.reservar': 3,
  'nota.finalizar': 6,
  'nota.cancelar-saldo': 4,
  'nota.anular': 3,
  'ajuste.crear': 3,
  'ajuste.cambiar': 2,
  'ajuste.aplicar': 3,
  'ajuste.revertir': 2,
  'ajuste.anular': 2,
  'articulo.precio': 2,
};

function pesado<T>(pesos: readonly (readonly [T, number])[]): fc.Arbitrary<T> {
  return fc.oneof(...pesos.map(([valor, weight]) => ({ arbitrary: fc.constant(valor), weight })));
}

const trazo: fc.Arbitrary<Trazo> = fc.record({
  cual: fc.nat(5),
  articulo: pesado([
    [0, 4],
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 1],
  ]),
  unidades: fc.integer({ min: 1, max: 9 }),
  medida: pesado([
    ['todo', 4],
    ['parte', 6],
    ['de más', 2],
    ['rota', 1],
  ]),
  precio: pesado([
    ['lista', 12],
    ['a mano', 2],
    ['sin cargo', 1],
    ['con cargo', 1],
    ['descuento', 2],
  ]),
  sigue: fc.boolean(),
  sale: fc.boolean(),
});

type Tono = {
  readonly pesos: readonly (readonly [Que, number])[];
  /** How many documents to choose from, and how often one where the action is allowed. */
  readonly documentos: number;
  readonly legales: number;
  readonly viejas: number;
};

const intencionDe = ({ pesos, documentos, legales, viejas }: Tono): fc.Arbitrary<Intencion> =>
  fc.record({
    que: pesado(pesos),
    persona: pesado([
      [0, 6],
      [1, 1],
      [2, 2],
      [3, 2],
    ]),
    legal: pesado([
      [true, legales],
      [false, 10 - legales],
    ]),
    estado: fc.nat(5),
    indice: fc.nat(documentos - 1),
    vieja: pesado([
      [false, 20 - viejas],
      [true, viejas],
    ]),
    deposito: fc.nat(1),
    bandera: fc.boolean(),
    trazos: fc.option(fc.array(trazo, { minLength: 1, maxLength: 4 }), { freq: 3 }),
  });

const TODAS = Object.entries(PESOS) as [Que, number][];

export const intencion: fc.Arbitrary<Intencion> = intencionDe({ pesos: TODAS, documentos: 8, legales: 5, viejas: 2 });

/**
 * In a race everybody wants the same two documents. Prices are dated by the clock and not by who came first, so they
 * stay out.
 */
export const intencionDeCarrera: fc.Arbitrary<Intencion> = intencionDe({
  pesos: TODAS.filter(([que]) => que !== 'articulo.precio'),
  documentos: 2,
  legales: 8,
  viejas: 0,
});
