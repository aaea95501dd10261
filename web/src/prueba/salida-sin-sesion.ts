import { createMemoryHistory } from '@tanstack/react-router';
import { crearRouter } from '#app/router.tsx';

/** Where an address sends whoever has no session: nowhere if it is shown to everybody. */
export async function salidaSinSesion(ruta: string): Promise<readonly string[]> {
  const salidas: string[] = [];
  const router = crearRouter(
    { sesion: async () => null, adelantar: () => {}, salirA: (href) => salidas.push(href) },
    createMemoryHistory({ initialEntries: [ruta] }),
  );
  // A page that leaves never ends to load.
  void router.load();
  await new Promise((listo) => setTimeout(listo));
  return salidas;
}
