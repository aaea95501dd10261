import type { Result } from '#comun/result.ts';
import { fail, ok } from '#comun/result.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import type { Formato, Opciones } from './contrato-de-perfiles.ts';
import type { Entidad } from './entidades/entidades.ts';

/** How a kind of file comes: of those that ship with the product, or of those people saved. */
export type Perfil = {
  readonly nombre: string;
  /** How people call it. */
  readonly titulo: string;
  readonly entidad: Entidad;
  /** Field → titles its column may have. A file has the profile when every one of its `necesarias` is there. */
  readonly columnas: Readonly<Record<string, readonly string[]>>;
  readonly necesarias: readonly string[];
  /** How its text is read; null when each file tells. */
  readonly formato: Formato | null;
  readonly opciones: Opciones | null;
  /** Titles of the columns that whoever saved it left aside; absent when nobody knows which there were. */
  readonly sinUsar?: readonly string[] | undefined;
};

/** What a file of sales means by its codes. */
export type ReglasDeVentas = {
  /** A comprobante that begins so is a return; its quantities are negative. Null when the file brings none. */
  readonly prefijoDeDevolucion: string | null;
  /** Codes, in normal form, of what is charged but is no merchandise: freight, discounts, bank charges. */
  readonly servicios: readonly string[];
};

const VENTAS_SIN_PERFIL: ReglasDeVentas = { prefijoDeDevolucion: null, servicios: [] };

const onlineRetail: Perfil & { readonly ventas: ReglasDeVentas } = {
  nombre: 'online-retail',
  titulo: 'Online Retail',
  entidad: 'ventas',
  columnas: {
    comprobante: ['InvoiceNo', 'Invoice'],
    codigo: ['StockCode'],
    descripcion: ['Description'],
    cantidad: ['Quantity'],
    fecha: ['InvoiceDate'],
    precio: ['UnitPrice', 'Price'],
    cliente: ['CustomerID', 'Customer ID'],
    pais: ['Country'],
  },
  necesarias: ['comprobante', 'codigo', 'descripcion', 'cantidad', 'fecha', 'precio', 'cliente'],
  formato: null,
  opciones: null,
  ventas: {
    prefijoDeDevolucion: 'C',
    servicios: ['POST', 'DOT', 'D', 'M', 'C2', 'BANKCHARGES'],
  },
};

const DEL_PRODUCTO = [onlineRetail];

/** The profiles that ship with the product. */
export const perfilesDelProducto: readonly Perfil[] = DEL_PRODUCTO;

/** How the sales of a profile are understood; without one, every line is a sale of merchandise. */
export const reglasDeVentas = (perfil: string | null): ReglasDeVentas =>
  DEL_PRODUCTO.find(({ nombre }) => nombre === perfil)?.ventas ?? VENTAS_SIN_PERFIL;

/** The profiles a file of `entidad` may have: all of them, or the one asked for by its name. */
export function perfilesPara(
  todos: readonly Perfil[],
  entidad: Entidad,
  pedido: string | undefined,
): Result<readonly Perfil[], ErrorDeNegocio<'importaciones.perfil_desconocido'>> {
  const conocidos = todos.filter((perfil) => perfil.entidad === entidad);
  if (pedido === undefined) return ok(conocidos);
  const norma = normaCodigo(pedido);
  const elegidos = conocidos.filter(({ nombre }) => normaCodigo(nombre) === norma);
  if (elegidos.length > 0) return ok(elegidos);
  return fail({
    code: 'importaciones.perfil_desconocido',
    data: { perfil: pedido, conocidos: conocidos.map(({ nombre }) => nombre) },
  });
}
