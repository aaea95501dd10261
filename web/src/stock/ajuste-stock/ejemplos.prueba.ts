import { CASA_CENTRAL } from '#prueba/sesion.ts';

// Answers of the API that the tests of this folder share.

export const SALON = '01980000-0000-7000-8000-0000000000d1';
export const ROTURA = '01980000-0000-7000-8000-0000000000b1';
export const INICIAL = '01980000-0000-7000-8000-0000000000b2';
export const WO342 = '01980000-0000-7000-8000-000000000101';
export const AJ318 = '01980000-0000-7000-8000-0000000000f1';

export const listaDe = (filas: readonly unknown[]) => ({
  filas,
  total: filas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 200,
});

export const hallazgo = (datos: object = {}) => ({
  id: WO342,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite',
  marca: null,
  tipo: 'PRODUCTO',
  unidad: 'U',
  decimales: 0,
  iva: '21',
  estado: 'ACTIVO',
  precio: null,
  precioConIva: null,
  aca: '5',
  otras: null,
  motivo: 'CODIGO',
  vehiculo: null,
  reemplazadoPor: null,
  coincidencia: null,
  proveedor: null,
  cantidadPorLectura: '1',
  exacto: true,
  ...datos,
});

export const renglon = (datos: object = {}) => ({
  id: '01980000-0000-7000-8000-0000000000e1',
  articuloId: WO342,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite',
  unidad: 'U',
  decimales: 0,
  cantidad: '3',
  costo: '1250.50',
  valor: null,
  control: 'NINGUNO',
  numeros: [],
  fisico: '5',
  reservado: '0',
  ...datos,
});

export const ajuste = (datos: object = {}) => ({
  id: AJ318,
  version: 1,
  numero: 318,
  texto: 'AJ 0318',
  estado: 'BORRADOR',
  sucursalId: CASA_CENTRAL,
  sucursal: 'Casa Central',
  depositoId: SALON,
  deposito: 'Salón',
  motivoId: ROTURA,
  motivo: 'Rotura',
  inicial: false,
  observaciones: '',
  fechaEfectiva: null,
  creadoEn: '2026-11-20T13:31:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  aplicadoEn: null,
  aplicadoPor: null,
  revertidoEn: null,
  revertidoPor: null,
  renglones: [renglon()],
  pedidoEn: null,
  pedidoPor: null,
  pedidoMotivo: '',
  acciones: ['cambiar', 'pedir', 'aplicar', 'anular'],
  monto: null,
  movimientos: [],
  valor: null,
  ...datos,
});

export const aplicado = (datos: object = {}) =>
  ajuste({
    estado: 'APLICADO',
    version: 2,
    aplicadoEn: '2026-11-20T13:35:00.000Z',
    aplicadoPor: 'Julia Páez',
    fechaEfectiva: '2026-11-20T13:35:00.000Z',
    acciones: ['revertir'],
    movimientos: [{ id: 41, tipo: 'AJUSTE', registrado: '2026-11-20T13:35:00.000Z' }],
    renglones: [renglon({ valor: '3751.50' })],
    valor: '3751.50',
    ...datos,
  });

/** Above the limit of who made it, and waiting for somebody else. */
export const porAprobar = (datos: object = {}) =>
  ajuste({
    estado: 'A_APROBAR',
    version: 2,
    pedidoEn: '2026-11-20T13:33:00.000Z',
    pedidoPor: 'Darío Depósito',
    pedidoMotivo: 'Se inundó el sótano',
    acciones: ['aprobar', 'devolver', 'anular'],
    monto: '3751.50',
    ...datos,
  });

export const respuestas = {
  'GET /api/tablas-generales/depositos': listaDe([
    {
      id: SALON,
      nombre: 'Salón',
      sucursalId: CASA_CENTRAL,
      sucursal: 'Casa Central',
      sucursalActiva: true,
      principal: true,
      activo: true,
    },
  ]),
  'GET /api/tablas-generales/motivos': listaDe([
    { id: ROTURA, nombre: 'Rotura', inicial: false, activo: true },
    { id: INICIAL, nombre: 'Stock inicial', inicial: true, activo: true },
  ]),
  'GET /api/articulos/buscar': { exacto: true, filas: [hallazgo()] },
  'GET /api/stock/saldos': listaDe([
    { articuloId: WO342, depositoId: SALON, fisico: '5', reservado: '0', disponible: '5' },
  ]),
  [`GET /api/actividad/ajuste/${AJ318}`]: { hechos: [], hayMas: false },
};
