import { gzipSync } from 'node:zlib';
import { type Pedido, pedir } from './red.ts';
import type { Terreno } from './terreno.ts';

type Caso = Pedido & { readonly que: string; readonly espera: readonly number[] };

const CLIENTES = { metodo: 'POST', ruta: '/api/clientes' } as const;
const hondo = (niveles: number): string => `{"razonSocial":${'['.repeat(niveles)}${']'.repeat(niveles)}}`;

const CASOS: readonly Caso[] = [
  { que: 'una dirección de 9 KB', espera: [414], ruta: `/api/articulos?buscar=${'x'.repeat(9_000)}` },
  { que: 'una dirección de 40 KB', espera: [414, 431], ruta: `/api/articulos?buscar=${'x'.repeat(40_000)}` },
  {
    que: '64 KB de encabezados',
    espera: [431],
    ruta: '/api/articulos',
    encabezados: { 'x-grande': 'x'.repeat(64_000) },
  },
  {
    que: '150 encabezados',
    espera: [431],
    ruta: '/api/articulos',
    encabezados: Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`x-${i}`, '1'])),
  },
  { que: 'un cuerpo de 300 KiB', espera: [413], ...CLIENTES, cuerpo: `{"razonSocial":"${'x'.repeat(300 * 1024)}"}` },
  { que: 'un cuerpo de 10.000 niveles', espera: [400], ...CLIENTES, cuerpo: hondo(10_000) },
  {
    que: 'una lista de 2.000',
    espera: [400],
    ...CLIENTES,
    cuerpo: JSON.stringify({ contactos: Array(2_000).fill({}) }),
  },
  {
    que: 'un cuerpo comprimido',
    espera: [415],
    ...CLIENTES,
    cuerpo: gzipSync(Buffer.alloc(50 * 1024 * 1024, ' ')),
    encabezados: { 'content-encoding': 'gzip' },
  },
  {
    que: 'un cuerpo que no es JSON',
    espera: [415],
    ...CLIENTES,
    cuerpo: 'hola',
    encabezados: { 'content-type': 'text/plain' },
  },
  {
    que: 'un formulario',
    espera: [415],
    ...CLIENTES,
    cuerpo: 'a=b',
    encabezados: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { que: 'una página de 5.000 filas', espera: [400], ruta: '/api/articulos?porPagina=5000' },
];

/** What is too large, too deep, too long or in another language is refused as it should, before it costs anything. */
export async function desmedidos({ servidor, clave, anotar, contar }: Terreno): Promise<void> {
  for (const { que, espera, encabezados, ...caso } of CASOS) {
    contar();
    const autorizados = { authorization: `Bearer ${clave}`, ...encabezados };
    const status = await pedir(servidor.url, { ...caso, encabezados: autorizados }).then(
      (respuesta) => respuesta.status,
      (error: Error) => error.message,
    );
    // Whoever is still sending when the refusal comes may only see the connection go.
    if (espera.includes(431) && typeof status === 'string' && /hang up|ECONNRESET|EPIPE/.test(status)) continue;
    if (!espera.includes(Number(status))) anotar(`${que}: ${status} en vez de ${espera.join(' o ')}`);
  }
}
