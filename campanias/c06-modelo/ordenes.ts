/** What a person asks, already as concrete as it will be sent. Names of documents are the campaign's own. */

export type RenglonPedido = {
  /** Given when it is a line the nota has; a new one when not. */
  readonly clave: string;
  readonly sigue: boolean;
  readonly articulo: number;
  readonly cantidad: number;
  readonly precio?: number;
  readonly sinCargo?: boolean;
  readonly descuentos?: readonly number[];
};

export type Parte = { readonly clave: string; readonly cantidad: number };
type ParteDeSaldo = { readonly clave: string; readonly cantidad?: number };

type DeNota = { readonly nota: string; readonly version: number };
type DeAjuste = { readonly ajuste: string; readonly version: number };
type Renglones = readonly { readonly articulo: number; readonly cantidad: number }[];

type Borrador = { readonly deposito: number; readonly renglones: readonly RenglonPedido[] };

type Pedido =
  | (Borrador & { readonly que: 'nota.crear'; readonly nota: string })
  | (DeNota & Borrador & { readonly que: 'nota.editar' })
  | (DeNota & { readonly que: 'nota.actualizar-precios' })
  | (DeNota & { readonly que: 'nota.preparar' })
  | (DeNota & { readonly que: 'nota.reservar' })
  | (DeNota & { readonly que: 'nota.anular' })
  | (DeNota & { readonly que: 'nota.confirmar'; readonly parcial: boolean })
  | (DeNota & { readonly que: 'nota.finalizar'; readonly deposito: number; readonly partes: readonly Parte[] | null })
  | (DeNota & { readonly que: 'nota.cancelar-saldo'; readonly partes: readonly ParteDeSaldo[] | null })
  | {
      readonly que: 'ajuste.crear';
      readonly ajuste: string;
      readonly deposito: number;
      readonly inicial: boolean;
      readonly renglones: Renglones;
    }
  | (DeAjuste & { readonly que: 'ajuste.cambiar'; readonly deposito: number; readonly renglones: Renglones })
  | (DeAjuste & { readonly que: 'ajuste.aplicar' })
  | (DeAjuste & { readonly que: 'ajuste.pedir' })
  | (DeAjuste & { readonly que: 'ajuste.aprobar' })
  | (DeAjuste & { readonly que: 'ajuste.devolver' })
  | (DeAjuste & { readonly que: 'ajuste.revertir' })
  | (DeAjuste & { readonly que: 'ajuste.anular' })
  | { readonly que: 'articulo.precio'; readonly articulo: number; readonly precio: number | null };

export type Orden = Pedido & { readonly persona: number };
export type Que = Orden['que'];
export type OrdenDe<Cual extends Que> = Extract<Orden, { readonly que: Cual }>;

/** An answer as both sides tell it, so that equal means equal: texts as they travel, sets in order. */
export type Respuesta =
  | { readonly status: 200 | 201; readonly cuerpo: unknown }
  | { readonly status: number; readonly code: string; readonly data: unknown };

export const rechazo = (status: number, code: string, data: unknown = null): Respuesta => ({ status, code, data });

export const SIN_PERMISO = rechazo(403, 'comun.sin_permiso');
export const DATOS_INVALIDOS = rechazo(400, 'comun.datos_invalidos');

export const transicionInvalida = (estado: string, accion: string, permitidas: readonly string[]): Respuesta =>
  rechazo(409, 'comun.transicion_invalida', { estado, accion, permitidas: [...permitidas].sort() });

export const versionVieja = (version: number): Respuesta => rechazo(409, 'comun.version_vieja', { version });
