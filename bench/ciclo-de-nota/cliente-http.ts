import { abrirCliente as abrir, type Respuesta } from '#bench/cliente.ts';

export type ClienteHttp = {
  readonly post: (ruta: string, cuerpo: unknown, clave: string) => Promise<Respuesta>;
  readonly cerrar: () => void;
};

/** One person at the counter: a connection that stays open and one command at a time, each with its Idempotency-Key. */
export async function abrirCliente(url: string, clave: string): Promise<ClienteHttp> {
  const { pedir, cerrar } = await abrir(url, clave);
  return { post: (ruta, cuerpo, idempotencia) => pedir('POST', ruta, { cuerpo, idempotencia }), cerrar };
}
