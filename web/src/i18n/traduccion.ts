/** The same texts in another language: the keys of the Spanish ones, each with its sentence. A missing one fails `tsc`. */
export type Traduccion<Textos> = {
  readonly [Clave in keyof Textos]: Textos[Clave] extends string ? string : Traduccion<Textos[Clave]>;
};
