import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, permite } from '@trastienda/nucleo/comun/endpoint.ts';
import { PedidoDeExportacion } from '@trastienda/nucleo/comun/exportacion.ts';
import { errores } from '@trastienda/nucleo/errores.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Entorno } from './entorno.ts';
import { TIPOS_DE_EXPORTACION } from './exportacion.ts';
import { RESPUESTA_TIMEOUT_MS } from './limites.ts';
import { conPlazo } from './plazo.ts';
import { rechazar } from './regla-rota.ts';

/**
 * The OpenAPI document, printed by @fastify/swagger from the contract values, and a page to read it.
 * Both need a session or a key.
 */
export async function documentacion(app: FastifyInstance, entorno: Entorno): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Trastienda', description: 'Interfaz de Trastienda', version: '1' },
      components: {
        securitySchemes: {
          clave: { type: 'http', scheme: 'bearer', description: 'Clave de interfaz' },
          sesion: { type: 'apiKey', in: 'cookie', name: 'sid' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const endpoint = route.config?.endpoint;
      return { schema: endpoint ? describir(endpoint) : { ...schema, hide: true }, url };
    },
  });

  const exigirIdentidad = async (request: FastifyRequest, reply: FastifyReply) => {
    const identidad = await conPlazo(RESPUESTA_TIMEOUT_MS, entorno.quienEs(request, reply));
    if (!identidad || !permite({ permiso: 'con_sesion' }, identidad.usuario.permisos)) rechazar('comun.sin_sesion', {});
  };
  // Long, and the same as long as the server runs: written once.
  let documento: string | undefined;
  app.get('/api/openapi.json', { onRequest: exigirIdentidad }, async (_request, reply) => {
    documento ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(documento);
  });
  // A hook of its own, and not one of the page's options: those leave its scripts and styles without lock.
  await app.register(async (pagina) => {
    pagina.addHook('onRequest', exigirIdentidad);
    await pagina.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      theme: { title: 'Trastienda · Interfaz' },
    });
  });
}

function describir(endpoint: Endpoint) {
  const { summary, permiso, params, query, body, response, errors, status = 200, formato = 'json' } = endpoint;
  return {
    summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    'x-permiso': permiso,
    security: permiso === 'publico' ? [] : [...(formato === 'eventos' ? [] : [{ clave: [] }]), { sesion: [] }],
    ...(params ? { params: esquema(params, 'input') } : {}),
    ...(query || formato === 'csv' ? { querystring: esquemaDeQuery(query, formato) } : {}),
    ...(body ? { body: esquema(body, 'input') } : {}),
    ...(endpoint.method === 'GET' || endpoint.secreta ? {} : { headers: CLAVE_DE_IDEMPOTENCIA }),
    response: {
      [status]:
        formato === 'json'
          ? { description: 'Hecho', ...esquema(response, 'output') }
          : {
              description: TEXTOS[formato].nombre,
              content: Object.fromEntries(TEXTOS[formato].tipos.map((tipo) => [tipo, { schema: { type: 'string' } }])),
            },
      ...rechazos([...errors, ...deConfirmacion(endpoint), ...deDescarga(endpoint)]),
    },
  };
}

/** What is not JSON. */
const TEXTOS = {
  csv: { nombre: 'Archivo CSV o XLSX', tipos: TIPOS_DE_EXPORTACION },
  pdf: { nombre: 'Documento PDF', tipos: ['application/pdf'] },
  imagen: { nombre: 'Imagen', tipos: ['image/*'] },
  archivo: { nombre: 'Archivo para guardar', tipos: ['application/octet-stream'] },
  eventos: { nombre: 'Lo que va pasando, mientras la conexión esté abierta', tipos: ['text/event-stream'] },
} as const;

const CLAVE_DE_IDEMPOTENCIA = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description:
        'Opcional. Repetir el pedido con la misma clave no lo hace dos veces: durante siete días contesta lo mismo que la primera vez, con Idempotent-Replayed: true.',
    },
  },
};

const esquema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...resto } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return resto;
};

/** Every export takes the same two besides those of its list. */
function esquemaDeQuery(query: z.ZodType | undefined, formato: Endpoint['formato']): object {
  const propio = conOrdenExplicado(query ? esquema(query, 'input') : { type: 'object', properties: {} });
  if (formato !== 'csv') return propio;
  const comun = esquema(PedidoDeExportacion, 'input');
  return { ...propio, properties: { ...propiedadesDe(propio), ...propiedadesDe(comun) } };
}

/** Its pattern says by which fields, and not how they are written: said here, no screen brings it along. */
function conOrdenExplicado(propio: object): object {
  const propiedades = propiedadesDe(propio);
  if (!('orden' in propiedades)) return propio;
  const orden = { ...(propiedades.orden as object), description: COMO_SE_ORDENA };
  return { ...propio, properties: { ...propiedades, orden } };
}

const COMO_SE_ORDENA =
  'Por qué campos va la lista, el primero primero, separados por comas. Con «-» delante, de mayor a menor: «descripcion,-codigo».';

const propiedadesDe = (esquema: object): object => ('properties' in esquema ? (esquema.properties as object) : {});

const deConfirmacion = ({ confirmacion }: Endpoint): Endpoint['errors'] => [
  ...(confirmacion === undefined ? [] : (['acceso.falta_confirmacion'] as const)),
  ...(confirmacion === 'persona' ? (['acceso.solo_en_persona'] as const) : []),
];

const deDescarga = ({ formato }: Endpoint): Endpoint['errors'] =>
  formato === 'csv' ? ['comun.descargas_a_la_vez'] : [];

/** Several refusals may share a status; OpenAPI wants one entry per status. */
function rechazos(codes: Endpoint['errors']) {
  const comunes: Endpoint['errors'] = [
    'comun.datos_invalidos',
    'comun.sin_sesion',
    'comun.sin_permiso',
    'comun.demasiados_pedidos',
    'comun.base_no_disponible',
    'comun.sin_espacio',
    'comun.en_uso',
    'comun.demora',
  ];
  const porStatus = Map.groupBy([...comunes, ...codes], (code) => errores[code].status);
  return Object.fromEntries(
    [...porStatus].map(([status, grupo]) => [
      status,
      {
        description: [...new Set(grupo)].join(', '),
        content: {
          'application/problem+json': {
            schema: {
              type: 'object',
              properties: { status: { type: 'integer' }, code: { type: 'string' }, title: { type: 'string' } },
            },
          },
        },
      },
    ]),
  );
}
