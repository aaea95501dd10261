import { IVAS, textoDeIva } from '#articulos/iva.ts';
import { escribirNumero } from '#comun/escribir-numero.ts';
import type { Falla, ProblemaDeCelda } from './celdas.ts';

const ALICUOTAS = IVAS.map(textoDeIva).join(', ');

const dicho = (detalle: string | null): string => (detalle === null ? 'vacío' : `«${detalle}»`);

const FRASES: Readonly<Record<ProblemaDeCelda, (detalle: string | null) => string>> = {
  NO_ESTA: () => 'El artículo ya no está.',
  CAMBIO: (detalle) => `Alguien lo cambió mientras tanto: ahora dice ${dicho(detalle)}.`,
  NO_ES_CODIGO: () => 'No sirve como código: lleva alguna letra o número, hasta 60 caracteres, todos a la vista.',
  CODIGO_OCUPADO: (detalle) => `Ese código ya lo tiene ${detalle}. Usá otro.`,
  CODIGO_CRUZADO: (detalle) =>
    `Ese código ya es de ${detalle}, como código de barras u original. Usá otro o, si está bien así, cambialo desde la ficha.`,
  CODIGO_DOS_VECES: () => 'Ese código está dos veces en lo que pegaste.',
  NO_ES_DESCRIPCION: () => 'No sirve como descripción: lleva de 1 a 200 caracteres.',
  NO_ES_IVA: (detalle) => `${dicho(detalle)} no es una alícuota de IVA. Van ${ALICUOTAS}.`,
  MARCA_DESCONOCIDA: (detalle) => `No existe la marca ${dicho(detalle)}. Creala primero en Tablas generales.`,
  MARCA_INACTIVA: (detalle) => `La marca ${detalle} está inactiva. Usá otra o activala en Tablas generales.`,
  NO_ES_IMPORTE: (detalle) => `${dicho(detalle)} no es un importe. Escribilo en números, como 1250,50.`,
  BAJO_MARGEN: (detalle) =>
    detalle === null
      ? 'Queda por debajo de lo que la lista admite. Subilo, o pedíselo a quien puede escribir precios bajo el margen.'
      : `Queda bajo el costo o el margen mínimo de la lista. Lo más bajo que puede ir es ${escribirNumero(detalle, 2, 4)}.`,
};

/** Why a cell stays as it is, as people read it. */
export const decirFalla = ({ problema, detalle }: Falla): string => FRASES[problema](detalle);

export const erroresDeCeldas = {
  'articulos.celda_rechazada': {
    status: 409,
    /** `codigo`: of which artículo, when there were several cells. */
    mensaje: (d: Falla & { codigo: string | null }) => `${d.codigo === null ? '' : `${d.codigo}: `}${decirFalla(d)}`,
  },
  'articulos.precios_por_aprobar': {
    status: 409,
    mensaje: (d: { tope: number }) =>
      `Más de ${d.tope} precios a la vez los aprueba otra persona: preparalos en un lote de precios, o importalos de un archivo.`,
  },
} as const;
