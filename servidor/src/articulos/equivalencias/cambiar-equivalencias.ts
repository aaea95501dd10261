import type { ArticuloCambiado } from '@trastienda/nucleo/articulos/contrato.ts';
import { salir, unir } from '@trastienda/nucleo/articulos/equivalencias/grupo.ts';
import { admitirReemplazo } from '@trastienda/nucleo/articulos/equivalencias/reemplazo.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ArticuloBloqueado } from '#articulos/articulos.repo.ts';
import { anotarCambio, bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { guardarGrupos, guardarReemplazo, leerCadena, leerGrupos, turnoDeEquivalencias } from './equivalencias.repo.ts';

export async function agregarEquivalente(
  orden: Orden,
  id: string,
  { version, articuloId }: { readonly version: number; readonly articuloId: string },
): Promise<ArticuloCambiado> {
  const articulo = await tomarTurno(orden, id, version);
  const otro = await leerOtro(orden, articuloId, 'articuloId');
  const cambios = exigir(unir(await leerGrupos(orden.tx, [id, articuloId]), { uno: articulo, otro, nuevo: uuidv7() }));
  await guardarGrupos(orden.tx, cambios);
  return anotarCambio(orden, articulo, 'articulo.agregar_equivalente', {
    campo: 'equivalente',
    antes: null,
    despues: otro.codigo,
  });
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
  return anotarCambio(orden, articulo, 'articulo.quitar_equivalente', {
    campo: 'equivalente',
    antes: miembro.codigo,
    despues: null,
  });
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
  return anotarCambio(orden, articulo, 'articulo.reemplazar', {
    campo: 'reemplazado por',
    antes: antes?.codigo ?? null,
    despues: nuevo?.codigo ?? null,
  });
}

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
