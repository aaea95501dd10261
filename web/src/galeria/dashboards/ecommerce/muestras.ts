import { azar, entero } from '#galeria/comun/azar.ts';

/** The months the panel tells of, as the first day of each. */
export const MESES = ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'] as const;
export type Mes = (typeof MESES)[number];

export const DIAS = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
] as const;

/** The moment the figures of a day are of: the clock of who looks has no say in it. */
export const enDia = (dia: string): Date => new Date(`${dia}T12:00:00-03:00`);

export const numeroDelDia = (dia: string): string => String(Number(dia.slice(8)));

/** What came in and what was given back, in thousands of pesos, of two lines of products. */
export const INGRESOS = { local: [15, 27, -8, 24, 31], enLinea: [-9, 18, 22, -14, 26] } as const;
export const GASTOS = [
  { clave: 'ganancia', valor: 60 },
  { clave: 'ingreso', valor: 25 },
  { clave: 'gasto', valor: 15 },
] as const;
export const VENTAS = { local: [22, 18, 26, 30, 24, 35], enLinea: [12, 16, 11, 20, 18, 22] } as const;
export const RESUMEN = [
  { clave: 'ganancia', valor: 23_450 },
  { clave: 'gasto', valor: 11_820 },
] as const;
export const POR_DIA = [180, 240, 205, 310, 275, 360, 330] as const;
export const CRECIMIENTO = [20, 26, 24, 33, 31, 40, 46] as const;
/** What each month left, in thousands of pesos: the last one is up to today. */
export const GANANCIA = [2.1, 3.4, 3, 4.6, 6.26, 6.82] as const;
export const SEMANA = [48, 62, 55, 71, 66, 90, 38] as const;
/** The ends of the week: how much of each, and how it moved against the week before, in hundredths. */
export const DE_LA_SEMANA = [
  { clave: 'masVendido', cifra: 128, cambio: 12 },
  { clave: 'masVisto', cifra: 342, cambio: 8 },
  { clave: 'menosVendido', cifra: 9, cambio: -3 },
] as const;
export const ANUALES = [98, 121, 110, 152, 137, 168] as const;

type Cobro = { readonly id: number; readonly medio: string; readonly detalle: string; readonly importe: number };

export const COBROS: readonly Cobro[] = [
  { id: 1, medio: 'Billetera virtual', detalle: 'Cobro con código QR', importe: 6235 },
  { id: 2, medio: 'Tarjeta de crédito', detalle: 'Venta en tres cuotas', importe: 34_500 },
  { id: 3, medio: 'Transferencia', detalle: 'Devolución a un cliente', importe: -2350 },
  { id: 4, medio: 'Efectivo', detalle: 'Caja del local', importe: 8900 },
  { id: 5, medio: 'Tarjeta de débito', detalle: 'Venta en el mostrador', importe: 4120 },
  { id: 6, medio: 'Contra entrega', detalle: 'Reparto de la tarde', importe: 12_780 },
  { id: 7, medio: 'Transferencia', detalle: 'Seña de un pedido', importe: 5000 },
  { id: 8, medio: 'Tarjeta de crédito', detalle: 'Contracargo', importe: -1890 },
];

type Movimiento = {
  readonly id: number;
  readonly hora: string;
  readonly texto: string;
  readonly tono: 'primary' | 'success' | 'warning' | 'error' | 'info';
  /** The product it is about. */
  readonly productoId: number;
};

export const MOVIMIENTOS: readonly Movimiento[] = [
  {
    id: 1,
    hora: '2026-11-22T09:30:00-03:00',
    texto: 'Se cobró la venta de una cámara',
    tono: 'primary',
    productoId: 5,
  },
  {
    id: 2,
    hora: '2026-11-22T10:05:00-03:00',
    texto: 'Entraron doce remeras al depósito',
    tono: 'success',
    productoId: 8,
  },
  { id: 3, hora: '2026-11-22T11:40:00-03:00', texto: 'Se agotó el reloj Quebracho', tono: 'error', productoId: 7 },
  { id: 4, hora: '2026-11-22T12:20:00-03:00', texto: 'Salió un pedido con dos parlantes', tono: 'info', productoId: 6 },
  {
    id: 5,
    hora: '2026-11-22T15:10:00-03:00',
    texto: 'Se pidió una devolución de zapatillas',
    tono: 'warning',
    productoId: 9,
  },
];

/** How a product did in a month: how far it got, what it brought in, and its last seven weeks. */
export function rendimientoDe(id: number, mes: Mes) {
  const sorteo = azar(`${mes} ${id}`);
  const avance = entero(sorteo, 20, 98);
  return {
    avance,
    nivel: avance >= 70 ? 'alto' : avance >= 45 ? 'medio' : 'bajo',
    importe: entero(sorteo, 800, 24_000),
    semanas: Array.from({ length: 7 }, () => entero(sorteo, 10, 90)),
  } as const;
}
