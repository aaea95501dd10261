import type { QueryClient } from '@tanstack/react-query';
import { cubrir } from '#acceso/bloqueo/cerrojo.ts';
import { direccionDeLogin, type MotivoDeLogin } from '#acceso/guardia.tsx';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { alCambiarEnOtraPestana, contarAPestanas, ultimaNovedad } from '#api/pestanas.ts';
import { alVencerSesion } from '#api/sesion-vencida.ts';
import type { crearRouter } from './router.tsx';

type Router = ReturnType<typeof crearRouter>;

/** The server no longer knows the session: tells the other tabs and goes to the login, which tells it. */
export function avisarVencimiento(cache: QueryClient, router: Router): void {
  const habia = cache.getQueryData(sesionAbierta.queryKey);
  if (!habia || cubrir(habia)) return;
  contarAPestanas('vencio', null);
  irse(cache, router, 'vencida');
}

/** To the login, which says why and keeps where the person was. It is another page: nothing of what was read stays. */
function irse(cache: QueryClient, router: Router, motivo: MotivoDeLogin): void {
  cache.setQueryData(sesionAbierta.queryKey, null);
  router.options.context = { ...router.options.context, fin: motivo };
  router.options.context.salirA(direccionDeLogin({ next: router.state.location.href, motivo }));
}

/**
 * The tabs of a browser share one session: when it ends in one the others leave too, and when somebody else comes in
 * they do not go on showing what belongs to the former. Returns how to stop.
 */
export function seguirLaSesion(cache: QueryClient, router: Router): () => void {
  const dejarDePreguntar = alVencerSesion(() => avisarVencimiento(cache, router));
  const dejarDeOir = alCambiarEnOtraPestana(({ que, usuarioId }) => {
    const abierta = cache.getQueryData(sesionAbierta.queryKey);
    if (que === 'entro') {
      if (abierta?.usuario.id !== usuarioId) globalThis.location.reload();
      return;
    }
    if (!abierta) return;
    irse(cache, router, que === 'vencio' ? 'vencida' : 'salida');
  });
  // Going back may bring the page as it was, with what it showed, after the session is over.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && ultimaNovedad()?.que !== 'entro') globalThis.location.reload();
  };
  globalThis.addEventListener('pageshow', handlePageShow);
  return () => {
    dejarDePreguntar();
    dejarDeOir();
    globalThis.removeEventListener('pageshow', handlePageShow);
  };
}
