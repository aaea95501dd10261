import type pg from 'pg';
import type { Mensajero } from './enviar.ts';
import {
  conClave,
  conCookie,
  crearToken,
  dejarAMedias,
  type Gente,
  huella,
  nadie,
  type Persona,
  porSusMedios,
  porTurno,
  type Registrada,
  registrar,
} from './personas.ts';
import type { Sucursal } from './tabla/esperar.ts';

type Pedido = {
  readonly pool: pg.Pool;
  readonly mensajero: Mensajero;
  readonly sucursales: Readonly<Record<Sucursal, string>>;
};

const encargado = (nombre: string): Gente => ({ nombre, concesiones: [{ rol: 'encargado', donde: 'central' }] });
type Nueve<T> = [T, T, T, T, T, T, T, T, T];

const administrador = (nombre: string): Gente => ({ nombre, concesiones: [{ rol: 'administrador', donde: 'todas' }] });

/**
 * People of whom something was taken. All of them were let in a moment before: what changes holds from the next request
 * on, whatever the server remembers.
 */
export async function crearSituaciones({ pool, mensajero, sucursales }: Pedido): Promise<readonly Persona[]> {
  const gente = [
    administrador('desactivado'),
    administrador('sesión vencida'),
    administrador('sesión ociosa'),
    administrador('sesión cerrada'),
    administrador('clave revocada'),
    administrador('sin roles'),
    encargado('mudado'),
    administrador('a medias'),
    administrador('sin confirmar'),
  ];
  const [desactivado, vencida, ociosa, cerrada, revocada, sinRoles, mudado, aMedias, sinConfirmar] = (await registrar(
    pool,
    sucursales,
    gente,
  )) as Nueve<Registrada>;
  for (const una of [desactivado, vencida, ociosa, cerrada, revocada, sinRoles, mudado, aMedias, sinConfirmar]) {
    await exigirQueEntre(mensajero, una);
  }

  await pool.query('update usuario set activo = false where id = $1', [desactivado.usuarioId]);
  await pool.query(`update sesion set creada_en = now() - interval '13 hours' where usuario_id = $1`, [
    vencida.usuarioId,
  ]);
  await pool.query(`update sesion set usada_en = now() - interval '61 minutes' where usuario_id = $1`, [
    ociosa.usuarioId,
  ]);
  for (const token of cerrada.tokens) {
    await mensajero.enviar({ metodo: 'POST', ruta: '/api/acceso/salir', encabezados: conCookie(token) });
  }
  await pool.query('update clave_api set revocada_en = now() where usuario_id = $1', [revocada.usuarioId]);
  await pool.query(`update clave_api set vence_en = now() - interval '1 second' where usuario_id = $1`, [
    vencida.usuarioId,
  ]);
  await pool.query('delete from concesion where usuario_id = $1', [sinRoles.usuarioId]);
  await pool.query('update concesion set sucursal_id = $2 where usuario_id = $1', [
    mudado.usuarioId,
    sucursales.rosario,
  ]);
  await pool.query('delete from sesion where usuario_id = $1', [aMedias.usuarioId]);
  const pendientes = await dejarAMedias(pool, aMedias.usuarioId, INGRESOS);
  const [pendiente = ''] = pendientes;
  await pool.query(`update sesion set confirmada_en = now() - interval '11 minutes' where usuario_id = $1`, [
    sinConfirmar.usuarioId,
  ]);
  return [
    nadie('sin sesión'),
    quienDebeUnFactor(pendientes),
    nadie('con el ingreso pendiente en lugar de la sesión', conCookie(pendiente)),
    nadie('con el ingreso pendiente como clave', conClave(pendiente)),
    nadie('con una cookie inventada', conCookie(crearToken())),
    nadie('con una clave inventada', conClave(crearToken())),
    nadie('con la huella de una sesión por cookie', conCookie(huella(mudado.tokens[0] ?? '').toString('base64url'))),
    nadie('con la clave de otra persona por cookie', conCookie(mudado.clave)),
    nadie('con la cookie de otra persona por clave', conClave(mudado.tokens[0] ?? '')),
    nadie('desactivado (sesión)', conCookie(desactivado.tokens[0] ?? '')),
    nadie('desactivado (clave)', conClave(desactivado.clave)),
    nadie('con la sesión vencida', conCookie(vencida.tokens[0] ?? '')),
    nadie('con la clave vencida', conClave(vencida.clave)),
    nadie('con la sesión ociosa', conCookie(ociosa.tokens[0] ?? '')),
    nadie('con la sesión cerrada', conCookie(cerrada.tokens[0] ?? '')),
    nadie('con la clave revocada', conClave(revocada.clave)),
    ...porSusMedios(sinConfirmar, { nombre: 'administrador sin confirmar', reciente: false }),
    ...porSusMedios(sinRoles, { nombre: 'recién sin roles', concesiones: [] }),
    ...porSusMedios(mudado, {
      nombre: 'encargado recién mudado',
      concesiones: [{ rol: 'encargado', donde: 'rosario' }],
    }),
  ];
}

const INGRESOS = 40;

function quienDebeUnFactor(tokens: readonly string[]): Persona {
  const siguiente = porTurno(tokens);
  const encabezados = () => ({ cookie: `ingreso=${siguiente()}`, 'x-requested-with': 'app' });
  return { ...nadie('con el segundo factor pendiente'), pendiente: true, encabezados };
}

async function exigirQueEntre(mensajero: Mensajero, { nombre, tokens, clave }: Registrada): Promise<void> {
  for (const encabezados of [...tokens.map(conCookie), conClave(clave)]) {
    const { status, texto } = await mensajero.enviar({ metodo: 'GET', ruta: '/api/articulos/rubros', encabezados });
    if (status !== 200) throw new Error(`«${nombre}» was to be let in first and got ${status}: ${texto}`);
  }
}
