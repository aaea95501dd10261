/** Something that keeps an artículo from being inactivated (ART-09, INV-09), said so that people know where to go. */
export type Dependencia = {
  readonly tipo: 'STOCK' | 'RESERVA' | 'NOTA' | 'AJUSTE';
  /** "4 unidades en Salón (Casa Central)". */
  readonly texto: string;
  /** The document to open, when there is one and the user may see it. */
  readonly documento: { readonly tipo: 'NOTA' | 'AJUSTE'; readonly id: string } | null;
};
