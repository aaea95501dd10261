import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Ticket } from '#galeria/api-falsa/entidades/tickets.ts';
import { CABEZA_AL_DEDO } from '#galeria/comun/al-dedo.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { DeCaja } from '#ui/teclado/foco-tras-quitar.ts';
import { COLUMNAS, type ColumnaDeTickets, columnaDe, esDescendente, type OrdenDeTickets } from './estado.ts';
import { textos } from './textos.ts';

const TONOS: Readonly<Record<Ticket['Status'], Tono>> = { Open: 'exito', Closed: 'error', Pending: 'aviso' };

type Props = {
  readonly tickets: readonly Ticket[];
  readonly buscar: string;
  readonly orden: OrdenDeTickets;
  readonly onOrden: (columna: ColumnaDeTickets) => void;
  readonly onEliminar: (ticket: Ticket) => void;
  /** Where the keyboard goes on when a row is deleted. */
  readonly foco: DeCaja<HTMLTableSectionElement>;
};

/** A page of tickets. On a phone their number, agent, date and state come below the title. */
export function TablaDeTickets({ tickets, buscar, orden, onOrden, onEliminar, foco }: Props) {
  const t = textos.usar();
  const elegida = columnaDe(orden);
  const sentido = esDescendente(orden) ? 'desc' : 'asc';
  return (
    <Table size="small" aria-label={t('tabla')} data-testid="tickets-table" sx={tabla}>
      <TableHead>
        <TableRow>
          {COLUMNAS.map((columna) => (
            <TableCell key={columna} className={columna} sortDirection={columna === elegida ? sentido : false}>
              <TableSortLabel
                active={columna === elegida}
                direction={columna === elegida ? sentido : 'asc'}
                onClick={() => onOrden(columna)}
                sx={CABEZA_AL_DEDO}
              >
                {t(`columna.${columna}`)}
              </TableSortLabel>
            </TableCell>
          ))}
          <TableCell align="right">{t('columna.accion')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody {...foco}>
        {tickets.map((ticket) => (
          <TableRow key={ticket.Id} data-testid="tickets-row">
            <TableCell className="Id">{ticket.Id}</TableCell>
            <TableCell className="ticketTitle">
              <Titulo ticket={ticket} buscar={buscar} />
            </TableCell>
            <TableCell className="AgentName">
              <Agente ticket={ticket} buscar={buscar} />
            </TableCell>
            <TableCell className="Status">
              <Estado ticket={ticket} />
            </TableCell>
            <TableCell className="Date">{formatearFecha(ticket.Date)}</TableCell>
            <TableCell align="right">
              <Pista texto={t('eliminarEl', { id: ticket.Id })}>
                <IconButton size="small" onClick={() => onEliminar(ticket)}>
                  <IconTrash size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </Pista>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Titulo({ ticket, buscar }: { readonly ticket: Ticket; readonly buscar: string }) {
  const t = textos.usar();
  const enTelefono = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <>
      <Box sx={conUrgencia}>
        <Box component="span" data-testid="tickets-urgency" sx={urgencia(ticket.Label)}>
          {t(`urgencia.${ticket.Label}`)}
        </Box>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 0 }}>
          <Resaltado texto={ticket.ticketTitle} buscar={buscar} />
        </Typography>
      </Box>
      <Typography className="descripcion" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        <Resaltado texto={ticket.ticketDescription} buscar={buscar} />
      </Typography>
      <Typography className="resumen" variant="caption" sx={{ color: 'text.secondary' }}>
        {`${ticket.Id} · ${ticket.AgentName} · ${formatearFecha(ticket.Date)}`}
      </Typography>
      {enTelefono && (
        <Box sx={{ mt: 0.75 }}>
          <Estado ticket={ticket} />
        </Box>
      )}
    </>
  );
}

function Estado({ ticket: { Status } }: { readonly ticket: Ticket }) {
  const t = textos.usar();
  return <EstadoChip tono={TONOS[Status]}>{t(`estado.${Status}`)}</EstadoChip>;
}

function Agente({ ticket, buscar }: { readonly ticket: Ticket; readonly buscar: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <AvatarDe quien={{ nombre: ticket.AgentName, foto: ticket.thumb }} lado={32} />
      <span>
        <Resaltado texto={ticket.AgentName} buscar={buscar} />
      </span>
    </Box>
  );
}

/** On a phone the title has its line to itself, however long it is. */
const conUrgencia = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 1,
  minWidth: 0,
} as const;

/** A dot of its colour, and in words for who does not tell colours apart. */
const urgencia = (tono: Ticket['Label']) =>
  ({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    color: `${tono}.text`,
    fontSize: '0.75rem',
    '&::before': { content: '""', width: 10, height: 10, borderRadius: '50%', bgcolor: `${tono}.main` },
  }) as const;

const tabla = {
  '& th, & td': { py: 1.25, px: 2, borderColor: 'divider', textAlign: 'start' },
  '& th:last-of-type, & td:last-of-type': { textAlign: 'end' },
  '& th': { bgcolor: 'header', color: 'text.secondary', fontWeight: 600 },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& .Id, & .Date': { whiteSpace: 'nowrap' },
  '& .descripcion': {
    display: { xs: 'none', sm: '-webkit-box' },
    WebkitLineClamp: 1,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& .resumen': { display: { xs: 'block', md: 'none' } },
  '& .Status': { display: { xs: 'none', sm: 'table-cell' } },
  '& .Id, & .AgentName, & .Date': { display: { xs: 'none', md: 'table-cell' } },
} as const;
