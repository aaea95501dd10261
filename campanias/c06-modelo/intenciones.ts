import fc from 'fast-check';
import type { Que } from './ordenes.ts';

/** What somebody is about to do, before it is known what there is to do it to: `concretar` turns it into an order. */
export type Intencion = {
  readonly que: Que;
  readonly persona: number;
  /** Whether the document is to be one where the action is allowed. */
  readonly legal: boolean;
  /** Whether it looks for a document the business would say yes to. */
  readonly suerte: boolean;
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
  'nota.crear': 12,
  'nota.editar': 6,
  'nota.actualizar-precios': 4,
  'nota.confirmar': 12,
  'nota.preparar': 6,
  'nota.reservar': 12,
  'nota.finalizar': 10,
  'nota.cancelar-saldo': 8,
  'nota.anular': 2,
  'ajuste.crear': 10,
  'ajuste.cambiar': 3,
  'ajuste.aplicar': 10,
  'ajuste.pedir': 5,
  'ajuste.aprobar': 5,
  'ajuste.devolver': 2,
  'ajuste.revertir': 4,
  'ajuste.anular': 2,
  'articulo.precio': 3,
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
    [3, 5],
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

/** Who usually does it, and sometimes who may not. */
const personaDe = (que: Que): fc.Arbitrary<number> =>
  pesado([
    [0, 6],
    [1, 1],
    [2, que.startsWith('ajuste') ? 1 : 3],
    [3, que.startsWith('ajuste') ? 6 : 1],
  ]);

const intencionDe = ({ pesos, ...tono }: Tono): fc.Arbitrary<Intencion> =>
  fc.oneof(...pesos.map(([que, weight]) => ({ arbitrary: deUnaClase(que, tono), weight })));

const deUnaClase = (que: Que, { documentos, legales, viejas }: Omit<Tono, 'pesos'>): fc.Arbitrary<Intencion> =>
  fc.record({
    que: fc.constant(que),
    persona: personaDe(que),
    legal: pesado([
      [true, legales],
      [false, 10 - legales],
    ]),
    suerte: fc.boolean(),
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

export const intencion: fc.Arbitrary<Intencion> = intencionDe({ pesos: TODAS, documentos: 8, legales: 8, viejas: 1 });

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
