import { lazy, Suspense } from 'react';
import { useSesion } from '#acceso/sesion.tsx';

// Only a shared terminal needs it, and whole from the start: one that lost its network must lock too.
const BloqueoDeTerminal = lazy(async () => ({
  default: (await import('./bloqueo-de-terminal.tsx')).BloqueoDeTerminal,
}));

/**
 * On a shared terminal, covers the screen when nobody touched it for a while (GAP-10). Who left it goes on where they
 * were; anybody else begins anew.
 */
export function Bloqueo() {
  const { terminal, usuario } = useSesion();
  if (terminal === null) return null;
  return (
    <Suspense fallback={null}>
      <BloqueoDeTerminal minutos={terminal.minutos} usuarioId={usuario.id} />
    </Suspense>
  );
}
