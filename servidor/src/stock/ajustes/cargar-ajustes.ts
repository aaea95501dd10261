import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Traspaso } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { cargarMovimientos } from '#stock/libro/asentar.ts';
import { depositosVirtuales } from '#stock/libro/lugares.query.ts';
import { revertirMovimiento } from '#stock/libro/revertir-movimiento.ts';
import { insertarRenglones } from './ajustes.repo.ts';

export type AjusteParaCargar = {
  readonly estado: EstadoAjuste;
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly motivoId: string;
  /** The motivo is that of opening stock. */
  readonly inicial: boolean;
  readonly observaciones: string;
  readonly fecha: Date;
  readonly usuarioId: string;
  readonly renglones: readonly {
    readonly articuloId: string;
    readonly decimales: number;
    /** Signed: what comes in above zero, what goes out below. */
    readonly cantidad: string;
    /** Per unit, of what comes in; null takes the current average. */
    readonly costo: string | null;
  }[];
};

/**
 * Adjustments that already happened, in any state of their life and dated `fecha`, each with its movements. A fixed
 * number of statements however many they are, but for those reverted, which are few. What goes out must be there.
 */
export async function cargarAjustes(tx: Tx, ajustes: readonly AjusteParaCargar[]): Promise<void> {
  if (ajustes.length === 0) return;
  const conIds = ajustes.map((ajuste) => ({
    ...ajuste,
    id: uuidv7(),
    renglones: ajuste.renglones.map((renglon) => ({ ...renglon, id: uuidv7() })),
  }));
  const numeros = await insertarAjustes(tx, conIds);
  await insertarRenglones(tx, conIds);

  const virtuales = await depositosVirtuales(tx);
  const aplicados = conIds.filter(({ estado }) => estado === 'APLICADO' || estado === 'REVERTIDO');
  const movimientos = aplicados.map((ajuste) => {
    const { id, inicial, fecha, usuarioId, motivoId, observaciones } = ajuste;
    const otroLado = definido(virtuales.get(inicial ? 'INICIAL' : 'AJUSTE'), 'the other side');
    const texto = textoDeAjuste(definido(numeros.get(id), 'the number of the ajuste'));
    return {
      tipo: inicial ? ('INICIAL' as const) : ('AJUSTE' as const),
      fechaEfectiva: fecha,
      documento: { tipo: 'AJUSTE', id, texto },
      clave: `ajuste:${id}:aplicar`,
      usuarioId,
      motivoId,
      nota: observaciones,
      traspasos: traspasosDe(ajuste, otroLado),
    };
  });
  const ids = await cargarMovimientos(tx, movimientos);
  for (const [i, { id, estado }] of aplicados.entries()) {
    if (estado !== 'REVERTIDO') continue;
    const { traspasos: _, tipo: __, nota: ___, ...movimiento } = definido(movimientos[i], 'its movement');
    await revertirMovimiento(tx, {
      ...movimiento,
      clave: `ajuste:${id}:revertir`,
      movimientoId: definido(ids[i], 'the id of its movement'),
      puedeNegativo: false,
      cortaReservas: true,
    });
  }
}

type ConIds = Omit<AjusteParaCargar, 'renglones'> & {
  readonly id: string;
  readonly renglones: readonly (AjusteParaCargar['renglones'][number] & { readonly id: string })[];
};

function traspasosDe({ depositoId, renglones }: ConIds, otroLado: string): Traspaso[] {
  return renglones.map(({ id: linea, articuloId, decimales, cantidad, costo }) => {
    const entra = decimal(cantidad).gt(0);
    const comun = { articuloId, decimales, linea, cantidad: decimal(cantidad).abs().toFixed() };
    return entra
      ? { ...comun, desde: otroLado, hacia: depositoId, costo }
      : { ...comun, desde: depositoId, hacia: otroLado };
  });
}

const VERSIONES = { BORRADOR: 1, A_APROBAR: 2, APLICADO: 2, ANULADO: 2, REVERTIDO: 3 } as const;

async function insertarAjustes(tx: Tx, ajustes: readonly ConIds[]): Promise<ReadonlyMap<string, number>> {
  const columna = <Valor>(valor: (ajuste: ConIds) => Valor) => ajustes.map(valor);
  const cuando = (...estados: readonly EstadoAjuste[]) =>
    columna(({ estado, fecha }) => (estados.includes(estado) ? fecha.toISOString() : null));
  const quien = (...estados: readonly EstadoAjuste[]) =>
    columna(({ estado, usuarioId }) => (estados.includes(estado) ? usuarioId : null));
  const { rows } = await sql<{ id: string; numero: number }>`
    insert into ajuste (id, version, estado, sucursal_id, deposito_id, motivo_id, observaciones, fecha_efectiva,
                        creado_en, creado_por, aplicado_en, aplicado_por, revertido_en, revertido_por, anulado_en, anulado_por,
                        pedido_en, pedido_por)
    select * from unnest(
      ${columna(({ id }) => id)}::uuid[], ${columna(({ estado }) => VERSIONES[estado])}::int[],
      ${columna(({ estado }) => estado)}::text[], ${columna(({ sucursalId }) => sucursalId)}::uuid[],
      ${columna(({ depositoId }) => depositoId)}::uuid[], ${columna(({ motivoId }) => motivoId)}::uuid[],
      ${columna(({ observaciones }) => observaciones)}::text[], ${cuando('APLICADO', 'REVERTIDO')}::timestamptz[],
      ${columna(({ fecha }) => fecha.toISOString())}::timestamptz[], ${columna(({ usuarioId }) => usuarioId)}::uuid[],
      ${cuando('APLICADO', 'REVERTIDO')}::timestamptz[], ${quien('APLICADO', 'REVERTIDO')}::uuid[],
      ${cuando('REVERTIDO')}::timestamptz[], ${quien('REVERTIDO')}::uuid[],
      ${cuando('ANULADO')}::timestamptz[], ${quien('ANULADO')}::uuid[],
      ${cuando('A_APROBAR')}::timestamptz[], ${quien('A_APROBAR')}::uuid[])
    returning id, numero
  `.execute(tx);
  return new Map(rows.map(({ id, numero }) => [id, numero]));
}
