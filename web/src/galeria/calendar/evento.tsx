import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SystemStyleObject } from '@mui/system';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import type { Decir } from '#galeria/comun/textos.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { tintaDe } from './colores.ts';
import { esDeDias, primerDia, ultimoDia } from './estado.ts';
import { nombreDelDia, nombreDelTramo } from './nombres.ts';
import type { es } from './textos.es.ts';
import { textos } from './textos.ts';

const horaDe = (momento: string): string => momento.slice(11);

/** The hours of an event of some hours: «10:30–12:00»; otherwise, that it takes the day. */
export const horasDe = (evento: CalendarEvent, t: Decir<typeof es>): string =>
  evento.allDay ? t('todoElDia') : `${horaDe(evento.start)}–${horaDe(evento.end)}`;

/** When it is, in whole words. */
function cuandoEs(evento: CalendarEvent, t: Decir<typeof es>): string {
  const [desde, hasta] = [primerDia(evento), ultimoDia(evento)];
  const dias = desde === hasta ? nombreDelDia(desde) : nombreDelTramo(desde, hasta);
  return `${dias}, ${horasDe(evento, t)}`;
}

/** An event as a button, on its grid: a line of the days it takes, or a block as tall as it lasts. */
export function Evento(props: {
  readonly evento: CalendarEvent;
  readonly forma: 'linea' | 'bloque';
  readonly viene?: boolean;
  readonly sigue?: boolean;
  readonly sx: SystemStyleObject;
  readonly onAbrir: () => void;
}) {
  const t = textos.usar();
  const { evento, forma, viene = false, sigue = false } = props;
  const conHora = !evento.allDay && !(forma === 'linea' && viene);
  return (
    <ButtonBase
      data-evento={evento.id}
      data-testid="calendar-event"
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
      onClick={props.onAbrir}
      sx={[
        tintaDe(evento.color),
        pieza,
        forma === 'bloque' ? bloque : linea,
        ...(forma === 'linea' && !esDeDias(evento) ? [suelto] : []),
        ...(viene ? [cortadoAntes] : []),
        ...(sigue ? [cortadoDespues] : []),
        props.sx,
      ]}
    >
      {conHora && (
        <Box component="span" aria-hidden sx={forma === 'bloque' ? undefined : horaDeLinea}>
          {forma === 'bloque' ? horasDe(evento, t) : horaDe(evento.start)}
        </Box>
      )}
      <Box component="span" sx={{ fontWeight: 600, ...(forma === 'linea' && recortado) }}>
        {evento.title}
      </Box>
      <Oculto>{`, ${cuandoEs(evento, t)}`}</Oculto>
      {!sigue && <Box component="span" data-estira="" sx={forma === 'bloque' ? asaAbajo : asaAlFinal} />}
    </ButtonBase>
  );
}

const pieza = {
  position: 'absolute',
  zIndex: 1,
  overflow: 'hidden',
  justifyContent: 'flex-start',
  textAlign: 'start',
  borderRadius: '6px',
  bgcolor: 'var(--fondo)',
  color: 'var(--texto)',
  borderInlineStart: '3px solid var(--raya)',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '&:hover': { filter: 'brightness(0.96)', zIndex: 2 },
  '[data-modo=dark] &:hover': { filter: 'brightness(1.15)' },
  '&.Mui-focusVisible': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '1px', zIndex: 2 },
} as const;

const recortado = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const linea = { height: 24, gap: 0.5, paddingInline: '5px' } as const;
const horaDeLinea = {
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  display: { xs: 'none', md: 'inline' },
} as const;
/** One of some hours is lighter than those that take the day. */
const suelto = { bgcolor: 'transparent', borderRadius: '3px', '&:hover': { bgcolor: 'var(--fondo)' } } as const;
const bloque = {
  flexDirection: 'column',
  alignItems: 'stretch',
  padding: '3px 6px',
  boxShadow: '0 0 0 1px var(--t-palette-background-paper)',
} as const;
const cortadoAntes = { borderStartStartRadius: 0, borderEndStartRadius: 0, borderInlineStartStyle: 'dashed' } as const;
const cortadoDespues = { borderStartEndRadius: 0, borderEndEndRadius: 0 } as const;
const asaAlFinal = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 8,
  cursor: 'ew-resize',
} as const;
const asaAbajo = { position: 'absolute', insetInline: 0, bottom: 0, height: 7, cursor: 'ns-resize' } as const;
