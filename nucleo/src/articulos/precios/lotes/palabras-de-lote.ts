import type { EstadoDeLote } from './ciclo-de-lote.ts';
import type { OMISIONES } from './linea-de-lote.ts';
import type { BASES_DE_REGLA } from './regla-de-lote.ts';

// What the screens say in Spanish of a batch of prices and what its files say.

export const ESTADOS_DE_LOTE = {
  BORRADOR: 'Borrador',
  SIMULADO: 'Simulado',
  APROBADO: 'Aprobado',
  PROGRAMADO: 'Programado',
  APLICADO: 'Aplicado',
  REVERTIDO: 'Deshecho',
  DESCARTADO: 'Descartado',
} as const satisfies Readonly<Record<EstadoDeLote, string>>;

/** Why applying left a line alone. */
export const OMISIONES_DE_LOTE = {
  CAMBIO_DE_PRECIO: 'Su precio cambió después',
  CAMBIO_DE_COSTO: 'Su costo cambió después',
  CAMBIO_DE_LISTA: 'Su precio en la otra lista cambió después',
  CAMBIO_DE_IVA: 'Su IVA cambió después',
  CAMBIO_DE_MARGEN: 'El margen de su clasificación cambió después',
  FUSIONADO: 'El artículo se fusionó después en otro',
} as const satisfies Readonly<Record<(typeof OMISIONES)[number], string>>;

/** What the filter of a batch asks of its artículos. */
export const PARTES_DEL_ALCANCE = {
  buscar: 'Palabras',
  rubroId: 'Rubro',
  familiaId: 'Familia',
  subfamiliaId: 'Subfamilia',
  marcaId: 'Marca',
  proveedorId: 'Proveedor',
} as const;

export const REGLAS_DE_LOTE = {
  PORCENTAJE: 'Porcentaje',
  IMPORTE: 'Importe',
  COEFICIENTE: 'Coeficiente',
  MARGEN: 'Margen',
  MARGEN_DE_CLASIFICACION: 'Margen de su clasificación',
  MANTENER_MARGEN: 'Mantener el margen',
  SEGUN_EL_COSTO: 'Según el costo',
} as const;

/** What a rule begins with. */
export const NOMBRES_DE_BASE = {
  PRECIO: 'el precio de hoy',
  LISTA: 'otra lista',
  COSTO_REPOSICION: 'el costo de reposición',
  COSTO_PROMEDIO: 'el costo promedio',
} as const satisfies Readonly<Record<(typeof BASES_DE_REGLA)[number], string>>;
