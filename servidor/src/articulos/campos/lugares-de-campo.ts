import type { CampoPedido } from '@trastienda/nucleo/articulos/contrato.ts';
import { NOMBRE_DE_NIVEL } from '#articulos/clasificacion/detalle.query.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { contarUso, type Lugar, leerCampo } from './campos.query.ts';
import { actualizarCampo, bloquearCampo, borrarLugar, insertarLugar, leerNombreDeNodo } from './campos.repo.ts';

/** How people call the node of the body. */
export async function exigirNodo(tx: Tx, { nivel, nodoId }: Lugar): Promise<string> {
  const nombre = await leerNombreDeNodo(tx, nivel, nodoId);
  if (nombre === undefined) {
    return datosInvalidos([{ path: ['nodoId'], message: `No existe ${NOMBRE_DE_NIVEL[nivel]}.` }]);
  }
  return `${NOMBRE_DE_NIVEL[nivel]} ${nombre}`;
}

type Pedido = Lugar & { readonly version: number };

/** Asks for a campo in one more place; what artículos there said of it before comes back. */
export async function pedirCampo(orden: Orden, id: string, { version, ...lugar }: Pedido): Promise<CampoPedido> {
  const { tx } = orden;
  const { nombre, nodo } = await sostener(orden, id, version, lugar);
  if (!(await insertarLugar(tx, id, lugar))) rechazar('articulos.campo_ya_pedido', { nombre, en: nodo });
  return anotar(orden, id, 'campo.pedir', { antes: null, despues: nodo });
}

/** Asks for it there no longer. Nothing that artículos say of it is lost: it is not shown, and comes back with it. */
export async function soltarCampo(
  orden: Orden,
  id: string,
  {
    version,
    articulos,
    motivo,
    ...lugar
  }: Pedido & { readonly articulos: number; readonly motivo?: string | undefined },
): Promise<CampoPedido> {
  const { tx } = orden;
  const { nodo } = await sostener(orden, id, version, lugar);
  const ahora = await contarUso(tx, id, lugar);
  if (ahora !== articulos) rechazar('articulos.lote_distinto', { vistos: articulos, ahora });
  if (!(await borrarLugar(tx, id, lugar))) {
    datosInvalidos([{ path: ['nodoId'], message: 'Ese campo no se pide ahí.' }]);
  }
  return anotar(orden, id, 'campo.soltar', { antes: nodo, despues: null }, motivo);
}

async function sostener({ tx }: Orden, id: string, version: number, lugar: Lugar) {
  const campo = await bloquearCampo(tx, id);
  await exigirVersion({ tx, entidad: 'campo', id, actual: campo.version, pedida: version });
  return { nombre: campo.nombre, nodo: await exigirNodo(tx, lugar) };
}

async function anotar(
  { tx, usuario, ahora, auditar }: Orden,
  id: string,
  accion: string,
  cambio: { readonly antes: string | null; readonly despues: string | null },
  motivo?: string,
): Promise<CampoPedido> {
  await actualizarCampo(tx, id, {}, { usuarioId: usuario.id, ahora });
  auditar({ accion, entidad: 'campo', id, motivo, cambios: [{ campo: 'lugar', ...cambio }] });
  return leerCampo(tx, id);
}
