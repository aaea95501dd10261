import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { useEffect, useRef } from 'react';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { diasDelMes, primeroDelMes } from './dias.ts';
import { eventosDelDia } from './disposicion.ts';
import { EventoDeLista } from './evento-de-lista.tsx';
import { diaLargo, nombreDelDia, nombreDelMes } from './nombres.ts';
import { textos } from './textos.ts';
import type { DeVista } from './vista.ts';

/** The events of a month as a list, day by day: the view for a phone, and for who listens to the screen. */
export function Agenda(vista: DeVista & { readonly vecesHoy: number }) {
  const t = textos.usar();
  const foco = useFocoTrasQuitar<HTMLElement>(vista.eventos.length, 'li');
  const dias = diasDelMes(vista.fecha)
    .map((dia) => ({ dia, eventos: eventosDelDia(dia, vista.eventos) }))
    .filter(({ dia, eventos }) => eventos.length > 0 || dia === vista.hoy);
  const deHoy = useHoyALaVista(`${primeroDelMes(vista.fecha)} ${vista.vecesHoy}`);
  if (dias.every(({ eventos }) => eventos.length === 0)) {
    const lugar = { dia: vista.fecha, minuto: null };
    return (
      <VistaVacia
        icono={IconCalendarOff}
        titulo={t('sinEventos', { mes: nombreDelMes(vista.fecha) })}
        texto={t('sinEventosTexto')}
        accion={
          <Button variant="contained" onClick={() => vista.onAgregar(lugar, lugar)}>
            {t('agregar')}
          </Button>
        }
      />
    );
  }
  return (
    <Box {...foco} data-testid="calendar-agenda" sx={hoja}>
      {dias.map(({ dia, eventos }) => (
        <Box
          key={dia}
          component="section"
          ref={dia === vista.hoy ? deHoy : undefined}
          aria-label={nombreDelDia(dia)}
          sx={seccion}
        >
          <Box component="h3" sx={cuando} {...(dia === vista.hoy && { 'aria-current': 'date' as const })}>
            <Box component="span" sx={dia === vista.hoy ? { ...numero, ...conColor } : numero}>
              {Number(dia.slice(8))}
            </Box>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {diaLargo(dia)}
            </Typography>
          </Box>
          <Box component="ul" sx={{ flex: 1, minWidth: 0, m: 0, p: 0, listStyle: 'none' }}>
            {eventos.map((evento) => (
              <li key={evento.id}>
                <EventoDeLista evento={evento} onAbrir={() => vista.onAbrir(evento)} />
              </li>
            ))}
            {eventos.length === 0 && (
              <Typography component="li" variant="body2" sx={nada}>
                {t('hoyLibre')}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Who comes to the month of today, or asks for today, has it at the top, and what comes after it below. */
function useHoyALaVista(cuando: string) {
  const seccion = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is another moment, and not while one looks around
  useEffect(() => {
    const uno = seccion.current;
    if (uno?.parentElement) uno.parentElement.scrollTop = uno.offsetTop - uno.parentElement.offsetTop;
  }, [cuando]);
  return seccion;
}

/** Where the page scrolls, it scrolls apart all the same: what it begins with is what the bar above it says. */
const hoja = {
  flex: 1,
  minHeight: 0,
  maxHeight: { xs: 'max(320px, calc(100dvh - 340px))', md: 'none' },
  overflow: 'auto',
  p: { xs: 1.5, sm: 2.5 },
} as const;

const nada = { display: 'flex', alignItems: 'center', minHeight: 44, px: 1.5, color: 'text.secondary' } as const;

const seccion = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0, sm: 2 },
  py: 1,
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--t-palette-divider)' },
} as const;

const cuando = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: { sm: 152 },
  flex: 'none',
  height: 44,
  m: 0,
  fontWeight: 'inherit',
} as const;

const numero = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 34,
  height: 34,
  borderRadius: '17px',
  fontSize: '1.125rem',
  fontWeight: 600,
} as const;
const conColor = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
