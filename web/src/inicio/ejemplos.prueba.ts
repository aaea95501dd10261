import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type {
  ActividadDeInicio,
  CifrasDeInicio,
  MejoresDelMes,
  PasoDeVentas,
  StockDeInicio,
  TarjetasDeInicio,
  VentasDeInicio,
} from '@trastienda/nucleo/inicio/contrato.ts';
import type { Aviso } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { diasDespues, iniciosDe, primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';

// Answers of the home for its tests: round figures, with today as their last day.

const hoy = diaArgentino(new Date());

export const CIFRAS = 'GET /api/inicio/cifras';
export const STOCK = 'GET /api/inicio/stock';
export const VENTAS = 'GET /api/inicio/ventas';
export const TARJETAS = 'GET /api/inicio/tarjetas';
export const MEJORES = 'GET /api/inicio/mejores';
export const AVISOS = 'GET /api/inicio/avisos';
export const ACTIVIDAD = 'GET /api/inicio/actividad';
export const NOTAS = 'GET /api/ventas/notas-de-pedido';
export const CENTRALIZADO = 'GET /api/stock/centralizado';

export const cifras: CifrasDeInicio = {
  hoy: {
    importe: '4286350.00',
    antes: '3954197.00',
    dias: Array.from({ length: 14 }, (_, i) => ({
      desde: diasDespues(hoy, i - 13),
      importe: `${(i + 1) * 100000}.00`,
    })),
  },
  mes: { importe: '63400000.00', antes: '70000000.00', margen: '19000000.00', margenAntes: '18000000.00' },
  anio: {
    importe: '640000000.00',
    antes: '500000000.00',
    porMes: Array.from({ length: 12 }, (_, i) => ({
      desde: primeroDelMes(`${hoy.slice(0, 4)}-01-01`, i),
      importe: `${50 + i}000000.00`,
      costo: `${30 + i}000000.00`,
    })),
  },
  sucursales: [
    { id: CASA_CENTRAL, nombre: 'Casa Central', importe: '38000000.00' },
    { id: ROSARIO, nombre: 'Rosario', importe: '25400000.00' },
  ],
};

export const stock: StockDeInicio = {
  valorizado: '186412345.67',
  hace30: '184200000.00',
  puntos: Array.from({ length: 13 }, (_, i) => ({
    dia: diasDespues(hoy, 7 * (i - 12)),
    importe: `${180 + i / 2}000000`,
  })),
  inmovilizado: { importe: '12700000.00', porciento: '6.81' },
};

/** Sales of each stretch; those of weeks, months and years differ. */
export const ventasPor = (paso: PasoDeVentas, conCosto = true): VentasDeInicio => ({
  paso,
  puntos: iniciosDe(paso, hoy).map((desde, i) => {
    const millones = (i + 10) * { semana: 1, mes: 4, anio: 50 }[paso];
    return { desde, importe: `${millones}000000.00`, costo: conCosto ? (millones * 700_000).toFixed(2) : null };
  }),
});

const pasoDe = (url: string): PasoDeVentas => (/paso=(\w+)/.exec(url)?.[1] ?? 'mes') as PasoDeVentas;

export const tarjetas: TarjetasDeInicio = {
  pendientes: { negativos: 0, ajustes: 0, borradores: 3, sinPrecio: 0 },
  ...{ articulosActivos: 18274, clientes: 950, notasAbiertas: 15, bajoStock: 146, obsoletos: 37 },
  paraReponer: {
    total: 146,
    filas: [
      { id: 'a1', codigo: 'FCD-2211', descripcion: 'Filtro de combustible', disponible: '2', minimo: '6' },
      { id: 'a2', codigo: 'GP-30512', descripcion: 'Amortiguador del. Corolla', disponible: '2', minimo: '5' },
    ],
  },
};

export const mejores: MejoresDelMes = {
  mes: hoy.slice(0, 7),
  clientes: [
    { id: 'c1', nombre: 'Lubricentro El Rápido', notas: 9, importe: '9000000.00', prioridad: 'muy_alta' },
    { id: 'c2', nombre: 'Taller Hermanos Quiroga', notas: 4, importe: '2500000.00', prioridad: 'baja' },
  ],
  articulos: [
    {
      id: 'a1',
      codigo: 'WO-342',
      descripcion: 'Filtro de aceite',
      unidad: 'u',
      unidades: '120',
      importe: '2000000.00',
    },
    { id: 'a2', codigo: 'FAP-9128', descripcion: 'Filtro de aire', unidad: 'u', unidades: '40', importe: '1000000.00' },
  ],
};

export const actividad: ActividadDeInicio = {
  meses: [101, 120, 118, 131, 160, 148].map((clientes, i) => ({
    desde: primeroDelMes(hoy, i - 5),
    clientes,
    notas: [900, 1000, 1100, 1150, 1400, 1210][i] ?? 0,
  })),
  antes: { notas: 1300, clientes: 136 },
};

export const aviso: Aviso = {
  id: '01980000-0000-7000-8000-0000000000a1',
  texto: 'El lunes contamos el depósito.',
  autor: { nombre: 'Lucía Ferreyra', foto: null },
  escritoEn: '2026-11-20T13:31:00.000Z',
  hasta: '2026-11-30',
  enterados: null,
};

export const nota = {
  id: '01980000-0000-7000-8000-00000000000n',
  numero: 10481,
  version: 1,
  estado: 'CONFIRMADA',
  sucursal: { id: CASA_CENTRAL, nombre: 'Casa Central' },
  deposito: { id: 'd', nombre: 'Salón' },
  cliente: { id: 'c', razonSocial: 'Lubricentro El Rápido' },
  renglones: 2,
  renglonesPendientes: 2,
  neto: '100.00',
  total: '284120.00',
  moneda: 'ARS',
  comprobanteExterno: null,
  creadaEn: '2026-11-20T13:31:00.000Z',
  creadaPor: 'Lucía Ferreyra',
};

const pagina = (filas: readonly unknown[], total = filas.length) => ({
  ...{ filas, total, totalExacto: true, pagina: 1, porPagina: 1 },
});

/** Everything the home asks: twelve notas to deliver, the last one made, and the figures above. */
export const respuestas = {
  [NOTAS]: (_: unknown, url: string) => (url.includes('estado=CONFIRMADA') ? pagina([nota], 12) : pagina([nota])),
  [CENTRALIZADO]: { ...pagina([]), columnas: [] },
  [CIFRAS]: cifras,
  [STOCK]: stock,
  [VENTAS]: (_: unknown, url: string) => ventasPor(pasoDe(url)),
  [TARJETAS]: tarjetas,
  [MEJORES]: mejores,
  [ACTIVIDAD]: actividad,
  [AVISOS]: { avisos: [] },
};
