import type { Note } from '#galeria/api-falsa/entidades/notes.ts';
import { haceDias } from '#galeria/comun/hace.ts';

/** Four notes, one of each colour of the samples. */
export const muestrasDeNotas = (ahora: Date): readonly Note[] => [
  {
    id: 1,
    title:
      'Inventario del depósito chico\n\nEl sábado a las 8 contamos las estanterías de la A a la D. Llevar las dos lectoras y las planillas de filtros.',
    color: 'info',
    datef: haceDias(ahora, 1),
    deleted: false,
  },
  {
    id: 2,
    title: 'Reclamar la garantía del embrague\n\nEl proveedor pidió fotos del desgaste y el número de lote.',
    color: 'error',
    datef: haceDias(ahora, 3),
    deleted: false,
  },
  {
    id: 3,
    title: 'José pasa a buscar las bujías\n\nQuedan apartadas debajo del mostrador 2 hasta el viernes.',
    color: 'warning',
    datef: haceDias(ahora, 6),
    deleted: false,
  },
  {
    id: 4,
    title:
      'Ideas para la vidriera de diciembre\n\nAceites en promoción, escobillas por par y un cartel con los horarios.',
    color: 'success',
    datef: haceDias(ahora, 12),
    deleted: false,
  },
];
