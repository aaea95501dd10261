import type { PrecioBajo, PrecioBajoMargen } from '@trastienda/nucleo/articulos/precios/bajo-margen.ts';
import type { erroresDeMargen } from '@trastienda/nucleo/articulos/precios/errores-de-margen.ts';
import { contar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

type Data = PrecioBajoMargen['data'];

const SIGNO: Readonly<Record<string, string>> = { ARS: '$', USD: 'US$' };
const figure = (valor: string, minimumFractionDigits: number): string =>
  Number(valor).toLocaleString('en', { minimumFractionDigits, maximumFractionDigits: 4 });

export const bajoMargenEn: Rechazos<keyof typeof erroresDeMargen> = {
  'articulos.precio_bajo_margen': (d) =>
    [
      ...d.precios.slice(0, 1).map((precio) => decir(precio, d)),
      ...(d.precios.length > 1 ? [`So do ${contar(d.precios.length - 1, 'more price')}.`] : []),
      d.sePuedeAceptar
        ? 'Change it or, if it goes at that price, accept it with a reason.'
        : 'Change it, or ask somebody who may write prices under the margin.',
    ].join(' '),
};

function decir({ codigo, importe, costo, margen, minimo }: PrecioBajo, d: Omit<Data, 'precios'>): string {
  const money = (valor: string) => `${SIGNO[d.moneda] ?? d.moneda} ${figure(valor, 2)}`;
  const dicho = `${codigo} at ${money(importe)} falls`;
  if (costo === null || margen === null || minimo === null) return `${dicho} below what ${d.lista} takes.`;
  const under =
    d.margenMinimo === null ? 'its cost' : `the minimum margin of ${d.lista}, ${figure(d.margenMinimo, 0)} %`;
  return (
    `${dicho} under ${under}: it costs ${money(costo)}${d.incluyeIva ? ' with VAT' : ''} and the margin would be ` +
    `${figure(margen, 0).replace('-', '−')} %. The lowest it can go is ${money(minimo)}.`
  );
}
