import { isIPv6 } from 'node:net';

/**
 * Who a client is for counting: an IPv4 address, or the IPv6 /64 that one customer of a provider holds. IPv4 inside IPv6
 * is IPv4, however it is written.
 */
export function redDe(ip: string): string {
  const sinZona = ip.split('%')[0] ?? ip;
  if (!isIPv6(sinZona)) return sinZona;
  // The parser of addresses of the platform writes the one shortest form, with a dotted end turned into hexadecimal.
  const canonica = new URL(`http://[${sinZona}]`).hostname.slice(1, -1);
  const [cabeza = '', cola = ''] = canonica.split('::');
  const [grupos, finales] = [enGrupos(cabeza), enGrupos(cola)];
  const ceros = Array.from({ length: Math.max(0, 8 - grupos.length - finales.length) }, () => '0');
  const todos = canonica.includes('::') ? [...grupos, ...ceros, ...finales] : grupos;
  const [alto = '0', bajo = '0'] = todos.slice(6);
  if (todos.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [alto, bajo].flatMap(enOctetos).join('.');
  return `${todos.slice(0, 4).join(':')}::/64`;
}

const enGrupos = (texto: string): string[] => (texto === '' ? [] : texto.split(':'));

function enOctetos(grupo: string): number[] {
  const numero = Number.parseInt(grupo, 16);
  return [numero >> 8, numero & 0xff];
}

/**
 * Which addresses of X-Forwarded-For are believed: those that so many proxies of ours wrote, counted from the right. The
 * left-most ones are whatever the client wanted to write there.
 */
export const proxiesPropios = (cuantos: number): false | ((direccion: string, salto: number) => boolean) =>
  cuantos === 0 ? false : (_direccion, salto) => salto < cuantos;
