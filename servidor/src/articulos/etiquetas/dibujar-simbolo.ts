import type { Simbolo } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { type Trazos, trazosDeBarras, trazosDeCuadro } from '@trastienda/nucleo/articulos/etiquetas/trazos.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import bwip from 'bwip-js/node';

const TIPOS = { EAN13: 'ean13', CODE128: 'code128', QR: 'qrcode' } as const;

/** What the library says of a symbol: widths in turn of what has bars, or its squares one by one. */
type Crudo = { readonly sbs?: readonly number[]; readonly pixs?: readonly number[]; readonly pixx?: number };

/** The symbol as dark rectangles. */
export function dibujarSimbolo({ tipo, texto }: Simbolo): Trazos {
  const [crudo] = bwip.raw({
    bcid: TIPOS[tipo],
    text: texto,
    ...(tipo === 'QR' ? { eclevel: 'M' } : {}),
  }) as unknown as Crudo[];
  const { sbs, pixs, pixx } = definido(crudo, 'a symbol');
  if (tipo === 'QR') return trazosDeCuadro(definido(pixs, 'the squares of a QR'), definido(pixx, 'the side of a QR'));
  return trazosDeBarras(tipo, definido(sbs, 'the bars of a code'));
}
