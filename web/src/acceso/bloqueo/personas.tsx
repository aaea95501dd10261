import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PersonaDeTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

/** Who may go on with their PIN; whoever cannot is told why. */
export function Personas(props: {
  readonly personas: readonly PersonaDeTerminal[];
  readonly usuarioId: string;
  readonly onElegir: (id: string) => void;
}) {
  const { t } = useTranslation('acceso');
  const detalle = ({ id, tienePin, bloqueado }: PersonaDeTerminal): string => {
    if (bloqueado) return t('bloqueo.pinBloqueado');
    if (!tienePin) return t('bloqueo.sinPin');
    return id === props.usuarioId ? t('bloqueo.sigue') : '';
  };
  return (
    <Box
      component="ul"
      aria-label={t('bloqueo.personas')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {props.personas.map((persona) => (
        <li key={persona.id}>
          <ButtonBase
            disabled={!persona.tienePin || persona.bloqueado}
            onClick={() => props.onElegir(persona.id)}
            sx={fila}
          >
            <AvatarDe quien={persona} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{persona.nombre}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{detalle(persona)}</Box>
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const fila = {
  display: 'flex',
  justifyContent: 'start',
  textAlign: 'start',
  gap: 1.5,
  width: '100%',
  minHeight: 56,
  px: 1.5,
  borderRadius: 1,
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { opacity: 0.6 },
} as const;
