import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { PropsDeEditor } from './escritorio.tsx';

const Escritorio = lazy(async () => ({ default: (await import('./escritorio.tsx')).Escritorio }));

/**
 * A field for text with format. `inicial` is HTML, made harmless before it is taken in, as is what is pasted; `onCambio` gets
 * the HTML and how many characters are read. What edits comes when the first one is drawn.
 */
export function EditorDeTexto(props: PropsDeEditor) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={(props.alto ?? 200) + 48} />}>
      <Escritorio {...props} />
    </Suspense>
  );
}
