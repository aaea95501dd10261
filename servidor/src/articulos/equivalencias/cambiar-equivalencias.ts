import type { ArticuloCambiado } from '@trastienda/nucleo/articulos/contrato.ts';
import { type Grupos, salir, unir } from '@trastienda/nucleo/articulos/equivalencias/grupo.ts';
import { admitirReemplazo } from '@trastienda/nucleo/articulos/equivalencias/reemplazo.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ArticuloBloqueado } from '#articulos/articulos.repo.ts';
import { anotarCambio, bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { guardarGrupos, guardarReemplazo, leerCadena, leerGrupos, turnoDeEquivalencias } from './equivalencias.repo.ts';

export async function agregarEquivalente(
  orden: Orden,
  id: string,
  { version, articuloId }: { readonly version: number; readonly articuloId: string },
): Promise<ArticuloCambiado> {
  const articulo = await tomarTurno(orden, id, version);
  const otro = await leerOtro(orden, articuloId, 'articuloId');
  const grupos = await leerGrupos(orden.tx, [id, articuloId]);
  await guardarGrupos(orden.tx, exigir(unir(grupos, { uno: articulo, otro, nuevo: uuidv7() })));
  const agregado = (codigo: string) => ({ campo: 'equivalente', antes: null, despues: codigo });
  return anotarCambio(orden, articulo, 'articulo.agregar_equivalente', agregado(otro.codigo), undefined, [
    ...losDe(grupos, id, [id], agregado(otro.codigo)),
    { id: articuloId, cambios: [agregado(articulo.codigo)] },
    ...losDe(grupos, articuloId, [articuloId], agregado(articulo.codigo)),
  ]);
}

export async function quitarEquivalente(
  orden: Orden,
  { id, miembroId }: { readonly id: string; readonly miembroId: string },
  { version }: { readonly version: number },
): Promise<ArticuloCambiado> {
  const articulo = await tomarTurno(orden, id, version);
  const grupos = await leerGrupos(orden.tx, [id]);
  if (!grupos.has(miembroId)) rechazar('comun.no_encontrado', { que: 'ese equivalente del artículo' });
  const miembro = await leerOtro(orden, miembroId, 'miembroId');
  await guardarGrupos(orden.tx, salir(grupos, miembroId));
  const quitado = (codigo: string) => ({ campo: 'equivalente', antes: codigo, despues: null });
  return anotarCambio(orden, articulo, 'articulo.quitar_equivalente', quitado(miembro.codigo), undefined, [
    ...(miembroId === id ? [] : [{ id: miembroId, cambios: [quitado(articulo.codigo)] }]),
    ...losDe(grupos, id, [id, miembroId], quitado(miembro.codigo)),
  ]);
}

export async function reemplazarArticulo(
  orden: Orden,
  id: string,
  { version, porId }: { readonly version: number; readonly porId: string | null },
): Promise<ArticuloCambiado> {
  const { tx } = orden;
  const articulo = await tomarTurno(orden, id, version);
  const [, antes] = await leerCadena(tx, id);
  const nuevo = porId === null ? null : await leerOtro(orden, porId, 'porId');
  if (nuevo) exigir(admitirReemplazo(articulo, await leerCadena(tx, nuevo.id)));
  await guardarReemplazo(tx, id, porId);
  const cambio = { campo: 'reemplazado por', antes: antes?.codigo ?? null, despues: nuevo?.codigo ?? null };
  const { codigo } = articulo;
  return anotarCambio(orden, articulo, 'articulo.reemplazar', cambio, undefined, [
    ...(antes && antes.id !== porId ? [enElOtro(antes.id, codigo, null)] : []),
    ...(nuevo && antes?.id !== porId ? [enElOtro(nuevo.id, null, codigo)] : []),
  ]);
}

/** The same change in the trail of those of the grupo of an artículo, but `menos`. */
const losDe = (grupos: Grupos, articuloId: string, menos: readonly string[], cambio: Cambio) =>
  [...grupos]
    .filter(([id, grupo]) => grupo === grupos.get(articuloId) && !menos.includes(id))
    .map(([id]) => ({ id, cambios: [cambio] }));

const enElOtro = (id: string, antes: string | null, despues: string | null) => ({
  id,
  cambios: [{ campo: 'reemplaza a', antes, despues }],
});

async function tomarTurno(orden: Orden, id: string, version: number): Promise<ArticuloBloqueado> {
  await turnoDeEquivalencias(orden.tx);
  return bloquearEnVersion(orden, id, version);
}

/** The other artículo, which is only named. */
async function leerOtro(
  { tx }: Orden,
  id: string,
  campo: string,
): Promise<{ readonly id: string; readonly codigo: string }> {
  const otro = await tx.selectFrom('articulo').select(['id', 'codigo']).where('id', '=', id).executeTakeFirst();
  return otro ?? datosInvalidos([{ path: [campo], message: 'No existe ese artículo.' }]);
}
