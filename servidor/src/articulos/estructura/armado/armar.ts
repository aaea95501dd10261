import type { ArmadoNuevo, OrdenDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { asignar, devoluciones, type Toma } from '@trastienda/nucleo/articulos/estructura/armable.ts';
import { textoDeArmado } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { reparoDeDecimales } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, CERO, decimal, sumarPorClave } from '@trastienda/nucleo/comun/decimal.ts';
import { v7 as uuidv7 } from 'uuid';
import { bloquearEstructura, type EstructuraBloqueada } from '#articulos/estructura/estructuras.repo.ts';
import { nombresDe, sostenerNombrados } from '#articulos/estructura/nombrados.query.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { bloquearSaldos, transformar } from '#stock/index.ts';
import { type DepositoParaOperar, sostenerDeposito } from '#tablas-generales/index.ts';
import { leerArmado } from './armados.query.ts';
import { insertarOrden, tomarNumero } from './armados.repo.ts';
import { leerReceta, type Receta } from './plan-de-armado.ts';

/** Assembles or takes apart, in one movement: what goes out, what comes in, and the same value (EST-08, INV-26). */
export async function armarEstructura(orden: Orden, id: string, pedido: ArmadoNuevo): Promise<OrdenDeArmado> {
  const { tx, usuario, ahora } = orden;
  const deposito = await exigirDeposito(orden, pedido.depositoId);
  // Who does not see costs there does not set them either.
  if (Number(pedido.costoAgregado ?? 0) > 0) usuario.exigirEn('costo.ver', deposito.sucursalId);
  const estructura = await bloquearEstructura(tx, id, 'usar');
  exigirQueSeArme(estructura);
  const receta = await leerReceta(tx, estructura, {
    opcionales: new Set(pedido.opcionales),
    preferidos: new Map(pedido.preferidos.map(({ lineaId, articuloId }) => [lineaId, articuloId])),
  });
  await exigirEnUso(tx, receta);
  const disponibles = await bloquearDisponibles(tx, receta, deposito.id);
  const { piezas, producto } = decidir(pedido, estructura, receta, disponibles);
  exigirLoVisto(pedido, piezas, receta);
  exigirNumerosPropios(pedido, [...piezas, ...producto]);

  const ordenId = uuidv7();
  const numero = await tomarNumero(tx);
  const texto = textoDeArmado(numero);
  const armar = pedido.sentido === 'ARMAR';
  const movimiento = await transformar(tx, {
    tipo: armar ? 'ARMADO' : 'DESARMADO',
    fechaEfectiva: ahora,
    documento: { tipo: 'ARMADO', id: ordenId, texto },
    clave: `armado:${ordenId}`,
    usuarioId: usuario.id,
    nota: pedido.nota,
    depositoId: deposito.id,
    salen: armar ? piezas : producto,
    entran: armar ? producto : piezas,
    numeros: new Map(pedido.numeros.map((uno) => [uno.articuloId, uno.numeros])),
    costoAgregado: pedido.costoAgregado ?? '0',
  });
  await insertarOrden(tx, {
    id: ordenId,
    numero,
    pedido,
    estructura,
    decimales: receta.decimalesDe(estructura.articuloId),
    deposito,
    movimientoId: movimiento.id,
    usuarioId: usuario.id,
  });
  orden.auditar({
    accion: armar ? 'armado.armar' : 'armado.desarmar',
    entidad: 'armado',
    id: ordenId,
    sucursalId: deposito.sucursalId,
    cambios: [
      { campo: estructura.codigo, antes: null, despues: textoCantidad(pedido.cantidad) },
      { campo: 'costo agregado', antes: null, despues: pedido.costoAgregado ?? '0' },
    ],
  });
  return leerArmado(tx, usuario, ordenId);
}

type Deposito = DepositoParaOperar & { readonly sucursalId: string };

async function exigirDeposito({ tx, usuario }: Orden, depositoId: string): Promise<Deposito> {
  const deposito = await sostenerDeposito(tx, depositoId);
  if (!deposito || deposito.sucursalId === null || deposito.virtual) {
    return datosInvalidos([{ path: ['depositoId'], message: 'No existe ese depósito.' }]);
  }
  usuario.exigirEn('armado.hacer', deposito.sucursalId);
  if (!deposito.activo) rechazar('articulos.orden_sin_deposito', { deposito: deposito.nombre });
  return { ...deposito, sucursalId: deposito.sucursalId };
}

function exigirQueSeArme({ estado, tipo, numero, codigo }: EstructuraBloqueada): void {
  if (tipo === 'KIT') rechazar('articulos.kit_sin_stock', { codigo });
  if (estado !== 'VIGENTE') rechazar('articulos.estructura_no_vigente', { numero });
}

/** What is in force names nothing inactive (INV-09), but a kit inside may have lost its lines, and then has no stock. */
async function exigirEnUso(tx: Tx, { articuloIds }: Receta): Promise<void> {
  const nombrados = await sostenerNombrados(tx, articuloIds);
  const fuera = [...nombrados.values()].filter(({ tipo, estado }) => tipo !== 'PRODUCTO' || estado === 'INACTIVO');
  if (fuera.length > 0) rechazar('articulos.estructura_sin_uso', { codigos: fuera.map(({ codigo }) => codigo) });
}

type Pieza = { readonly articuloId: string; readonly cantidad: string };

/** Whoever said yes to some components does not find that others moved, because somebody took of them meanwhile. */
function exigirLoVisto({ piezas: vistas }: ArmadoNuevo, piezas: readonly Pieza[], { nombrados }: Receta): void {
  if (vistas === undefined) return;
  const [antes, ahora] = [porArticulo(vistas), porArticulo(piezas)];
  if (antes.size === ahora.size && [...ahora].every(([id, cuanto]) => antes.get(id)?.eq(cuanto))) return;
  rechazar('articulos.armado_cambiado', {
    piezas: [...ahora].map(([id, cuanto]) => ({
      codigo: nombresDe(nombrados, id).codigo,
      cantidad: textoCantidad(cuanto),
    })),
  });
}

const porArticulo = (piezas: readonly Pieza[]) =>
  sumarPorClave(piezas.map(({ articuloId, cantidad }) => [articuloId, cantidad]));

/** Nobody says which ones of what does not move here (ART-24). */
function exigirNumerosPropios({ numeros }: ArmadoNuevo, partes: readonly { readonly articuloId: string }[]): void {
  const movidos = new Set(partes.map(({ articuloId }) => articuloId));
  const ajenos = numeros.flatMap(({ articuloId }, orden) =>
    movidos.delete(articuloId)
      ? []
      : [{ path: ['numeros', orden, 'articuloId'], message: 'No se mueve en esta orden, o está repetido.' }],
  );
  if (ajenos.length > 0) datosInvalidos(ajenos);
}

async function bloquearDisponibles(
  tx: Tx,
  { articuloIds }: Receta,
  depositoId: string,
): Promise<ReadonlyMap<string, Big>> {
  const saldos = await bloquearSaldos(
    tx,
    articuloIds.map((articuloId) => ({ articuloId, depositoId })),
  );
  return new Map(saldos.map((saldo) => [saldo.articuloId, decimal(saldo.fisico).minus(saldo.reservado)]));
}

/** Only what is free is taken: what is promised to somebody stays where it is. */
function decidir(
  { sentido, cantidad }: ArmadoNuevo,
  { articuloId, codigo }: EstructuraBloqueada,
  receta: Receta,
  disponibles: ReadonlyMap<string, Big>,
) {
  const { decimalesDe, necesidades, nombrados } = receta;
  const { unidad = '' } = nombrados.get(articuloId) ?? {};
  const message = reparoDeDecimales({ codigo, decimales: decimalesDe(articuloId), unidad }, cantidad);
  if (message !== null) datosInvalidos([{ path: ['cantidad'], message }]);
  const aParte = (toma: Toma, linea: string | null) => ({
    articuloId: toma.articuloId,
    decimales: decimalesDe(toma.articuloId),
    cantidad: toma.cantidad.toFixed(),
    linea,
  });
  const producto = [aParte({ articuloId, cantidad: decimal(cantidad) }, null)];
  if (sentido === 'ARMAR') {
    const asignadas = asignar(necesidades, cantidad, { disponibles, decimalesDe });
    const faltantes = asignadas.filter(({ falta }) => falta.gt(0));
    if (faltantes.length > 0) {
      rechazar('articulos.armado_sin_stock', {
        faltantes: faltantes.map(({ necesidad, necesario, falta }) => ({
          codigo: nombrados.get(necesidad.linea.componenteId)?.codigo ?? '',
          pedido: textoCantidad(necesario),
          disponible: textoCantidad(necesario.minus(falta)),
        })),
      });
    }
    return {
      producto,
      piezas: asignadas.flatMap(({ necesidad, tomas }) => tomas.map((toma) => aParte(toma, necesidad.linea.id))),
    };
  }
  const hay = disponibles.get(articuloId) ?? CERO;
  if (hay.lt(cantidad)) {
    rechazar('articulos.armado_sin_stock', {
      faltantes: [{ codigo, pedido: textoCantidad(cantidad), disponible: textoCantidad(hay) }],
    });
  }
  const vuelven = devoluciones(necesidades, cantidad, decimalesDe);
  if (vuelven.length === 0) rechazar('articulos.desarmado_sin_piezas', { codigo });
  return { producto, piezas: vuelven.map(({ linea, ...toma }) => aParte(toma, linea.id)) };
}
