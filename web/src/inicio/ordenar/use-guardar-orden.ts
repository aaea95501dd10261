import { ordenarInicio } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useSesion } from '#acceso/sesion.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** Saves the arrangement of the home, and offers to take it back. Answers whether it was saved. */
export function useGuardarOrden() {
  const { t } = useTranslation('paneles');
  const { t: tUi } = useTranslation('ui');
  const { inicio: antes } = useSesion().preferencias;
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const ordenar = useComando(ordenarInicio);
  const poner = async (inicio: readonly string[] | null): Promise<boolean> => {
    try {
      await ordenar.mutateAsync({ body: { inicio: inicio && [...inicio] } });
      await releer();
      return true;
    } catch (error) {
      avisos.error(error);
      return false;
    }
  };
  const deshacer = async () => {
    if (await poner(antes)) avisos.exito(t('orden.deshecho'));
  };
  return {
    guardando: ordenar.isPending,
    guardar: async (inicio: readonly string[] | null): Promise<boolean> => {
      const listo = await poner(inicio);
      if (listo) {
        avisos.exito(t('orden.guardado'), {
          accion: { texto: tUi('accion.deshacer'), onClick: () => void deshacer() },
        });
      }
      return listo;
    },
  };
}
