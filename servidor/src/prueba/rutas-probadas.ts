import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Where each test file leaves the doors it knocked on, for the check that none is left untried. */
export const CARPETA_DE_RUTAS = fileURLToPath(
  new URL('../../../node_modules/.cache/trastienda/rutas-probadas/', import.meta.url),
);

/** Notes `GET /api/…/:id` for every request; the answer writes them down. */
export function anotarRutas(app: FastifyInstance): () => void {
  const rutas = new Set<string>();
  app.addHook('onResponse', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint) rutas.add(`${endpoint.method} ${endpoint.path}`);
  });
  return () => {
    mkdirSync(CARPETA_DE_RUTAS, { recursive: true });
    writeFileSync(`${CARPETA_DE_RUTAS}${randomUUID()}.txt`, [...rutas].join('\n'));
  };
}
