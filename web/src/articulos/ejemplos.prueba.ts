import type { Articulo, FilaDeArticulo, Hallazgo, Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';

export const ARTICULO_ID = '01980000-0000-7000-8000-00000000a001';
export const LISTA_1 = '01900000-0000-7000-8000-000000000601';

export const LISTAS = {
  filas: [
    {
      id: LISTA_1,
      version: 1,
      nombre: 'Lista 1',
      tipo: 'MANUAL',
      moneda: 'ARS',
      incluyeIva: false,
      activa: true,
      omision: true,
    },
  ],
};

export const SUCURSALES = {
  filas: [
    { id: CASA_CENTRAL, codigo: 'CC', nombre: 'Casa Central' },
    { id: ROSARIO, codigo: 'ROS', nombre: 'Rosario' },
  ],
  total: 2,
  totalExacto: true,
  pagina: 1,
  porPagina: 12,
};

export const pagina = <Fila>(filas: readonly Fila[], total = filas.length) => ({
  filas,
  total,
  totalExacto: true,
  pagina: 1,
  porPagina: 50,
});

export const fila = (mas: Partial<FilaDeArticulo> = {}): FilaDeArticulo => ({
  id: ARTICULO_ID,
  version: 3,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  marca: 'Wega',
  rubro: 'Filtros',
  familia: 'Aceite',
  subfamilia: 'Pick-up diésel',
  tipo: 'PRODUCTO',
  unidad: 'U',
  decimales: 0,
  iva: '21',
  estado: 'ACTIVO',
  imagen: null,
  precio: '18450.00',
  precioConIva: '22324.50',
  stock: [{ sucursalId: CASA_CENTRAL, fisico: '26', reservado: '2', disponible: '24' }],
  bajoMinimo: [],
  campos: {},
  modificadoEn: '2026-11-20T13:40:00.000Z',
  ...mas,
});

export const articulo = (mas: Partial<Articulo> = {}): Articulo => ({
  id: ARTICULO_ID,
  version: 3,
  codigo: 'WO-342',
  distincion: '',
  descripcion: 'Filtro de aceite Hilux 2.8',
  rubro: { id: '01980000-0000-7000-8000-00000000b001', nombre: 'Filtros' },
  familia: { id: '01980000-0000-7000-8000-00000000b002', nombre: 'Aceite' },
  subfamilia: { id: '01980000-0000-7000-8000-00000000b003', nombre: 'Pick-up diésel' },
  marca: { id: '01980000-0000-7000-8000-00000000b004', nombre: 'Wega' },
  unidad: { id: '01900000-0000-7000-8000-000000000301', codigo: 'U', nombre: 'Unidad', decimales: 0 },
  tipo: 'PRODUCTO',
  iva: '21',
  ivaHeredado: { iva: '21', de: 'rubro' },
  permiteNegativo: false,
  control: 'NINGUNO',
  estado: 'ACTIVO',
  acciones: ['discontinuar', 'inactivar'],
  observaciones: '',
  campos: [],
  imagen: null,
  codigos: [
    { id: '01980000-0000-7000-8000-00000000c001', tipo: 'BARRAS', valor: '7798123450019', cantidadPorLectura: '12' },
  ],
  precios: [
    {
      listaId: LISTA_1,
      lista: 'Lista 1',
      moneda: 'ARS',
      neto: '18450.00',
      conIva: '22324.50',
      desde: '2026-10-03T11:00:00.000Z',
      proximo: null,
    },
  ],
  stock: [saldo(CASA_CENTRAL, 'Casa Central', '26', '2', '24'), saldo(ROSARIO, 'Rosario', '11', '0', '11')],
  creadoEn: '2026-01-02T12:00:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  modificadoEn: '2026-10-03T11:00:00.000Z',
  modificadoPor: 'R. Núñez',
  ...mas,
});

const saldo = (sucursalId: string, sucursal: string, fisico: string, reservado: string, disponible: string) => ({
  depositoId: `${sucursalId.slice(0, -1)}9`,
  deposito: 'Salón',
  sucursalId,
  sucursal,
  vendible: true,
  enTransito: false,
  ultimoMovimiento: null,
  fisico,
  reservado,
  disponible,
});

export const precio = (mas: Partial<Precio> = {}): Precio => ({
  id: crypto.randomUUID(),
  version: 1,
  listaId: LISTA_1,
  lista: 'Lista 1',
  moneda: 'ARS',
  lote: null,
  cantidadDesde: '0',
  desde: '2026-10-03T11:00:00.000Z',
  neto: '18450.00',
  conIva: '22324.50',
  situacion: 'VIGENTE',
  motivo: 'Lote 118',
  creadoEn: '2026-10-03T11:00:00.000Z',
  creadoPor: 'R. Núñez',
  ...mas,
});

export const hallazgo = (mas: Partial<Hallazgo> = {}): Hallazgo => ({
  id: ARTICULO_ID,
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8',
  marca: 'Wega',
  tipo: 'PRODUCTO',
  unidad: 'U',
  decimales: 0,
  iva: '21',
  estado: 'ACTIVO',
  precio: '18450.00',
  precioConIva: '22324.50',
  aca: '24',
  otras: '11',
  motivo: 'PALABRAS',
  vehiculo: null,
  reemplazadoPor: null,
  coincidencia: null,
  proveedor: null,
  cantidadPorLectura: '1',
  exacto: false,
  ...mas,
});
