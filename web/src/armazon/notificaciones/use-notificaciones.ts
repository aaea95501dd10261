import { hashKey, type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import {
  leerNotificaciones,
  listarNotificaciones,
  type Notificacion,
} from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { useTranslation } from 'react-i18next';
import { claveDe, consultaDe, useComando } from '#api/consultas.ts';
import { useEventos } from '#api/eventos.ts';
import { useYaPinto } from '#api/tras-pintar.ts';
import { decirNotificacion } from '#i18n/decir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { reclamarAviso } from './reclamar-aviso.ts';

type Pagina = ResponseOf<typeof listarNotificaciones>;

const EN_MENU = 20;
const delMenu = consultaDe(listarNotificaciones, { query: { pagina: 1, porPagina: EN_MENU } });

const DEL_MENU = hashKey(delMenu.queryKey);

/** The last ones and how many are unread; the server tells of the new ones, so nobody asks every so often. */
export const useNotificaciones = () => useQuery({ ...delMenu, enabled: useYaPinto(), staleTime: 60_000 });

/** Marks some as read, or all up to one. Whatever shows them reads them again. */
export const useMarcarLeidas = () => useComando(leerNotificaciones);

/** The rooms whose screens show what a kind of event changes. A file may be of any of them, and whoever asked for it is elsewhere by now. */
const SALAS_DE = {
  importaciones: [
    'importaciones',
    'articulos',
    'clientes',
    'stock',
    'ventas',
    'tablas-generales',
    'actividad',
    'inicio',
  ],
  precios: ['articulos', 'ventas', 'inicio'],
  ventas: ['ventas', 'clientes', 'stock', 'articulos', 'inicio'],
  stock: ['stock', 'articulos', 'ventas', 'inicio'],
  permisos: ['usuario', 'administrador'],
  seguridad: ['usuario'],
  avisos: ['inicio'],
} as const;

/** Where a notification leads, as a link takes it: its route may carry a search. */
export function useDestino(): (una: Notificacion) => { readonly to: string; readonly search: never } {
  const { options } = useRouter();
  return ({ ruta }) => {
    const [to = '/', busqueda = ''] = ruta.split('?');
    return { to, search: options.parseSearch(busqueda) as never };
  };
}

/** Keeps the bell and the screens up to date with what the server tells, and says aloud what is important. */
export function useLlegadas(): void {
  const cache = useQueryClient();
  const decirla = useDecir();
  useEventos('notificacion', (nueva) => {
    const deAntes = estaEnElMenu(cache, nueva);
    agregar(cache, nueva);
    const [bandeja] = delMenu.queryKey;
    for (const sala of SALAS_DE[nueva.tema]) void cache.invalidateQueries({ queryKey: [sala] });
    // The pages of the full list; the short one has it already, but one that is being read may not know of it.
    const noLaTiene = ({ queryHash, state }: Query) => queryHash !== DEL_MENU || state.fetchStatus !== 'idle';
    void cache.invalidateQueries({ queryKey: [bandeja], predicate: noLaTiene });
    void deAntes.then((estaba) => {
      if (estaba) return;
      agregar(cache, nueva);
      if (nueva.importante) decirla(nueva);
    });
  });
  useEventos('repaso', () => {
    for (const sala of [...new Set(Object.values(SALAS_DE).flat()), claveDe(listarNotificaciones)[0]]) {
      void cache.invalidateQueries({ queryKey: [sala] });
    }
  });
}

/** What a page found there when it came is no news to it: the login that opened it, for one. */
async function estaEnElMenu(cache: QueryClient, { id }: Notificacion): Promise<boolean> {
  const { filas } = await cache.ensureQueryData(delMenu).catch(() => ({ filas: [] }));
  return filas.some((una) => una.id === id);
}

function agregar(cache: QueryClient, nueva: Notificacion): void {
  cache.setQueryData<Pagina>(delMenu.queryKey, (antes) => {
    if (!antes || antes.filas.some(({ id }) => id === nueva.id)) return antes;
    return {
      ...antes,
      filas: [nueva, ...antes.filas].slice(0, EN_MENU),
      total: antes.total + 1,
      sinLeer: antes.sinLeer + 1,
    };
  });
}

/** A toast that leads where the notification does; only one tab of the browser shows it. */
function useDecir(): (nueva: Notificacion) => void {
  const { t } = useTranslation('notificaciones');
  const avisos = useAvisos();
  const navigate = useNavigate();
  const router = useRouter();
  const marcar = useMarcarLeidas();
  return (nueva) => {
    // Who is already looking at it sees it there.
    const { pathname, href } = router.state.location;
    if ([pathname, href].includes(nueva.ruta) || !reclamarAviso(nueva.id)) return;
    const { titulo, texto } = decirNotificacion(nueva);
    const onClick = () => {
      marcar.mutate({ body: { ids: [nueva.id] } });
      void navigate({ href: nueva.ruta });
    };
    avisos.info(titulo, { detalle: texto, accion: { texto: t('ver'), onClick } });
  };
}
