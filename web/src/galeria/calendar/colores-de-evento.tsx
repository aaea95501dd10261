import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId } from 'react';
import { EVENT_COLORS, type EventColor } from '#galeria/api-falsa/entidades/calendar.ts';
import { tintaDe } from './colores.ts';
import { textos } from './textos.ts';

/** The colours of an event, as dots that are radio buttons; the one it has is ticked. */
export function ColoresDeEvento(props: { readonly valor: EventColor; readonly onCambio: (color: EventColor) => void }) {
  const t = textos.usar();
  const nombre = useId();
  return (
    <Box component="fieldset" sx={marco}>
      <Box component="legend" sx={{ float: 'inline-start', p: 0, marginInlineEnd: 1.5, color: 'text.secondary' }}>
        {t('color')}
      </Box>
      {EVENT_COLORS.map((color) => (
        <Box component="label" key={color} title={t(`colores.${color}`)} sx={[tintaDe(color), punto]}>
          <input
            type="radio"
            name={nombre}
            aria-label={t(`colores.${color}`)}
            checked={color === props.valor}
            onChange={() => props.onCambio(color)}
          />
          {color === props.valor && <IconCheck size={18} stroke={2.6} aria-hidden />}
        </Box>
      ))}
    </Box>
  );
}

const marco = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, border: 0, p: 0, m: 0 } as const;

const punto = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  cursor: 'pointer',
  bgcolor: 'var(--fondo)',
  color: 'var(--texto)',
  boxShadow: 'inset 0 0 0 3px var(--raya)',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '2px' },
} as const;
