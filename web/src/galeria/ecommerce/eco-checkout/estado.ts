import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import type { Envio, Renglon, totalesDe } from '#galeria/ecommerce/carrito/estado.ts';

export const PASOS = ['carrito', 'direccion', 'pago'] as const;
export type Paso = (typeof PASOS)[number];

export type Direccion = {
  readonly id: number;
  readonly nombre: string;
  readonly calle: string;
  readonly telefono: string;
};

export const FORMAS = ['paypal', 'tarjeta', 'contraEntrega'] as const;
export type Forma = (typeof FORMAS)[number];

export type Compra = {
  readonly direcciones: readonly Direccion[];
  /** The id of the one where it goes; 0 while none is chosen. */
  readonly elegida: number;
  readonly envio: Envio;
  readonly forma: Forma;
};

const SIN_DECIDIR = { elegida: 0, envio: 'gratis', forma: 'paypal' } as const;

/** What was decided so far of the purchase under way. */
export const compra = crearAlmacen<Compra>(() => ({
  direcciones: [
    { id: 1, nombre: 'Casa · Lucía Ferreyra', calle: 'Av. Colón 1840, 4.º B, Córdoba', telefono: '351 555-0142' },
    { id: 2, nombre: 'Taller · Hugo Benítez', calle: 'Ruta 9 km 712, Jesús María, Córdoba', telefono: '3525 55-5177' },
    { id: 3, nombre: 'Oficina · Lucía Ferreyra', calle: 'San Martín 455, piso 2, Rosario', telefono: '341 555-0163' },
  ],
  ...SIN_DECIDIR,
}));

/** The next purchase: nothing is decided of it, and the addresses are those that are known. */
export const otraCompra = ({ direcciones }: Compra): Compra => ({ direcciones, ...SIN_DECIDIR });

export type Pedido = {
  readonly id: string;
  readonly en: string;
  readonly renglones: readonly Renglon[];
  readonly totales: ReturnType<typeof totalesDe>;
};

/** The last one that was made: its receipt can be seen again. */
export const ultimo = crearAlmacen<Pedido | undefined>(() => undefined);

/** Adds an address, which is the chosen one from then on. */
export function conDireccion(una: Compra, datos: Omit<Direccion, 'id'>): Compra {
  const id = Math.max(0, ...una.direcciones.map((otra) => otra.id)) + 1;
  return { ...una, direcciones: [...una.direcciones, { id, ...datos }], elegida: id };
}

/** The step that can be shown of the one that is asked for: without a cart, the first; without an address, the second. */
export function pasoPosible(pedido: Paso, lineas: number, elegida: number): Paso {
  if (lineas === 0) return 'carrito';
  return pedido === 'pago' && elegida === 0 ? 'direccion' : pedido;
}

const cifras = (texto: string): string => texto.replace(/\D/g, '');

/** Which fields of an address are wrong. */
export const faltasDeDireccion = ({ nombre, calle, telefono }: Omit<Direccion, 'id'>) => ({
  nombre: nombre.trim().length < 3,
  calle: calle.trim().length < 8,
  telefono: !/^[\d\s()+-]+$/.test(telefono.trim()) || cifras(telefono).length < 8 || cifras(telefono).length > 13,
});

export type Tarjeta = {
  readonly numero: string;
  readonly vencimiento: string;
  readonly cvc: string;
  readonly titular: string;
};

/** Which fields of a card are wrong, on a day. */
export const faltasDeTarjeta = ({ numero, vencimiento, cvc, titular }: Tarjeta, hoy: Date) => ({
  numero: !/^[\d\s-]+$/.test(numero) || !esDeTarjeta(cifras(numero)),
  vencimiento: faltaDeVencimiento(vencimiento.trim(), hoy),
  cvc: !/^\d{3,4}$/.test(cvc.trim()),
  titular: titular.trim().length < 3,
});

/** The check digit of the cards (Luhn, ISO/IEC 7812-1 annex B), of 13 to 19 digits. */
function esDeTarjeta(numero: string): boolean {
  if (numero.length < 13 || numero.length > 19) return false;
  const suma = [...numero].toReversed().reduce((total, letra, i) => {
    const doble = Number(letra) * (i % 2 === 1 ? 2 : 1);
    return total + (doble > 9 ? doble - 9 : doble);
  }, 0);
  return suma % 10 === 0;
}

/** `MM/AA` as it is written: with its bar or without it, as a keypad of digits has none, and with the year in full too. */
const VENCIMIENTO = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/;

/** What is wrong with a month and a year on a day; a card is good until its month ends, where the shop is. */
function faltaDeVencimiento(vencimiento: string, hoy: Date): false | 'mal' | 'pasado' {
  const [, mes, ano] = VENCIMIENTO.exec(vencimiento) ?? [];
  if (mes === undefined) return 'mal';
  return `20${ano}-${mes}` < diaArgentino(hoy).slice(0, 7) && 'pasado';
}

/** What is left of an expiry that was `antes`: its bar comes by itself after the month, unless somebody is deleting. */
export function conBarra(antes: string, escrito: string): string {
  if (escrito.length <= antes.length) return escrito;
  return escrito.replace(/^(\d\d)(\d*)$/, '$1/$2').replace(/\/\s*\//, '/');
}
