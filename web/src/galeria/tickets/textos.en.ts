import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './textos.es.ts';

export const en: Traduccion<typeof es> = {
  titulo: 'Tickets',
  buscar: 'Search tickets',
  tabla: 'Tickets of the help desk',
  filtros: 'Tickets by status',
  eliminar: 'Delete',
  eliminarEl: 'Delete ticket {{id}}',
  pregunta: 'Delete ticket {{id}}, “{{que}}”?',
  preguntaTexto: 'It leaves the list and cannot be undone.',
  eliminado: 'Ticket deleted',
  vacio: 'There are no tickets yet',
  vacioTexto: 'When somebody asks for help, it shows here.',
  filtro: { total_tickets: 'Total', Pending: 'Pending', Open: 'Open', Closed: 'Closed' },
  estado: { Pending: 'Pending', Open: 'Open', Closed: 'Closed' },
  urgencia: { error: 'Urgent', warning: 'Normal', success: 'No hurry' },
  ascendente: '{{columna}}, ascending',
  descendente: '{{columna}}, descending',
  columna: {
    Id: 'Number',
    ticketTitle: 'Ticket',
    AgentName: 'Assigned to',
    Status: 'Status',
    Date: 'Date',
    accion: 'Action',
  },
};
