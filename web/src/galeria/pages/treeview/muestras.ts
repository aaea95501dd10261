import type { NodoDeMuestra } from './estado.ts';

/** A root, three branches, and three leaves in each. */
export const ARBOL: NodoDeMuestra = {
  id: 'principal',
  nombre: 'Principal',
  hijos: [
    {
      id: 'motor',
      nombre: 'Motor',
      hijos: [
        { id: 'distribucion', nombre: 'Distribución' },
        { id: 'lubricacion', nombre: 'Lubricación' },
        { id: 'refrigeracion', nombre: 'Refrigeración' },
      ],
    },
    {
      id: 'suspension',
      nombre: 'Suspensión y dirección',
      hijos: [
        { id: 'amortiguadores', nombre: 'Amortiguadores' },
        { id: 'rotulas', nombre: 'Rótulas y bujes' },
        { id: 'cremallera', nombre: 'Cremallera' },
      ],
    },
    {
      id: 'electricidad',
      nombre: 'Electricidad',
      hijos: [
        { id: 'baterias', nombre: 'Baterías' },
        { id: 'iluminacion', nombre: 'Iluminación' },
        { id: 'encendido', nombre: 'Encendido' },
      ],
    },
  ],
};
