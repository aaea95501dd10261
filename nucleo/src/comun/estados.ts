import { assert } from './assert.ts';
import { fail, ok, type Result } from './result.ts';

type Accion<Estado extends string> = { readonly desde: readonly Estado[]; readonly hacia: Estado };

export type TransicionInvalida = {
  readonly code: 'comun.transicion_invalida';
  readonly data: { readonly estado: string; readonly accion: string; readonly permitidas: readonly string[] };
};

/**
 * A life cycle written as a table: which action moves which state where.
 * It holds no conditions and does no I/O; a condition belongs to the rule that runs the action.
 */
export function definirEstados<const Estado extends string, const Nombre extends string>(tabla: {
  /** The first one is where every life begins. */
  readonly estados: readonly [Estado, ...Estado[]];
  readonly acciones: Readonly<
    Record<Nombre, { readonly desde: readonly NoInfer<Estado>[]; readonly hacia: NoInfer<Estado> }>
  >;
}) {
  const { estados, acciones } = tabla;
  const nombres = Object.keys(acciones) as Nombre[];
  assertTodosAlcanzables(estados, Object.values(acciones));

  const accionesDesde = (estado: Estado): Nombre[] =>
    nombres.filter((nombre) => acciones[nombre].desde.includes(estado));

  const mover = (estado: Estado, accion: Nombre): Result<Estado, TransicionInvalida> => {
    const { desde, hacia } = acciones[accion];
    if (desde.includes(estado)) return ok(hacia);
    return fail({
      code: 'comun.transicion_invalida',
      data: { estado, accion, permitidas: accionesDesde(estado) },
    });
  };

  return { estados, inicial: estados[0], acciones: nombres, accionesDesde, mover };
}

/** The states of a life cycle as a type: `EstadoDe<typeof cicloDeNota>`. */
export type EstadoDe<Ciclo extends { readonly estados: readonly string[] }> = Ciclo['estados'][number];

/** The actions of a life cycle as a type. */
export type AccionDe<Ciclo extends { readonly acciones: readonly string[] }> = Ciclo['acciones'][number];

function assertTodosAlcanzables(estados: readonly string[], acciones: readonly Accion<string>[]): void {
  const alcanzados = new Set(estados.slice(0, 1));
  // The longest path visits each state once, so one round per state is enough.
  for (const _ of estados) {
    for (const { desde, hacia } of acciones) {
      if (desde.some((estado) => alcanzados.has(estado))) alcanzados.add(hacia);
    }
  }
  assert(alcanzados.size === estados.length, `every state can be reached from ${estados[0]}`);
}
