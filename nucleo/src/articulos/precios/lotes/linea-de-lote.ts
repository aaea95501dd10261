import { ALERTAS } from '#articulos/precios/alertas.ts';

/** Why a line asks for a tick: the price it starts from may also be over by itself before what the batch writes, as that of a campaign. */
export const ALERTAS_DE_LOTE = [...ALERTAS, 'CON_FINAL'] as const;

/** What is told of it to whoever may not see costs: that somebody has to look, and not over what (INV-71). */
export const ALERTA_CALLADA = 'REVISAR';

/**
 * Why applying left a line alone: since it was looked at somebody changed its price, or the cost (PRE-18), the price of another
 * lista, the IVA or the margin of its classification that its new one comes out of, or its artículo gave way to another (ART-27).
 */
export const OMISIONES = [
  'CAMBIO_DE_PRECIO',
  'CAMBIO_DE_COSTO',
  'CAMBIO_DE_LISTA',
  'CAMBIO_DE_IVA',
  'CAMBIO_DE_MARGEN',
  'FUSIONADO',
] as const;
