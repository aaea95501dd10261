import Box from '@mui/material/Box';
import { useRouterState } from '@tanstack/react-router';
import { bajoLaBarra } from './ancho.ts';

/** A thin line at the foot of the top bar while the next screen comes. */
export function Progreso({ horizontal }: { readonly horizontal: boolean }) {
  const pendiente = useRouterState({ select: ({ status }) => status === 'pending' });
  return <Box aria-hidden data-progreso={pendiente} sx={{ ...estilo, top: bajoLaBarra(horizontal, 2) }} />;
}

const estilo = {
  position: 'sticky',
  height: 2,
  mt: '-2px',
  zIndex: 1111,
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  '[dir="rtl"] &': { transformOrigin: 'right' },
  transform: 'scaleX(0)',
  opacity: 0,
  transition: 'opacity 160ms',
  '&[data-progreso="true"]': {
    transform: 'scaleX(.8)',
    opacity: 1,
    transition: 'transform 1500ms cubic-bezier(0,0,0,1) 150ms, opacity 80ms 150ms',
  },
  '@media (prefers-reduced-motion: reduce)': { '&[data-progreso="true"]': { transition: 'opacity 80ms 150ms' } },
  '@media print': { display: 'none' },
} as const;
