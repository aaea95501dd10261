import { type ReparoDeNumeros, textoDeReparos } from './reparos.ts';

export const erroresDeNumeros = {
  'stock.faltan_numeros': {
    status: 409,
    mensaje: ({ codigos }: { codigos: readonly string[] }) =>
      `Falta decir qué lotes, números de serie u obleas se mueven de ${codigos.join(', ')}.`,
  },
  'stock.numeros_con_reparos': {
    status: 409,
    mensaje: ({ fallas }: { fallas: readonly ReparoDeNumeros[] }) => `Revisá los números: ${textoDeReparos(fallas)}.`,
  },
} as const;
