import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';

type Pedido = {
  readonly nombre: string;
  readonly activa: boolean;
  /** What inactivating means here; without it, the usual. */
  readonly advertencia?: string;
  readonly enviar: (activa: boolean) => Promise<unknown>;
};

/** «Inactivar» or «Reactivar», after asking. A refusal is told in the words of the server. */
export function useAlternar(): (pedido: Pedido) => AccionDeFila {
  const { t } = useTranslation('tablasGenerales');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  return ({ nombre, activa, advertencia, enviar }) => ({
    texto: activa ? t('comun.inactivar') : t('comun.reactivar'),
    peligro: activa,
    onClick: () => {
      void confirmar({
        titulo: t(activa ? 'comun.confirmarInactivar' : 'comun.confirmarReactivar', { nombre }),
        texto: activa ? (advertencia ?? t('comun.inactivarTexto')) : t('comun.reactivarTexto'),
        boton: activa ? t('comun.inactivar') : t('comun.reactivar'),
        peligro: activa,
      }).then(async (respuesta) => {
        if (respuesta === null) return;
        await enviar(!activa).then(
          () => avisos.exito(t(activa ? 'comun.inactivado' : 'comun.reactivado', { nombre })),
          (error: unknown) => avisos.error(error),
        );
      });
    },
  });
}
