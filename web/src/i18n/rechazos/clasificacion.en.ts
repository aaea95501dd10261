import type { erroresDeClasificacion } from '@trastienda/nucleo/articulos/clasificacion/errores.ts';
import type { LoQueLleva } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { contar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

function decirLoQueLleva({ nodos, articulos, inactivos }: LoQueLleva): string {
  const adentro = nodos > 0 ? `${contar(nodos, 'category', 'categories')}, ` : '';
  return `${adentro}${contar(articulos, 'article')}${inactivos > 0 ? ` and ${inactivos} inactive` : ''}`;
}

export const clasificacionEn: Rechazos<keyof typeof erroresDeClasificacion> = {
  'articulos.clasificacion_repetida': (d) =>
    `The code “${d.codigo}” already belongs to ${d.nombre}${
      d.dentroDe === null ? '' : `, inside ${d.dentroDe}`
    }. Use another code.`,
  'articulos.clasificacion_en_uso': (d) =>
    d.nodos > 0
      ? `${d.nombre} cannot be deactivated: it holds ${contar(d.nodos, 'active category', 'active categories')}. Deactivate ${d.nodos === 1 ? 'it' : 'them'} first.`
      : `${d.nombre} cannot be deactivated: it holds ${contar(d.articulos, 'active article')}. Move or deactivate ${d.articulos === 1 ? 'it' : 'them'} first.`,
  'articulos.clasificacion_inactiva': (d) =>
    `${d.nombre} is inactive in the classification. Activate it first or choose another.`,
  'articulos.codigos_chocan': (d) =>
    `${d.dentroDe} already has ${d.choques.map(({ codigo, con }) => `“${codigo}” (${con})`).join(', ')}. ` +
    'Choose other codes for what arrives.',
  'articulos.destino_invalido': (d) =>
    d.porque === 'YA_ESTA'
      ? `${d.nombre} is already in ${d.destino}. Choose another destination.`
      : `${d.nombre} cannot be merged into itself. Choose another destination.`,
  'articulos.clasificacion_por_omision': (d) =>
    `${d.nombre} takes the articles that arrive without a category, so it cannot be ${
      d.que === 'FUSIONAR'
        ? 'merged. Move its articles or merge another into it.'
        : 'deactivated. Move its articles to another one, or rename it.'
    }`,
  'articulos.lote_distinto': (d) =>
    `What was about to change is no longer the same: it was ${contar(d.vistos, 'article')} and now it is ${d.ahora.toLocaleString('en')}. Look again.`,
  'articulos.traslado_distinto': (d) =>
    `What ${d.nombre} takes along changed while you were looking: before ${decirLoQueLleva(d.vistos)}; now ` +
    `${decirLoQueLleva(d.ahora)}. Look again and confirm.`,
  'articulos.lote_no_se_deshace': (d) =>
    ({
      YA_SE_DESHIZO: 'That change was undone already.',
      ES_UNA_VUELTA: 'An undo cannot be undone: make the change again.',
      CAMBIO_DESPUES: 'Everything was moved again after that change, so there is nothing to bring back.',
      NINGUNO_PUEDE:
        'No article can go back to how it was: something of now is in the way, such as stock or open documents, a code that another one uses by now or an inactive subfamily.',
    })[d.porque],
};
