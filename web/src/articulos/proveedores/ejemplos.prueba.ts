import type { Proveedor, ProveedorDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { ARTICULO_ID } from '#articulos/ejemplos.prueba.ts';

export const ID = '01980000-0000-7000-8000-00000000b001';
export const LISTAR = 'GET /api/articulos/proveedores';
export const TODO = ['proveedor.ver', 'proveedor.editar', 'costo.ver', 'articulo.ver', 'precio.modificar'] as const;

export const proveedor = (mas: Partial<Proveedor> = {}): Proveedor => ({
  id: ID,
  version: 3,
  razonSocial: 'Robert Bosch Argentina SA',
  nombreFantasia: 'Bosch',
  cuit: '30707070702',
  condicionIva: 1,
  estado: 'ACTIVO',
  email: 'ventas@bosch.test',
  telefono: '0341 455-1234',
  moneda: 'USD',
  descuentos: ['20', '10', '10', '5'],
  diasDeEntrega: 12,
  articulos: 2,
  contacto: 'Laura',
  domicilio: 'San Martín 100',
  condicionDePago: '30 días',
  observaciones: '',
  principales: 1,
  creadoEn: '2026-11-20T12:00:00.000Z',
  modificadoEn: '2026-11-20T12:00:00.000Z',
  ...mas,
});

export const trato = (mas: Partial<ProveedorDeArticulo> = {}): ProveedorDeArticulo => ({
  id: '01980000-0000-7000-8000-00000000c001',
  version: 1,
  articuloId: ARTICULO_ID,
  proveedorId: ID,
  proveedor: 'Bosch',
  proveedorActivo: true,
  codigo: '0 986 AF0 051',
  moneda: 'USD',
  costo: '100.00',
  descuentos: ['20', '10', '10', '5'],
  costoNeto: '61.56',
  multiplo: '6',
  minimo: '0',
  diasDeEntrega: 10,
  principal: true,
  actualizadoEn: '2026-11-20T12:00:00.000Z',
  ...mas,
});
