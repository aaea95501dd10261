import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PersonaDeTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTextos } from '#puertas/textos.ts';

/** Who may go on in this terminal. Those without a PIN, or with theirs locked, are shown and say why. */
export function Personas(props: {
  readonly personas: readonly PersonaDeTerminal[];
  readonly onElegir: (persona: PersonaDeTerminal) => void;
}) {
  const t = useTextos();
  return (
    <Box component="ul" aria-label={t.pin.personas} sx={grilla}>
      {props.personas.map((persona) => {
        const motivo = persona.bloqueado ? t.pin.bloqueado : persona.tienePin ? undefined : t.pin.sinPin;
        return (
          <li key={persona.id}>
            <ButtonBase disabled={motivo !== undefined} onClick={() => props.onElegir(persona)} sx={ficha}>
              <Box aria-hidden sx={iniciales}>
                {inicialesDe(persona.nombre)}
              </Box>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{persona.nombre}</Box>
              {motivo && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{motivo}</Box>}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const inicialesDe = (nombre: string): string =>
  nombre
    .split(/\s+/)
    .slice(0, 2)
    .map((parte) => parte.charAt(0).toUpperCase())
    .join('');

const grilla = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'grid' },
} as const;

const ficha = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 1,
  p: 2,
  minHeight: 124,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { bgcolor: 'sunken' },
} as const;

const iniciales = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  fontSize: '1rem',
  fontWeight: 600,
  color: 'primary.onSoft',
  bgcolor: 'primary.soft',
} as const;
