/**
 * Thousands of ids as the text of an array, for `${enTexto(ids)}::uuid[]`. The driver quotes and escapes a list one by one,
 * which no id needs; and a statement that takes one text is prepared once, while with a list as long as this it would be
 * planned every time, each id looked up in the statistics (`preparadas.ts`). Only for lists that are looked up by an index.
 */
export const enTexto = (ids: Iterable<string>): string => `{${[...new Set(ids)].join(',')}}`;
