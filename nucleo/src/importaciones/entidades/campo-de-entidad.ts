export type CampoDeEntidad = {
  /** How people call it; also the title of its column in the template. */
  readonly titulo: string;
  /** Other titles a file may give the column; compared in normal form, like `titulo`. */
  readonly otros: readonly string[];
  /** `al_crear`: a row may leave it out only when its record is there already. */
  readonly obligatorio: boolean | 'al_crear';
  readonly clase: 'texto' | 'numero' | 'fecha' | 'si_no';
  readonly ejemplo: string;
};

type Opciones = Partial<Pick<CampoDeEntidad, 'otros' | 'obligatorio' | 'clase'>>;

/** A field with the title and the example of its template. */
export const campo = (
  titulo: string,
  ejemplo: string,
  { otros = [], obligatorio = false, clase = 'texto' }: Opciones = {},
): CampoDeEntidad => ({ titulo, ejemplo, otros, obligatorio, clase });

/** The currency of an amount of the row. */
export const MONEDA = campo('Moneda', 'ARS', { otros: ['mon', 'divisa', 'currency'] });

/**
 * How the price one sells at is called besides. Looked for after the titles that say which one it is: a file has the former one next to
 * the new one.
 */
export const DE_VENTA = ['precio unitario', 'precio venta', 'precio de venta'] as const;

const DE_DESCUENTO = ['descuento', 'bonificacion', 'bonif', 'dto'] as const;

/** «Dto. 2», «2° dto», «Bonificación 2». */
const numerados = (n: number): readonly string[] =>
  [...DE_DESCUENTO, 'desc'].flatMap((nombre) => [`${nombre} ${n}`, `${n} ${nombre}`, `${n}º ${nombre}`]);

/** One that is not numbered may stand beside those that are. «Desc» is a description for some. */
const otroDescuento = (n: number): CampoDeEntidad =>
  campo(`Descuento ${n}`, '', { otros: [...numerados(n), ...DE_DESCUENTO] });

/** The discounts of the list of a proveedor: one column may bring them all, or each its own. */
export const DESCUENTOS = {
  descuentos: campo('Descuentos', '20+10+5', { otros: [...numerados(1), ...DE_DESCUENTO, 'dtos', 'desc'] }),
  descuento2: otroDescuento(2),
  descuento3: otroDescuento(3),
  descuento4: otroDescuento(4),
} as const;
