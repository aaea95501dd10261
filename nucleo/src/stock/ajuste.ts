import { decimal } from '#comun/decimal.ts';
import type { TransicionInvalida } from '#comun/estados.ts';
import { ok, type Result } from '#comun/result.ts';
import type { ErrorDeNegocio } from '#errores.ts';
import { cicloDeAjuste, type EstadoAjuste } from './ciclo-de-ajuste.ts';
import { exigirFisico, type Faltante, type SaldoBloqueado } from './faltante.ts';
import { cambiosDeSaldo, type TipoMovimiento, type Traspaso } from './movimiento.ts';
import type { NumeroPedido } from './numeros/numero-pedido.ts';

export type RenglonDeAjuste = {
  readonly id: string;
  readonly articuloId: string;
  readonly codigo: string;
  readonly decimales: number;
  /** Signed: what comes in above zero, what goes out below. */
  readonly cantidad: string;
  readonly costo: string | null;
  readonly numeros?: readonly NumeroPedido[];
};

export type Ajuste = {
  readonly estado: EstadoAjuste;
  readonly depositoId: string;
  readonly renglones: readonly RenglonDeAjuste[];
};

type Hechos = {
  readonly saldos: readonly SaldoBloqueado[];
  /** The virtual place on the other side: AJUSTE, or INICIAL for opening stock. */
  readonly contraparteId: string;
  readonly inicial: boolean;
  readonly puedeNegativo: boolean;
  /** A draft is applied; what waits for a second person is approved (AJU-06). */
  readonly accion: 'aplicar' | 'aprobar';
};

/** Everything that follows from applying an adjustment. The caller only has to write it down. */
export type Aplicacion = {
  readonly estado: EstadoAjuste;
  readonly tipo: TipoMovimiento;
  readonly traspasos: readonly Traspaso[];
  /** Lines that leave a negative quantity, allowed by the artículo and by the user's right. */
  readonly negativos: readonly Faltante[];
};

type RechazoDeAjuste =
  | TransicionInvalida
  | ErrorDeNegocio<'stock.insuficiente'>
  | ErrorDeNegocio<'stock.negativo_sin_permiso'>;

/** Applies an adjustment: each line moves between the depósito and the other side. A loss may cut into what is reserved. */
export function aplicarAjuste(
  { estado, depositoId, renglones }: Ajuste,
  { saldos, contraparteId, inicial, puedeNegativo, accion }: Hechos,
): Result<Aplicacion, RechazoDeAjuste> {
  const siguiente = cicloDeAjuste.mover(estado, accion);
  if (!siguiente.ok) return siguiente;

  const codigos = new Map(renglones.map(({ articuloId, codigo }) => [articuloId, codigo]));
  const cambios = cambiosDeSaldo(
    renglones.map(({ articuloId, cantidad }) => ({ articuloId, depositoId, cantidad: decimal(cantidad) })),
    { esVirtual: () => false },
  );
  const codigoDe = (articuloId: string) => codigos.get(articuloId) ?? articuloId;
  const negativos = exigirFisico({ cambios, saldos, codigoDe, puedeNegativo });
  if (!negativos.ok) return negativos;

  return ok({
    estado: siguiente.value,
    tipo: inicial ? 'INICIAL' : 'AJUSTE',
    traspasos: renglones.map((renglon) => traspasoDe(renglon, depositoId, contraparteId)),
    negativos: negativos.value,
  });
}

function traspasoDe(renglon: RenglonDeAjuste, depositoId: string, contraparteId: string): Traspaso {
  const { id, articuloId, decimales, costo, numeros } = renglon;
  const cantidad = decimal(renglon.cantidad);
  const comun = { articuloId, decimales, linea: id, cantidad: cantidad.abs().toFixed(), numeros };
  return cantidad.gt(0)
    ? { ...comun, desde: contraparteId, hacia: depositoId, costo }
    : { ...comun, desde: depositoId, hacia: contraparteId };
}

/** The number people read: "AJ 0318". */
export const textoDeAjuste = (numero: number): string => `AJ ${String(numero).padStart(4, '0')}`;
