import type { Result } from '#comun/result.ts';
import { fail, ok } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';

export const ENTIDADES = ['localidades', 'ventas'] as const;
export type Entidad = (typeof ENTIDADES)[number];

export type Campo = {
  /** Titles a file may give the column, compared ignoring case, accents and signs. The first one names it to people. */
  readonly titulos: readonly [string, ...string[]];
  readonly obligatorio: boolean;
  /** Its cells are numbers and tell the file's decimal sign. */
  readonly numerico?: true;
};

export type CampoDeLocalidad =
  | 'provinciaIso'
  | 'provincia'
  | 'partido'
  | 'nombre'
  | 'codigoPostal'
  | 'latitud'
  | 'longitud';
export type CampoDeVenta =
  | 'comprobante'
  | 'codigo'
  | 'descripcion'
  | 'cantidad'
  | 'fecha'
  | 'precio'
  | 'cliente'
  | 'pais';

type Comun<Nombre extends Entidad, Campos extends string> = {
  readonly nombre: string;
  /** How people call it. */
  readonly titulo: string;
  readonly entidad: Nombre;
  readonly campos: Readonly<Record<Campos, Campo>>;
};

export type PerfilDeLocalidades = Comun<'localidades', CampoDeLocalidad>;
export type PerfilDeVentas = Comun<'ventas', CampoDeVenta> & {
  /** A comprobante that begins so is a return; its quantities are negative. */
  readonly prefijoDeDevolucion: string;
  /** Codes, in normal form, of what is charged but is no merchandise: freight, discounts, bank charges. */
  readonly servicios: readonly string[];
};
export type Perfil = PerfilDeLocalidades | PerfilDeVentas;

const obligatorio = (...titulos: [string, ...string[]]): Campo => ({ titulos, obligatorio: true });
const opcional = (...titulos: [string, ...string[]]): Campo => ({ titulos, obligatorio: false });
const numerico = (campo: Campo): Campo => ({ ...campo, numerico: true });

const localidades: PerfilDeLocalidades = {
  nombre: 'localidades',
  titulo: 'Localidades',
  entidad: 'localidades',
  campos: {
    provinciaIso: obligatorio('provincia_iso', 'iso'),
    provincia: opcional('provincia'),
    partido: opcional('partido', 'departamento'),
    nombre: obligatorio('localidad', 'nombre'),
    codigoPostal: opcional('codigo_postal', 'cp'),
    latitud: numerico(opcional('latitud')),
    longitud: numerico(opcional('longitud')),
  },
};

const onlineRetail: PerfilDeVentas = {
  nombre: 'online-retail',
  titulo: 'Online Retail',
  entidad: 'ventas',
  campos: {
    comprobante: obligatorio('InvoiceNo', 'Invoice'),
    codigo: obligatorio('StockCode'),
    descripcion: obligatorio('Description'),
    cantidad: numerico(obligatorio('Quantity')),
    fecha: obligatorio('InvoiceDate'),
    precio: numerico(obligatorio('UnitPrice', 'Price')),
    cliente: obligatorio('CustomerID', 'Customer ID'),
    pais: opcional('Country'),
  },
  prefijoDeDevolucion: 'C',
  servicios: ['POST', 'DOT', 'D', 'M', 'C2', 'BANKCHARGES'],
};

/** The profiles that ship with the product. The header of a file chooses among those of its entidad. */
export const perfiles: readonly Perfil[] = [localidades, onlineRetail];

/** The profiles a file of `entidad` may have: all of them, or the one asked for by name. */
export function perfilesDe(
  entidad: Entidad,
  pedido: string | undefined,
): Result<readonly Perfil[], ErrorDeNegocio<'importaciones.perfil_desconocido'>> {
  const conocidos = perfiles.filter((perfil) => perfil.entidad === entidad);
  const elegidos = pedido === undefined ? conocidos : conocidos.filter(({ nombre }) => nombre === pedido);
  if (pedido === undefined || elegidos.length > 0) return ok(elegidos);
  return fail({
    code: 'importaciones.perfil_desconocido',
    data: { perfil: pedido, conocidos: conocidos.map(({ nombre }) => nombre) },
  });
}
