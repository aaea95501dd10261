/** A broken invariant is our bug, never the user's mistake: stop at once. */
export function assert(condition: boolean, invariant: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${invariant}`);
}

/** Takes a value that is known to be there; its absence is our bug. */
export function definido<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`Invariant broken: ${what} is there`);
  return value;
}
