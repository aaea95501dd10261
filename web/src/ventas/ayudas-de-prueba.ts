import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { importeDe, totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import type { ArticuloElegido, RenglonDeBorrador } from './mostrador/guardar/borrador.ts';

// Makers of valid things; a test writes only what it is about.

export const SALON = '01980000-0000-7000-8000-000000000101';
export const SALON_ROSARIO = '01980000-0000-7000-8000-000000000102';
export const ID_DE_NOTA = '01980000-0000-7000-8000-000000000a01';

export const articuloElegido = (mas: Partial<ArticuloElegido> = {}): ArticuloElegido => ({
  articuloId: 'a-wo342',
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8 TDI',
  marca: 'Wega',
  tipo: 'PRODUCTO',
  decimales: 0,
  iva: '21',
  precio: '18450.00',
  escalones: [],
  aca: '24',
  otras: '11',
  ...mas,
});

export const renglonDeBorrador = (mas: Partial<RenglonDeBorrador> = {}): RenglonDeBorrador => ({
  ...articuloElegido(),
  clave: 'n1',
  id: null,
  cantidad: '1',
  precioDeLista: true,
  sinCargo: false,
  descuentos: [],
  motivoDePrecio: '',
  elecciones: null,
  retoque: null,
  precioDeListaHoy: mas.precio ?? '18450.00',
  congelado: null,
  ...mas,
});

export const hallazgo = (mas: Partial<Hallazgo> = {}): Hallazgo => ({
  id: 'a-fap9128',
  codigo: 'FAP-9128',
  descripcion: 'Filtro de aire Hilux 2.8 TDI 2016/',
  marca: 'Wega',
  tipo: 'PRODUCTO',
  unidad: 'Unidad',
  decimales: 0,
  iva: '21',
  estado: 'ACTIVO',
  precio: '32780.00',
  precioConIva: '39663.80',
  aca: '9',
  otras: '17',
  motivo: 'PALABRAS',
  vehiculo: null,
  reemplazadoPor: null,
  coincidencia: null,
  proveedor: null,
  cantidadPorLectura: '1',
  exacto: false,
  ...mas,
});

export const deposito = (mas: Partial<Deposito> = {}): Deposito =>
  ({
    id: SALON,
    version: 1,
    codigo: 'SAL',
    nombre: 'Salón',
    clase: 'SALON',
    sucursalId: CASA_CENTRAL,
    sucursal: 'Casa Central',
    vendible: true,
    virtual: false,
    principal: true,
    activo: true,
    ...mas,
  }) as Deposito;

export const renglonDetalle = (mas: Partial<RenglonDetalle> = {}): RenglonDetalle => {
  const pedida = mas.pedida ?? '4';
  const precio = mas.precio ?? '18450.00';
  return {
    id: 'r-wo342',
    articuloId: 'a-wo342',
    tipo: 'PRODUCTO',
    codigo: 'WO-342',
    descripcion: 'Filtro de aceite Hilux 2.8 TDI',
    decimales: 0,
    pedida,
    entregada: '0',
    cancelada: '0',
    reservada: '0',
    pendiente: pedida,
    precio,
    precioDeLista: true,
    sinCargo: false,
    descuentos: [],
    motivoDePrecio: '',
    kit: null,
    iva: '21',
    importe: importeDe({ cantidad: pedida, precio, descuentos: mas.descuentos ?? [] }),
    precioDeListaHoy: precio,
    stock: {
      aca: '24',
      otras: [
        { depositoId: SALON_ROSARIO, deposito: 'Salón', sucursalId: ROSARIO, sucursal: 'Rosario', disponible: '11' },
      ],
    },
    ...mas,
  };
};

export const notaDetalle = (mas: Partial<NotaDetalle> = {}): NotaDetalle => {
  const renglones = mas.renglones ?? [renglonDetalle()];
  return {
    id: ID_DE_NOTA,
    numero: 10482,
    version: 3,
    estado: 'BORRADOR',
    acciones: ['editar', 'actualizar-precios', 'confirmar', 'anular'],
    sucursal: { id: CASA_CENTRAL, nombre: 'Casa Central' },
    deposito: { id: SALON, nombre: 'Salón' },
    cliente: {
      id: 'c-quiroga',
      razonSocial: 'Taller Hermanos Quiroga',
      documentoTipo: '80',
      documentoNumero: '30714820636',
      condicionIva: 1,
      alerta: 'Retira Marcos con remito firmado',
    },
    lista: { id: 'l-1', nombre: 'Lista 1', moneda: 'ARS', origen: 'OMISION' },
    condicion: null,
    observaciones: '',
    comprobanteExterno: null,
    creadaEn: '2026-11-20T13:40:00.000Z',
    creadaPor: 'L. Ferreyra',
    modificadaEn: '2026-11-20T13:42:00.000Z',
    modificadaPor: 'L. Ferreyra',
    totales: totalesDe(renglones),
    ubicaciones: [],
    entregas: [],
    cancelaciones: [],
    transiciones: [],
    ...mas,
    renglones,
  };
};

export const pagina = <Fila>(filas: readonly Fila[]) => ({
  filas,
  total: filas.length,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
});

export const consumidorFinal = {
  id: 'c-final',
  version: 1,
  codigoExterno: null,
  razonSocial: 'Consumidor Final',
  documento: { tipo: '99', numero: null },
  condicionIva: 5,
  estado: 'ACTIVO',
  bloqueoMotivo: '',
  alerta: '',
  email: '',
  telefono: '',
  domicilio: null,
  localidad: null,
  provincia: null,
  consumidorFinal: true,
} as const;
