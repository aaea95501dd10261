import type { ClaseDeDeposito } from './deposito.ts';
import { describirUso, type UsoDeLugar, type UsoDeSucursal } from './sucursal.ts';

export const erroresDeTablasGenerales = {
  'tablas.codigo_repetido': {
    status: 409,
    mensaje: (d: { codigo: string; otro: string }) => `El código ${d.codigo} ya lo usa ${d.otro}. Elegí otro.`,
  },
  'tablas.nombre_repetido': {
    status: 409,
    mensaje: (d: { otro: string }) => `Ya existe «${d.otro}». Usalo, o elegí un nombre distinto.`,
  },
  'tablas.localidad_repetida': {
    status: 409,
    mensaje: (d: { localidad: string }) => `Ya existe la localidad ${d.localidad}. Usala, o cambiá el código postal.`,
  },
  'tablas.punto_de_venta_repetido': {
    status: 409,
    mensaje: (d: { puntoDeVenta: number; sucursal: string }) =>
      `El punto de venta ${d.puntoDeVenta} ya es de ${d.sucursal}. Elegí otro.`,
  },
  'tablas.sucursal_en_uso': {
    status: 409,
    mensaje: (d: UsoDeSucursal & { sucursal: string }) =>
      `No se puede inactivar ${d.sucursal}: ${describirUso(d)}. Resolvelo y probá de nuevo.`,
  },
  'tablas.sucursal_ultima': {
    status: 409,
    mensaje: (d: { sucursal: string }) =>
      `No se puede inactivar ${d.sucursal}: es la única sucursal activa. Activá otra primero.`,
  },
  'tablas.sucursal_inactiva': {
    status: 409,
    mensaje: (d: { sucursal: string }) => `${d.sucursal} está inactiva. Reactivala primero.`,
  },
  'tablas.deposito_en_uso': {
    status: 409,
    mensaje: (d: UsoDeLugar & { deposito: string }) =>
      `No se puede inactivar ${d.deposito}: ${describirUso(d)}. Resolvelo y probá de nuevo.`,
  },
  'tablas.deposito_virtual': {
    status: 409,
    mensaje: (d: { nombre: string }) => `«${d.nombre}» es un depósito del sistema: no se cambia.`,
  },
  'tablas.deposito_no_vendible': {
    status: 409,
    mensaje: (d: { clase: ClaseDeDeposito }) =>
      `Desde un depósito de clase ${d.clase} no se vende. Dejalo como no vendible.`,
  },
  'tablas.deposito_principal': {
    status: 409,
    mensaje: (d: { nombre: string }) =>
      `${d.nombre} es el depósito principal: tiene que quedar activo y vendible. Elegí primero otro como principal.`,
  },
  'tablas.unidad_en_uso': {
    status: 409,
    mensaje: (d: { unidad: string }) =>
      `Los decimales de ${d.unidad} no se pueden cambiar: hay artículos que la usan. Creá otra unidad.`,
  },
  'tablas.valor_fijo': {
    status: 409,
    mensaje: (d: { nombre: string }) => `«${d.nombre}» lo usa el sistema: no se puede cambiar ni inactivar.`,
  },
  'tablas.motivo_inactivo': {
    status: 409,
    mensaje: (d: { nombre: string }) => `El motivo «${d.nombre}» está inactivo. Elegí otro o reactivalo.`,
  },
} as const;
