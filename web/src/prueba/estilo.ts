import createCache from '@emotion/cache';
import { afterAll, beforeAll } from 'vitest';

type Hoja = {
  isSpeedy: boolean;
  readonly tags: readonly HTMLStyleElement[];
  insert: (regla: string) => void;
  flush: () => void;
};

/** What decides whether something is there for who looks for it, what it is called and whether the pointer reaches it. */
const DICE_SI_ESTA = /\b(?:content|display|float|pointer-events|position|visibility):/;

type Estado = {
  readonly hojas: Map<Hoja, string[]>;
  todas: boolean;
  poner: Hoja['insert'] | undefined;
};

const ESTADO = Symbol.for('trastienda.prueba.estilo');
const global = globalThis as { [ESTADO]?: Estado };
/** Of the process, as the sheets are: a test that reads its modules anew reads this one anew too. */
global[ESTADO] ??= { hojas: new Map(), todas: false, poner: undefined };
const estado = global[ESTADO];

/**
 * As in what is built, rules of style go into one sheet: with a sheet each, as when developing, jsdom puts hundreds of them in
 * order again for each that comes. And only those come in that a test can tell without asking for a style: to weigh the others
 * for each element that somebody looks for was a seventh of what the tests of screens took.
 */
export function aligerarElEstilo(): void {
  if (estado.poner) return;
  const deEmotion: Hoja = Object.getPrototypeOf(createCache({ key: 'prueba' }).sheet);
  const { insert, flush } = deEmotion;
  const poner = function ponerUna(this: Hoja, regla: string) {
    this.isSpeedy = true;
    if (estado.todas || DICE_SI_ESTA.test(regla)) insert.call(this, regla);
  };
  estado.poner = poner;
  deEmotion.insert = function guardarYPoner(this: Hoja, regla: string) {
    const guardadas = estado.hojas.get(this) ?? [];
    estado.hojas.set(this, guardadas);
    guardadas.push(regla);
    poner.call(this, regla);
  };
  deEmotion.flush = function olvidar(this: Hoja) {
    estado.hojas.delete(this);
    flush.call(this);
  };
}

/** For a file of tests that asks for a style itself: every rule is in force while it lasts. */
export function conTodoElEstilo(): void {
  beforeAll(() => rehacer(true));
  afterAll(() => rehacer(false));
}

function rehacer(conTodas: boolean): void {
  estado.todas = conTodas;
  for (const [hoja, reglas] of estado.hojas) {
    for (const { sheet } of hoja.tags) while (sheet?.cssRules.length) sheet.deleteRule(0);
    for (const regla of reglas) estado.poner?.call(hoja, regla);
  }
}
