/** Where to go after entering: only a path of this application, never another site. */
export function destinoSeguro(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/')) return '/';
  // A second slash or backslash would make the browser read it as another host.
  const url = new URL(next, 'http://aca.invalid');
  if (url.host !== 'aca.invalid' || /^\/[/\\]/.test(next)) return '/';
  return url.pathname === '/login' ? '/' : `${url.pathname}${url.search}${url.hash}`;
}
