import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import { FILTROS, type FiltroDeTickets } from './estado.ts';
import { textos } from './textos.ts';

const ASPECTO: Readonly<
  Record<FiltroDeTickets, { readonly tono: 'primary' | 'warning' | 'success' | 'error'; readonly icono: Icono }>
> = {
  total_tickets: { tono: 'primary', icono: IconTicket },
  Pending: { tono: 'warning', icono: IconClock },
  Open: { tono: 'success', icono: IconLifebuoy },
  Closed: { tono: 'error', icono: IconCircleCheck },
};

/** The four counters, each a button that leaves only what it counts. */
export function FichasDeTickets(props: {
  readonly filtro: FiltroDeTickets;
  readonly cuentas: Readonly<Record<FiltroDeTickets, number>>;
  readonly onFiltro: (filtro: FiltroDeTickets) => void;
}) {
  const t = textos.usar();
  return (
    <Box role="group" aria-label={t('filtros')} sx={grillaDeFichas}>
      {FILTROS.map((filtro) => {
        const { tono, icono: Icono } = ASPECTO[filtro];
        return (
          <ButtonBase
            key={filtro}
            aria-pressed={filtro === props.filtro}
            data-testid={`tickets-tile-${filtro}`}
            onClick={() => props.onFiltro(filtro)}
            sx={ficha(tono)}
          >
            <Icono size={26} stroke={1.5} aria-hidden />
            <Box component="span">
              <Box
                component="span"
                sx={{ display: 'block', fontSize: '1.5rem', lineHeight: '1.75rem', fontWeight: 600 }}
              >
                {formatearEntero(props.cuentas[filtro])}
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: '0.875rem' }}>
                {t(`filtro.${filtro}`)}
              </Box>
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** Two in a row on a phone, four from 900 px. */
export const grillaDeFichas = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

const ficha = (tono: string) =>
  ({
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: 2,
    px: 2.5,
    py: 2,
    borderRadius: 1,
    fontFamily: 'inherit',
    bgcolor: `${tono}.soft`,
    color: `${tono}.onSoft`,
    transition: 'box-shadow .12s',
    '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px currentColor' },
  }) as const;
