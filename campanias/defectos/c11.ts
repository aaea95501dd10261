import type { Defecto } from './defecto.ts';

/** Imports that take in what they should not, or a part of it. */
export const defectosDeC11: readonly Defecto[] = [
  {
    nombre: 'c11-hasta-donde-se-pudo',
    que: 'de un archivo roto se toma lo que se leyó antes de la rotura',
    textos: [
      {
        modulo: 'servidor/src/importaciones/archivo/lector.ts',
        busca: '    throw new ReglaRota(explicar(error, fila + 1));',
        pone: '    explicar(error, fila + 1);',
      },
    ],
  },
  {
    nombre: 'c11-sin-proporcion',
    que: 'una planilla puede inflarse cuanto quiera',
    textos: [
      {
        modulo: 'servidor/src/importaciones/planilla/paquete.ts',
        busca: 'veces > LIMITES.proporcion',
        pone: 'veces > LIMITES.proporcion * 1_000_000',
      },
    ],
  },
  {
    nombre: 'c11-formula-viva',
    que: 'lo que se exporta se ejecuta como fórmula en la planilla',
    textos: [
      {
        modulo: 'servidor/src/http/csv.ts',
        busca: "/^'*[=+\\-@\\t\\r\\0]/.test(texto) ?",
        pone: 'texto.length < 0 ?',
      },
    ],
  },
];
