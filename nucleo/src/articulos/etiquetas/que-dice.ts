import { escribirPrecio } from '#comun/escribir-numero.ts';
import type { DatosDeEtiqueta, QueDicen } from './contrato-de-etiquetas.ts';
import type { Contenido } from './disponer.ts';
import { queSimbolo } from './simbolo.ts';

/** What was asked for, and what is the same on every label. */
export type QueDice = QueDicen & {
  readonly lista: string;
  readonly moneda: string;
  /** As it is printed: «20/11/2026». */
  readonly hoy: string;
};

/** The words of the label of an artículo. */
export function queDice(dice: QueDice, datos: Omit<DatosDeEtiqueta, 'copias' | 'articuloId'>): Contenido {
  const importe = { CON_IVA: datos.conIva, NETO: datos.neto, NO: null }[dice.precio];
  return {
    codigo: dice.codigo ? datos.codigo : null,
    descripcion: dice.descripcion ? datos.descripcion : null,
    marca: dice.marca ? datos.marca : null,
    precio: importe === null ? null : escribirPrecio(importe, dice.moneda),
    detalle: importe === null ? null : `${dice.lista} · ${dice.precio === 'CON_IVA' ? 'con IVA' : 'sin IVA'}`,
    fecha: dice.fecha ? dice.hoy : null,
    texto: dice.texto === '' ? null : dice.texto,
    simbolo: queSimbolo(dice.simbolo, datos),
  };
}
