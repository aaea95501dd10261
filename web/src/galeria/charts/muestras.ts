import { azar, entero } from '#galeria/comun/azar.ts';

/** Months of 2026 by their number, from 1. */
export const mes = (numero: number): Date => new Date(Date.UTC(2026, numero - 1, 15, 12));

export const TEMPERATURAS = {
  meses: [1, 2, 3, 4, 5, 6, 7],
  maxima: [32.4, 31.1, 28.6, 24.2, 20.3, 17.1, 16.8],
  minima: [20.1, 19.4, 17.2, 13.5, 9.8, 7.2, 6.4],
} as const;

/** Every two weeks, from the first of March. */
export const ME_GUSTA = {
  dias: Array.from({ length: 18 }, (_, i) => new Date(Date.UTC(2026, 2, 1 + i * 14, 12)).toISOString().slice(0, 10)),
  valores: [4, 3, 10, 9, 29, 19, 22, 9, 12, 7, 19, 5, 13, 9, 17, 2, 7, 5],
} as const;

export const PARTES = [
  { clave: 'mostrador', valor: 44 },
  { clave: 'talleres', valor: 27 },
  { clave: 'flotas', valor: 14 },
  { clave: 'enLinea', valor: 9 },
  { clave: 'otros', valor: 6 },
] as const;

export const VISITAS = {
  horas: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
  local: [31, 40, 28, 51, 42, 109, 100],
  telefono: [11, 32, 45, 32, 34, 52, 41],
} as const;

export const RESULTADOS = {
  meses: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  ganancia: [44, 55, 57, 56, 61, 58, 63, 60, 66],
  ingresos: [76, 85, 101, 98, 87, 105, 91, 114, 94],
  costo: [35, 41, 36, 26, 45, 48, 52, 53, 41],
} as const;

type Vela = {
  readonly dia: string;
  readonly apertura: number;
  readonly cierre: number;
  readonly minimo: number;
  readonly maximo: number;
};

/** Sixty days of work of an invented price: each opens where the one before closed. */
export const VELAS: readonly Vela[] = velas(60);

function velas(cuantas: number): readonly Vela[] {
  const sorteo = azar('velas');
  const salida: Vela[] = [];
  let precio = 6600;
  for (let dia = 1; salida.length < cuantas; dia++) {
    const fecha = new Date(Date.UTC(2026, 7, dia, 12));
    if (fecha.getUTCDay() === 0 || fecha.getUTCDay() === 6) continue;
    const apertura = precio;
    const cierre = apertura + entero(sorteo, -60, 66);
    salida.push({
      dia: fecha.toISOString().slice(0, 10),
      apertura,
      cierre,
      minimo: Math.min(apertura, cierre) - entero(sorteo, 4, 32),
      maximo: Math.max(apertura, cierre) + entero(sorteo, 4, 32),
    });
    precio = cierre;
  }
  return salida;
}

export const METAS = [
  { clave: 'ventas', valor: 76 },
  { clave: 'entregas', valor: 67 },
  { clave: 'cobros', valor: 61 },
  { clave: 'visitas', valor: 48 },
] as const;

export const RADAR = {
  meses: [1, 2, 3, 4, 5, 6],
  este: [80, 50, 30, 40, 100, 20],
  anterior: [20, 30, 40, 80, 20, 80],
} as const;

export const sumaDe = (valores: readonly number[]): number => valores.reduce((suma, valor) => suma + valor, 0);

/** Zero of none. */
export const promedioDe = (valores: readonly number[]): number => sumaDe(valores) / Math.max(1, valores.length);
