/**
 * Thousands of ids as the text of an array, for `${enTexto(ids)}::uuid[]`. The driver quotes and escapes a list one by one,
 * which no id needs; and a statement that takes one text is prepared once, while with a list as long as this it would be
 * planned every time, each id looked up in the statistics (`preparadas.ts`). Only for lists that are looked up by an index.
 */
export const enTexto = (ids: Iterable<string>): string => (ids instanceof ListaDeIds ? ids : new ListaDeIds(ids)).texto;

/** Thousands of ids that several statements are asked of, or that are kept to be asked of again: they are written out once. */
export class ListaDeIds implements Iterable<string> {
  readonly #ids: readonly string[];
  readonly texto: string;

  constructor(ids: Iterable<string>) {
    this.#ids = [...new Set(ids)];
    this.texto = `{${this.#ids.join(',')}}`;
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#ids.values();
  }
}
