import Box from '@mui/material/Box';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId } from 'react';
import { NOTE_COLORS, type NoteColor } from '#galeria/api-falsa/entidades/notes.ts';
import { textos } from './textos.ts';

/** The colours a note may have, as dots that are radio buttons; the one it has is ticked. */
export function ColoresDeNota(props: {
  readonly titulo: string;
  readonly valor: NoteColor;
  readonly onCambio: (color: NoteColor) => void;
}) {
  const t = textos.usar();
  const nombre = useId();
  return (
    <Box component="fieldset" data-testid="notes-colors" sx={marco}>
      <Box component="legend" sx={{ float: 'inline-start', p: 0, marginInlineEnd: 1.5, color: 'text.secondary' }}>
        {props.titulo}
      </Box>
      {NOTE_COLORS.map((color) => (
        <Box component="label" key={color} title={t(`colores.${color}`)} sx={punto(color)}>
          <input
            type="radio"
            name={nombre}
            aria-label={t(`colores.${color}`)}
            checked={color === props.valor}
            onChange={() => props.onCambio(color)}
          />
          {color === props.valor && <IconCheck size={16} stroke={2.4} aria-hidden />}
        </Box>
      ))}
    </Box>
  );
}

const marco = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, border: 0, p: 0, m: 0 } as const;

const punto = (color: NoteColor) =>
  ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    cursor: 'pointer',
    bgcolor: `${color}.main`,
    color: `${color}.contrastText`,
    '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '2px' },
  }) as const;
