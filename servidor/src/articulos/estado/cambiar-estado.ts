import { type AccionArticulo, cicloDeArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import { admitirCodigo } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { exigirSinDependencias } from '@trastienda/nucleo/articulos/dependencias.ts';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import {
  type ArticuloBloqueado,
  actualizarArticulo,
  bloquearArticulo,
  leerConMismoCodigo,
} from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { exigirVersionDeArticulo } from '#articulos/cambio-de-articulo.ts';
import { leerCodigos } from '#articulos/codigos/codigos.repo.ts';
import { exigirSinCruces } from '#articulos/codigos/cruces.query.ts';
import { exigirPermisoDeRepetir, motivoDe } from '#articulos/datos-de-articulo.ts';
import { leerArticulo } from '#articulos/ficha.query.ts';
import { leerQuienQueda } from '#articulos/fusion/fusion.repo.ts';
import { cambioDeRegla } from '#articulos/minimos/decir-minimo.ts';
import { quitarReglas } from '#articulos/minimos/reglas-de-inactivos.repo.ts';
import { exigirSubfamilia } from '#articulos/referencias.query.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { leerDependencias } from './dependencias.query.ts';

type Motivo = { readonly motivo: string };
type Pedido = {
  readonly version: number;
  readonly accion: AccionArticulo;
  readonly motivo?: string | undefined;
  readonly repetirCodigo?: Motivo | undefined;
  readonly cruzarCodigo?: Motivo | undefined;
};
type Aceptado = Pick<Pedido, 'repetirCodigo' | 'cruzarCodigo'>;

/**
 * Activar, discontinuar, inactivar. Inactivating waits for whoever is writing a line or a movement of the artículo, and takes with it
 * what depósitos should hold of it: coming back restores no rule (REA-06).
 */
export async function cambiarEstado(orden: Orden, id: string, pedido: Pedido): Promise<Articulo> {
  const { version, accion, motivo, repetirCodigo, cruzarCodigo } = pedido;
  const { tx, usuario, ahora } = orden;
  exigirPermisoDeRepetir(usuario, repetirCodigo);
  const antes = await bloquearArticulo(tx, id, { todo: accion === 'inactivar' });
  await exigirVersionDeArticulo(tx, antes, version);
  const estado = exigir(cicloDeArticulo.mover(antes.estado, accion));
  if (accion === 'inactivar') {
    exigir(exigirSinDependencias(antes.codigo, await leerDependencias(tx, usuario, id)));
  }
  const distinguir = antes.estado === 'INACTIVO' ? await volver(orden, antes, pedido) : antes.distincion !== '';

  const escritura = { id, usuarioId: usuario.id, ahora, distinguir };
  const impedimento = await actualizarArticulo(tx, { ...antes, estado }, escritura);
  if (impedimento === 'articulo_codigo') await volver(orden, antes, pedido);
  assert(impedimento === null, 'nothing but its code keeps an artículo from a state it may go to');
  const reglas = accion === 'inactivar' ? await quitarReglas(tx, [id]) : [];
  await indizar(tx, [id]);
  orden.auditar({
    accion: `articulo.${accion}`,
    entidad: 'articulo',
    id,
    motivo: motivoDe(motivo, repetirCodigo?.motivo, cruzarCodigo?.motivo),
    cambios: [
      { campo: 'estado', antes: antes.estado, despues: estado },
      ...reglas.map((regla) => cambioDeRegla(regla, 'SE_QUITA')),
    ],
  });
  return leerArticulo(tx, usuario, ahora, id);
}

/**
 * Coming back, it must not have given way to another, and its place and its codes must still be free; what was accepted once about its
 * own code stays accepted, and what reads like another's by now is accepted as in a new one.
 */
async function volver(
  orden: Orden,
  articulo: ArticuloBloqueado,
  { repetirCodigo, cruzarCodigo }: Aceptado,
): Promise<boolean> {
  const { tx } = orden;
  const otro = await leerQuienQueda(tx, articulo.id);
  if (otro) rechazar('articulos.fusionado', { codigo: articulo.codigo, otro });
  await exigirSubfamilia(tx, articulo.subfamiliaId);
  const iguales = await leerConMismoCodigo(tx, articulo.codigo, articulo.id);
  const aceptada = articulo.distincion !== '' || repetirCodigo !== undefined;
  const { distinguir } = exigir(admitirCodigo(articulo.codigo, iguales, { aceptada }));
  const codigos = { propio: articulo.codigo, otros: await leerCodigos(tx, articulo.id), id: articulo.id };
  await exigirSinCruces(orden, codigos, cruzarCodigo);
  return distinguir;
}
