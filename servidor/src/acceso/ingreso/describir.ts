import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { permisosDe } from '@trastienda/nucleo/acceso/permisos-de.ts';
import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import { concesionesDe } from '#acceso/sesiones.repo.ts';
import { sucursalesDe } from '#acceso/usuarios.repo.ts';
import type { Db } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { rechazar } from '#http/regla-rota.ts';
import { TIENE_FACTOR } from './personas.repo.ts';
import { vistasInicialesDe } from './vistas-iniciales.query.ts';

/** Who came in, what they may do and where they are: what the web draws its frame from. */
export async function describirSesion(
  { db, httpAbierto, motorAtrasado }: Pick<Entorno, 'db' | 'httpAbierto' | 'motorAtrasado'>,
  usuarioId: string,
  terminalId: string | null,
): Promise<Sesion> {
  const [persona, sucursales, concesiones, vistas] = await Promise.all([
    leerPersona(db, usuarioId, terminalId),
    sucursalesDe(db, usuarioId),
    concesionesDe(db, usuarioId),
    vistasInicialesDe(db, usuarioId),
  ]);
  const permisos = Object.fromEntries(
    [...permisosDe(concesiones)].map(([permiso, donde]) => [permiso, donde === 'TODAS' ? donde : [...donde]]),
  );
  const administra = persona.roles.includes('administrador');
  return {
    usuario: {
      id: persona.id,
      nombre: persona.nombre,
      email: persona.email,
      rol: persona.roles.map((rol) => roles[rol].nombre).join(', '),
      foto: rutaDeFoto(persona.id, persona.fotoVersion),
    },
    permisos,
    sucursales: [...sucursales],
    preferencias: {
      sucursalId: persona.sucursalPreferida,
      paginaDeInicio: persona.paginaDeInicio,
      inicio: persona.inicio,
    },
    vistas,
    terminal:
      persona.terminal === null || persona.minutos === null
        ? null
        : { nombre: persona.terminal, minutos: persona.minutos },
    tienePin: persona.tienePin,
    avisarHttp: httpAbierto && administra,
    avisarMotor: (administra && motorAtrasado) || null,
    avisarSegundoFactor: administra && !persona.tieneFactor,
  };
}

/** Where the picture of a person is: its address changes with it, so that browsers may keep it. */
export const rutaDeFoto = (usuarioId: string, version: string | null): string | null =>
  version === null ? null : `/api/usuario/fotos/${usuarioId}?v=${version}`;

type Persona = {
  readonly id: string;
  readonly nombre: string;
  readonly email: string;
  readonly roles: readonly Rol[];
  readonly fotoVersion: string | null;
  readonly sucursalPreferida: string | null;
  readonly paginaDeInicio: string | null;
  readonly inicio: string[] | null;
  readonly tienePin: boolean;
  readonly tieneFactor: boolean;
  readonly terminal: string | null;
  readonly minutos: number | null;
};

async function leerPersona(db: Db, usuarioId: string, terminalId: string | null): Promise<Persona> {
  const { rows } = await sql<Persona>`
    select u.id, u.nombre, u.email, u.foto_version as "fotoVersion", u.sucursal_preferida as "sucursalPreferida",
           u.pagina_de_inicio as "paginaDeInicio", u.paneles_de_inicio as inicio, t.nombre as terminal, t.minutos,
           array(select distinct c.rol from concesion c where c.usuario_id = u.id order by c.rol) as roles,
           exists (select from pin p where p.usuario_id = u.id) as "tienePin",
           ${TIENE_FACTOR} as "tieneFactor"
    from usuario u left join terminal t on t.id = ${terminalId}
    where u.id = ${usuarioId}
  `.execute(db);
  const [persona] = rows;
  if (!persona) rechazar('comun.sin_sesion', {});
  return persona;
}
