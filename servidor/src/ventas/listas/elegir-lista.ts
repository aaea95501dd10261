import { sinDarMas } from '@trastienda/nucleo/ventas/listas/condicion-que-se-elige.ts';
import { soloMasCara } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir } from '#http/regla-rota.ts';
import type { PartesConocidas } from '#ventas/borrador/exigir-partes.ts';
import { leerArticulos } from '#ventas/borrador/leer-articulos.ts';
import type { ListaDePartes } from '#ventas/vista/partes.query.ts';
import { leerNombrada, leerSiSeVende } from './listas.query.ts';

type Pedido = { readonly listaId?: string | null | undefined; readonly condicionId?: string | null | undefined };

/** The lista a sale goes by, and why: the one somebody chooses, which has to be sold with there, or the one that rules. */
export async function elegirLista(
  { tx }: Orden,
  { deposito, listas }: PartesConocidas,
  { listaId, condicionId }: Pedido,
): Promise<ListaDePartes> {
  const { condicion, condicionDelCliente, rige } = listas;
  if (condicionId != null && !condicion) {
    datosInvalidos([{ path: ['condicionId'], message: 'Esa condición de venta no existe.' }]);
  }
  // His own is his whether it is said or not, also when nobody is given it any more.
  if (condicionId != null && condicion?.activa === false && condicion.id !== condicionDelCliente?.id) {
    datosInvalidos([{ path: ['condicionId'], message: `La condición ${condicion.nombre} está inactiva.` }]);
  }
  if (listaId == null || listaId === rige.id) return rige;
  const elegida = await leerSiSeVende(tx, listaId, deposito.sucursalId);
  return elegida ?? datosInvalidos([{ path: ['listaId'], message: 'Esa lista no se vende en esta sucursal.' }]);
}

/** Without leave to change prices, the condición de venta is the one of the cliente or one that gives no more (RN-18). */
export function exigirNoDarMas(
  { usuario }: Orden,
  { deposito, listas: { condicion, condicionDelCliente } }: PartesConocidas,
): void {
  if (!usuario.puede('precio.modificar', deposito.sucursalId)) exigir(sinDarMas(condicion, condicionDelCliente));
}

type Tomado = {
  readonly lista: Pick<ListaDePartes, 'id'>;
  readonly renglones: readonly RenglonDeNota[];
  /** As they were before, by id. */
  readonly previos?: ReadonlyMap<string, Pick<RenglonDeNota, 'precio'>>;
};

/** Without leave to change prices, no line takes from a lista that was chosen a better price than the cliente's (RN-18). */
export async function exigirNoMejorar(
  { tx, usuario, ahora }: Orden,
  { deposito, listas: { suya } }: PartesConocidas,
  { lista, renglones, previos }: Tomado,
): Promise<void> {
  if (lista.id === suya.id || usuario.puede('precio.modificar', deposito.sucursalId)) return;
  const toma = ({ id, precio, precioDeLista, sinCargo }: RenglonDeNota): boolean =>
    precioDeLista && !sinCargo && previos?.get(id)?.precio !== precio;
  if (!renglones.some(toma)) return;
  // His own lista too is asked for all that the nota has of each artículo.
  const pedidos = renglones.map(({ articuloId, pedida }) => ({ articuloId, cantidad: pedida }));
  const leidos = await leerArticulos(tx, pedidos, { listaId: suya.id, ahora });
  const tomados = renglones.flatMap((renglon, i) =>
    toma(renglon) ? [{ renglon, suyo: leidos[i]?.precio ?? null }] : [],
  );
  const elegida = await leerNombrada(tx, lista.id);
  exigir(
    soloMasCara(
      tomados.map(({ renglon }) => renglon),
      tomados.map(({ suyo }) => suyo),
      { elegida, rige: suya },
    ),
  );
}
