import { responde } from '#api/conexion.ts';

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

/**
 * After a new version is installed the old pages ask for files that are gone: the first time in each build the page loads
 * itself anew, so that it does not go on for ever. Only if the server is there, or the browser would put a page of its own
 * in place of everything. Tells whether it does.
 */
export async function recargarUnaVez(): Promise<boolean> {
  if (!(await responde()) || yaRecargo()) return false;
  globalThis.location.reload();
  return true;
}

/** Also notes it, by the address of this file, which changes with each build. Without storage nobody would remember. */
function yaRecargo(): boolean {
  try {
    if (sessionStorage.getItem(MARCA) === import.meta.url) return true;
    sessionStorage.setItem(MARCA, import.meta.url);
    return false;
  } catch {
    return true;
  }
}
