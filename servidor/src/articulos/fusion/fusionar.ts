import { codigosPropiosQuePasan, gruposTrasFusion } from '@trastienda/nucleo/articulos/fusion/fusion.ts';
import { reposicionTras } from '@trastienda/nucleo/articulos/proveedores/costo-de-reposicion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import { pasarAdjuntos } from '#adjuntos/index.ts';
import {
  type ArticuloBloqueado,
  actualizarArticulo,
  avanzarVersion,
  bloquearArticulo,
} from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { exigirVersionDeArticulo } from '#articulos/cambio-de-articulo.ts';
import { guardarValores } from '#articulos/campos/campos.repo.ts';
import { insertarLibres } from '#articulos/codigos/codigos.repo.ts';
import { escribirCosto } from '#articulos/costos/costos.repo.ts';
import {
  guardarGrupos,
  guardarReemplazo,
  leerGrupos,
  turnoDeEquivalencias,
} from '#articulos/equivalencias/equivalencias.repo.ts';
import { pasarMinimos } from '#articulos/minimos/minimos.repo.ts';
import { pasarUbicaciones } from '#articulos/minimos/ubicaciones.repo.ts';
import { ENTERO } from '#articulos/proveedores/proveedores.query.ts';
import { leerProveedoresDeArticulo } from '#articulos/proveedores/tratos.query.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { relevar } from '#stock/index.ts';
import { leerCamposQuePasan } from './campos-que-pasan.query.ts';
import * as repo from './fusion.repo.ts';
import { leerReparos } from './plan.query.ts';

type Pedido = {
  readonly version: number;
  readonly enId: string;
  readonly versionDelOtro: number;
  readonly motivo: string;
};

/**
 * Two artículos that were one (ART-27): the first gives way to the second. Its stock goes over by movements, never by writing the
 * ledger again, and with it its codes, proveedores, applications, equivalents and files; it stays inactive and replaced. It is
 * about the whole company, so the permission has to hold in all of it.
 */
export async function fusionarArticulo(
  orden: Orden,
  id: string,
  pedido: Pedido,
): Promise<{ id: string; codigo: string }> {
  const { tx, usuario, ahora } = orden;
  await turnoDeEquivalencias(tx);
  const { perdedor, ganador } = await bloquearAmbos(orden, id, pedido);
  if (usuario.alcance('articulo.fusionar') !== 'TODAS') rechazar('comun.sin_permiso', {});
  await exigirVersionDeArticulo(tx, perdedor, pedido.version);
  await exigirVersionDeArticulo(tx, ganador, pedido.versionDelOtro);
  const reparos = await leerReparos(tx, usuario, { perdedor, ganador });
  if (reparos.length > 0) {
    rechazar('articulos.fusion_con_reparos', { codigo: perdedor.codigo, otro: ganador.codigo, reparos });
  }

  const fusion = { id: uuidv7(), motivo: pedido.motivo };
  const depositos = await pasarStock(orden, perdedor, ganador, fusion);
  const pasados = { ...(await pasarLoDemas(orden, perdedor, ganador)), depositos };
  const campos = await pasarCampos(orden, perdedor, ganador);
  const deDepositos = await pasarLoDeDepositos(orden, perdedor, ganador);
  await actualizarArticulo(
    tx,
    { ...perdedor, estado: 'INACTIVO' },
    { id, usuarioId: usuario.id, ahora, distinguir: perdedor.distincion !== '' },
  );
  await avanzarVersion(tx, { id: ganador.id, usuarioId: usuario.id, ahora });
  await indizar(tx, [id, ganador.id]);
  await repo.insertarFusion(tx, fusion.id, {
    ...pasados,
    ...{ perdedorId: id, ganadorId: ganador.id, motivo: pedido.motivo, ahora, usuarioId: usuario.id },
  });
  orden.auditar({
    accion: 'articulo.fusionar',
    entidad: 'articulo',
    id: ganador.id,
    motivo: pedido.motivo,
    cambios: [
      { campo: 'fusionado', antes: perdedor.codigo, despues: ganador.codigo },
      ...cuantosPasaron({ ...pasados, ...deDepositos }),
      ...campos,
    ],
    alcanzados: {
      ...{ accion: 'articulo.ceder', entidad: 'articulo', loteId: null },
      filas: [{ id, cambios: loQueCede(perdedor, ganador) }],
    },
  });
  return { id: ganador.id, codigo: ganador.codigo };
}

/** Both in ascending order, so that two who merge the same pair at once wait for each other in turn. */
async function bloquearAmbos({ tx }: Orden, id: string, { enId }: Pedido) {
  const hay = await tx.selectFrom('articulo').select('id').where('id', 'in', [id, enId]).execute();
  if (!hay.some((uno) => uno.id === id)) rechazar('comun.no_encontrado', { que: 'el artículo' });
  if (!hay.some((uno) => uno.id === enId)) {
    datosInvalidos([{ path: ['enId'], message: 'No existe ese artículo.' }]);
  }
  const bloqueados = new Map<string, ArticuloBloqueado>();
  for (const uno of [...new Set([id, enId])].sort()) {
    bloqueados.set(uno, await bloquearArticulo(tx, uno, { todo: true }));
  }
  return {
    perdedor: definido(bloqueados.get(id), 'the one that gives way'),
    ganador: definido(bloqueados.get(enId), 'the one that stays'),
  };
}

/** By movements, worth what it was and with its numbers. Answers of how many depósitos. */
const pasarStock = (
  { tx, usuario, ahora }: Orden,
  perdedor: ArticuloBloqueado,
  ganador: ArticuloBloqueado,
  fusion: { readonly id: string; readonly motivo: string },
): Promise<number> =>
  relevar(tx, {
    sale: perdedor.id,
    entra: ganador.id,
    decimales: perdedor.decimales,
    conNumeros: perdedor.control !== 'NINGUNO' && perdedor.control === ganador.control,
    alSoltar: () => (perdedor.control === 'OBLEA' ? repo.soltarObleas(tx, perdedor.id) : Promise.resolve()),
    fechaEfectiva: ahora,
    documento: { tipo: 'FUSION', id: fusion.id, texto: `Fusión de ${perdedor.codigo} en ${ganador.codigo}` },
    clave: `fusion:${fusion.id}`,
    usuarioId: usuario.id,
    nota: fusion.motivo,
  });

/** Everything of it that is not stock. */
async function pasarLoDemas(orden: Orden, perdedor: ArticuloBloqueado, ganador: ArticuloBloqueado) {
  const { tx } = orden;
  const par = { perdedorId: perdedor.id, ganadorId: ganador.id };
  const antes = await leerCompra(orden, ganador.id);
  const tratos = await repo.pasarProveedores(tx, par);
  const sueltos = (await repo.pasarCodigosDeProveedor(tx, par)) + (await repo.pasarCodigos(tx, par));
  const propios = codigosPropiosQuePasan(perdedor, ganador).map((valor) => ({ valor, cantidadPorLectura: '1' }));
  const quedan = [...propios, ...(await repo.leerCodigosQueQuedan(tx, perdedor.id))];
  const suyo = { articuloId: ganador.id, decimales: ganador.decimales, tipo: 'ALTERNATIVO' };
  const puestos = await insertarLibres(
    tx,
    quedan.map((codigo) => ({ ...suyo, ...codigo })),
  );
  await repo.soltarCodigos(tx, par);
  const aplicaciones = await repo.pasarAplicaciones(tx, par);
  const grupos = await leerGrupos(tx, [perdedor.id, ganador.id]);
  await guardarGrupos(tx, gruposTrasFusion(grupos, perdedor, ganador, uuidv7()));
  await guardarReemplazo(tx, perdedor.id, ganador.id);
  await repo.pasarReemplazados(tx, par);
  const adjuntos = await pasarAdjuntos(tx, { tipo: 'ARTICULO', id: perdedor.id }, { tipo: 'ARTICULO', id: ganador.id });
  await seguirAlPrincipal(orden, ganador.id, antes);
  const codigos = tratos.codigos + sueltos + puestos.size;
  return { codigos, proveedores: tratos.proveedores, aplicaciones, adjuntos };
}

/** What it says of depósitos goes over where the other one says nothing. */
async function pasarLoDeDepositos({ tx }: Orden, perdedor: ArticuloBloqueado, ganador: ArticuloBloqueado) {
  const par = { perdedorId: perdedor.id, ganadorId: ganador.id };
  return { mínimos: await pasarMinimos(tx, par), ubicaciones: await pasarUbicaciones(tx, par) };
}

/** What it says of campos fills what the other one leaves out, and stays with it too: its ficha tells what it was. */
async function pasarCampos(
  { tx }: Orden,
  perdedor: ArticuloBloqueado,
  ganador: ArticuloBloqueado,
): Promise<readonly Cambio[]> {
  const pasan = await leerCamposQuePasan(tx, { perdedorId: perdedor.id, ganador }, { sostener: true });
  await guardarValores(
    tx,
    ganador.id,
    pasan.map(({ campo, valor }) => ({ campo, antes: null, despues: valor })),
  );
  return pasan.map(({ titulo, dicho }) => ({ campo: titulo, antes: null, despues: dicho }));
}

const cuantosPasaron = (pasados: Readonly<Record<string, number>>): readonly Cambio[] =>
  Object.entries(pasados)
    .filter(([, cuantos]) => cuantos > 0)
    .map(([campo, cuantos]) => ({ campo: `${campo} que pasaron`, antes: null, despues: String(cuantos) }));

/** What the trail of the one that gives way tells. Its obleas are the other one's, so it keeps none (INV-28). */
const loQueCede = (perdedor: ArticuloBloqueado, ganador: ArticuloBloqueado): readonly Cambio[] => [
  { campo: 'estado', antes: perdedor.estado, despues: 'INACTIVO' },
  { campo: 'fusionadoEn', antes: null, despues: ganador.codigo },
  ...(perdedor.control === 'OBLEA' && ganador.control === 'OBLEA'
    ? [{ campo: 'control de stock', antes: 'OBLEA', despues: 'NINGUNO' }]
    : []),
];

const leerCompra = async ({ tx }: Orden, id: string) =>
  definido(await leerProveedoresDeArticulo(tx, id, ENTERO), 'the artículo at hand');

/** A principal proveedor that came over says what buying it again costs (ART-12). */
async function seguirAlPrincipal(
  orden: Orden,
  id: string,
  antes: Awaited<ReturnType<typeof leerCompra>>,
): Promise<void> {
  if (antes.filas.some(({ principal }) => principal)) return;
  const principal = (await leerCompra(orden, id)).filas.find((fila) => fila.principal);
  const reposicion = reposicionTras({ reposicion: antes.reposicion, principal: undefined }, principal);
  if (!reposicion || !principal) return;
  const { tx, usuario, ahora } = orden;
  await escribirCosto(tx, id, { ...reposicion, origen: principal.proveedor }, { usuarioId: usuario.id, ahora });
}
