import { algunos, anotar, asentados, type Batalla, type Familia, intentar } from './batalla.ts';
import { puertasDe, quienPuede } from './puertas.ts';

type Encabezados = Readonly<Record<string, string>>;

/** How a request that another site made differs from ours. */
const AJENOS: readonly (readonly [string, (propios: Encabezados) => Encabezados])[] = [
  ['sin el encabezado propio', ({ 'x-requested-with': _, ...resto }) => resto],
  ['con otro valor en el encabezado', (propios) => ({ ...propios, 'x-requested-with': 'XMLHttpRequest' })],
  ['desde otro sitio', (propios) => ({ ...propios, 'sec-fetch-site': 'cross-site' })],
  ['desde un subdominio', (propios) => ({ ...propios, 'sec-fetch-site': 'same-site' })],
  ['con otro origen', (propios) => ({ ...propios, origin: 'https://ajeno.test' })],
  ['con origen nulo', (propios) => ({ ...propios, origin: 'null' })],
];

const DISFRACES: readonly Encabezados[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method': 'POST' },
  { 'x-method-override': 'PATCH' },
];

export const origen: Familia = {
  nombre: 'pedidos de otro sitio',
  busca: ['c09-sin-origen'],
  atacar: async (batalla) => {
    await cambios(batalla);
    await lecturas(batalla);
  },
};

/** Every change, as another site's page would send it with this person's cookie. */
async function cambios(batalla: Batalla): Promise<void> {
  const persona = quienPuede(batalla, 'cookie');
  for (const puerta of puertasDe(batalla, false).filter(({ fila }) => fila.pasan !== 'cualquiera')) {
    const parte = await puerta.pedir();
    const antes = await asentados(batalla);
    for (const [como, vestir] of algunos(batalla, AJENOS, 2)) {
      if (!batalla.seguir()) return;
      const envio = { metodo: puerta.metodo, ...parte, encabezados: vestir(persona.encabezados()) };
      await intentar(batalla, `${puerta.nombre} ${como}`, envio, ({ status, texto }) =>
        status === 403 && texto.includes('comun.origen_rechazado') ? undefined : `contestó ${status}`,
      );
    }
    anotar(batalla, puerta.nombre, (await asentados(batalla)) === antes, 'otro sitio dejó algo hecho');
  }
}

/**
 * A reading that asks to be taken for something else changes nothing. What it reads is made before. Each goes with the next
 * session: the files that one of them may ask for in a minute are few, and the rest of the minute would be waited out.
 */
async function lecturas(batalla: Batalla): Promise<void> {
  const persona = quienPuede(batalla, 'cookie');
  const pedidos: { readonly nombre: string; readonly ruta: string }[] = [];
  for (const { nombre, pedir } of algunos(batalla, puertasDe(batalla, true), 10)) {
    if (!batalla.seguir()) return;
    pedidos.push({ nombre, ruta: (await pedir()).ruta });
  }
  const antes = await asentados(batalla);
  for (const { nombre, ruta } of pedidos) {
    for (const disfraz of DISFRACES) {
      if (!batalla.seguir()) return;
      const union = ruta.includes('?') ? '&' : '?';
      const envio = {
        metodo: 'GET',
        ruta: `${ruta}${union}_method=DELETE`,
        encabezados: { ...persona.encabezados(), ...disfraz },
      };
      await intentar(batalla, `${nombre} disfrazado`, envio, () => undefined);
    }
  }
  anotar(batalla, 'lecturas disfrazadas', (await asentados(batalla)) === antes, 'una lectura cambió algo');
}
