import { type Aviso, enterarse as decirEnterado, retirarAviso } from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useListaDeAvisos } from '#inicio/paneles/los-demas.queries.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** What is done with a notice: saying that one knows, which can be taken back, and taking it down for everybody. */
export function useAccionesDeAviso({ id, texto }: Aviso, onFuera: () => void) {
  const { t } = useTranslation('paneles');
  const { t: tUi } = useTranslation('ui');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const { refetch } = useListaDeAvisos();
  const decir = useComando(decirEnterado);
  const quitar = useComando(retirarAviso);
  const marcar = async (enterado: boolean): Promise<boolean> => {
    try {
      await decir.mutateAsync({ params: { id }, body: { enterado } });
      await refetch();
      return true;
    } catch (error) {
      avisos.error(error);
      await refetch();
      return false;
    }
  };
  const volverAVer = async () => {
    if (await marcar(false)) avisos.exito(t('avisos.vuelve'));
  };
  return {
    ocupado: decir.isPending || quitar.isPending,
    enterarse: async () => {
      if (!(await marcar(true))) return;
      onFuera();
      avisos.exito(t('avisos.enterado'), {
        accion: { texto: tUi('accion.deshacer'), onClick: () => void volverAVer() },
      });
    },
    retirar: async () => {
      const si = await confirmar({
        titulo: t('avisos.confirmar'),
        texto: t('avisos.confirmarTexto', { texto }),
        boton: t('avisos.botonRetirar'),
        peligro: true,
      });
      if (si === null) return;
      try {
        await quitar.mutateAsync({ params: { id } });
        avisos.exito(t('avisos.retirado'));
      } catch (error) {
        avisos.error(error);
      }
      await refetch();
      onFuera();
    },
  };
}
