import type { AlcanceDePermiso, Permisos } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Hecho } from '#plataforma/auditoria.ts';
import { rechazar } from './regla-rota.ts';

/** What a reading may know about the outside. */
export type Consulta = {
  readonly db: Db;
  readonly usuario: Usuario;
  readonly ahora: Date;
  readonly pedidoId: string;
};

/** What a use case may know about the outside. Its transaction is already open and is not its to close. */
export type Orden = {
  readonly tx: Tx;
  readonly usuario: Usuario;
  readonly ahora: Date;
  readonly pedidoId: string;
  /** Says what the command did. Exactly once per command (INV-72). */
  readonly auditar: (hecho: Hecho) => void;
  /** Leaves something to tell people, if the command commits. It is written together with the audit. */
  readonly publicar: (evento: Evento) => void;
};

/** What the handler of a command gets. */
export type OrdenDeComando = Orden & {
  /** Where it came from, for what is audited later on its behalf. */
  readonly direccion: string;
  /** Runs once the command is committed, and only then. What it gives, if anything, is answered in its place. */
  readonly alConfirmar: (efecto: Efecto) => void;
  /**
   * Refuses a session that has not proved lately who is there, as a door with `confirmacion: 'reciente'` does: for what asks
   * that only of some orders.
   */
  readonly exigirReciente: () => void;
};

export type Efecto = () => Promise<unknown>;

export type Usuario = {
  readonly id: string;
  readonly nombre: string;
  readonly permisos: Permisos;
  /** The sucursales where a permission holds; an empty list when it holds nowhere. */
  readonly alcance: (permiso: Permiso) => AlcanceDePermiso;
  readonly puede: (permiso: Permiso, sucursalId?: string) => boolean;
  /** Refuses with 403 unless the permission holds in that sucursal. */
  readonly exigirEn: (permiso: Permiso, sucursalId: string) => void;
  /** Whether anybody asked for the scope: an endpoint of `sucursal` scope must have. */
  readonly consultoAlcance: () => boolean;
};

export function crearUsuario(id: string, nombre: string, permisos: Permisos): Usuario {
  let consultado = false;
  const alcance = (permiso: Permiso): AlcanceDePermiso => {
    consultado = true;
    return permisos.get(permiso) ?? [];
  };
  const puede = (permiso: Permiso, sucursalId?: string): boolean => {
    if (sucursalId === undefined) return permisos.has(permiso);
    const donde = alcance(permiso);
    return donde === 'TODAS' || donde.includes(sucursalId);
  };
  return {
    id,
    nombre,
    permisos,
    alcance,
    puede,
    exigirEn: (permiso, sucursalId) => {
      if (!puede(permiso, sucursalId)) rechazar('comun.sin_permiso', {});
    },
    consultoAlcance: () => consultado,
  };
}

/** Someone without a session is a user who may do nothing, so nobody has to ask whether there is a user. */
export const visitante = (): Usuario => crearUsuario('00000000-0000-0000-0000-000000000000', 'Visitante', new Map());
