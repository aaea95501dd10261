import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { AlcanceDePermiso } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { abrirLlavero, quienEs } from '#acceso/index.ts';
import { crearApp } from '#app.ts';
import { crearCorreo } from '#correo/index.ts';
import type { Db } from '#db/db.ts';
import { crearUsuario } from '#http/contexto.ts';
import type { Entorno, Identidad } from '#http/entorno.ts';
import { abrirBase, type BaseDePrueba, crearBaseDePrueba } from './base.ts';
import { anotarRutas } from './rutas-probadas.ts';

/** What a test reads of an answer. `cuerpo` is loose on purpose: tests state what they expect of it. */
export type Contestacion = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test walks into answers of every shape
  readonly cuerpo: any;
  readonly texto: string;
  /** The same, untouched: what is no text. */
  readonly bytes: Buffer;
  readonly encabezados: Readonly<Record<string, string | string[] | number | undefined>>;
};

type Extra = { readonly clave?: string };

export type Cliente = {
  readonly usuarioId: string;
  readonly get: (url: string) => Promise<Contestacion>;
  readonly post: (url: string, cuerpo?: unknown, extra?: Extra) => Promise<Contestacion>;
  readonly patch: (url: string, cuerpo: unknown, extra?: Extra) => Promise<Contestacion>;
  readonly put: (url: string, cuerpo: unknown, extra?: Extra) => Promise<Contestacion>;
  readonly delete: (url: string, cuerpo?: unknown, extra?: Extra) => Promise<Contestacion>;
  /** A form with a file after its fields, as a browser sends it. */
  readonly subir: (
    url: string,
    campos: Readonly<Record<string, string>>,
    archivo?: ArchivoDePrueba,
    extra?: Extra,
  ) => Promise<Contestacion>;
};

export type ArchivoDePrueba = { readonly nombre: string; readonly contenido: string | Uint8Array };

export type Acceso = {
  readonly rol?: Rol;
  /** Instead of a role: exactly these. */
  readonly permisos?: readonly Permiso[];
  readonly sucursales?: AlcanceDePermiso;
  /** Permissions that hold in other sucursales than the rest. */
  readonly enOtras?: { readonly permisos: readonly Permiso[]; readonly sucursales: AlcanceDePermiso };
  readonly nombre?: string;
};

export type Prueba = BaseDePrueba & {
  readonly app: FastifyInstance;
  /** Someone who calls the API. An administrator everywhere unless said otherwise. */
  readonly cliente: (acceso?: Acceso) => Promise<Cliente>;
  /** The clock of the server; tests may set it. */
  readonly reloj: { ahora: Date | undefined };
  readonly dataDir: string;
};

/** The whole server on a database of its own (or on the one at `url`), with people made to measure. */
export async function crearPrueba(
  opciones: {
    readonly url?: string;
    readonly baseUrl?: string;
    readonly analizador?: string;
    readonly motorAtrasado?: Entorno['motorAtrasado'];
  } = {},
): Promise<Prueba> {
  const https = opciones.baseUrl?.startsWith('https:') ?? false;
  const base = opciones.url === undefined ? await crearBaseDePrueba() : abrirBase(opciones.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'datos-'));
  const llavero = abrirLlavero(dataDir);
  const direccion = () => opciones.baseUrl ?? 'http://trastienda.test';
  const personas = new Map<string, Identidad>();
  const reloj: Prueba['reloj'] = { ahora: undefined };
  const app = await crearApp(
    {
      db: base.db,
      dbLarga: base.db,
      ahora: () => reloj.ahora ?? new Date(),
      quienEs: async (request, reply) => {
        if (request.headers['x-prueba-usuario'] === undefined) return quienEs(base.db, https)(request, reply);
        const persona = personas.get(String(request.headers['x-prueba-usuario']));
        // A fresh user per request, as the real identity is: the scope question is asked anew each time.
        return (
          persona && {
            ...persona,
            usuario: crearUsuario(persona.usuario.id, persona.usuario.nombre, persona.usuario.permisos),
          }
        );
      },
      https,
      httpAbierto: false,
      motorAtrasado: opciones.motorAtrasado,
      baseUrl: opciones.baseUrl,
      llavero,
      direccion,
      correo: crearCorreo({ db: base.db, llavero, dataDir, direccion }),
      dataDir,
      analizador: opciones.analizador,
      databaseUrl: base.url,
    },
    { pool: base.pool, nivel: 'silent' },
  );
  const escribirRutas = anotarRutas(app);
  await app.ready();

  return {
    ...base,
    app,
    reloj,
    dataDir,
    cliente: async (acceso = {}) => {
      const identidad = await crearPersona(base.db, acceso);
      personas.set(identidad.usuario.id, identidad);
      return crearCliente(app, identidad.usuario.id);
    },
    cerrar: async () => {
      escribirRutas();
      await app.close();
      await base.cerrar();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function crearPersona(
  db: Db,
  { rol = 'administrador', permisos, sucursales = 'TODAS', enOtras, nombre = 'Persona de prueba' }: Acceso,
): Promise<Identidad> {
  const id = uuidv7();
  await db
    .insertInto('usuario')
    .values({ id, nombre, email: `${id}@prueba.test` })
    .execute();
  const concedidos: readonly Permiso[] = permisos ?? roles[rol].permisos;
  return {
    usuario: crearUsuario(
      id,
      nombre,
      new Map([
        ...concedidos.map((permiso) => [permiso, sucursales] as const),
        ...(enOtras?.permisos ?? []).map((permiso) => [permiso, enOtras?.sucursales ?? []] as const),
      ]),
    ),
    medio: 'clave',
    // Somebody who has just proved who they are: what asks for that is tried with real sessions.
    sesion: { id: uuidv7(), confirmadaHace: 0, pinHace: null, terminalId: null },
    huella: id,
    cuota: { lecturas: 1_000_000, escrituras: 1_000_000 },
  };
}

function crearCliente(app: FastifyInstance, usuarioId: string): Cliente {
  const llamar =
    (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE') =>
    async (url: string, cuerpo?: unknown, { clave }: Extra = {}): Promise<Contestacion> => {
      const respuesta = await app.inject({
        method,
        url,
        headers: {
          'x-prueba-usuario': usuarioId,
          ...(clave === undefined ? {} : { 'idempotency-key': clave }),
          ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(cuerpo === undefined ? {} : { payload: JSON.stringify(cuerpo) }),
      });
      return aContestacion(respuesta);
    };
  return {
    usuarioId,
    get: llamar('GET'),
    post: llamar('POST'),
    patch: llamar('PATCH'),
    put: llamar('PUT'),
    delete: llamar('DELETE'),
    subir: async (url, campos, archivo, { clave } = {}) => {
      const { cuerpo, tipo } = formulario(campos, archivo);
      const respuesta = await app.inject({
        method: 'POST',
        url,
        headers: {
          'x-prueba-usuario': usuarioId,
          'content-type': tipo,
          ...(clave === undefined ? {} : { 'idempotency-key': clave }),
        },
        payload: cuerpo,
      });
      return aContestacion(respuesta);
    },
  };
}

function aContestacion(respuesta: LightMyRequestResponse): Contestacion {
  const esJson = String(respuesta.headers['content-type'] ?? '').includes('json');
  return {
    status: respuesta.statusCode,
    cuerpo: esJson ? respuesta.json() : undefined,
    texto: respuesta.body,
    bytes: respuesta.rawPayload,
    encabezados: respuesta.headers,
  };
}

function formulario(campos: Readonly<Record<string, string>>, archivo: ArchivoDePrueba | undefined) {
  const limite = 'limite-de-prueba-7f3a';
  const partes = Object.entries(campos).map(([nombre, valor]) =>
    Buffer.from(`--${limite}\r\ncontent-disposition: form-data; name="${nombre}"\r\n\r\n${valor}\r\n`),
  );
  if (archivo) {
    const { nombre, contenido } = archivo;
    partes.push(
      Buffer.from(
        `--${limite}\r\ncontent-disposition: form-data; name="archivo"; filename="${nombre}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      Buffer.from(contenido),
      Buffer.from('\r\n'),
    );
  }
  return {
    cuerpo: Buffer.concat([...partes, Buffer.from(`--${limite}--\r\n`)]),
    tipo: `multipart/form-data; boundary=${limite}`,
  };
}
