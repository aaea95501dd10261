import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { CERO } from '@trastienda/nucleo/comun/decimal.ts';
import { accionesPermitidas } from '@trastienda/nucleo/ventas/acciones.ts';
import type { Nota, Renglon } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import {
  type NotaDePedido,
  pendienteDe,
  type RenglonDeNota,
  type ReservaDeRenglon,
  reservadoPorRenglon,
} from '@trastienda/nucleo/ventas/nota.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import type { Usuario } from '#http/contexto.ts';

type Reservada = Pick<ReservaDeRenglon, 'linea' | 'cantidad'>;

type Contestable = Omit<NotaDePedido, 'depositoId'> & { readonly sucursalId: string };

/** What every command answers, from what it decided: nothing is read again. */
export function contestar(nota: Contestable, reservas: readonly Reservada[], usuario: Usuario): Nota {
  const { id, numero, version, estado, renglones, sucursalId } = nota;
  return {
    id,
    numero,
    version,
    estado,
    acciones: accionesPermitidas(estado, usuario.permisos, sucursalId),
    renglones: conReservas(renglones, reservas),
    totales: totalesDe(renglones),
  };
}

export function conReservas(renglones: readonly RenglonDeNota[], reservas: readonly Reservada[]): Renglon[] {
  const reservado = reservadoPorRenglon(reservas);
  return renglones.map(
    ({ id, articuloId, tipo, codigo, descripcion, decimales, pedida, entregada, cancelada, ...resto }) => ({
      id,
      articuloId,
      tipo,
      codigo,
      descripcion,
      decimales,
      pedida,
      entregada,
      cancelada,
      reservada: textoCantidad(reservado.get(id) ?? CERO),
      pendiente: textoCantidad(pendienteDe({ pedida, entregada, cancelada })),
      precio: resto.precio,
      precioDeLista: resto.precioDeLista,
      sinCargo: resto.sinCargo,
      descuentos: [...resto.descuentos],
      iva: resto.iva,
      importe: resto.importe,
    }),
  );
}
