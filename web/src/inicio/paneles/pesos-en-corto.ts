import { porRegion } from '#i18n/region.ts';
import { enMillones } from '#ui/formato/en-millones.ts';

const enEnteros = porRegion(
  (etiquetas) =>
    new Intl.NumberFormat(etiquetas, {
      style: 'currency',
      currency: 'ARS',
      useGrouping: 'always',
      maximumFractionDigits: 0,
    }),
);

/** From here on millions are read, and not their figures. */
const LARGO = 10_000_000;
const MARCAS = /[\u200e\u200f\u061c]/g;

/** `$ 4.286.350`, `$ 186,4 M`: what a card has room for. Whoever shows it has the whole amount beside it. */
export function pesosEnCorto(importe: string | number): string {
  const valor = Math.round(Number(importe));
  const largo = Math.abs(valor);
  const partes = enEnteros().formatToParts(largo);
  const [primera, ...otras] = partes.filter(({ type }) => type === 'integer' || type === 'group');
  const escrito = partes
    .map((parte) => {
      if (largo < LARGO) return parte.value;
      if (parte === primera) return enMillones(largo);
      return otras.includes(parte) ? '' : parte.value;
    })
    .join('')
    .replace(MARCAS, '');
  return valor < 0 ? `\u2212${escrito}` : escrito;
}
