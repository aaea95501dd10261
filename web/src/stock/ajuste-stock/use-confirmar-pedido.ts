import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** Asks why somebody else should approve it; null when the person goes back. */
export function useConfirmarPedido(guardado: Ajuste | null): () => Promise<string | null> {
  const { t } = useTranslation('stock');
  const confirmar = useConfirmar();
  return async () => {
    const respuesta = await confirmar({
      titulo: guardado ? t('ajustes.confirmar.pedirEl', { numero: guardado.texto }) : t('ajustes.confirmar.pedir'),
      texto: t('ajustes.confirmar.pedirTexto'),
      boton: t('ajustes.accion.pedir'),
      motivo: true,
    });
    return respuesta === null ? null : respuesta.motivo;
  };
}
