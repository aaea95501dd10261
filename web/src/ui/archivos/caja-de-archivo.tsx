import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { oculto } from '#ui/piezas/oculto.tsx';

/** The pictures the server takes. */
export const IMAGENES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

type Props = {
  /** Clicked by the button that people see. */
  readonly ref: Ref<HTMLInputElement>;
  readonly etiqueta: string;
  readonly acepta: readonly string[];
  readonly onArchivos: (archivos: readonly File[]) => void;
  readonly multiple?: boolean;
  /** Takes one with the camera behind. */
  readonly capture?: 'environment';
};

/** The box files are chosen with: neither seen nor read out, since it would be the same button twice. */
export function CajaDeArchivo({ etiqueta, acepta, onArchivos, ...resto }: Props) {
  return (
    <Box
      component="input"
      type="file"
      accept={acepta.join(',')}
      aria-label={etiqueta}
      tabIndex={-1}
      aria-hidden
      onChange={(evento) => {
        onArchivos([...(evento.target.files ?? [])]);
        // The same file again after a refusal is a new choice.
        evento.target.value = '';
      }}
      sx={oculto}
      {...resto}
    />
  );
}
