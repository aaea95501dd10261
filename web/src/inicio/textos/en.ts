import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  saludo: {
    manana: 'Good morning, {{nombre}}',
    tarde: 'Good afternoon, {{nombre}}',
    noche: 'Good evening, {{nombre}}',
  },
  actualizado: 'Updated {{hora}}',
  nuevaNota: 'Sales order',
  ordenar: 'Arrange cards',
  sinPaneles: 'No cards in view',
  sinPanelesTexto: 'Choose which ones to see with “Arrange cards”.',
  segundoFactor: {
    aviso: 'You administer Trastienda with a password alone. With a second factor, guessing it is not enough.',
    activar: 'Set up second factor',
  },
  motor: 'Update the database (PostgreSQL {{version}}): {{nueva}} mends faults.',
  pendientes: {
    titulo: 'To do now',
    en_one: '{{count}} pending in {{sucursal}}',
    en_other: '{{count}} pending in {{sucursal}}',
    alDia: 'All done',
    alDiaTexto: 'Nothing is pending in {{sucursal}}.',
    falla: 'Some pending work is missing: it could not be counted.',
    negativos: 'Negative stock',
    negativosDetalle: 'More was delivered than there was',
    porFinalizar: 'Orders to finalise',
    porFinalizarDetalle: 'Confirmed, still to deliver',
    ajustes: 'Adjustments to apply',
    ajustesDetalle: 'Written, stock not moved',
    borradores: 'Draft orders',
    borradoresDetalle: 'Started and not confirmed',
    sinPrecio: 'Articles without a price',
    sinPrecioDetalle: 'They cannot be sold like this',
  },
};
