import { escribirEntero, plural } from '#comun/escribir-numero.ts';
import { erroresDeCampos } from './campos/errores.ts';
import { erroresDeCeldas } from './celdas/errores.ts';
import { erroresDeClasificacion } from './clasificacion/errores.ts';
import type { CruceDeCodigo } from './codigo.ts';
import type { Dependencia } from './dependencias.ts';
import { erroresDeEquivalencias } from './equivalencias/errores.ts';
import { erroresDeEtiquetas } from './etiquetas/errores.ts';
import { erroresDeFusion } from './fusion/errores.ts';
import { erroresDeMinimos } from './minimos/errores.ts';
import { erroresDeControl } from './numeros/errores.ts';
import { erroresDePrecios } from './precios/errores.ts';
import { erroresDeMargen } from './precios/errores-de-margen.ts';
import { erroresDeProveedores } from './proveedores/errores.ts';

type OtroArticulo = { readonly id: string; readonly codigo: string; readonly descripcion: string };

const LO_QUE_ES = {
  PROPIO: 'el código propio',
  BARRAS: 'un código de barras',
  ORIGINAL: 'un código original',
} as const;
const decirCruce = ({ valor, tiene, articulo }: CruceDeCodigo): string =>
  `«${valor}» es ${LO_QUE_ES[tiene]} de ${nombrar(articulo)}.`;

const nombrar = ({ codigo, descripcion }: OtroArticulo): string => `${codigo} · ${descripcion}`;

export const erroresDeArticulos = {
  ...erroresDeCampos,
  ...erroresDeCeldas,
  ...erroresDeClasificacion,
  ...erroresDeEquivalencias,
  ...erroresDeFusion,
  ...erroresDeControl,
  ...erroresDeMinimos,
  ...erroresDeProveedores,
  ...erroresDePrecios,
  ...erroresDeMargen,
  ...erroresDeEtiquetas,
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
  'articulos.codigo_cruzado': {
    status: 409,
    mensaje: (d: { cruces: readonly CruceDeCodigo[] }) =>
      `${d.cruces.map(decirCruce).join(' ')} Si es el mismo repuesto usá ese artículo; si uno sirve por el otro, hacelos ` +
      'equivalentes; si son dos cosas distintas, aceptá la coincidencia con un motivo.',
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
  'articulos.tipo_con_minimos': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} tiene mínimos en algún depósito, y sólo los llevan los productos. Quitáselos antes de cambiarle el tipo.`,
  },
  'articulos.demasiados': {
    status: 409,
    mensaje: (d: { tope: number }) =>
      `De una vez se cambian hasta ${escribirEntero(d.tope)} artículos. Filtrá un poco más y hacelo por partes.`,
  },
  'articulos.stock_negativo': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} tiene stock negativo. Regularizalo con un ajuste antes de prohibir el negativo.`,
  },
} as const;
