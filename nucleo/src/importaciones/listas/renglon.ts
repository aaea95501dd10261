import type { Iva } from '#articulos/iva.ts';
import type { Moneda } from '#articulos/precios/moneda.ts';
import { leerDescuentos, MAXIMO_DE_DESCUENTOS } from '#articulos/proveedores/descuentos.ts';
import { decimal, redondear } from '#comun/decimal.ts';
import { normaCodigo } from '#comun/texto.ts';
import { LARGO_DE_CODIGO, revisarCodigo } from '#importaciones/entidades/codigos.ts';
import type { CampoDe } from '#importaciones/entidades/entidades.ts';
import { sinMoneda } from '#importaciones/lectura/moneda-escrita.ts';
import { numeroMarcado } from '#importaciones/lectura/planilla.ts';
import { diceSinPrecio } from '#importaciones/lectura/sin-precio.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import { importeDe, leerIva, monedaDe, NO_ES_IVA, opcion } from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { codigoNuestro, costoDeRenglon, type ReglasDeLista, reglaDeMarca } from './reglas-de-lista.ts';

/** What one row of the list of a proveedor says. */
export type RenglonDeLista = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  /** As we would call it: the column that says so, or the code by the rules of the list. */
  readonly propio: string;
  readonly descripcion: string;
  readonly marca: string;
  readonly marcaId: string | null;
  readonly original: string;
  readonly barras: string;
  /** Null when neither the row says it nor it matters. */
  readonly iva: Iva | null;
  /** Of one unit, without IVA, before discounts. */
  readonly costo: string;
  readonly moneda: Moneda;
  /** Null: those of the proveedor. */
  readonly descuentos: readonly string[] | null;
  /** Null when the file does not say: it stays as it is. */
  readonly multiplo: string | null;
};

type Campo = CampoDe<'listas_de_proveedor'>;
/** Beyond this a cost is no cost. */
const ENTEROS = 10;
const SIN_BULTO = 'El precio es por bulto y no dice de cuántos: completá el múltiplo, con 1 si va suelto.';

/** One row of a list. Null when a rule passes its marca over: it is nobody's mistake. Everything wrong is said at once. */
export function interpretarRenglon(
  { tabla, reglas }: { readonly tabla: Tabla; readonly reglas: ReglasDeLista },
  celdas: readonly string[],
  fila: number,
): Interpretacion<RenglonDeLista | null> {
  const lector = lectorDe<Campo>(tabla, celdas, fila);
  const marca = lector.texto('marca', 80);
  const regla = reglaDeMarca(marca, reglas);
  if (regla?.omitir) return { aceptada: true, fila: null };
  const nombres = nombrar(lector, reglas);
  if (nombres.codigo === '') lector.rechazar('codigo', 'Falta el código.');
  const iva = opcion(lector, 'iva', leerIva, NO_ES_IVA);
  const multiplo = multiploDe(lector, tabla, reglas);
  const precio = precioDe(lector, tabla);
  const renglon = {
    fila,
    ...nombres,
    descripcion: lector.texto('descripcion', 200),
    marca,
    marcaId: regla?.marcaId ?? null,
    iva: iva ?? null,
    moneda: monedaDe(lector, 'precio') ?? reglas.moneda,
    descuentos: descuentosDe(lector, tabla) ?? regla?.descuentos ?? reglas.descuentos,
    multiplo: multiplo ?? null,
  };
  if (lector.rechazos.length > 0 || precio === undefined) return { aceptada: false, rechazos: lector.rechazos };
  const costo = costoDeRenglon({ precio, iva: iva ?? reglas.iva, multiplo: multiplo ?? '1' }, reglas);
  return { aceptada: true, fila: { ...renglon, costo } };
}

/** What an artículo is known by in a row, however much of the rest of it cannot be taken. */
export type NombresDeRenglon = Pick<RenglonDeLista, 'codigo' | 'codigoNorm' | 'propio' | 'original' | 'barras'>;

/** By what a row that is left out, or passed over, is known all the same: the list brings it, whatever it says of it. */
export const nombresDeRenglon = (
  { tabla, reglas }: { readonly tabla: Tabla; readonly reglas: ReglasDeLista },
  celdas: readonly string[],
  fila: number,
): NombresDeRenglon => nombrar(lectorDe<Campo>(tabla, celdas, fila), reglas);

function nombrar(lector: Lector<Campo>, reglas: ReglasDeLista): NombresDeRenglon {
  const codigo = codigoDe(lector, 'codigo');
  const nuestro = codigo === '' ? '' : codigoNuestro(codigo, reglas).slice(0, LARGO_DE_CODIGO);
  return {
    codigo,
    codigoNorm: normaCodigo(codigo),
    propio: codigoDe(lector, 'codigoPropio') || nuestro,
    original: codigoDe(lector, 'codigoOriginal'),
    barras: codigoDe(lector, 'codigoDeBarras'),
  };
}

function codigoDe(lector: Lector<Campo>, campo: Campo): string {
  const codigo = lector.texto(campo, LARGO_DE_CODIGO);
  revisarCodigo(lector, campo, codigo);
  return codigo;
}

function precioDe(lector: Lector<Campo>, tabla: Tabla): string | undefined {
  const escrito = lector.texto('precio', 40);
  const noDice = sinMoneda(escrito) === '' || diceSinPrecio(escrito);
  const precio = noDice
    ? undefined
    : importeDe(lector, tabla, 'precio', { decimales: 6, enteros: ENTEROS, conMoneda: true });
  if (noDice || (precio !== undefined && decimal(precio).eq(0))) {
    lector.rechazar('precio', 'No trae precio: su costo queda como estaba.');
  }
  return precio;
}

function multiploDe(lector: Lector<Campo>, tabla: Tabla, { precioPorBulto }: ReglasDeLista): string | undefined {
  const multiplo = importeDe(lector, tabla, 'multiplo', { decimales: 3, enteros: 9 });
  const noDice = multiplo === undefined ? lector.texto('multiplo', 40) === '' : decimal(multiplo).eq(0);
  // Taken as one, the price of the whole box would be the cost of each unit.
  if (noDice && precioPorBulto) lector.rechazar('multiplo', SIN_BULTO);
  if (multiplo === undefined || noDice) return undefined;
  if (decimal(multiplo).lt(1)) lector.rechazar('multiplo', 'El múltiplo va de 1 en adelante.');
  return multiplo;
}

const COLUMNAS_DE_DESCUENTO = ['descuentos', 'descuento2', 'descuento3', 'descuento4'] as const;

/** Those of every column that brings any, chained as the columns of the file follow one another. */
function descuentosDe(lector: Lector<Campo>, { lugares }: Tabla): readonly string[] | undefined {
  const lugar = (campo: Campo) => lugares[campo] ?? -1;
  const escritas = COLUMNAS_DE_DESCUENTO.toSorted((a, b) => lugar(a) - lugar(b)).flatMap((campo) => {
    const texto = descuentoMostrado(lector.numero(campo, 60)) ?? lector.texto(campo, 60);
    return texto === '' ? [] : [{ campo, leidos: leerDescuentos(texto) }];
  });
  for (const { campo, leidos } of escritas) if (!leidos.ok) lector.rechazar(campo, leidos.error);
  const todos = escritas.flatMap(({ leidos }) => (leidos.ok ? leidos.value : []));
  const ultima = escritas.at(-1);
  if (ultima && todos.length > MAXIMO_DE_DESCUENTOS) {
    lector.rechazar(
      ultima.campo,
      `Entre todas sus columnas admite hasta ${MAXIMO_DE_DESCUENTOS} descuentos encadenados.`,
    );
  }
  return ultima && todos;
}

/**
 * What a cell that holds a number shows of it: a formula leaves more decimals than anybody sees. Less than one is nothing to
 * round: a fraction in a cell that does not show it as a percentage.
 */
function descuentoMostrado(celda: string): string | undefined {
  const exacto = numeroMarcado(celda);
  return exacto === undefined || decimal(exacto).lt(1) ? undefined : redondear(exacto, 2).toFixed();
}
