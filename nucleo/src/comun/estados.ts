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

/**
 * A life cycle where one action may end in several states: per action, from each state, the states it may lead to.
 * Which of them it is depends on facts the table does not know; the rule that runs the action says it to `mover`.
 * An action that stays in its state is written too: it is allowed there and nowhere else.
 */
export function definirEstadosConRamas<const Estado extends string, const Nombre extends string>(tabla: {
  /** The first one is where every life begins. */
  readonly estados: readonly [Estado, ...Estado[]];
  readonly acciones: Readonly<
    Record<Nombre, Readonly<Partial<Record<NoInfer<Estado>, readonly [NoInfer<Estado>, ...NoInfer<Estado>[]]>>>>
  >;
}) {
  const { estados, acciones } = tabla;
  const nombres = Object.keys(acciones) as Nombre[];
  const ramas = (nombre: Nombre, estado: Estado): readonly Estado[] => acciones[nombre][estado] ?? [];
  assertTodosAlcanzables(
    estados,
    nombres.flatMap((nombre) =>
      estados.flatMap((desde) => ramas(nombre, desde).map((hacia) => ({ desde: [desde], hacia }))),
    ),
  );

  const accionesDesde = (estado: Estado): Nombre[] => nombres.filter((nombre) => ramas(nombre, estado).length > 0);

  /** The states the action may lead to from here, or the refusal that names what is allowed. */
  const destinos = (estado: Estado, accion: Nombre): Result<readonly Estado[], TransicionInvalida> => {
    const posibles = ramas(accion, estado);
    if (posibles.length > 0) return ok(posibles);
    return fail({
      code: 'comun.transicion_invalida',
      data: { estado, accion, permitidas: accionesDesde(estado) },
    });
  };

  /** The next state; `hacia` chooses when there are several, and is one of them or our bug. */
  const mover = (estado: Estado, accion: Nombre, hacia?: Estado): Result<Estado, TransicionInvalida> => {
    const posibles = destinos(estado, accion);
    if (!posibles.ok) return posibles;
    const [unico, ...otros] = posibles.value;
    const elegido = hacia ?? unico;
    assert(hacia !== undefined || otros.length === 0, `${accion} from ${estado} says where it leads`);
    assert(elegido !== undefined && posibles.value.includes(elegido), `${accion} leads from ${estado} to ${elegido}`);
    return ok(elegido);
  };

  return { estados, inicial: estados[0], acciones: nombres, accionesDesde, destinos, mover };
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
