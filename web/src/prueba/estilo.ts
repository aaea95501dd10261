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

const hojas = new Map<Hoja, string[]>();
let todas = false;
let poner: Hoja['insert'] | undefined;

/**
 * As in what is built, rules of style go into one sheet: with a sheet each, as when developing, jsdom puts hundreds of them in
 * order again for each that comes. And only those come in that a test can tell without asking for a style: to weigh the others
 * for each element that somebody looks for was a seventh of what the tests of screens took.
 */
export function aligerarElEstilo(): void {
  if (poner) return;
  const deEmotion: Hoja = Object.getPrototypeOf(createCache({ key: 'prueba' }).sheet);
  const { insert, flush } = deEmotion;
  poner = function ponerUna(this: Hoja, regla: string) {
    this.isSpeedy = true;
    if (todas || DICE_SI_ESTA.test(regla)) insert.call(this, regla);
  };
  deEmotion.insert = function guardarYPoner(this: Hoja, regla: string) {
    const guardadas = hojas.get(this) ?? [];
    hojas.set(this, guardadas);
    guardadas.push(regla);
    poner?.call(this, regla);
  };
  deEmotion.flush = function olvidar(this: Hoja) {
    hojas.delete(this);
    flush.call(this);
  };
}

/** For a file of tests that asks for a style itself: every rule is in force while it lasts. */
export function conTodoElEstilo(): void {
  beforeAll(() => rehacer(true));
  afterAll(() => rehacer(false));
}

function rehacer(conTodas: boolean): void {
  todas = conTodas;
  for (const [hoja, reglas] of hojas) {
    for (const { sheet } of hoja.tags) while (sheet?.cssRules.length) sheet.deleteRule(0);
    for (const regla of reglas) poner?.call(hoja, regla);
  }
}
