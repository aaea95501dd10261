import type { ConcesionLeida } from '@trastienda/nucleo/acceso/concesiones.ts';
import { minimoDeContrasena } from '@trastienda/nucleo/acceso/contrasena.ts';
import type { Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { roles } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import { rutaDeFoto } from '#acceso/ingreso/describir.ts';
import { enUnValor } from '#acceso/usuarios-admin/concesiones.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

type Fila = Omit<Perfil, 'foto' | 'roles' | 'contrasena' | 'segundoFactor' | 'preferencias'> & {
  readonly fotoVersion: string | null;
  readonly roles: readonly ConcesionLeida[];
  readonly sucursalPreferida: string | null;
  readonly paginaDeInicio: string | null;
  readonly inicio: string[] | null;
  readonly cambiadaEn: string;
  readonly factorDesde: string | null;
  readonly codigosSinUsar: number;
  readonly exigido: boolean;
};

/** Who somebody is, how they like to begin and how their account is protected. */
export async function leerPerfil(db: Db | Tx, usuarioId: string): Promise<Perfil> {
  const { rows } = await sql<Fila>`
    select u.id, u.version, u.nombre, u.email, u.alias, u.foto_version as "fotoVersion", u.creado_en as "creadoEn",
      u.sucursal_preferida as "sucursalPreferida", u.pagina_de_inicio as "paginaDeInicio", u.paneles_de_inicio as inicio,
      ${enUnValor(sql`select rol, sucursal_id from concesion where usuario_id = u.id`)} as roles,
      coalesce((select cambiada_en from credencial c where c.usuario_id = u.id), u.creado_en) as "cambiadaEn",
      (select activo_desde from factor_codigo f where f.usuario_id = u.id) as "factorDesde",
      (select count(*)::int from codigo_de_recuperacion c
       where c.usuario_id = u.id and c.usado_en is null) as "codigosSinUsar",
      exists (select from concesion c join politica_de_rol p on p.rol = c.rol
              where c.usuario_id = u.id and p.exige_segundo_factor) as exigido,
      coalesce((select json_agg(json_build_object('id', l.id, 'nombre', l.nombre, 'creadaEn', l.creada_en,
                                                  'usadaEn', l.usada_en, 'version', l.version) order by l.creada_en)
                from llave_de_acceso l where l.usuario_id = u.id), '[]') as llaves,
      exists (select from pin p where p.usuario_id = u.id) as "tienePin"
    from usuario u where u.id = ${usuarioId}
  `.execute(db);
  const [fila] = rows;
  if (!fila) rechazar('comun.sin_sesion', {});
  const { sucursalPreferida, paginaDeInicio, inicio, cambiadaEn, factorDesde, codigosSinUsar, exigido } = fila;
  return {
    ...fila,
    foto: rutaDeFoto(fila.id, fila.fotoVersion),
    roles: fila.roles.map(({ rol, sucursal }) => ({ rol: roles[rol].nombre, sucursal })),
    preferencias: { sucursalId: sucursalPreferida, paginaDeInicio, inicio },
    contrasena: {
      cambiadaEn,
      minimo: minimoDeContrasena(factorDesde !== null || fila.llaves.length > 0),
    },
    segundoFactor: { activo: factorDesde !== null, desde: factorDesde, codigosSinUsar, exigido },
  };
}
