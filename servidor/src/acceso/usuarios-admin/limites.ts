import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { limitesPorRol } from './limites-por-rol.ts';

/** With discounts and prices, when selling (PRE-12). */
export const limitesDeVenta = limitesPorRol<Limite>({
  tabla: 'limite_de_venta',
  columnas: {
    descuentoMaximo: { nombre: 'descuento_maximo', cifra: true },
    margenMinimo: { nombre: 'margen_minimo', cifra: true },
    bajoMargen: { nombre: 'bajo_margen', cifra: false },
    costoViejo: { nombre: 'costo_viejo', cifra: false },
  },
});

/** With the amount of adjustments of stock (AJU-06). */
export const limitesDeAjuste = limitesPorRol<{ readonly maximo: string | null }>({
  tabla: 'limite_de_ajuste',
  columnas: { maximo: { nombre: 'maximo', cifra: true } },
});
