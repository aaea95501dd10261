import type { crearRouter } from './router.tsx';

type Router = ReturnType<typeof crearRouter>;

/** Asks for the code of the screen an address leads to, while the server still says who is in. */
export function adelantarPantalla(router: Router): void {
  const pasos: readonly { readonly routeId: keyof Router['routesById'] }[] = router.matchRoutes(router.latestLocation);
  for (const { routeId } of pasos) {
    // What fails now is asked for again, and told, when the screen is opened.
    void Promise.resolve(router.loadRouteChunk(router.routesById[routeId])).catch(() => {});
  }
}

/** Resolves after so many milliseconds. */
export const pasar = (ms: number): Promise<void> => new Promise((listo) => setTimeout(listo, ms));

/** Lets the browser do what else it has before going on. */
export const turno = (): Promise<void> =>
  new Promise((listo) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      listo();
    };
    port2.postMessage(undefined);
  });
