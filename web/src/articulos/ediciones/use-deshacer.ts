import { deshacerEdicion, type EdicionEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useQueSeraDelLote } from '#articulos/en-lote/que-sera-del-lote.ts';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** What was taken back is not, nor is a way back: that is another edit. */
export const sePuedeDeshacer = ({ tipo, deshecha }: EdicionEnLote): boolean => tipo === 'EDITAR' && deshecha === null;

/** Asks why, takes a change back and says how it went. */
export function useDeshacer(): (edicion: Pick<EdicionEnLote, 'id' | 'pedido' | 'lote'>) => Promise<void> {
  const { t } = useTranslation(['ediciones', 'costos']);
  const queSeraDe = useQueSeraDelLote();
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerEdicion);
  return ({ id, pedido, lote }) =>
    conPregunta(
      {
        titulo: t('lista.deshacerTitulo', { pedido }),
        texto: [t('lista.deshacerTexto'), lote && queSeraDe(lote)].filter(Boolean).join(' '),
        boton: t('lista.deshacer'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ articulos, fallas, loteDescartado }) =>
        [
          t('lista.deshecho', { count: articulos }),
          fallas > 0 && t('panel.conFallas', { count: fallas }),
          loteDescartado !== null && t('costos:cambio.lote.descartado', { numero: formatearEntero(loteDescartado) }),
        ]
          .filter(Boolean)
          .join(' · '),
    );
}
