import type { Traduccion } from '#i18n/traduccion.ts';
import type { costosDeProveedores as es } from './costos-de-proveedores.es.ts';

export const costosDeProveedores: Traduccion<typeof es> = {
  titulo: 'What it asked for it',
  todos: 'All suppliers',
  vacio: 'It has asked nothing yet',
  vacioTexto: 'Every change of its cost stays here: by hand, by a list or when one is reverted.',
  deLista: 'List {{costo}}',
  quitado: 'Stopped selling it',
  sinCosto: 'No cost',
  origen: {
    MANO: 'By hand',
    LISTA: 'By its list',
    REVERSION: 'When its list was reverted',
    FUSION: 'Came from another article',
    CARGA: 'With the article',
    ANTERIOR: 'What it asked when this history began',
  },
};
