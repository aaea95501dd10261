import type { Catalogo } from './articulo.ts';
import type { ClienteDeMuestra } from './clientes.ts';

/** What a story is told from. */
export type Pedido = {
  readonly catalogo: Catalogo;
  readonly cliente: (i: number) => ClienteDeMuestra;
  readonly clientes: number;
  readonly notas: number;
  readonly semilla: string;
  readonly hasta: Date;
};
