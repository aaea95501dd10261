const PUERTA = /^\/(?:login|landingpage|auth(?:\/.*)?)\/?$/;
// What makes a browser read another host out of a path: a second slash, a backslash, or characters it throws away.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const CAMINO_PROPIO = /^\/(?![/\\])[^\u0000-\u001f\\]*$/;

/** Whether an address is one of the pages that are used before there is a session. They have an entry of their own. */
export const esPuerta = (camino: string): boolean => PUERTA.test(camino);

/** Where to go after entering: only a path of this application, never another site nor a door again. */
export function destinoSeguro(next: string | null | undefined): string {
  if (!next || !CAMINO_PROPIO.test(next)) return '/';
  return esPuerta(next.split(/[?#]/)[0] ?? '') ? '/' : next;
}
