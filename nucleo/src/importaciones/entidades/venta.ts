import { textoCantidad } from '#comun/cantidad.ts';
import { decimal } from '#comun/decimal.ts';
import { DECIMALES_UNITARIO, textoUnitario } from '#comun/dinero.ts';
import { normaCodigo } from '#comun/texto.ts';
import { leerFechaHora } from '#importaciones/lectura/fechas.ts';
import { leerNumero } from '#importaciones/lectura/numeros.ts';
import { type Lector, lectorDe, type Tabla } from '#importaciones/lectura/tabla.ts';
import type { ReglasDeVentas } from '#importaciones/perfiles.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import type { CampoDe } from './entidades.ts';

/** One line of a comprobante, as the file tells it. */
export type LineaDeVenta = {
  readonly fila: number;
  readonly comprobante: string;
  /** What came back; its quantity is positive here too. */
  readonly devolucion: boolean;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly servicio: boolean;
  readonly descripcion: string;
  /** Quantity as decimal text, always above zero. */
  readonly cantidad: string;
  /** ISO instant. */
  readonly fecha: string;
  /** Net unit price, above zero. */
  readonly precio: string;
  /** The customer's code in the other system; null for a sale without a name. */
  readonly cliente: string | null;
  readonly pais: string;
};

type CampoDeVenta = CampoDe<'ventas'>;
type Contexto = { readonly tabla: Tabla; readonly reglas: ReglasDeVentas; readonly ahora: Date };

/** One row of a file of sales (`acordado` 2). */
export function interpretarVenta(
  { tabla, reglas, ahora }: Contexto,
  celdas: readonly string[],
  fila: number,
): Interpretacion<LineaDeVenta> {
  const lector = lectorDe<CampoDeVenta>(tabla, celdas, fila);
  const precio = leerPrecio(lector, tabla);
  const comprobante = lector.texto('comprobante', 60);
  if (comprobante === '') lector.rechazar('comprobante', 'Falta el número de comprobante.');
  const { prefijoDeDevolucion, servicios } = reglas;
  const devolucion = prefijoDeDevolucion !== null && comprobante.startsWith(prefijoDeDevolucion);
  const codigo = lector.texto('codigo', 60);
  const codigoNorm = normaCodigo(codigo);
  if (codigoNorm === '') lector.rechazar('codigo', 'Falta el código del artículo, o no tiene letras ni números.');
  const cantidad = leerCantidad(lector, tabla, devolucion, precio);
  const fecha = leerFecha(lector, tabla, ahora);
  const descripcion = lector.texto('descripcion', 250);
  const cliente = lector.texto('cliente', 60);
  const pais = lector.texto('pais', 120);

  if (lector.rechazos.length > 0 || precio === undefined || cantidad === undefined || fecha === undefined) {
    return { aceptada: false, rechazos: lector.rechazos };
  }
  return {
    aceptada: true,
    fila: {
      fila,
      comprobante,
      devolucion,
      codigo,
      codigoNorm,
      servicio: servicios.includes(codigoNorm),
      descripcion: descripcion === '' ? codigo : descripcion,
      cantidad,
      fecha,
      precio,
      cliente: cliente === '' ? null : cliente,
      pais,
    },
  };
}

function leerPrecio(lector: Lector<CampoDeVenta>, { signo }: Tabla): string | undefined {
  const texto = lector.numero('precio', 40);
  const numero = texto === '' ? undefined : leerNumero(texto, { signo, decimales: DECIMALES_UNITARIO, enteros: 12 });
  if (numero && !numero.ok) {
    lector.rechazar('precio', numero.error);
    return undefined;
  }
  const precio = decimal(numero?.value ?? 0);
  if (precio.gt(0)) return textoUnitario(precio);
  lector.rechazar(
    'precio',
    precio.eq(0) ? 'No tiene precio: no se puede tomar como venta.' : 'El precio no puede ser negativo.',
  );
  return undefined;
}

function leerCantidad(
  lector: Lector<CampoDeVenta>,
  { signo }: Tabla,
  devolucion: boolean,
  precio: string | undefined,
): string | undefined {
  const numero = leerNumero(lector.numero('cantidad', 40), { signo, decimales: 3, enteros: 11 });
  if (!numero.ok) {
    lector.rechazar('cantidad', numero.error);
    return undefined;
  }
  const cantidad = decimal(numero.value);
  // Without a price the line is no sale, whichever its sign: one reason says it all.
  if (precio === undefined) return undefined;
  if (cantidad.eq(0)) lector.rechazar('cantidad', 'La cantidad no puede ser cero.');
  else if (devolucion && cantidad.gt(0)) {
    lector.rechazar('cantidad', 'En un comprobante de devolución la cantidad va en negativo.');
  } else if (!devolucion && cantidad.lt(0)) {
    lector.rechazar('cantidad', 'Es negativa y el comprobante no es una devolución: cargala como ajuste de stock.');
  }
  return textoCantidad(cantidad.abs());
}

function leerFecha(lector: Lector<CampoDeVenta>, { fecha: orden }: Tabla, ahora: Date): string | undefined {
  const fecha = leerFechaHora(lector.texto('fecha', 40), orden);
  if (fecha.ok && fecha.value <= ahora) return fecha.value.toISOString();
  lector.rechazar('fecha', fecha.ok ? 'La fecha es posterior a este momento.' : fecha.error);
  return undefined;
}
