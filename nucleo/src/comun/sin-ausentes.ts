/** The same without what is `undefined`, which would read as present. */
export function sinAusentes<T extends object>(objeto: T): SinUndefined<T> {
  return Object.fromEntries(Object.entries(objeto).filter(([, valor]) => valor !== undefined)) as SinUndefined<T>;
}

type SinUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
} & { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };
