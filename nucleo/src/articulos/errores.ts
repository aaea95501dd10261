import { erroresDeClasificacion } from './clasificacion/errores.ts';
import type { Dependencia } from './dependencias.ts';
import { erroresDeEquivalencias } from './equivalencias/errores.ts';
import { erroresDePrecios } from './precios/errores.ts';
import { erroresDeProveedores } from './proveedores/errores.ts';

type OtroArticulo = { readonly id: string; readonly codigo: string; readonly descripcion: string };

const nombrar = ({ codigo, descripcion }: OtroArticulo): string => `${codigo} · ${descripcion}`;

const plural = (cantidad: number, uno: string, varios: string): string =>
  cantidad === 1 ? `1 ${uno}` : `${cantidad} ${varios}`;

export const erroresDeArticulos = {
  ...erroresDeClasificacion,
  ...erroresDeProveedores,
  ...erroresDeEquivalencias,
  ...erroresDePrecios,
  'articulos.codigo_repetido': {
    status: 409,
    mensaje: (d: { codigo: string; articulo: OtroArticulo; sePuedeAceptar: boolean }) =>
      `El código «${d.codigo}» es el mismo que el de ${nombrar(d.articulo)}. ` +
      (d.sePuedeAceptar
        ? 'Cambialo o, si son dos artículos distintos, aceptá la coincidencia con un motivo.'
        : 'Usá otro código.'),
  },
  'articulos.codigo_adicional_repetido': {
    status: 409,
    mensaje: (d: { valor: string; articulo: OtroArticulo }) =>
      `El código «${d.valor}» ya es de ${nombrar(d.articulo)}. Usá otro o quitalo primero de ese artículo.`,
  },
  'articulos.con_dependencias': {
    status: 409,
    mensaje: (d: { codigo: string; dependencias: readonly Dependencia[] }) =>
      `No se puede inactivar ${d.codigo}: ${d.dependencias.map(({ texto }) => texto).join('; ')}.`,
  },
  'articulos.unidad_en_uso': {
    status: 409,
    mensaje: (d: { codigo: string; decimales: number }) =>
      `${d.codigo} ya figura en documentos con ${plural(d.decimales, 'decimal', 'decimales')}. ` +
      'Elegí una unidad con la misma cantidad de decimales o creá otro artículo.',
  },
  'articulos.tipo_en_uso': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} ya tiene movimientos o figura en documentos, así que no puede cambiar de tipo. Creá otro artículo.`,
  },
  'articulos.stock_negativo': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} tiene stock negativo. Regularizalo con un ajuste antes de prohibir el negativo.`,
  },
  'articulos.ya_equivalentes': {
    status: 409,
    mensaje: (d: { codigo: string; otro: string }) =>
      d.codigo === d.otro
        ? `${d.codigo} no puede ser equivalente de sí mismo. Elegí otro artículo.`
        : `${d.codigo} y ${d.otro} ya son equivalentes.`,
  },
  'articulos.reemplazo_en_circulo': {
    status: 409,
    mensaje: (d: { codigo: string; por: string }) =>
      d.codigo === d.por
        ? `${d.codigo} no puede reemplazarse a sí mismo. Elegí otro artículo.`
        : `${d.codigo} ya reemplaza a ${d.por}, así que ${d.por} no puede reemplazarlo. Elegí otro artículo.`,
  },
  'articulos.aplicacion_repetida': {
    status: 409,
    mensaje: (d: { codigo: string; vehiculo: string }) =>
      `${d.codigo} ya figura para ${d.vehiculo}. Cambiá esa aplicación o agregale una nota que la distinga.`,
  },
  'articulos.proveedor_repetido': {
    status: 409,
    mensaje: (d: { cuit: string; proveedorId: string; razonSocial: string }) =>
      `El CUIT ${d.cuit} ya es de ${d.razonSocial}. Usá ese proveedor, o revisá el número.`,
  },
  'articulos.proveedor_ya_esta': {
    status: 409,
    mensaje: (d: { proveedor: string }) =>
      `${d.proveedor} ya está entre los proveedores de este artículo. Editalo ahí.`,
  },
  'articulos.proveedor_inactivo': {
    status: 409,
    mensaje: (d: { proveedor: string }) => `${d.proveedor} está inactivo. Reactivalo primero o elegí otro.`,
  },
} as const;
