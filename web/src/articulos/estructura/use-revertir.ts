import { type OrdenDeArmado, revertirArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** Asks, undoes an order with the opposite movement, and says how it went. Why is for the trail, and nobody has to say it. */
export function useRevertir() {
  const { t } = useTranslation('estructura');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const comando = useComando(revertirArmado, { invalida: ['stock'] });
  return async ({ id, version, texto }: OrdenDeArmado): Promise<void> => {
    const si = await confirmar({
      titulo: t('ordenes.confirmar', { texto }),
      texto: t('ordenes.confirmarTexto'),
      boton: t('ordenes.revertir'),
      peligro: true,
      motivo: 'opcional',
    });
    if (!si) return;
    const motivo = si.motivo === '' ? {} : { motivo: si.motivo };
    await comando
      .mutateAsync({ params: { id }, body: { version, ...motivo } })
      .then(() => avisos.exito(t('ordenes.revertida', { texto })))
      .catch((error: unknown) => avisos.error(error));
  };
}
