import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { puedeCambiar, puedeVer } from '@trastienda/nucleo/vistas/vista.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { leerVista, personaDe } from './vistas.query.ts';
import { bloquearVista, type DatosDeVista, type VistaBloqueada } from './vistas.repo.ts';

/** A view to be changed, locked. Of what somebody may not see nobody says that it exists. */
export async function abrirVista(
  orden: Orden,
  id: string,
  { version, borrada = false }: { readonly version: number; readonly borrada?: boolean },
): Promise<VistaBloqueada> {
  const vista = (await buscarVista(orden, id, borrada)) ?? rechazar('comun.no_encontrado', { que: 'la vista' });
  const persona = personaDe(orden.usuario, vista.misRoles);
  if (!puedeCambiar(vista, persona)) rechazar('comun.sin_permiso', {});
  await exigirVersion({ tx: orden.tx, entidad: 'vista', id, actual: vista.version, pedida: version });
  return vista;
}

/** One that is seen by who asks, locked. */
export async function buscarVista(
  { tx, usuario }: Orden,
  id: string,
  borrada = false,
): Promise<VistaBloqueada | undefined> {
  const vista = await bloquearVista(tx, id, usuario.id);
  const seVe = vista !== undefined && vista.borrada === borrada && puedeVer(vista, personaDe(usuario, vista.misRoles));
  return seVe ? vista : undefined;
}

export const vistaEscrita = async ({ tx, usuario }: Orden, id: string): Promise<Vista> =>
  definido(await leerVista(tx, usuario, id), 'the view just written');

export const nombresDe = (suyos: readonly Rol[]): string => suyos.map((rol) => roles[rol].nombre).join(', ');

/** The fields as the trail tells them. */
export const camposAuditados = ({ nombre, contenido, roles: suyos }: DatosDeVista) => ({
  nombre,
  'compartida con': nombresDe(suyos) || null,
  contenido: JSON.stringify(contenido),
});
