import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { ARTICULO_ID, LISTA_1, pagina } from '#articulos/ejemplos.prueba.ts';

export const LOTE_ID = '01980000-0000-7000-8000-00000000d001';
export const LISTA_2 = '01900000-0000-7000-8000-000000000602';
export const RUBRO_ID = '01980000-0000-7000-8000-00000000b001';

const LOTES = '/api/articulos/lotes-de-precio';
export const VER = `GET ${LOTES}/${LOTE_ID}`;
export const ACTIVIDAD = `GET /api/actividad/lote_precio/${LOTE_ID}`;
export const LINEAS = `GET ${LOTES}/${LOTE_ID}/lineas`;
export const CREAR = `POST ${LOTES}`;
export const CAMBIAR = `PATCH ${LOTES}/${LOTE_ID}`;
export const LISTAR = `GET ${LOTES}`;
/** `POST` of what is done to the batch of the examples. */
export const hacer = (accion: string): string => `POST ${LOTES}/${LOTE_ID}/${accion}`;

const LUCIA = { id: '01980000-0000-7000-8000-0000000000aa', nombre: 'Lucía Ferreyra' };
export const NUNEZ = { id: '01980000-0000-7000-8000-0000000000bb', nombre: 'R. Núñez' };

export const CONFIGURACION = {
  version: 4,
  aprobacionDeOtro: true,
  limiteDeVariacion: '30',
  diasDeCosto: 45,
  movimientoDeMoneda: '10',
};

export const lista = (mas: Partial<ListaDePrecio> = {}): ListaDePrecio => ({
  id: LISTA_1,
  version: 1,
  nombre: 'Lista 1',
  moneda: 'ARS',
  incluyeIva: false,
  activa: true,
  omision: true,
  orden: 1,
  tipo: 'MANUAL',
  derivacion: null,
  margenMinimo: null,
  sucursales: [],
  ...mas,
});

export const derivada = (mas: Partial<ListaDePrecio> = {}): ListaDePrecio =>
  lista({
    id: LISTA_2,
    nombre: 'Mayorista',
    omision: false,
    orden: 2,
    tipo: 'DERIVADA',
    derivacion: {
      base: 'LISTA',
      listaBaseId: LISTA_1,
      listaBase: 'Lista 1',
      coeficiente: '0.85',
      paso: '10',
      modo: 'CERCANO',
      adicional: '0',
    },
    margenMinimo: '20',
    ...mas,
  });

export const TOTALES = {
  lineas: 3,
  incluidas: 3,
  suben: 2,
  bajan: 1,
  conAlerta: 1,
  porConfirmar: 1,
  iguales: 12,
  sinBase: 2,
  variacionMedia: '11.5',
  variacionMinima: '-2',
  variacionMaxima: '34.6',
  distribucion: [
    { desde: '-3', hasta: '0', lineas: 1, fuera: false },
    { desde: '0', hasta: '3', lineas: 0, fuera: false },
    { desde: '3', hasta: '6', lineas: 1, fuera: false },
    { desde: '30', hasta: null, lineas: 1, fuera: true },
  ],
  margenAnterior: '15.1',
  margenNuevo: '23.4',
};

export const lote = (mas: Partial<LoteDePrecio> = {}): LoteDePrecio => ({
  id: LOTE_ID,
  version: 3,
  numero: 121,
  estado: 'SIMULADO',
  motivo: 'Aumento de noviembre',
  listas: [{ id: LISTA_1, nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false }],
  alcance: [{ campo: 'rubroId', texto: 'Correas' }],
  regla: { tipo: 'PORCENTAJE', valor: '10' },
  lineas: 3,
  aplicaDesde: null,
  hasta: null,
  autor: LUCIA,
  creadoEn: '2026-11-20T13:30:00.000Z',
  aplicadoEn: null,
  revierte: null,
  acciones: ['cambiar', 'simular', 'marcar', 'aprobar', 'descartar'],
  filtro: { rubroId: RUBRO_ID },
  redondeo: { paso: '10', modo: 'CERCANO', terminacion: '0' },
  limiteDeVariacion: '30',
  totales: TOTALES,
  simuladoEn: '2026-11-20T13:38:00.000Z',
  archivoEnOtraMoneda: false,
  modificador: LUCIA,
  aprobador: null,
  aprobadoEn: null,
  aplicador: null,
  revertidoEn: null,
  revertidoPor: null,
  descarte: null,
  descartador: null,
  descartadoEn: null,
  omitidas: null,
  puedeAprobar: true,
  tarea: null,
  ...mas,
});

/** What simulating one answers. */
export const simulado = (mas: Partial<LoteDePrecio> = {}, conservadas = { excluidas: 0, revisadas: 0 }) => ({
  ...lote(mas),
  conservadas,
});

export const borrador = (mas: Partial<LoteDePrecio> = {}): LoteDePrecio =>
  lote({
    version: 1,
    estado: 'BORRADOR',
    lineas: null,
    totales: null,
    simuladoEn: null,
    acciones: ['cambiar', 'simular', 'descartar'],
    ...mas,
  });

export const aplicado = (mas: Partial<LoteDePrecio> = {}): LoteDePrecio =>
  lote({
    version: 6,
    estado: 'APLICADO',
    acciones: ['revertir'],
    totales: { ...TOTALES, porConfirmar: 0 },
    aprobador: NUNEZ,
    aprobadoEn: '2026-11-20T14:00:00.000Z',
    aplicador: NUNEZ,
    aplicadoEn: '2026-11-20T14:05:00.000Z',
    omitidas: 0,
    ...mas,
  });

export const linea = (mas: Partial<LineaDeLote> = {}): LineaDeLote => ({
  linea: 1,
  articuloId: ARTICULO_ID,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  marca: 'Wega',
  listaId: LISTA_1,
  lista: 'Lista 1',
  moneda: 'ARS',
  cantidadDesde: '0',
  anterior: { neto: '18450.00', conIva: '22324.50' },
  anteriorHasta: null,
  nuevo: { neto: '20300.00', conIva: '24563.00' },
  variacion: '10.03',
  margen: '23.1',
  alertas: [],
  confirmada: false,
  incluida: true,
  omitida: null,
  ...mas,
});

/** One that stands out, and nobody has looked at it. */
export const fueraDeLimite = (mas: Partial<LineaDeLote> = {}): LineaDeLote =>
  linea({
    linea: 2,
    codigo: 'GP-30512',
    descripcion: 'Amortiguador delantero Corolla',
    anterior: { neto: '96300.00', conIva: '116523.00' },
    nuevo: { neto: '129620.00', conIva: '156840.20' },
    variacion: '34.6',
    alertas: ['VARIACION'],
    ...mas,
  });

/** What every screen of a batch asks besides the batch itself. */
export const COMUNES = {
  'GET /api/articulos/listas-de-precio': { filas: [lista(), derivada()] },
  'GET /api/articulos/configuracion-de-precios': CONFIGURACION,
  [LINEAS]: pagina([linea(), fueraDeLimite()]),
  [ACTIVIDAD]: { hechos: [], hayMas: false },
};
