import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type {
  ArticuloProveedorNuevo,
  CambioDeArticuloProveedor,
  ProveedorDeArticulo,
  ProveedoresDeArticulo,
  ProveedoresTrasUnCambio,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { confirmaReposicion, reposicionTras } from '@trastienda/nucleo/articulos/proveedores/costo-de-reposicion.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirRecargos } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type ArticuloBloqueado, avanzarVersion, bloquearArticulo } from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { escribirCosto } from '#articulos/costos/costos.repo.ts';
import type { LotePreparado } from '#articulos/precios/lotes/simular/lote-simulado.ts';
import { proponerPrecios } from '#articulos/precios/lotes/simular/proponer-precios.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';
import { decirAsunto } from './asunto-de-costo.ts';
import { type CampoDeTrato, campoDeTrato } from './campo-de-trato.ts';
import { exigirProveedor } from './exigir-proveedor.ts';
import { ENTERO, type Vista } from './proveedores.query.ts';
import { recargosDe, recargosTras } from './recargos-de-trato.ts';
import { leerProveedoresDeArticulo } from './tratos.query.ts';
import * as repo from './tratos.repo.ts';

/** Whatever of these is said, its cost was looked at. */
const CAMPOS_DEL_COSTO = ['costo', 'descuentos', 'moneda', 'recargos'] as const;

type Abierto = { readonly articulo: ArticuloBloqueado; readonly antes: ProveedoresDeArticulo };

/** Adds a proveedor to an artículo. What is not said comes from the proveedor, and the first one is the principal. */
export async function agregarProveedor(
  orden: Orden,
  articuloId: string,
  { proveedorId, codigo = '', proponerPrecios: proponer, comentario, ...pedido }: ArticuloProveedorNuevo,
): Promise<ProveedoresTrasUnCambio> {
  const { tx, usuario, ahora } = orden;
  exigirQuePuedaProponer(orden, proponer);
  const abierto = await abrir(orden, articuloId);
  const proveedor = await exigirProveedor(tx, proveedorId);
  if (abierto.antes.filas.some((fila) => fila.proveedorId === proveedorId)) {
    rechazar('articulos.proveedor_ya_esta', { proveedor: proveedor.razonSocial });
  }
  const moneda = pedido.moneda ?? proveedor.moneda;
  const nuevo = {
    costo: pedido.costo ?? null,
    moneda,
    descuentos: pedido.descuentos ?? proveedor.descuentos,
    ...(await recargosDe(orden, { pedidos: pedido.recargos, deProveedor: proveedor.recargos, moneda })),
    multiplo: pedido.multiplo ?? '1',
    minimo: pedido.minimo ?? '0',
    diasDeEntrega: pedido.diasDeEntrega ?? null,
    principal: pedido.principal ?? abierto.antes.filas.every(({ principal }) => !principal),
    actualizadoEn: pedido.costo == null ? null : ahora,
  };
  exigirDecimales(nuevo, abierto.articulo.decimales);
  const autoria = { usuarioId: usuario.id, ahora };
  await decirAsunto(tx, { que: 'MANO', comentario, ...autoria });
  if (nuevo.principal) await repo.cederPrincipal(tx, articuloId, autoria);
  const donde = { articuloId, proveedorId, decimales: abierto.articulo.decimales };
  await repo.insertarTrato(tx, donde, nuevo, autoria);
  await repo.ponerCodigo(tx, { ...donde, valor: codigo });
  const hecho = {
    accion: 'articulo.agregar_proveedor',
    proveedor: proveedor.razonSocial,
    proveedorId,
    miraCosto: nuevo.costo !== null,
  };
  return terminar(orden, abierto, hecho, proponer);
}

export async function cambiarProveedorDeArticulo(
  orden: Orden,
  { id, proveedorId }: { readonly id: string; readonly proveedorId: string },
  { version, codigo, proponerPrecios: proponer, comentario, ...cambio }: CambioDeArticuloProveedor,
): Promise<ProveedoresTrasUnCambio> {
  const { tx, usuario, ahora } = orden;
  exigirQuePuedaProponer(orden, proponer);
  const abierto = await abrir(orden, id);
  const antes = await exigirTrato(orden, abierto, proveedorId, version);
  // One that is no longer offered may be corrected, never chosen.
  if (cambio.principal && !antes.principal && !antes.proveedorActivo) {
    rechazar('articulos.proveedor_inactivo', { proveedor: antes.proveedor });
  }
  const tocaCosto = CAMPOS_DEL_COSTO.some((campo) => cambio[campo] !== undefined);
  const despues = {
    costo: cambio.costo === undefined ? (antes.costo ?? null) : cambio.costo,
    moneda: cambio.moneda ?? antes.moneda,
    descuentos: cambio.descuentos ?? antes.descuentos ?? [],
    ...(tocaCosto
      ? await recargosTras(orden, antes, cambio)
      : { recargos: antes.recargos ?? [], recargosPropios: antes.recargosPropios ?? false }),
    multiplo: cambio.multiplo ?? antes.multiplo,
    minimo: cambio.minimo ?? antes.minimo,
    diasDeEntrega: cambio.diasDeEntrega === undefined ? antes.diasDeEntrega : cambio.diasDeEntrega,
    principal: cambio.principal ?? antes.principal,
    actualizadoEn: tocaCosto ? ahora : antes.actualizadoEn,
  };
  exigirDecimales(despues, abierto.articulo.decimales);
  const autoria = { usuarioId: usuario.id, ahora };
  if (tocaCosto) await decirAsunto(tx, { que: 'MANO', comentario, ...autoria });
  if (despues.principal && !antes.principal) await repo.cederPrincipal(tx, id, autoria);
  await repo.actualizarTrato(tx, { articuloId: id, proveedorId }, despues, autoria);
  if (codigo !== undefined && codigo !== antes.codigo) {
    await repo.ponerCodigo(tx, { articuloId: id, proveedorId, decimales: abierto.articulo.decimales, valor: codigo });
  }
  const hecho = {
    accion: 'articulo.cambiar_proveedor',
    proveedor: antes.proveedor,
    proveedorId,
    miraCosto: tocaCosto,
  };
  return terminar(orden, abierto, hecho, proponer);
}

export async function quitarProveedor(
  orden: Orden,
  { id, proveedorId }: { readonly id: string; readonly proveedorId: string },
  { version }: { readonly version: number },
): Promise<ProveedoresDeArticulo> {
  const { tx, usuario, ahora } = orden;
  const abierto = await abrir(orden, id);
  const { proveedor } = await exigirTrato(orden, abierto, proveedorId, version);
  await repo.ponerCodigo(tx, { articuloId: id, proveedorId, decimales: abierto.articulo.decimales, valor: '' });
  await decirAsunto(tx, { que: 'MANO', usuarioId: usuario.id, ahora });
  await repo.borrarTrato(tx, { articuloId: id, proveedorId });
  const { propuesta: _, ...queda } = await terminar(
    orden,
    abierto,
    { accion: 'articulo.quitar_proveedor', proveedor, proveedorId, miraCosto: false },
    false,
  );
  return queda;
}

/** A batch is of who may prepare one. */
function exigirQuePuedaProponer({ usuario }: Orden, proponer: boolean): void {
  if (proponer && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
}

/** Locks an artículo, and with it who sells it: whoever changes its proveedores comes through here. */
async function abrir({ tx }: Orden, articuloId: string): Promise<Abierto> {
  const articulo = await bloquearArticulo(tx, articuloId);
  return { articulo, antes: await leer(tx, articuloId) };
}

const leer = async (tx: Tx, articuloId: string, vista: Vista = ENTERO): Promise<ProveedoresDeArticulo> =>
  definido(await leerProveedoresDeArticulo(tx, articuloId, vista), 'the artículo at hand');

async function exigirTrato(
  { tx }: Orden,
  { articulo, antes }: Abierto,
  proveedorId: string,
  version: number,
): Promise<ProveedorDeArticulo> {
  const trato = antes.filas.find((fila) => fila.proveedorId === proveedorId);
  if (!trato) return rechazar('comun.no_encontrado', { que: 'ese proveedor en el artículo' });
  const ultimo = () => repo.leerUltimoAutor(tx, { articuloId: articulo.id, proveedorId });
  await exigirVersion({ tx, entidad: 'articulo', id: articulo.id, actual: trato.version, pedida: version, ultimo });
  return trato;
}

function exigirDecimales(trato: { readonly multiplo: string; readonly minimo: string }, decimales: number): void {
  const issues = (['multiplo', 'minimo'] as const).flatMap((campo) => {
    const message = problemaDeDecimales(trato[campo], decimales);
    return message === null ? [] : [{ path: [campo], message }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}

type Hecho = {
  readonly accion: string;
  readonly proveedor: string;
  readonly proveedorId: string;
  /** What it asks was looked at, whether it changed or not. */
  readonly miraCosto: boolean;
};

/**
 * Every change ends here: the replacement cost follows the principal (ART-12), or is as fresh as today when what that one asks
 * was looked at and is the same (PRE-17), the search learns the code, and the artículo's version moves when something of its own did.
 */
async function terminar(
  orden: Orden,
  { articulo, antes }: Abierto,
  { accion, proveedor, proveedorId, miraCosto }: Hecho,
  proponer: boolean,
): Promise<ProveedoresTrasUnCambio> {
  const { tx, usuario, ahora } = orden;
  const { id } = articulo;
  const escrito = await leer(tx, id);
  const principal = principalDe(escrito);
  const reposicion = reposicionTras({ reposicion: antes.reposicion, principal: principalDe(antes) }, principal);
  const mirado = miraCosto && principal?.proveedorId === proveedorId;
  const confirmado = mirado && confirmaReposicion(antes.reposicion, principal) ? antes.reposicion : null;
  const escribible = reposicion ?? confirmado;
  const codigos = [antes, escrito].map(
    ({ filas }) => filas.find((fila) => fila.proveedorId === proveedorId)?.codigo ?? '',
  );
  const conOtroCodigo = codigos[0] !== codigos[1];
  if (conOtroCodigo) await indizar(tx, [id]);
  const autoria = { usuarioId: usuario.id, ahora };
  if (escribible && principal) await escribirCosto(tx, id, { ...escribible, origen: principal.proveedor }, autoria);
  else if (conOtroCodigo) await avanzarVersion(tx, { id, ...autoria });
  const propuesta = reposicion && proponer ? await proponerPor(orden, articulo) : null;
  const despues = escribible ? await leer(tx, id) : escrito;
  orden.auditar({ accion, entidad: 'articulo', id, cambios: cambiosEntre(antes, despues, { proveedor, proveedorId }) });
  const visto = usuario.puede('costo.ver') ? despues : await leer(tx, id, { verCosto: false });
  return { ...visto, propuesta };
}

const principalDe = ({ filas }: ProveedoresDeArticulo): ProveedorDeArticulo | undefined =>
  filas.find((fila) => fila.principal);

/**
 * Prices that keep the margin over the cost that has just changed, for somebody to look at (PRE-18). Their reason is read by who
 * may not know who sells it (INV-61).
 */
const proponerPor = (orden: Orden, { id, codigo }: ArticuloBloqueado): Promise<LotePreparado | null> =>
  proponerPrecios(orden, { filtro: { articuloIds: [id] }, motivo: `Cambió el costo de ${codigo}` });

function cambiosEntre(
  antes: ProveedoresDeArticulo,
  despues: ProveedoresDeArticulo,
  { proveedor, proveedorId }: Pick<Hecho, 'proveedor' | 'proveedorId'>,
): Cambio[] {
  const suyo = ({ filas }: ProveedoresDeArticulo) => filas.find((fila) => fila.proveedorId === proveedorId);
  const [viejo, nuevo] = [suyo(antes), suyo(despues)];
  const propios = diferencias(viejo ? camposDe(viejo) : null, nuevo ? camposDe(nuevo) : null).map((cambio) => ({
    ...cambio,
    campo: campoDeTrato(proveedor, cambio.campo as CampoDeTrato),
  }));
  const cedidos = antes.filas
    .filter((fila) => fila.principal && fila.proveedorId !== proveedorId)
    .filter((fila) => despues.filas.some((otra) => otra.id === fila.id && !otra.principal))
    .map((fila) => ({ campo: campoDeTrato(fila.proveedor, 'principal'), antes: 'sí', despues: 'no' }));
  return [
    ...propios,
    ...cedidos,
    ...diferencias({ 'costo de reposición': enTexto(antes) }, { 'costo de reposición': enTexto(despues) }),
  ];
}

const enTexto = ({ reposicion }: ProveedoresDeArticulo): string | null =>
  reposicion ? `${reposicion.moneda} ${reposicion.importe}` : null;

/** As the timeline says them. */
const camposDe = (fila: ProveedorDeArticulo): Readonly<Record<CampoDeTrato, string | number | null>> => ({
  código: fila.codigo || null,
  costo: fila.costo == null ? null : `${fila.moneda} ${fila.costo}`,
  'descuentos del costo': escribirDescuentos(fila.descuentos ?? []) || null,
  'recargos del costo': escribirRecargos(fila.recargos ?? []) || null,
  múltiplo: fila.multiplo,
  mínimo: fila.minimo,
  'días de entrega': fila.diasDeEntrega,
  principal: fila.principal ? 'sí' : 'no',
});
