/** What a domain rule answers: the value, or the one rule that forbids it. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Failure>(error: Failure) => ({ ok: false, error }) as const;
