import { escribirNumero, escribirUnitario, plural } from '#comun/escribir-numero.ts';
import type { PrecioBajo, PrecioBajoMargen } from './bajo-margen.ts';

type Data = PrecioBajoMargen['data'];

export const erroresDeMargen = {
  'articulos.precio_bajo_margen': {
    status: 409,
    mensaje: (d: Data) =>
      [
        ...d.precios.slice(0, 1).map((precio) => decirPrecioBajo(precio, d)),
        ...(d.precios.length > 1
          ? [`Y ${plural(d.precios.length - 1, 'precio más queda así', 'precios más quedan así')}.`]
          : []),
        d.sePuedeAceptar
          ? 'Cambialo o, si va a ese precio, aceptalo con un motivo.'
          : 'Cambialo, o pedíselo a quien puede escribir precios bajo el margen.',
      ].join(' '),
  },
} as const;

/** One of them in words, with its figures for who may see them. */
function decirPrecioBajo(
  { codigo, importe, costo, margen, minimo }: PrecioBajo,
  { lista, moneda, incluyeIva, margenMinimo }: Omit<Data, 'precios'>,
): string {
  const dicho = `${codigo} a ${escribirUnitario(importe, moneda)}`;
  if (costo === null || margen === null || minimo === null)
    return `${dicho} queda por debajo de lo que ${lista} admite.`;
  const debajoDe =
    margenMinimo === null
      ? 'su costo'
      : `el margen mínimo de ${lista}, que es de ${escribirNumero(margenMinimo, 0, 2)} %`;
  return (
    `${dicho} queda bajo ${debajoDe}: cuesta ${escribirUnitario(costo, moneda)}${incluyeIva ? ' con IVA' : ''} y el margen ` +
    `sería de ${escribirNumero(margen, 0, 2).replace('-', '−')} %. Lo más bajo que puede ir es ${escribirUnitario(minimo, moneda)}.`
  );
}
