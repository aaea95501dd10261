import type { ProblemaDeCelda } from '@trastienda/nucleo/articulos/celdas/celdas.ts';
import type { erroresDeCeldas } from '@trastienda/nucleo/articulos/celdas/errores.ts';
import type { Rechazos } from './tipos.ts';

const said = (detalle: string | null): string => (detalle === null ? 'empty' : `“${detalle}”`);

const SENTENCES: Readonly<Record<ProblemaDeCelda, (detalle: string | null) => string>> = {
  NO_ESTA: () => 'The article is not there any more.',
  CAMBIO: (detalle) => `Somebody changed it in the meantime: now it is ${said(detalle)}.`,
  NO_ES_CODIGO: () =>
    'It is no good as a code: it takes some letter or number, up to 60 characters, all of them visible.',
  CODIGO_OCUPADO: (detalle) => `${detalle} has that code already. Use another.`,
  CODIGO_CRUZADO: (detalle) =>
    `That code belongs to ${detalle} already, as a bar code or an original one. Use another or, if it is right, change it from its page.`,
  CODIGO_DOS_VECES: () => 'That code is twice in what you pasted.',
  NO_ES_DESCRIPCION: () => 'It is no good as a description: it takes 1 to 200 characters.',
  NO_ES_IVA: (detalle) => `${said(detalle)} is not a VAT rate. They are 21, 10.5, 27, 5, 2.5, 0, exempt and not taxed.`,
  MARCA_DESCONOCIDA: (detalle) => `There is no brand ${said(detalle)}. Create it first in General tables.`,
  MARCA_INACTIVA: (detalle) => `The brand ${detalle} is inactive. Use another or activate it in General tables.`,
  NO_ES_IMPORTE: (detalle) => `${said(detalle)} is not an amount. Write it in figures, as 1250.50.`,
  BAJO_MARGEN: (detalle) =>
    detalle === null
      ? 'It is below what the list takes. Raise it, or ask somebody who may write prices under the margin.'
      : `It is under the cost or the minimum margin of the list. The lowest it can go is ${Number(detalle).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}.`,
};

export const celdasEn: Rechazos<keyof typeof erroresDeCeldas> = {
  'articulos.precios_por_aprobar': ({ tope }) =>
    `More than ${tope} prices at once are approved by somebody else: prepare them in a price batch, or import them from a file.`,
  'articulos.celda_rechazada': ({ codigo, problema, detalle }) =>
    `${codigo === null ? '' : `${codigo}: `}${SENTENCES[problema](detalle)}`,
};
