import type { Traduccion } from '#i18n/traduccion.ts';
import type { busqueda as es } from './busqueda.es.ts';

export const busqueda: Traduccion<typeof es> = {
  buscabas: 'Did you mean…?',
  buscabasEsto: 'Did you mean “{{texto}}”?',
  buscar: 'Search “{{texto}}”',
  aca: '{{cantidad}} here',
  otras: '{{cantidad}} elsewhere',
  enTotal: '{{cantidad}} in all',
};
