import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Every door of whatever applications are made while `hacer` runs: what the router knows, not what anybody says of it. */
export async function puertasDelRouter(hacer: () => Promise<unknown>): Promise<readonly string[]> {
  const puertas = new Set<string>();
  const anotar = (mensaje: unknown) => {
    const { fastify } = mensaje as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const uno of [method].flat()) puertas.add(`${uno} ${url}`);
    });
  };
  subscribe('fastify.initialization', anotar);
  try {
    await hacer();
  } finally {
    unsubscribe('fastify.initialization', anotar);
  }
  return [...puertas].sort();
}

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

/** The doors that an OpenAPI document describes, named as the table does. */
export const puertasDeOpenApi = ({ paths }: OpenApi): readonly string[] =>
  Object.entries(paths)
    .flatMap(([ruta, metodos]) =>
      Object.keys(metodos).map((metodo) => `${metodo.toUpperCase()} ${ruta.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
