import type { erroresDeEstructura } from '@trastienda/nucleo/articulos/estructura/errores.ts';
import { NIVELES_MAXIMO } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import type { Rechazos } from './tipos.ts';

export const estructuraEn: Rechazos<keyof typeof erroresDeEstructura> = {
  'articulos.estructura_ciclica': (d) =>
    `An article would be part of itself${d.programadas ? ', counting scheduled versions' : ''}: ${d.camino.join(' → ')}. Take out one of those components.`,
  'articulos.estructura_profunda': (d) =>
    `With ${d.codigo} the structure would have ${d.niveles} levels; it admits up to ${NIVELES_MAXIMO}. Bring the components closer to the final product.`,
  'articulos.estructura_fija': (d) =>
    `Version ${d.numero} was already in force and does not change. Create a new version from it.`,
  'articulos.estructura_programada': (d) =>
    `Version ${d.numero} is scheduled and its lines do not change. Take it off the schedule first.`,
  'articulos.estructura_dia_ocupado': (d) =>
    `Version ${d.numero} is already scheduled for ${d.dia}. Choose another day or take it off the schedule.`,
  'articulos.estructura_en_borrador': (d) =>
    `${d.codigo} already has version ${d.numero} as a draft. Go on with it or discard it.`,
  'articulos.estructura_sin_uso': ({ codigos, fusionados = [] }) =>
    [
      ...(codigos.length === 0
        ? []
        : [
            `It cannot be in force with articles that are inactive or keep no stock: ${codigos.join(', ')}. Change or reactivate them.`,
          ]),
      ...fusionados.map(
        ({ codigo, otro }) =>
          `It cannot be in force with ${codigo}, which was merged into ${otro} and is never activated again: use ${otro}.`,
      ),
    ].join(' '),
  'articulos.estructura_no_vigente': (d) =>
    `Version ${d.numero} is not in force: one assembles and takes apart with the one that is.`,
  'articulos.kit_sin_stock': (d) =>
    `${d.codigo} is a kit: it has no stock of its own, so it is neither assembled nor taken apart.`,
  'articulos.armado_sin_stock': (d) =>
    `There is not enough available in the warehouse: ${d.faltantes
      .slice(0, 5)
      .map(({ codigo, pedido, disponible }) => `${codigo} (${pedido} needed, ${disponible} there)`)
      .join(
        '; ',
      )}${d.faltantes.length > 5 ? ` and ${d.faltantes.length - 5} more` : ''}. Lower the quantity or choose substitutes.`,
  'articulos.armado_cambiado': (d) =>
    `The components are not those you saw: now they would be ${d.piezas
      .slice(0, 5)
      .map(({ codigo, cantidad }) => `${codigo} × ${cantidad}`)
      .join(', ')}${d.piezas.length > 5 ? ` and ${d.piezas.length - 5} more` : ''}. Look at them and confirm again.`,
  'articulos.desarmado_sin_piezas': (d) =>
    `No whole component comes out of that quantity of ${d.codigo}. Take more units apart.`,
  'articulos.orden_sin_deposito': (d) =>
    `The warehouse ${d.deposito} is inactive: it admits no movements. Choose another or reactivate it.`,
};
