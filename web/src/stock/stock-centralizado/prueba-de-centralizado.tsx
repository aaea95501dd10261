import { screen } from '@testing-library/react';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { CentralizadoScreen } from './centralizado.screen.tsx';

/** What the screen asks for. */
export const PAGINA = 'GET /api/stock/centralizado';
export const RESUMEN = 'GET /api/stock/centralizado/resumen';
export const KARDEX = 'GET /api/stock/kardex';
export const RESERVAS = 'GET /api/stock/reservas';

/** The figures of a cell. */
export const cifras = (fisico: string, reservado: string, disponible: string, enTransito = '0') => ({
  ...{ fisico, reservado, disponible, enTransito },
});
/** A depósito that sells. */
export const deposito = (id: string) => ({ id, codigo: 'SALON', nombre: 'Salón', vendible: true, enTransito: false });
const articulo = (n: number, codigo: string, central: string[], rosario: string[], total: string[]) => ({
  articuloId: `01980000-0000-7000-8000-00000000010${n}`,
  codigo,
  descripcion: `Filtro ${codigo}`,
  unidad: 'U',
  celdas: [
    { sucursalId: ROSARIO, ...cifras(...(rosario as [string, string, string, string?])) },
    { sucursalId: CASA_CENTRAL, ...cifras(...(central as [string, string, string])) },
  ],
  total: cifras(...(total as [string, string, string])),
});
/** Two artículos in two sucursales; six of one of them are on their way to Rosario. */
export const pagina = {
  columnas: [
    {
      sucursalId: ROSARIO,
      codigo: 'ROS',
      nombre: 'Rosario',
      depositos: [deposito('01980000-0000-7000-8000-0000000000d2')],
    },
    {
      sucursalId: CASA_CENTRAL,
      codigo: 'CC',
      nombre: 'Casa Central',
      depositos: [deposito('01980000-0000-7000-8000-0000000000d1')],
    },
  ],
  filas: [
    articulo(1, 'WO-342', ['26', '2', '24'], ['11', '0', '11', '6'], ['37', '2', '35']),
    articulo(2, 'FCD-2211', ['2', '0', '2'], ['-1', '0', '-1'], ['1', '0', '1']),
  ],
  total: 2,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
};
const movimiento = (id: number, cantidad: string, saldo: string) => ({
  id,
  movimientoId: id,
  fecha: '2026-11-20T13:31:00.000Z',
  registrado: '2026-11-20T13:31:00.000Z',
  tipo: 'VENTA',
  cantidad,
  saldo,
  depositoId: '01980000-0000-7000-8000-0000000000d2',
  deposito: 'Salón',
  sucursal: 'Rosario',
  documento: { tipo: 'NOTA', id: '01980000-0000-7000-8000-0000000000f1', texto: 'NP 10.481' },
  quien: 'M. Soria',
  motivo: null,
  nota: '',
  costoUnitario: null,
  valor: null,
  sinCosto: null,
  revertido: false,
});
const lista = (filas: readonly unknown[]) => ({
  filas,
  total: filas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 8,
});
/** What the server answers the screen. */
export const respuestas = {
  [PAGINA]: pagina,
  [RESUMEN]: { articulos: 18_274, negativos: 7, valor: null },
  [KARDEX]: {
    ...lista([movimiento(2, '-3', '-1'), movimiento(1, '2', '2')]),
    resumen: { apertura: '0', entradas: '2', salidas: '3', cierre: '-1' },
  },
  [RESERVAS]: lista([
    {
      id: '01980000-0000-7000-8000-0000000000e1',
      articuloId: pagina.filas[0]?.articuloId,
      depositoId: '01980000-0000-7000-8000-0000000000d1',
      deposito: 'Salón',
      cantidad: '2',
      desde: new Date().toISOString(),
      documento: { tipo: 'NOTA', id: '01980000-0000-7000-8000-0000000000f2', texto: 'NP 10.455' },
      para: 'Lubricentro El Rápido',
    },
  ]),
};
/** The screen as who may see stock has it. */
export const abrir = (extra: object = {}) =>
  renderPantalla(<CentralizadoScreen />, {
    permisos: ['stock.ver'],
    respuestas,
    ruta: '/stock/stock-centralizado',
    ...extra,
  });
/** A figure of the matrix, by what it is called. */
export const numero = (nombre: string) => screen.findByRole('button', { name: nombre });
