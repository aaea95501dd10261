import { type CambioDeCostos, deshacerCambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useQueSeraDelLote } from '#articulos/en-lote/que-sera-del-lote.ts';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** What was taken back is not, nor is a way back: that is another change. */
export const sePuedeDeshacer = ({ tipo, deshecho }: CambioDeCostos): boolean => tipo === 'CAMBIAR' && deshecho === null;

/** Asks why, takes a change back and says how it went. */
export function useDeshacerCambio(): (cambio: Pick<CambioDeCostos, 'id' | 'pedido' | 'lote'>) => Promise<void> {
  const { t } = useTranslation('costos');
  const queSeraDe = useQueSeraDelLote();
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerCambioDeCostos);
  return ({ id, pedido, lote }) =>
    conPregunta(
      {
        titulo: t('cambio.lista.deshacerTitulo', { pedido }),
        texto: [t('cambio.lista.deshacerTexto'), lote && queSeraDe(lote)].filter(Boolean).join(' '),
        boton: t('cambio.lista.deshacer'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ articulos, quedan, loteDescartado }) =>
        [
          t('cambio.lista.hecho', { count: articulos }),
          quedan > 0 && t('cambio.lista.quedaron', { count: quedan }),
          loteDescartado !== null && t('cambio.lote.descartado', { numero: formatearEntero(loteDescartado) }),
        ]
          .filter(Boolean)
          .join(' · '),
    );
}
