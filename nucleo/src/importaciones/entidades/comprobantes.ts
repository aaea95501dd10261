import { type Big, decimal } from '#comun/decimal.ts';
import { compararTextos } from '#comun/texto.ts';
import type { LineaDeVenta } from './venta.ts';

export type Comprobante = {
  readonly numero: string;
  readonly devolucion: boolean;
  /** That of its earliest line. */
  readonly fecha: string;
  /** The first one its lines name; null when none does. */
  readonly cliente: string | null;
  /** In the order of the file. */
  readonly lineas: readonly LineaDeVenta[];
};

/** Puts the lines of each comprobante together, wherever they stand; the earliest comprobante comes first. */
export function agruparComprobantes(lineas: readonly LineaDeVenta[]): Comprobante[] {
  return [...Map.groupBy(lineas, ({ comprobante }) => comprobante)]
    .map(([numero, propias]) => {
      const enOrden = propias.toSorted((a, b) => a.fila - b.fila);
      return {
        numero,
        devolucion: enOrden.some(({ devolucion }) => devolucion),
        fecha: enOrden.map(({ fecha }) => fecha).sort()[0] ?? '',
        cliente: enOrden.find(({ cliente }) => cliente !== null)?.cliente ?? null,
        lineas: enOrden,
      };
    })
    .sort((a, b) => compararTextos(a.fecha, b.fecha) || (a.lineas[0]?.fila ?? 0) - (b.lineas[0]?.fila ?? 0));
}

type Salida = Pick<LineaDeVenta, 'codigoNorm' | 'servicio' | 'devolucion' | 'cantidad'>;

/**
 * The stock a depósito must have had so that every sale of the file could leave it, by código in normal form.
 * What returns is not counted: nobody can promise a return before it happens (`acordado` 2).
 */
export function stockInicial(lineas: Iterable<Salida>): ReadonlyMap<string, string> {
  const salidas = new Map<string, Big>();
  for (const { codigoNorm, servicio, devolucion, cantidad } of lineas) {
    if (servicio || devolucion) continue;
    salidas.set(codigoNorm, (salidas.get(codigoNorm) ?? decimal(0)).plus(cantidad));
  }
  return new Map([...salidas].map(([codigo, cantidad]) => [codigo, cantidad.toFixed()]));
}

/** What a file of sales tells of one artículo. */
export type ArticuloDelArchivo = {
  readonly codigoNorm: string;
  /** The spelling met first. */
  readonly codigo: string;
  /** Other spellings of the same code, one per way of writing it. */
  readonly alternativos: readonly string[];
  readonly descripcion: string;
  readonly servicio: boolean;
  /** The price of its latest line, and since when. */
  readonly precio: string;
  readonly desde: string;
};

export type Catalogo = Map<string, ArticuloDelArchivo>;
type LineaDeCatalogo = Pick<
  LineaDeVenta,
  'codigo' | 'codigoNorm' | 'descripcion' | 'servicio' | 'precio' | 'fecha' | 'fila'
>;

/** Adds lines to a catalogue; they come in the order of the file. */
export function catalogar(catalogo: Catalogo, lineas: Iterable<LineaDeCatalogo>): void {
  for (const linea of lineas) {
    const previo = catalogo.get(linea.codigoNorm);
    catalogo.set(linea.codigoNorm, previo ? sumar(previo, linea) : nacer(linea));
  }
}

const nacer = ({ codigoNorm, codigo, descripcion, servicio, precio, fecha }: LineaDeCatalogo): ArticuloDelArchivo => ({
  codigoNorm,
  codigo,
  alternativos: [],
  descripcion,
  servicio,
  precio,
  desde: fecha,
});

function sumar(
  previo: ArticuloDelArchivo,
  { codigo, descripcion, precio, fecha }: LineaDeCatalogo,
): ArticuloDelArchivo {
  const conocido = codigo === previo.codigo || previo.alternativos.includes(codigo);
  const alternativos = conocido ? previo.alternativos : [...previo.alternativos, codigo];
  // A line without a description carries its code in its place.
  const mejor = previo.descripcion === previo.codigo ? descripcion : previo.descripcion;
  const masNueva = fecha >= previo.desde;
  return {
    ...previo,
    alternativos,
    descripcion: mejor,
    ...(masNueva ? { precio, desde: fecha } : {}),
  };
}
