import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { redDe } from './direccion.ts';
import { DatosInvalidos } from './regla-rota.ts';

/** Where a browser tells what the policy of a page stopped (`seguridad.md` 3.1). */
export const INFORMES_DE_POLITICA = '/api/csp-report';
const BYTES_MAXIMOS = 16 * 1024;
/** As of any door without a session: a page that is attacked, or an extension of somebody's, tells the same again and again. */
const POR_MINUTO = 120;
const LARGO_MAXIMO = 200;

const Informe = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
    'line-number': z.number().optional(),
  }),
});

/**
 * Anybody may tell, without a session: it is the browser that does. What is told is written to the log, cut short and without what
 * addresses are asked with, and nothing is kept.
 */
export function informesDePolitica(app: FastifyInstance): void {
  app.register(async (aparte) => {
    aparte.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      aparte.getDefaultJsonParser('error', 'error'),
    );
    aparte.post(
      INFORMES_DE_POLITICA,
      {
        bodyLimit: BYTES_MAXIMOS,
        config: {
          rateLimit: { max: POR_MINUTO, allowList: [], keyGenerator: ({ ip }) => `${redDe(ip)}:politica` },
        },
      },
      async (request) => {
        const leido = Informe.safeParse(request.body);
        if (!leido.success) throw new DatosInvalidos([{ path: [], message: 'No es un informe de un navegador.' }]);
        const { 'csp-report': informe } = leido.data;
        const linea = {
          directiva: corto(informe['effective-directive'] ?? informe['violated-directive']),
          frenado: sinConsulta(informe['blocked-uri']),
          pagina: sinConsulta(informe['document-uri']),
          desde: sinConsulta(informe['source-file']),
          renglon: informe['line-number'],
        };
        request.log.warn(linea, 'content security policy');
        return {};
      },
    );
  });
}

const corto = (texto: string | undefined): string | undefined => texto?.slice(0, LARGO_MAXIMO);

/** An address without its query, which is what somebody searched for; what is no address («inline», «eval») as it is. */
function sinConsulta(direccion: string | undefined): string | undefined {
  if (direccion === undefined || !URL.canParse(direccion)) return corto(direccion);
  const { protocol, host, pathname } = new URL(direccion);
  return corto(`${protocol}//${host}${pathname}`);
}
