import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { AjusteNuevo, CambioDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { type Borrador, cantidadDe, costoDe, type Renglon } from './borrador.ts';

/** The lines as they travel. Who does not see costs sends none: the server keeps those it had. */
function renglonAEnviar(renglon: Renglon, verCosto: boolean) {
  const cantidad = cantidadDe(renglon);
  const costo = verCosto && cantidad.gt(0) ? costoDe(renglon) : null;
  return {
    articuloId: renglon.articuloId,
    cantidad: cantidad.toFixed(),
    ...(verCosto ? { costo: costo === null ? null : decimal(costo).toFixed() } : {}),
    ...(renglon.control === 'NINGUNO' ? {} : { numeros: [...renglon.numeros] }),
  };
}

const motivoAEnviar = ({ motivo }: Borrador) =>
  motivo?.id ? { motivoId: motivo.id } : { motivo: motivo?.nombre ?? '' };

export const aCrear = (borrador: Borrador, verCosto: boolean): AjusteNuevo => ({
  depositoId: borrador.depositoId ?? '',
  ...motivoAEnviar(borrador),
  observaciones: borrador.observaciones,
  ...(borrador.fecha === '' ? {} : { fechaEfectiva: borrador.fecha }),
  renglones: borrador.renglones.map((renglon) => renglonAEnviar(renglon, verCosto)),
});

/** `original` is the draft as it was loaded: a date nobody touched keeps its hour. */
export const aCambiar = (
  borrador: Borrador,
  {
    original,
    version,
    verCosto,
  }: { readonly original: Borrador; readonly version: number; readonly verCosto: boolean },
): CambioDeAjuste => ({
  version,
  ...(borrador.depositoId === null ? {} : { depositoId: borrador.depositoId }),
  ...motivoAEnviar(borrador),
  observaciones: borrador.observaciones,
  ...(borrador.fecha === original.fecha ? {} : { fechaEfectiva: borrador.fecha === '' ? null : borrador.fecha }),
  renglones: borrador.renglones.map((renglon) => ({
    ...renglonAEnviar(renglon, verCosto),
    ...(renglon.id === null ? {} : { id: renglon.id }),
  })),
});
