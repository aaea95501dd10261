import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { cantidadDe, libreEn } from './entrega.ts';
import { PasosDeCantidad } from './pasos-de-cantidad.tsx';
import type { EntregaEnCurso } from './use-entrega.ts';

/** How much of a line goes out now, with the reason for its limit in words. */
export function CantidadAEntregar(props: { readonly renglon: RenglonDetalle; readonly entrega: EntregaEnCurso }) {
  const { t } = useTranslation('ventas');
  const { renglon, entrega } = props;
  const { maximo, por } = entrega.tope(renglon);
  const razon =
    por === 'pendiente'
      ? t('finalizar.tope.pendiente', { pedida: formatearCantidad(renglon.pedida) })
      : t('finalizar.tope.stock', {
          reservada: formatearCantidad(entrega.depositoId === entrega.propio ? renglon.reservada : '0'),
          libre: formatearCantidad(libreEn(renglon, entrega.depositoId, entrega.propio)),
          deposito: entrega.lugar.deposito,
        });
  return (
    <PasosDeCantidad
      codigo={renglon.codigo}
      valor={cantidadDe(entrega.aEntregar, renglon)}
      maximo={maximo}
      decimales={renglon.decimales}
      razonDelTope={razon}
      onCambio={(valor) => entrega.poner(renglon.id, valor)}
    />
  );
}
