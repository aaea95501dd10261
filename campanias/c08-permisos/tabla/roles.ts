import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';

// Who does what, said by hand and not taken from the product: this is what the product is compared with.

export const TODOS: readonly Rol[] = ['administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta'];
export const ADMINISTRAN: readonly Rol[] = ['administrador'];
/** Catalogue, prices, costs, reversals. */
export const DIRIGEN: readonly Rol[] = ['administrador', 'encargado'];
/** Customers and notas de pedido, up to their confirmation. */
export const VENDEN: readonly Rol[] = ['administrador', 'encargado', 'vendedor'];
export const ENTREGAN: readonly Rol[] = ['administrador', 'encargado', 'vendedor', 'deposito'];
/** Adjustments of stock. */
export const MUEVEN_STOCK: readonly Rol[] = ['administrador', 'encargado', 'deposito'];
/** The only ones that read what things cost. */
export const VEN_COSTOS: readonly Rol[] = ['administrador', 'encargado'];
