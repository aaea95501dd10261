import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useRef } from 'react';
import { oculto } from '#ui/piezas/oculto.tsx';
import type { PropsDeEditor } from './escritorio.tsx';

const Escritorio = lazy(async () => ({ default: (await import('./escritorio.tsx')).Escritorio }));

/**
 * A field for text with format. `inicial` is HTML, made harmless before it is taken in, as is what is pasted; `onCambio` gets
 * the HTML and how many characters are read. What edits comes when the first one is drawn, and what is typed meanwhile in one
 * that is to have the keyboard waits for it.
 */
export function EditorDeTexto(props: PropsDeEditor) {
  const adelanto = useRef('');
  const espera = (
    <Box sx={{ position: 'relative' }}>
      <Skeleton variant="rounded" height={(props.alto ?? 200) + 48} />
      {props.enfocado && (
        <Box
          component="textarea"
          // It holds the place of the editor, which is going to take it.
          autoFocus
          aria-label={props.etiqueta}
          onChange={({ target }) => {
            adelanto.current = target.value;
          }}
          sx={oculto}
        />
      )}
    </Box>
  );
  return (
    <Suspense fallback={espera}>
      <Escritorio
        {...props}
        adelantado={() => {
          const texto = adelanto.current;
          adelanto.current = '';
          return texto;
        }}
      />
    </Suspense>
  );
}
