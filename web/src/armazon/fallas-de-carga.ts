const MARCA = 'trastienda.recarga.v1';

const TEXTOS = ['dynamically imported module', 'Importing a module script failed', 'Unable to preload CSS'];

/** Whether an error says that the code of a screen did not arrive. */
export const esFallaDeCarga = (error: Error): boolean => TEXTOS.some((texto) => error.message.includes(texto));

/**
 * After a new version is installed the old pages ask for files that are gone. The first time the page reloads by
 * itself; the second time the failure is shown, so that it never reloads for ever.
 */
export function recargarAnteFallas(): void {
  globalThis.addEventListener('vite:preloadError', (evento) => {
    if (sessionStorage.getItem(MARCA) !== null) return;
    sessionStorage.setItem(MARCA, new Date().toISOString());
    evento.preventDefault();
    globalThis.location.reload();
  });
  // A page that lived this long loaded well: the next failure is a new one.
  setTimeout(() => sessionStorage.removeItem(MARCA), 30_000);
}
