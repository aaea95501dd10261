import { onlineManager, QueryClient } from '@tanstack/react-query';
import { alCambiarConexion } from '#api/conexion.ts';
import { PedidoRechazado } from '#api/pedir.ts';

const REINTENTOS = 2;

/** What was read from the server, for a short while. */
export const crearCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // The server's no is final; only silence, «busy» and «not so fast» are worth asking again, a second later and then two.
        retry: (fallas, error) =>
          fallas < REINTENTOS && !(error instanceof PedidoRechazado && error.status < 502 && error.status !== 429),
      },
      // Without a connection a command fails at once and says so; it does not wait to act later by itself.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * From now on nothing is asked for while there is no network and the server does not answer either: it may be this very machine,
 * which needs none.
 */
export const preguntarSegunElServidor = (): void =>
  onlineManager.setEventListener((poner) => alCambiarConexion((hay) => poner(hay || navigator.onLine)));
