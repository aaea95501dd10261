import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { cuotas } from './cuotas.ts';
import { responderError } from './errores.ts';
import { INFORMES_DE_POLITICA, informesDePolitica } from './informes-de-politica.ts';
import { politicaDePagina } from './seguridad.ts';

let lineas: string[];
let app: ReturnType<typeof Fastify>;
beforeEach(async () => {
  lineas = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (linea: string) => void lineas.push(linea) } } });
  app.setErrorHandler(responderError);
  await cuotas(app);
  informesDePolitica(app);
  await app.ready();
});

const INFORME = {
  'csp-report': {
    'document-uri': 'https://trastienda.test/articulos/tabla?buscar=lo-que-alguien-busca',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ajeno.test/robar.js?de=quien',
    'source-file': 'https://trastienda.test/assets/a.js',
    'line-number': 7,
    'original-policy': 'x'.repeat(2_000),
  },
};
const enviar = (payload: string, tipo = 'application/csp-report') =>
  app.inject({ method: 'POST', url: INFORMES_DE_POLITICA, headers: { 'content-type': tipo }, payload });

it('seguridad 3.1 what the policy of a page stopped is told to the log, without what somebody was looking for', async () => {
  expect(politicaDePagina('n', false)).toContain(`report-uri ${INFORMES_DE_POLITICA}`);
  expect((await enviar(JSON.stringify(INFORME))).statusCode).toBe(200);
  expect(lineas.map((linea) => JSON.parse(linea))).toMatchObject([
    {
      directiva: 'script-src-elem',
      frenado: 'https://ajeno.test/robar.js',
      pagina: 'https://trastienda.test/articulos/tabla',
      desde: 'https://trastienda.test/assets/a.js',
      renglon: 7,
    },
  ]);
  expect(lineas.join()).not.toContain('alguien');
});

it('what is not one is refused, and so is a long one, another type and a flood', async () => {
  expect((await enviar('{"otra":1}')).statusCode).toBe(400);
  expect((await enviar('{')).statusCode).toBe(400);
  expect((await enviar('<a/>', 'application/xml')).statusCode).toBe(415);
  expect((await enviar(JSON.stringify({ ...INFORME, mas: 'x'.repeat(20_000) }))).statusCode).toBe(413);
  const varios = await Promise.all(Array.from({ length: 140 }, () => enviar(JSON.stringify(INFORME))));
  expect(new Set(varios.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  expect(lineas.filter((linea) => linea.includes('content security policy')).length).toBeLessThanOrEqual(120);
});

it('where a browser says «inline», it is told as it is, and what is very long is cut', async () => {
  const informe = { 'document-uri': `https://trastienda.test/${'a'.repeat(900)}`, 'blocked-uri': 'inline' };
  expect((await enviar(JSON.stringify({ 'csp-report': informe }))).statusCode).toBe(200);
  const [linea] = lineas.map((una) => JSON.parse(una));
  expect(linea.frenado).toBe('inline');
  expect(linea.pagina).toHaveLength(200);
});
