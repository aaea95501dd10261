import type { EleccionesDeKit } from '@trastienda/nucleo/articulos/estructura/kit.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { CERO } from '@trastienda/nucleo/comun/decimal.ts';
import { accionesPermitidas } from '@trastienda/nucleo/ventas/acciones.ts';
import type { Nota, Renglon } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { type ComponenteDeRenglon, kitsReservados, lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
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
  const deStock = new Map(lineasDeStock(renglones).map((linea) => [linea.id, linea]));
  const aComponente = (componente: ComponenteDeRenglon) => {
    const linea = deStock.get(componente.id);
    return {
      ...componente,
      reservada: textoCantidad(reservado.get(componente.id) ?? CERO),
      pendiente: textoCantidad(linea ? pendienteDe(linea) : CERO),
    };
  };
  return renglones.map((renglon) => ({
    id: renglon.id,
    articuloId: renglon.articuloId,
    tipo: renglon.tipo,
    codigo: renglon.codigo,
    descripcion: renglon.descripcion,
    decimales: renglon.decimales,
    pedida: renglon.pedida,
    entregada: renglon.entregada,
    cancelada: renglon.cancelada,
    reservada: textoCantidad(renglon.kit ? kitsReservados(renglon, reservado) : (reservado.get(renglon.id) ?? CERO)),
    pendiente: textoCantidad(pendienteDe(renglon)),
    precio: renglon.precio,
    precioDeLista: renglon.precioDeLista,
    sinCargo: renglon.sinCargo,
    descuentos: [...renglon.descuentos],
    iva: renglon.iva,
    importe: renglon.importe,
    motivoDePrecio: renglon.motivoDePrecio,
    control: renglon.control,
    kit: renglon.kit && {
      elecciones: renglon.kit.elecciones && copiaDe(renglon.kit.elecciones),
      componentes: renglon.kit.componentes.map(aComponente),
    },
  }));
}

const copiaDe = ({ opcionales, sustitutos }: EleccionesDeKit) => ({
  opcionales: [...opcionales],
  sustitutos: sustitutos.map((uno) => ({ ...uno })),
});
