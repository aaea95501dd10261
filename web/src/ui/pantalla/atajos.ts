/** The keys of one place, for the list of shortcuts: each row is the keys, one after the other, and what they do. */
export type GrupoDeAtajos = {
  readonly titulo: string;
  readonly atajos: readonly { readonly teclas: readonly string[]; readonly texto: string }[];
};
