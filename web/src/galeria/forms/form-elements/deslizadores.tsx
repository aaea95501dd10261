import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolume2 from '@tabler/icons-react/dist/esm/icons/IconVolume2.mjs';
import { useState } from 'react';
import { textos } from '#galeria/forms/form-elements/textos.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** One value, with its name for who does not see it. */
export function Uno({
  nombre,
  inicial,
  sx = {},
  ...props
}: Partial<SliderProps> & { readonly nombre: string; readonly inicial: number }) {
  return (
    <Box sx={{ px: 1, pt: props.valueLabelDisplay === 'on' ? 4 : 0 }}>
      <Slider
        aria-label={nombre}
        defaultValue={inicial}
        valueLabelDisplay="auto"
        {...props}
        sx={[rotulo, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </Box>
  );
}

/** How loud, between two pictures and with its figure. */
export function Volumen({ sx = {} }: { readonly sx?: object }) {
  const t = textos.usar();
  const [valor, setValor] = useState(60);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      <IconVolume2 size={20} stroke={1.7} aria-hidden />
      <Slider
        aria-label={t('deslizador.volumen')}
        value={valor}
        onChange={(_, nuevo) => setValor(Array.isArray(nuevo) ? (nuevo[0] ?? 0) : nuevo)}
        sx={sx}
      />
      <IconVolume size={20} stroke={1.7} aria-hidden />
      <Box component="span" sx={{ minWidth: 28, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
        {formatearEntero(valor)}
      </Box>
    </Box>
  );
}

/** From one value to another. */
export function Rango({ sx = {} }: { readonly sx?: object }) {
  const t = textos.usar();
  return (
    <Box sx={{ px: 1 }}>
      <Slider
        defaultValue={[20, 65]}
        valueLabelDisplay="auto"
        getAriaLabel={(i) => t(i === 0 ? 'deslizador.desde' : 'deslizador.hasta')}
        sx={[rotulo, sx]}
      />
    </Box>
  );
}

/** The value over the handle, in the looks of a tooltip. */
const rotulo = {
  '& .MuiSlider-valueLabel': {
    px: 1,
    py: 0.25,
    borderRadius: 0.75,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'tooltip.text',
    bgcolor: 'tooltip.background',
  },
} as const;

/** A thick bar with a hollow handle. */
export const grueso = {
  height: 8,
  '& .MuiSlider-track': { border: 'none' },
  '& .MuiSlider-rail': { bgcolor: 'primary.soft', opacity: 1 },
  '& .MuiSlider-thumb': { width: 22, height: 22, bgcolor: 'background.paper', border: 3, borderColor: 'primary.main' },
} as const;
