const MARCA = 'trastienda.recarga.v1';
const NOMBRE = 'FallaDeCarga';
/** What browsers and the loader say when a file does not come; an error inside the file is not one of these. */
const DICHOS = ['dynamically imported module', 'Importing a module script failed', 'Unable to preload CSS'];
const PREFIJO = 'No llegó el código de la pantalla. ';

/** Whether an error says that the code of a screen, or its styles, did not arrive. */
export const esFallaDeCarga = (error: Error): boolean => error.name === NOMBRE;

/**
 * Marks the failures of the loader as they happen. They are thrown on: whoever draws the screen decides, since most
 * of them come from looking ahead at a link that nobody may follow. The router would reload by itself, also without a
 * connection, if it recognised them.
 */
export function marcarFallasDeCarga(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    if (payload.name === NOMBRE || !DICHOS.some((dicho) => payload.message.includes(dicho))) return;
    payload.name = NOMBRE;
    if (!payload.message.startsWith('Unable to preload CSS')) payload.message = PREFIJO + payload.message;
  });
}

/** Whether this failure may be mended by loading the page anew: not without a network, and once for each build. */
export const puedeRecargar = (): boolean => globalThis.navigator.onLine !== false && !yaRecargo();

/**
 * After a new version is installed the old pages ask for files that are gone: the page loads itself anew. Only if the
 * server is there, or the browser would put a page of its own in place of everything; and once, so that it does not go on
 * for ever. Tells whether it does.
 */
export async function recargarUnaVez(): Promise<boolean> {
  const responde = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!responde || !anotarRecarga()) return false;
  globalThis.location.reload();
  return true;
}

/** Noted by the address of this file, which changes with each build. Without storage nobody would remember. */
function yaRecargo(): boolean {
  try {
    return sessionStorage.getItem(MARCA) === import.meta.url;
  } catch {
    return true;
  }
}

function anotarRecarga(): boolean {
  try {
    sessionStorage.setItem(MARCA, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
