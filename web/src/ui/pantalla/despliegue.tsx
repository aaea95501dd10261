import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

/** How long it takes to open or close. */
export const DESPLEGAR_MS = 160;

/**
 * What opens below what names it, and closes again. Nothing of it is there before it opens the first time; closed again, it
 * is out of sight and out of reach of the keyboard.
 */
export function Despliegue(props: { readonly abierto: boolean; readonly id?: string; readonly children: ReactNode }) {
  const { abierto, id, children } = props;
  const [huboQueAbrir, setHuboQueAbrir] = useState(abierto);
  if (abierto && !huboQueAbrir) setHuboQueAbrir(true);
  return (
    <Box id={id} sx={estilo(abierto)}>
      <Box sx={{ minHeight: 0, overflow: 'hidden' }}>{huboQueAbrir && children}</Box>
    </Box>
  );
}

const estilo = (abierto: boolean) =>
  ({
    display: 'grid',
    gridTemplateRows: abierto ? '1fr' : '0fr',
    // It disappears once it is closed, and not before; opened, it takes the keyboard at once.
    visibility: abierto ? 'visible' : 'hidden',
    transition: `grid-template-rows ${DESPLEGAR_MS}ms${abierto ? '' : `, visibility ${DESPLEGAR_MS}ms`}`,
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  }) as const;
