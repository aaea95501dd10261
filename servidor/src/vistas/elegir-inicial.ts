import { type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { buscarVista } from './abrir-vista.ts';
import { leerInicial } from './vistas.query.ts';
import { guardarInicial, guardarInicialDeRol, type VistaBloqueada } from './vistas.repo.ts';

type Pedido = { readonly pantalla: string; readonly vistaId: string | null; readonly rol?: Rol | undefined };

/** The view a table opens with: for who asks or, if they may share, for those of a role who choose nothing. */
export async function elegirVistaInicial(
  orden: Orden,
  { pantalla, vistaId, rol }: Pedido,
): Promise<{ readonly inicial: string | null }> {
  const { tx, usuario, auditar } = orden;
  if (rol !== undefined && !usuario.puede('vista.compartir')) rechazar('comun.sin_permiso', {});
  const vista = vistaId === null ? undefined : await exigirDeLaTabla(orden, vistaId, pantalla);
  if (rol === undefined) {
    await guardarInicial(tx, usuario.id, { pantalla, vistaId });
  } else {
    if (vista && !vista.roles.includes(rol)) {
      rechazar('vistas.no_compartida', { nombre: vista.nombre, rol: roles[rol].nombre });
    }
    await guardarInicialDeRol(tx, rol, { pantalla, vistaId });
  }
  auditar({
    accion: 'vista.elegir_inicial',
    entidad: 'vista',
    id: vistaId ?? usuario.id,
    cambios: [
      {
        campo: rol === undefined ? `inicial de ${pantalla}` : `inicial de ${pantalla} para ${roles[rol].nombre}`,
        antes: null,
        despues: vista?.nombre ?? null,
      },
    ],
  });
  return { inicial: await leerInicial(tx, usuario.id, pantalla) };
}

async function exigirDeLaTabla(orden: Orden, vistaId: string, pantalla: string): Promise<VistaBloqueada> {
  const vista = await buscarVista(orden, vistaId);
  if (vista?.pantalla === pantalla) return vista;
  return datosInvalidos([{ path: ['vistaId'], message: 'No existe esa vista en esta tabla.' }]);
}
