import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { listarArmados } from './armado/armados.query.ts';
import { armarEstructura } from './armado/armar.ts';
import { exportarArmados } from './armado/exportar-armados.ts';
import { planearArmado } from './armado/plan-de-armado.ts';
import { revertirArmado } from './armado/revertir-armado.ts';
import { cambiarEstadoDeEstructura } from './cambiar-estado.ts';
import { leerPlanillaDeEstructura } from './carga/planilla.query.ts';
import {
  cambiarEstructura,
  crearEstructura,
  descartarEstructura,
  validarEstructura,
  versionarEstructura,
} from './escribir-estructura.ts';
import { listarEstructuras } from './estructuras.query.ts';
import { explotarEstructura } from './explosion/explosion.query.ts';
import { exportarExplosion } from './explosion/exportar-explosion.ts';
import { leerUsos } from './explosion/usos.query.ts';
import { exportarEstructuras } from './exportar.ts';
import { verEstructura } from './ver-estructura.query.ts';

/** Files are read by a room above this one: the rows of the one that comes with a request, as they would have been pasted. */
export type FilasParaPegar = (request: FastifyRequest, endpoint: Endpoint) => Promise<string>;

export function rutasDeEstructura(app: FastifyInstance, entorno: Entorno, filasParaPegar: FilasParaPegar): void {
  montar(app, entorno, contrato.listarEstructuras, ({ db }, { query }) => listarEstructuras(db, query));
  montar(app, entorno, contrato.exportarEstructuras, async (consulta, { query }) =>
    exportarEstructuras(consulta, query),
  );
  montar(app, entorno, contrato.verEstructura, ({ db }, { params }) => verEstructura(db, params.id));
  montar(app, entorno, contrato.crearEstructura, (orden, { body }) => crearEstructura(orden, body));
  montar(app, entorno, contrato.versionarEstructura, (orden, { params }) => versionarEstructura(orden, params.id));
  montar(app, entorno, contrato.cambiarEstructura, (orden, { params, body }) =>
    cambiarEstructura(orden, params.id, body),
  );
  montar(app, entorno, contrato.cambiarEstadoDeEstructura, (orden, { params, body }) =>
    cambiarEstadoDeEstructura(orden, params.id, body),
  );
  montar(app, entorno, contrato.validarEstructura, (orden, { params, body }) =>
    validarEstructura(orden, params.id, body.version),
  );
  montar(app, entorno, contrato.descartarEstructura, (orden, { params, body }) =>
    descartarEstructura(orden, params.id, body.version),
  );
  montar(app, entorno, contrato.verUsosDeArticulo, async ({ db }, { params }) => ({
    filas: await leerUsos(db, params.id),
  }));
  // A POST for its length only: it changes nothing, so no command is opened for it.
  montarLibre(app, entorno, contrato.leerPlanillaDeEstructura, async (_, reply, { input }) =>
    reply.send({ renglones: await leerPlanillaDeEstructura(entorno.db, input.body) }),
  );
  montarLibre(app, entorno, contrato.leerArchivoDeEstructura, async (request, reply) =>
    reply.send({ texto: await filasParaPegar(request, contrato.leerArchivoDeEstructura) }),
  );
  rutasDeExplosion(app, entorno);
  rutasDeArmado(app, entorno);
}

function rutasDeExplosion(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.explotarEstructura, (consulta, { params, query }) =>
    explotarEstructura(consulta, params.id, query),
  );
  montar(app, entorno, contrato.exportarExplosion, (consulta, { params, query }) =>
    exportarExplosion(consulta, params.id, query),
  );
  montar(app, entorno, contrato.planearArmado, (consulta, { params, query }) => {
    const { opcionales = '', preferidos = '', ...resto } = query;
    return planearArmado(consulta, params.id, {
      ...resto,
      elecciones: { opcionales: new Set(partes(opcionales)), preferidos: new Map(partes(preferidos).map(enPar)) },
    });
  });
}

const partes = (texto: string): string[] =>
  texto
    .toLowerCase()
    .split(',')
    .filter((parte) => parte !== '');
const enPar = (parte: string): [string, string] => [parte.slice(0, 36), parte.slice(37)];

function rutasDeArmado(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.armarEstructura, (orden, { params, body }) => armarEstructura(orden, params.id, body));
  montar(app, entorno, contrato.listarArmados, (consulta, { query }) => listarArmados(consulta, query));
  montar(app, entorno, contrato.exportarArmados, async (consulta, { query }) => exportarArmados(consulta, query));
  montar(app, entorno, contrato.revertirArmado, (orden, { params, body }) => revertirArmado(orden, params.id, body));
}
