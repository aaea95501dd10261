/**
 * The business as its rules are written down, without a database and without a line of the product: what each command
 * must answer and leave behind. Quantities are whole thousandths, unit prices ten-thousandths, amounts centavos.
 */

export type EstadoNota = 'BORRADOR' | 'CONFIRMADA' | 'EN_PREPARACION' | 'PARCIAL' | 'FINALIZADA' | 'ANULADA';
export type EstadoAjuste = 'BORRADOR' | 'A_APROBAR' | 'APLICADO' | 'REVERTIDO' | 'ANULADO';

export type Iva = '21' | '10.5' | 'EXENTO';

export type Articulo = {
  readonly tipo: 'PRODUCTO' | 'SERVICIO';
  readonly decimales: 0 | 2 | 3;
  readonly permiteNegativo: boolean;
  readonly iva: Iva;
  /** Null when the lista has none. */
  readonly precio: number | null;
};

/** One artículo in one depósito. `entradas` and `salidas` are what the kardex adds up. */
export type Saldo = {
  readonly fisico: number;
  readonly reservado: number;
  readonly entradas: number;
  readonly salidas: number;
};

export type Renglon = {
  /** Its name for as long as the nota lives. */
  readonly clave: string;
  readonly articulo: number;
  readonly pedida: number;
  readonly entregada: number;
  readonly cancelada: number;
  /** In the nota's own depósito: nothing else is ever reserved. */
  readonly reservada: number;
  readonly precio: number;
  readonly deLista: boolean;
  readonly sinCargo: boolean;
  /** Percentages in hundredths. */
  readonly descuentos: readonly number[];
};

export type Nota = {
  readonly estado: EstadoNota;
  readonly version: number;
  readonly deposito: number;
  readonly renglones: readonly Renglon[];
};

export type RenglonDeAjuste = { readonly articulo: number; readonly cantidad: number };

export type Ajuste = {
  readonly estado: EstadoAjuste;
  readonly version: number;
  readonly deposito: number;
  readonly renglones: readonly RenglonDeAjuste[];
  /** Who made it, who changed it last and who asked for its approval: none of them gives it. */
  readonly creo: number;
  readonly cambio: number | null;
  readonly pidio: number | null;
};

export type Rol = 'administrador' | 'encargado' | 'vendedor' | 'deposito';

export type Mundo = {
  readonly personas: readonly Rol[];
  readonly articulos: readonly Articulo[];
  readonly depositos: number;
  /** By `par(articulo, deposito)`; absent is nothing at all. */
  readonly saldos: Readonly<Record<string, Saldo>>;
  readonly notas: Readonly<Record<string, Nota>>;
  readonly ajustes: Readonly<Record<string, Ajuste>>;
};

export type Permiso =
  | 'nota.crear'
  | 'nota.confirmar'
  | 'nota.finalizar'
  | 'nota.anular'
  | 'ajuste.crear'
  | 'ajuste.aplicar'
  | 'ajuste.aprobar'
  | 'ajuste.revertir'
  | 'precio.modificar'
  | 'stock.negativo';

const VENDER: readonly Permiso[] = ['nota.crear', 'nota.confirmar', 'nota.finalizar', 'nota.anular'];
const CON_TODO: readonly Permiso[] = [
  ...VENDER,
  'ajuste.crear',
  'ajuste.aplicar',
  'ajuste.aprobar',
  'ajuste.revertir',
  'precio.modificar',
  'stock.negativo',
];

const PERMISOS: Readonly<Record<Rol, readonly Permiso[]>> = {
  administrador: CON_TODO,
  encargado: CON_TODO,
  vendedor: VENDER,
  deposito: ['nota.finalizar', 'ajuste.crear', 'ajuste.aplicar'],
};

export const puede = (mundo: Mundo, persona: number, permiso: Permiso): boolean => {
  const rol = mundo.personas[persona];
  return rol !== undefined && PERMISOS[rol].includes(permiso);
};

const NADA: Saldo = { fisico: 0, reservado: 0, entradas: 0, salidas: 0 };

const par = (articulo: number, deposito: number): string => `${articulo}@${deposito}`;

export const saldo = (mundo: Mundo, articulo: number, deposito: number): Saldo =>
  mundo.saldos[par(articulo, deposito)] ?? NADA;

/** What nobody has reserved; a loss may leave more reserved than there is, and then nothing is free. */
export const libre = (mundo: Mundo, articulo: number, deposito: number): number => {
  const { fisico, reservado } = saldo(mundo, articulo, deposito);
  return Math.max(0, fisico - reservado);
};

export const articuloDe = (mundo: Mundo, articulo: number): Articulo => {
  const encontrado = mundo.articulos[articulo];
  if (!encontrado) throw new Error(`the model has no artículo ${articulo}`);
  return encontrado;
};

export const esProducto = (mundo: Mundo, articulo: number): boolean => articuloDe(mundo, articulo).tipo === 'PRODUCTO';

/** One leg in the ledger of a real depósito. */
export const mover = (mundo: Mundo, articulo: number, deposito: number, cantidad: number): Mundo => {
  const antes = saldo(mundo, articulo, deposito);
  return conSaldo(mundo, articulo, deposito, {
    ...antes,
    fisico: antes.fisico + cantidad,
    entradas: antes.entradas + Math.max(0, cantidad),
    salidas: antes.salidas + Math.max(0, -cantidad),
  });
};

export const reservar = (mundo: Mundo, articulo: number, deposito: number, cantidad: number): Mundo => {
  const antes = saldo(mundo, articulo, deposito);
  return conSaldo(mundo, articulo, deposito, { ...antes, reservado: antes.reservado + cantidad });
};

const conSaldo = (mundo: Mundo, articulo: number, deposito: number, nuevo: Saldo): Mundo => ({
  ...mundo,
  saldos: { ...mundo.saldos, [par(articulo, deposito)]: nuevo },
});

/** Whether a quantity fits the unidad of the artículo. */
export const cabe = (mundo: Mundo, articulo: number, cantidad: number): boolean =>
  cantidad % 10 ** (3 - articuloDe(mundo, articulo).decimales) === 0;
