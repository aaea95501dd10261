import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

type Lote = { readonly id: string; readonly numero: number } | null;

type Hecho = {
  /** What was done, in words. */
  readonly hecho: string;
  /** The batch of prices that was prepared with it (PRE-18), if any. */
  readonly propuesta: Lote;
  /** Whether one was asked for. */
  readonly propuso: boolean;
  /** Where what was done is seen, when there is no batch to look at. */
  readonly detalle?: { readonly texto: string; readonly onClick: () => void };
};

/** Says how a change of cost went, and the way to what there is to look at. */
export function useAvisarLote(): (hecho: Hecho) => void {
  const { t } = useTranslation('costos');
  const avisos = useAvisos();
  const navigate = useNavigate();
  return ({ hecho, propuesta, propuso, detalle }) => {
    if (propuesta === null) {
      avisos.exito(propuso ? t('propuesta.sinLote', { hecho }) : hecho, detalle && { accion: detalle });
      return;
    }
    const { id, numero } = propuesta;
    avisos.exito(t('propuesta.conLote', { hecho, numero: formatearEntero(numero) }), {
      accion: {
        texto: t('propuesta.verLote'),
        onClick: () => void navigate({ to: '/articulos/actualizar-precio/$id', params: { id } }),
      },
    });
  };
}
