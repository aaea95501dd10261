import type { Iva } from '#articulos/iva.ts';
import type { Moneda } from '#articulos/precios/moneda.ts';
import { DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { sinAusentes } from '#comun/sin-ausentes.ts';
import { normaCodigo } from '#comun/texto.ts';
import { diceSinPrecio } from '#importaciones/lectura/sin-precio.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import {
  anulable,
  dudaDeMoneda,
  importeDe,
  leerIva,
  leerSiNo,
  leerTipoDeArticulo,
  monedaDe,
  NO_ES_IVA,
  opcion,
  textoOpcional,
  type Vacios,
} from '#importaciones/lectura/valores.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { type CampoDeFila, leerCamposPropios } from './campos-propios.ts';
import { LARGO_DE_CODIGO, revisarCodigo } from './codigos.ts';
import type { CampoDe } from './entidades.ts';

type CodigoDeFila = {
  readonly tipo: 'BARRAS' | 'ORIGINAL' | 'ALTERNATIVO';
  readonly valor: string;
  readonly valorNorm: string;
};

/** What one row says of an artículo. What is absent stays as it is; `null` and `''` clear. Names are not resolved yet. */
export type FilaDeArticulo = {
  readonly fila: number;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly descripcion?: string;
  readonly marca?: string | null;
  readonly rubro?: string;
  readonly familia?: string;
  readonly subfamilia?: string;
  readonly unidad?: string;
  readonly tipo?: 'PRODUCTO' | 'SERVICIO' | 'KIT';
  readonly iva?: Iva;
  /** As its lista keeps it: net or with IVA. Zero is a price of its own; an empty cell says nothing about prices. */
  readonly precio?: string;
  /** What stands in the place of its price and says that there is none: it is taken without. */
  readonly sinPrecio?: string;
  /** The one its price is said to be in: where its lista is in another one, it is not its price there. */
  readonly moneda?: Moneda;
  /** Why nobody knows which currency its price is in: it is taken without. */
  readonly monedaDudosa?: { readonly valor: string; readonly motivo: string };
  readonly permiteNegativo?: boolean;
  readonly observaciones?: string;
  readonly codigos: readonly CodigoDeFila[];
  readonly campos?: readonly CampoDeFila[];
};

type Campo = CampoDe<'articulos'>;
const PRECIO = { decimales: DECIMALES_UNITARIO, enteros: 10, conMoneda: true };

/** One row of a file of artículos. Everything wrong with it is said at once. */
export function interpretarArticulo(
  { tabla, vaciosBorran }: Vacios & { readonly tabla: Tabla },
  celdas: readonly string[],
  fila: number,
): Interpretacion<FilaDeArticulo> {
  const lector = lectorDe<string>(tabla, celdas, fila);
  const texto = (campo: Campo, maximo: number) => textoOpcional(lector, tabla, campo, { maximo, vaciosBorran });
  const codigo = leerCodigoPropio(lector);
  const precioEscrito = lector.texto('precio', 40);
  const sinPrecio = diceSinPrecio(precioEscrito);
  const traePrecio = !sinPrecio && precioEscrito !== '';
  const monedaDudosa = traePrecio ? dudaDeMoneda(lector, 'precio') : undefined;
  const leida = {
    fila,
    codigo,
    codigoNorm: normaCodigo(codigo),
    // Names cannot be cleared: an empty one leaves what there is.
    descripcion: texto('descripcion', 200) || undefined,
    marca: anulable(texto('marca', 80)),
    rubro: texto('rubro', 80) || undefined,
    familia: texto('familia', 80) || undefined,
    subfamilia: texto('subfamilia', 80) || undefined,
    unidad: texto('unidad', 40) || undefined,
    tipo: opcion(lector, 'tipo', leerTipoDeArticulo, 'Es PRODUCTO, SERVICIO o KIT.'),
    iva: opcion(lector, 'iva', leerIva, NO_ES_IVA),
    precio: sinPrecio ? undefined : importeDe(lector, tabla, 'precio', PRECIO),
    sinPrecio: sinPrecio ? precioEscrito : undefined,
    moneda: traePrecio && !monedaDudosa ? monedaDe(lector, 'precio') : undefined,
    monedaDudosa,
    permiteNegativo: opcion(lector, 'permiteNegativo', leerSiNo, 'Va Sí o No.'),
    observaciones: texto('observaciones', 2000),
    codigos: [
      ...otrosCodigos(lector, 'codigoDeBarras', 'BARRAS'),
      ...otrosCodigos(lector, 'codigoOriginal', 'ORIGINAL'),
      ...otrosCodigos(lector, 'codigoAlternativo', 'ALTERNATIVO'),
    ],
    campos: leerCamposPropios(lector, tabla, { vaciosBorran }),
  };
  if (leida.subfamilia === undefined && leida.familia !== undefined && tabla.lugares.subfamilia !== undefined) {
    lector.rechazar('subfamilia', 'Falta la subfamilia de esa familia: un artículo cuelga de una subfamilia.');
  }
  if (lector.rechazos.length > 0) return { aceptada: false, rechazos: lector.rechazos };
  return { aceptada: true, fila: sinAusentes(leida) };
}

function leerCodigoPropio(lector: Lector<Campo>): string {
  const codigo = lector.texto('codigo', LARGO_DE_CODIGO);
  revisarCodigo(lector, 'codigo', codigo);
  if (codigo === '') lector.rechazar('codigo', 'Falta el código del artículo.');
  return codigo;
}

/** One cell may bring several codes, `|` between them. */
function otrosCodigos(lector: Lector<Campo>, campo: Campo, tipo: CodigoDeFila['tipo']): CodigoDeFila[] {
  const escritos = lector.texto(campo, 600).split('|');
  const distintos = new Map<string, CodigoDeFila>();
  for (const valor of escritos.map((escrito) => escrito.trim()).filter((escrito) => escrito !== '')) {
    if (valor.length > LARGO_DE_CODIGO)
      lector.rechazar(campo, `Cada código admite hasta ${LARGO_DE_CODIGO} caracteres.`);
    revisarCodigo(lector, campo, valor);
    const valorNorm = normaCodigo(valor);
    if (!distintos.has(valorNorm)) distintos.set(valorNorm, { tipo, valor, valorNorm });
  }
  return [...distintos.values()];
}
