import type { LightMyRequestResponse } from 'fastify';
import * as otp from 'otpauth';
import type { Prueba } from '#prueba/app.ts';

type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser that calls the API: it keeps its cookies and sends what the web sends. */
export type Navegador = {
  readonly pedir: (method: Metodo, url: string, cuerpo?: unknown) => Promise<Vista>;
  readonly ingresar: (usuario: string, contrasena: string, recordar?: boolean) => Promise<Vista>;
  readonly cookies: Map<string, string>;
  /** Another one with the cookies this one has now. */
  readonly copia: () => Navegador;
  ip: string;
  agente: string;
};

export type Vista = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test walks into answers of every shape
  readonly cuerpo: any;
  readonly respuesta: LightMyRequestResponse;
};

let serie = 0;

/** Each comes from an address of its own unless told, so that the counts of addresses stay out of the way. */
export function abrirNavegador(
  prueba: Prueba,
  { cookies = [], host = 'localhost:3000' }: { cookies?: Iterable<readonly [string, string]>; host?: string } = {},
): Navegador {
  serie += 1;
  const guardadas = new Map<string, string>(cookies);
  const navegador: Navegador = {
    cookies: guardadas,
    ip: `10.${Math.floor(serie / 250)}.7.${serie % 250}`,
    agente: 'Prueba/1.0',
    pedir: async (method, url, cuerpo) => {
      const respuesta = await prueba.app.inject({
        method,
        url,
        remoteAddress: navegador.ip,
        headers: {
          host,
          'x-requested-with': 'app',
          'user-agent': navegador.agente,
          ...(guardadas.size > 0 ? { cookie: [...guardadas].map((par) => par.join('=')).join('; ') } : {}),
          ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(cuerpo === undefined ? {} : { payload: JSON.stringify(cuerpo) }),
      });
      for (const { name, value, maxAge, expires } of respuesta.cookies) {
        if (maxAge === 0 || (expires && expires.getTime() < Date.now())) guardadas.delete(name);
        else guardadas.set(name, value);
      }
      return { status: respuesta.statusCode, cuerpo: respuesta.json(), respuesta };
    },
    ingresar: (usuario, contrasena, recordar) =>
      navegador.pedir('POST', '/api/acceso/ingresar', {
        usuario,
        contrasena,
        ...(recordar === undefined ? {} : { recordar }),
      }),
    copia: () => abrirNavegador(prueba, { cookies: guardadas, host }),
  };
  return navegador;
}

/** What the application of the phone would show, now or so many seconds later. */
export const codigoDe = (secreto: string, ahora = new Date(), mas = 0): string =>
  new otp.TOTP({ secret: otp.Secret.fromBase32(secreto) }).generate({ timestamp: ahora.getTime() + mas * 1000 });

/** Sets up the second factor of whoever is in, and answers its secret and recovery codes. */
export async function ponerFactor(
  navegador: Navegador,
  ahora = new Date(),
): Promise<{ readonly secreto: string; readonly codigos: readonly string[] }> {
  const preparado = await navegador.pedir('POST', '/api/usuario/segundo-factor');
  const { secreto } = preparado.cuerpo;
  const activado = await navegador.pedir('POST', '/api/usuario/segundo-factor/activar', {
    codigo: codigoDe(secreto, ahora),
  });
  if (activado.status !== 200) throw new Error(JSON.stringify(activado.cuerpo));
  return { secreto, codigos: activado.cuerpo.codigos };
}
