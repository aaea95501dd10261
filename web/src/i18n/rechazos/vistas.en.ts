import type { erroresDeVistas } from '@trastienda/nucleo/vistas/errores.ts';
import type { Rechazos } from './tipos.ts';

export const vistasEn: Rechazos<keyof typeof erroresDeVistas> = {
  'vistas.nombre_repetido': (d) => `You already have a view “${d.nombre}” of this table. Choose another name.`,
  'vistas.demasiadas': (d) =>
    `You already have ${d.maximo} views of this table. Delete one you do not use and try again.`,
  'vistas.no_compartida': (d) => `“${d.nombre}” is not shared with ${d.rol}. Share it first and choose it again.`,
};
