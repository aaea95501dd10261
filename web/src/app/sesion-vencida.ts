import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { avisos } from '#ui/avisos.tsx';
import type { crearRouter } from './router.tsx';

/** The server no longer knows the session: tells it once and goes to the login, keeping where the person was. */
export function avisarVencimiento(cache: QueryClient, router: ReturnType<typeof crearRouter>): void {
  const habia = cache.getQueryData(sesionAbierta.queryKey);
  if (!habia) return;
  cache.setQueryData(sesionAbierta.queryKey, null);
  avisos.error(i18next.t('acceso:vencida'));
  void router.navigate({ to: '/login', search: { next: router.state.location.href } });
}
