import { caminos } from '@trastienda/nucleo/acceso/caminos.ts';
import type * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { PedidoRechazado, SinRespuesta } from '#api/pedir.ts';
import { claveNueva } from '#api/uuid.ts';

type Contrato = typeof contrato;
type Puerta = keyof typeof caminos & keyof Contrato;
type Cuerpo<P extends Puerta> = InputOf<Contrato[P]> extends { readonly body: infer B } ? B : undefined;

/**
 * Calls one of the doors of the server. The contract gives only its types here: its schemas would weigh as much as the
 * page. Rejects with `PedidoRechazado` or `SinRespuesta`.
 */
export async function pedir<P extends Puerta>(puerta: P, body?: Cuerpo<P>): Promise<ResponseOf<Contrato[P]>> {
  const { method, path } = caminos[puerta];
  const respuesta = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'x-requested-with': 'app',
      ...(method === 'GET' ? {} : { 'idempotency-key': claveNueva() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new SinRespuesta();
  });
  const cuerpo: unknown = await respuesta.json().catch(() => ({}));
  if (respuesta.ok) return cuerpo as ResponseOf<Contrato[P]>;
  throw new PedidoRechazado(respuesta.status, (cuerpo ?? {}) as Readonly<Record<string, unknown>>);
}
