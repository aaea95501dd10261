import { CambioDeArticulo, IvaDeArticulo } from '#articulos/contrato-de-articulo.ts';
import { PrecioUnitario } from '#comun/campos.ts';
import { decimal } from '#comun/decimal.ts';
import { textoUnitario } from '#comun/dinero.ts';
import { normaCodigo } from '#comun/texto.ts';

/** The columns of artículos whose cells are written by their text, as a spreadsheet has it (TD-09). */
export const COLUMNAS_DE_CELDAS = ['codigo', 'descripcion', 'marca', 'iva'] as const;
export type ColumnaDeCeldas = (typeof COLUMNAS_DE_CELDAS)[number];

/** Why a cell stays as it is. */
export const PROBLEMAS_DE_CELDA = [
  'NO_ESTA',
  'CAMBIO',
  'NO_ES_CODIGO',
  'CODIGO_OCUPADO',
  'CODIGO_CRUZADO',
  'CODIGO_DOS_VECES',
  'NO_ES_DESCRIPCION',
  'NO_ES_IVA',
  'MARCA_DESCONOCIDA',
  'MARCA_INACTIVA',
  'NO_ES_IMPORTE',
  'BAJO_MARGEN',
] as const;
export type ProblemaDeCelda = (typeof PROBLEMAS_DE_CELDA)[number];

export type Falla = {
  readonly problema: ProblemaDeCelda;
  /** What it says now, what was typed, whose the code is, or the lowest that would do. */
  readonly detalle: string | null;
};

/** A cell that is put, over the version of the artículo that the person saw. */
type CeldaPuesta = { readonly id: string; readonly version: number; readonly valor: string };

export type PlanDeCelda = {
  readonly id: string;
  /** As people read them; null is nothing. */
  readonly antes: string | null;
  readonly despues: string | null;
  readonly falla: Falla | null;
};

export type ArticuloDeCelda = {
  readonly id: string;
  readonly version: number;
  readonly codigo: string;
  readonly descripcion: string;
  readonly marca: string | null;
  readonly iva: string;
  readonly estado: string;
};

export type HechosDeCeldas = {
  /** By the normal form of their name. */
  readonly marcas: ReadonlyMap<string, { readonly nombre: string; readonly activa: boolean }>;
  /** Artículos that are not inactive and have a code of those, by its normal form. */
  readonly ocupados: ReadonlyMap<string, readonly { readonly id: string; readonly codigo: string }[]>;
  /** Of each artículo whose new code is a bar code or an original one of another: the code of that other one (ART-25). */
  readonly cruzados: ReadonlyMap<string, string>;
};

/** What putting a text in each cell does: each is written or says why not (TD-09, INV-73). Those that are alike change nothing. */
export function planearCeldas(
  columna: ColumnaDeCeldas,
  celdas: readonly CeldaPuesta[],
  articulos: ReadonlyMap<string, ArticuloDeCelda>,
  hechos: HechosDeCeldas,
): readonly PlanDeCelda[] {
  const vistos = new Set<string>();
  return celdas.map(({ id, version, valor }) => {
    const articulo = articulos.get(id);
    if (!articulo) return fallada(id, null, { problema: 'NO_ESTA', detalle: null });
    const antes = articulo[columna];
    const leido = leer(columna, valor.trim(), antes, hechos);
    if ('problema' in leido) return fallada(id, antes, leido);
    if (leido.valor === antes) return { id, antes, despues: antes, falla: null };
    if (version !== articulo.version) return fallada(id, antes, { problema: 'CAMBIO', detalle: antes });
    const choque = columna === 'codigo' ? choqueDe(articulo, valor.trim(), hechos, vistos) : null;
    return choque ? fallada(id, antes, choque) : { id, antes, despues: leido.valor, falla: null };
  });
}

const fallada = (id: string, antes: string | null, falla: Falla): PlanDeCelda => ({ id, antes, despues: antes, falla });

type Leido = { readonly valor: string | null } | Falla;

const FORMAS = {
  codigo: [CambioDeArticulo.shape.codigo.unwrap(), 'NO_ES_CODIGO'],
  descripcion: [CambioDeArticulo.shape.descripcion.unwrap(), 'NO_ES_DESCRIPCION'],
} as const;

function leer(columna: ColumnaDeCeldas, texto: string, antes: string | null, { marcas }: HechosDeCeldas): Leido {
  if (columna === 'iva') {
    const iva = IvaDeArticulo.safeParse(ivaDe(texto));
    return iva.success ? { valor: iva.data } : { problema: 'NO_ES_IVA', detalle: texto };
  }
  if (columna === 'marca') {
    if (texto === '') return { valor: null };
    const marca = marcas.get(normaCodigo(texto));
    if (!marca) return { problema: 'MARCA_DESCONOCIDA', detalle: texto };
    // It stays at whoever has it.
    if (marca.activa || marca.nombre === antes) return { valor: marca.nombre };
    return { problema: 'MARCA_INACTIVA', detalle: marca.nombre };
  }
  const [forma, problema] = FORMAS[columna];
  const leido = forma.safeParse(texto);
  return leido.success ? { valor: leido.data } : { problema, detalle: texto };
}

/** «10,5 %», «21,00», «No gravado». */
function ivaDe(texto: string): string {
  const sinSigno = texto.replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,4})?$/.test(sinSigno)
    ? decimal(sinSigno).toFixed()
    : texto.toUpperCase().replace(/\s+/g, '_');
}

/**
 * INV-01: a code that another one has, or that two cells ask for. An inactive artículo holds none. One that another answers to as
 * something else is taken only where a reason can be given (ART-25).
 */
function choqueDe(
  { id, estado, codigo: suyo }: ArticuloDeCelda,
  codigo: string,
  { ocupados, cruzados }: HechosDeCeldas,
  vistos: Set<string>,
): Falla | null {
  if (estado === 'INACTIVO') return null;
  const norma = normaCodigo(codigo);
  const otro = ocupados.get(norma)?.find((uno) => uno.id !== id);
  if (otro) return { problema: 'CODIGO_OCUPADO', detalle: otro.codigo };
  const cruzado = cruzados.get(id);
  // Written another way it is the code that was taken with a reason.
  if (cruzado !== undefined && normaCodigo(suyo) !== norma) return { problema: 'CODIGO_CRUZADO', detalle: cruzado };
  if (vistos.has(norma)) return { problema: 'CODIGO_DOS_VECES', detalle: codigo };
  vistos.add(norma);
  return null;
}

/** A price that is put over the one the person saw, both as the lista keeps them; empty is none. */
type PrecioPuesto = { readonly id: string; readonly antes: string | null; readonly valor: string };

/** The same for the prices of a lista. `vigentes` has every artículo there is, with what holds for one unit. */
export function planearPrecios(
  precios: readonly PrecioPuesto[],
  vigentes: ReadonlyMap<string, string | null>,
): readonly PlanDeCelda[] {
  return precios.map(({ id, antes: visto, valor }) => {
    const vigente = vigentes.get(id);
    if (vigente === undefined) return fallada(id, null, { problema: 'NO_ESTA', detalle: null });
    const antes = vigente === null ? null : textoUnitario(vigente);
    const texto = valor.trim();
    const leido = texto === '' ? null : PrecioUnitario.safeParse(texto);
    if (leido && !leido.success) return fallada(id, antes, { problema: 'NO_ES_IMPORTE', detalle: texto });
    const despues = leido ? textoUnitario(leido.data) : null;
    if (despues === antes) return { id, antes, despues, falla: null };
    if (!mismoImporte(visto, antes)) return fallada(id, antes, { problema: 'CAMBIO', detalle: antes });
    return { id, antes, despues, falla: null };
  });
}

/** What is no amount was never seen. */
function mismoImporte(visto: string | null, hoy: string | null): boolean {
  if (visto === null || hoy === null) return visto === hoy;
  const leido = PrecioUnitario.safeParse(visto);
  return leido.success && decimal(leido.data).eq(hoy);
}
