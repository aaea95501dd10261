import { exigirActivo, inactivarNodo, type Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CambioDeNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { assert, definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerNodo, type NodoDe } from './nodos.query.ts';
import {
  actualizarNodo,
  bloquearNodo,
  contarActivos,
  insertarNodo,
  leerPadre,
  leerPorCodigo,
  type Nodo,
  type NodoBloqueado,
} from './nodos.repo.ts';

type Alta = { readonly codigo: string; readonly nombre: string; readonly ivaOmision: Iva | null };
/** The parent and the field of the body that names it; a rubro has none. */
type Padre = { readonly campo: 'rubroId' | 'familiaId'; readonly id: string };

export async function crearNodo<N extends Nivel>(
  orden: Orden,
  nivel: N,
  alta: Alta,
  padre?: Padre,
): Promise<NodoDe[N]> {
  const { tx, usuario } = orden;
  const dentroDe = padre ? await exigirPadre(orden, nivel, padre) : null;
  const nodo = { codigo: alta.codigo, nombre: alta.nombre, ivaOmision: alta.ivaOmision, activo: true };
  const id = uuidv7();
  const padreId = padre?.id ?? null;
  if (!(await insertarNodo(tx, nivel, id, { ...nodo, padreId }))) {
    await rechazarRepetido(orden, nivel, alta.codigo, { id: padreId, nombre: dentroDe });
  }
  const cambios = diferencias(null, dentroDe === null ? nodo : { ...nodo, dentroDe });
  orden.auditar({ accion: `${nivel}.crear`, entidad: nivel, id, cambios });
  return definido(await leerNodo(tx, usuario, nivel, id), `the ${nivel} just written`);
}

export async function cambiarNodo<N extends Nivel>(
  orden: Orden,
  nivel: N,
  id: string,
  { version, motivo, ...cambio }: CambioDeNodo,
): Promise<NodoDe[N]> {
  const { tx, usuario } = orden;
  const antes = (await bloquearNodo(tx, nivel, id)) ?? rechazar('comun.no_encontrado', { que: NOMBRE[nivel] });
  await exigirVersion({ tx, entidad: nivel, id, actual: antes.version, pedida: version });
  const despues: Nodo = {
    codigo: cambio.codigo ?? antes.codigo,
    nombre: cambio.nombre ?? antes.nombre,
    ivaOmision: cambio.ivaOmision === undefined ? antes.ivaOmision : cambio.ivaOmision,
    activo: cambio.activo ?? antes.activo,
  };
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
    cambios: diferencias(
      { codigo: antes.codigo, nombre: antes.nombre, ivaOmision: antes.ivaOmision, activo: antes.activo },
      despues,
    ),
  });
  return definido(await leerNodo(tx, usuario, nivel, id), `the ${nivel} just changed`);
}

const NOMBRE = { rubro: 'el rubro', familia: 'la familia', subfamilia: 'la subfamilia' } as const;

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
    exigir(inactivarNodo({ nombre: antes.nombre, ...(await contarActivos(tx, nivel, antes.id)) }));
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
