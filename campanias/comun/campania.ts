import type { Azar } from './azar.ts';
import type { Cierre } from './cierre.ts';
import type { OrigenDelMotor } from './sitio.ts';

/** `corta` runs in `npm test`, `quick` in three minutes, `full` in the night. */
export type Tamano = 'corta' | 'quick' | 'full';

/** Something that must never be seen. `invariante` is "I1" to "I10" of the standard audit, or a name of the campaign. */
export type Violacion = {
  readonly invariante: string;
  readonly que: string;
  readonly datos?: unknown;
};

/** A planted defect of this run: what every process started at a `Sitio` gets. */
export type Planta = {
  readonly nombre: string;
  /** Whether some process really ran with the defect: a control that never took hold proves nothing. */
  readonly prendio: () => boolean;
  readonly env: Readonly<Record<string, string>>;
};

export type Contexto = {
  readonly semilla: number;
  readonly azar: Azar;
  readonly tamano: Tamano;
  /** What is left of the time of this run; a campaign looks at it between rounds. */
  readonly quedaMs: () => number;
  /** Undefined in the real run; in a control run the campaign ends at its first violation. */
  readonly planta: Planta | undefined;
  readonly motor: OrigenDelMotor;
  readonly cierre: Cierre;
  /** For files of the harness (the history): it is kept when something was found, for whoever looks into it. */
  readonly carpeta: string;
  /** For people, in Spanish. */
  readonly decir: (texto: string) => void;
};

export type Informe = {
  readonly operaciones: number;
  /** Kills, cuts, lost answers: what was done to the product. */
  readonly faltas: number;
  readonly violaciones: readonly Violacion[];
  /** Of what the campaign times, in milliseconds. */
  readonly p50?: number;
  readonly p99?: number;
  /** Figures of its own, as they are shown: { "rondas": 30, "perdidas": 0 }. */
  readonly cifras: Readonly<Record<string, number | string>>;
};

export type Campania = {
  /** "C01". */
  readonly id: string;
  readonly titulo: string;
  /** Names of `defectos/lista.ts`; each must be found by a control run. */
  readonly defectos: readonly string[];
  /** Minutes of the quick and the full size, control runs included. */
  readonly minutos: { readonly quick: number; readonly full: number };
  readonly correr: (contexto: Contexto) => Promise<Informe>;
};

/** A control run needs no second example. */
export const hayQueParar = ({ planta, quedaMs }: Contexto, violaciones: readonly Violacion[]): boolean =>
  quedaMs() <= 0 || (planta !== undefined && violaciones.length > 0);

/** A control run ends when it finds its defect: however many there are and however busy the machine, it has so long from now on. */
export function conTiempoDeControl(contexto: Contexto, ms: number): Contexto {
  if (!contexto.planta) return contexto;
  const hasta = performance.now() + ms;
  return { ...contexto, quedaMs: () => Math.max(contexto.quedaMs(), hasta - performance.now()) };
}

/** A fault or situation that a campaign tries. */
export type Intentable = {
  readonly nombre: string;
  /** Planted defects that this one is there to find: it runs first under them. */
  readonly busca?: readonly string[];
};

export const esParaHallarlo = ({ busca }: Intentable, { planta }: Contexto): boolean =>
  planta !== undefined && busca?.includes(planta.nombre) === true;

/** Shuffled. Under a planted defect those that are there to find it go first, however little time getting ready has left. */
export function enOrden<T extends Intentable>(posibles: readonly T[], contexto: Contexto): T[] {
  const primero = (uno: T) => (esParaHallarlo(uno, contexto) ? 0 : 1);
  return contexto.azar.barajar(posibles).sort((a, b) => primero(a) - primero(b));
}
