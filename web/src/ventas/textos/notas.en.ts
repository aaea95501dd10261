import type { Traduccion } from '#i18n/traduccion.ts';
import type { notas as es } from './notas.es.ts';

export const notas: Traduccion<typeof es> = {
  titulo: 'Sales orders',
  nueva: 'New order',
  buscarEn: 'Number or customer',
  estado: {
    BORRADOR: 'Draft',
    CONFIRMADA: 'Confirmed',
    EN_PREPARACION: 'Being prepared',
    PARCIAL: 'Partial',
    FINALIZADA: 'Finalised',
    ANULADA: 'Voided',
  },
  columna: {
    numero: 'Number',
    fecha: 'Date',
    cliente: 'Customer',
    sucursal: 'Branch',
    estado: 'Status',
    pendientes: 'Pending',
    total: 'Total',
  },
  filtro: { estado: 'Status', cliente: 'Customer', sucursal: 'Branch', quien: 'Who made it', mias: 'Mine' },
  vista: { todas: 'All', borradores: 'Drafts', abiertas: 'To deliver', cerradas: 'Closed' },
  pendientesDe: '{{pendientes}} of {{renglones}}',
  renglones_one: '{{count}} line',
  renglones_other: '{{count}} lines',
  porEntregar_one: '{{count}} to deliver',
  porEntregar_other: '{{count}} to deliver',
  vacio: 'There are no sales orders yet',
  vacioTexto: 'The first one takes less than a minute, without touching the mouse.',
  abrir: 'Open',
  entregar: 'Deliver',
};
