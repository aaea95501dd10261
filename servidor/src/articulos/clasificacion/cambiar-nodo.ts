import { exigirActivo, inactivarNodo, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CambioDeNodo, RubroNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { sinAusentes } from '@trastienda/nucleo/comun/sin-ausentes.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { NOMBRE_DE_NIVEL } from './detalle.query.ts';
import { leerNodo, type NodoDe } from './nodos.query.ts';
import {
  actualizarNodo,
  bloquearNodo,
  insertarNodo,
  leerAdentro,
  leerPadre,
  leerPorCodigo,
  leerUnidad,
  type Nodo,
  type NodoBloqueado,
} from './nodos.repo.ts';
import { exigirVersionDeNodo } from './version-de-nodo.ts';

/** The parent and the field of the body that names it; a rubro has none. */
type Padre = { readonly campo: 'rubroId' | 'familiaId'; readonly id: string };

export async function crearNodo<N extends Nivel>(
  orden: Orden,
  nivel: N,
  alta: RubroNuevo,
  padre?: Padre,
): Promise<NodoDe[N]> {
  const { tx, usuario, ahora } = orden;
  const dentroDe = padre ? await exigirPadre(orden, nivel, padre) : null;
  const nodo = { ...SIN_NADA, ...sinAusentes(alta), activo: true };
  await exigirOmisiones(orden, SIN_NADA, nodo);
  const id = uuidv7();
  const padreId = padre?.id ?? null;
  if (!(await insertarNodo(tx, nivel, id, { ...nodo, padreId }))) {
    await rechazarRepetido(orden, nivel, alta.codigo, { id: padreId, nombre: dentroDe });
  }
  const propios = await paraLaAuditoria(tx, nodo);
  const cambios = diferencias(null, dentroDe === null ? propios : { ...propios, dentroDe });
  orden.auditar({ accion: `${nivel}.crear`, entidad: nivel, id, cambios });
  return definido(await leerNodo({ db: tx, usuario, ahora }, nivel, id), `the ${nivel} just written`);
}

export async function cambiarNodo<N extends Nivel>(
  orden: Orden,
  nivel: N,
  id: string,
  { version, motivo, ...cambio }: CambioDeNodo,
): Promise<NodoDe[N]> {
  const { tx, usuario, ahora } = orden;
  const antes = (await bloquearNodo(tx, nivel, id)) ?? rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  await exigirVersionDeNodo(tx, nivel, antes, version);
  const despues: Nodo = { ...soloNodo(antes), ...sinAusentes(cambio) };
  await exigirOmisiones(orden, antes, despues);
  const padre = await exigirQueSePuede(orden, nivel, antes, despues);
  const impedimento = await actualizarNodo(tx, nivel, id, despues);
  if (impedimento === `${nivel}_codigo`) {
    await rechazarRepetido(orden, nivel, despues.codigo, { id: antes.padreId, nombre: padre?.nombre ?? null });
  }
  assert(impedimento === null, 'nothing else refuses a node whose parent and children are locked');
  orden.auditar({
    accion: `${nivel}.cambiar`,
    entidad: nivel,
    id,
    motivo,
    cambios: diferencias(await paraLaAuditoria(tx, soloNodo(antes)), await paraLaAuditoria(tx, despues)),
  });
  return definido(await leerNodo({ db: tx, usuario, ahora }, nivel, id), `the ${nivel} just changed`);
}

const SIN_NADA = {
  ivaOmision: null,
  unidadOmisionId: null,
  margenOmision: null,
  diasDeConteo: null,
  obsolescencia: null,
} as const;

function soloNodo({ id: _, version: __, padreId: ___, omision: ____, ...nodo }: NodoBloqueado): Nodo {
  return nodo;
}

type ConOmisiones = Pick<Nodo, 'unidadOmisionId' | 'margenOmision'>;

/** The margin is cost: only who may see it writes it (INV-71). A unidad has to be there and active. */
async function exigirOmisiones({ tx, usuario }: Orden, antes: ConOmisiones, despues: ConOmisiones): Promise<void> {
  if (despues.margenOmision !== antes.margenOmision && !usuario.puede('costo.ver')) rechazar('comun.sin_permiso', {});
  if (despues.unidadOmisionId === null || despues.unidadOmisionId === antes.unidadOmisionId) return;
  const unidad = await leerUnidad(tx, despues.unidadOmisionId);
  const message = unidad ? `La unidad ${unidad.nombre} está inactiva.` : 'No existe esa unidad.';
  if (!unidad?.activa) datosInvalidos([{ path: ['unidadOmisionId'], message }]);
}

/** The fields people know, with the unidad by its name. */
async function paraLaAuditoria(tx: Tx, { unidadOmisionId, ...nodo }: Nodo) {
  const unidad = unidadOmisionId === null ? undefined : await leerUnidad(tx, unidadOmisionId);
  return { ...nodo, unidadOmision: unidad?.nombre ?? null };
}

async function exigirPadre({ tx }: Orden, nivel: Nivel, { campo, id }: Padre): Promise<string> {
  const padre = await leerPadre(tx, nivel, id);
  const que = campo === 'rubroId' ? 'ese rubro' : 'esa familia';
  if (!padre) return datosInvalidos([{ path: [campo], message: `No existe ${que}.` }]);
  exigir(exigirActivo(padre));
  return padre.nombre;
}

/** Coming back needs an active parent; going away needs nothing active below (INV-04). */
async function exigirQueSePuede({ tx }: Orden, nivel: Nivel, antes: NodoBloqueado, despues: Nodo) {
  const padre = await leerPadre(tx, nivel, antes.padreId);
  if (padre && despues.activo && !antes.activo) exigir(exigirActivo(padre));
  if (antes.activo && !despues.activo) {
    const { nombre, omision } = antes;
    exigir(inactivarNodo({ nombre, omision, ...(await leerAdentro(tx, nivel, antes.id)) }));
  }
  return padre;
}

async function rechazarRepetido(
  { tx }: Orden,
  nivel: Nivel,
  codigo: string,
  padre: { readonly id: string | null; readonly nombre: string | null },
): Promise<never> {
  const otro = definido(await leerPorCodigo(tx, nivel, codigo, padre.id), 'the node that has that code');
  return rechazar('articulos.clasificacion_repetida', { nivel, codigo, nombre: otro.nombre, dentroDe: padre.nombre });
}
