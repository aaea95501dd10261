import type { Traduccion } from '#i18n/traduccion.ts';
import type { estadoDeArticulo as es } from './estado-de-articulo.es.ts';

export const estadoDeArticulo: Traduccion<typeof es> = {
  confirmar: {
    activar: 'Activate {{codigo}}?',
    activarTexto: {
      BORRADOR: 'It begins to show in searches and can be sold.',
      DISCONTINUADO: 'It goes on being sold and is replenished again.',
      INACTIVO: 'It shows in searches again and can be sold. The minimums it had do not come back: set them again.',
    },
    discontinuar: 'Discontinue {{codigo}}?',
    discontinuarTexto: 'It is sold until the stock runs out, and not replenished.',
    inactivar: 'Deactivate {{codigo}}?',
    inactivarTexto:
      'It stops showing in searches, its code becomes free and its minimums go. It can be activated again.',
  },
  hecho: {
    activar: '{{codigo}} activated',
    discontinuar: '{{codigo}} discontinued',
    inactivar: '{{codigo}} deactivated',
  },
  dependencias: {
    titulo: '{{codigo}} cannot be deactivated yet',
    texto: 'Settle this first:',
    abrirNOTA: 'Open order',
    abrirAJUSTE: 'Open adjustment',
    abrirESTRUCTURA: 'Open structure',
    cerrar: 'Got it',
    verStock: 'See its stock',
  },
};
