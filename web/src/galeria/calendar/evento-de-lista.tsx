import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { tintaDe } from './colores.ts';
import { primerDia, ultimoDia } from './estado.ts';
import { horasDe } from './evento.tsx';
import { nombreDelTramo } from './nombres.ts';
import { textos } from './textos.ts';

/** An event in a list, as a button: its colour, its hours and its title. */
export function EventoDeLista(props: { readonly evento: CalendarEvent; readonly onAbrir: () => void }) {
  const t = textos.usar();
  const { evento } = props;
  const [desde, hasta] = [primerDia(evento), ultimoDia(evento)];
  return (
    <ButtonBase data-testid="calendar-list-event" onClick={props.onAbrir} sx={[tintaDe(evento.color), fila]}>
      <Box component="span" aria-hidden sx={punto} />
      <Typography component="span" variant="body2" sx={horas}>
        {horasDe(evento, t)}
      </Typography>
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {evento.title}
        </Typography>
        {desde !== hasta && (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {nombreDelTramo(desde, hasta)}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}

const fila = {
  width: '100%',
  minHeight: 44,
  px: 1.25,
  py: 0.75,
  gap: 1.5,
  borderRadius: 1,
  justifyContent: 'flex-start',
  textAlign: 'start',
  fontFamily: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '-2px' },
} as const;

const punto = { flex: 'none', width: 10, height: 10, borderRadius: '50%', bgcolor: 'var(--raya)' } as const;

const horas = { flex: 'none', width: 96, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;
