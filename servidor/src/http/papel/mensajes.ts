/** What the thread that draws says. It asks for rows when what it drew before was taken. */
export type DelHilo =
  | { readonly tipo: 'trozo'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly tipo: 'mas' }
  | { readonly tipo: 'fin' };

/** What it is told: some rows more, or that there are none. */
export type AlHilo<Fila> = { readonly tipo: 'tanda'; readonly filas: readonly Fila[] } | { readonly tipo: 'nada_mas' };
