import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { irA } from './navegar.ts';

/** A link to another door. A plain click stays in the page; any other is the browser's own. */
export function Enlace({ a, children }: { readonly a: string; readonly children: ReactNode }) {
  return (
    <Link href={a} onClick={alSeguir(a)} sx={alDedo}>
      {children}
    </Link>
  );
}

/** What a click on a link to another door does, for buttons that are links. */
export const alSeguir = (a: string) => (evento: MouseEvent) => {
  if (evento.button !== 0 || evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey) return;
  evento.preventDefault();
  irA(a);
};

/** As tall as a finger, without moving the lines around it. */
const alDedo = {
  '@media (pointer: coarse)': {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: 'var(--al-dedo, -14px)' },
  },
} as const;
