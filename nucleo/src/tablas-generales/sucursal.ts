import { fail, ok, type Result } from '#comun/result.ts';

/** What still happens in a place. All empty means that it may be closed. */
export type UsoDeLugar = {
  /** Depósitos with stock or reservations, and how many artículos each holds. */
  readonly conStock: readonly { readonly deposito: string; readonly articulos: number }[];
  readonly notasAbiertas: number;
  readonly ajustesAbiertos: number;
};

export type UsoDeSucursal = UsoDeLugar & {
  /** Active users whose only sucursal it is. */
  readonly usuarios: readonly string[];
};

type SucursalEnUso = {
  readonly code: 'tablas.sucursal_en_uso';
  readonly data: UsoDeSucursal & { readonly sucursal: string };
};
type SucursalUltima = { readonly code: 'tablas.sucursal_ultima'; readonly data: { readonly sucursal: string } };
type DepositoEnUso = {
  readonly code: 'tablas.deposito_en_uso';
  readonly data: UsoDeLugar & { readonly deposito: string };
};

const lugarEnUso = ({ conStock, notasAbiertas, ajustesAbiertos }: UsoDeLugar): boolean =>
  conStock.length > 0 || notasAbiertas > 0 || ajustesAbiertos > 0;

/** A sucursal closes only with zero stock, no open documents and nobody who works only there (TAB-03). */
export function inactivarSucursal(
  sucursal: string,
  uso: UsoDeSucursal,
  otrasActivas: number,
): Result<null, SucursalEnUso | SucursalUltima> {
  if (otrasActivas === 0) return fail({ code: 'tablas.sucursal_ultima', data: { sucursal } });
  if (lugarEnUso(uso) || uso.usuarios.length > 0) {
    return fail({ code: 'tablas.sucursal_en_uso', data: { ...uso, sucursal } });
  }
  return ok(null);
}

/** A depósito closes only with zero stock and no open documents. */
export function inactivarDeposito(deposito: string, uso: UsoDeLugar): Result<null, DepositoEnUso> {
  return lugarEnUso(uso) ? fail({ code: 'tablas.deposito_en_uso', data: { ...uso, deposito } }) : ok(null);
}

/** What keeps a place open, in words: "hay stock de 12 artículos en Salón; tiene 2 notas de pedido abiertas". */
export function describirUso(uso: UsoDeLugar & { readonly usuarios?: readonly string[] }): string {
  const { usuarios = [] } = uso;
  const partes = [
    ...uso.conStock.map(({ deposito, articulos }) => `hay stock de ${contar(articulos, 'artículo')} en ${deposito}`),
    ...(uso.notasAbiertas > 0 ? [`${tiene(uso.notasAbiertas, 'nota de pedido', 'notas de pedido')} sin cerrar`] : []),
    ...(uso.ajustesAbiertos > 0 ? [`${tiene(uso.ajustesAbiertos, 'ajuste', 'ajustes')} sin aplicar`] : []),
    ...(usuarios.length > 0 ? [`sólo trabaja${usuarios.length > 1 ? 'n' : ''} ahí ${enumerar(usuarios)}`] : []),
  ];
  return partes.join('; ');
}

const contar = (cantidad: number, singular: string): string => `${cantidad} ${singular}${cantidad === 1 ? '' : 's'}`;
const tiene = (cantidad: number, singular: string, plural: string): string =>
  `tiene ${cantidad} ${cantidad === 1 ? singular : plural}`;

const MOSTRADOS = 5;

function enumerar(nombres: readonly string[]): string {
  if (nombres.length > MOSTRADOS) {
    return `${nombres.slice(0, MOSTRADOS).join(', ')} y ${nombres.length - MOSTRADOS} más`;
  }
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(nombres);
}
