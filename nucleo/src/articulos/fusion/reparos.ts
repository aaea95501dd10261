import { type Dependencia, decirDependencia } from '#articulos/dependencias.ts';

/** One thing that keeps two artículos from being merged (ART-27). */
export type Reparo =
  /** Whoever asks may merge, and not in every sucursal: it is about the whole company. */
  | { readonly razon: 'EL_MISMO' | 'OTRAS_SUCURSALES' }
  | { readonly razon: 'SIN_USO'; readonly codigo: string; readonly estado: 'BORRADOR' | 'INACTIVO' }
  | {
      readonly razon: 'OTRO_TIPO' | 'OTRA_UNIDAD' | 'ES_SU_REEMPLAZO' | 'OTRO_CONTROL';
      readonly codigo: string;
      readonly otro: string;
    }
  | {
      readonly razon: 'NUMERO_EN_AMBOS' | 'VENCE_DISTINTO';
      readonly codigo: string;
      readonly otro: string;
      readonly numero: string;
    }
  | { readonly razon: 'STOCK_NEGATIVO'; readonly codigo: string }
  | { readonly razon: 'PENDIENTE'; readonly codigo: string; readonly dependencia: Dependencia };

/** The same in Spanish. */
export function decirReparo(reparo: Reparo): string {
  switch (reparo.razon) {
    case 'EL_MISMO':
      return 'Es el mismo artículo. Elegí otro';
    case 'OTRAS_SUCURSALES':
      return 'Fusionar cambia el stock de toda la empresa, y tu permiso es de algunas sucursales: pedíselo a quien lo tenga en todas';
    case 'SIN_USO':
      return `${reparo.codigo} está ${reparo.estado === 'BORRADOR' ? 'en borrador' : 'inactivo'}: activalo primero`;
    case 'OTRO_TIPO':
      return `${reparo.codigo} y ${reparo.otro} son de distinto tipo: cambiale el tipo a uno`;
    case 'OTRA_UNIDAD':
      return `${reparo.codigo} y ${reparo.otro} se cuentan en distinta unidad: cambiale la unidad a uno`;
    case 'ES_SU_REEMPLAZO':
      return `${reparo.codigo} figura como reemplazo de ${reparo.otro}: fusionalos al revés`;
    case 'OTRO_CONTROL':
      return `${reparo.codigo}: hay stock, y ${reparo.otro} no lleva los mismos números (lotes, de serie u obleas): sacalo con un ajuste`;
    case 'NUMERO_EN_AMBOS':
      return `el número ${reparo.numero} está en stock de ${reparo.codigo} y de ${reparo.otro}: sacá el que no es con un ajuste`;
    case 'VENCE_DISTINTO':
      return `el lote ${reparo.numero} no vence el mismo día en ${reparo.codigo} y en ${reparo.otro}: corregí el que no es`;
    case 'STOCK_NEGATIVO':
      return `${reparo.codigo}: tiene stock negativo, que se regulariza con un ajuste`;
    case 'PENDIENTE':
      return `${reparo.codigo}: ${decirDependencia(reparo.dependencia)}`;
  }
}
