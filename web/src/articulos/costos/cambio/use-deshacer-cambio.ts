import { type CambioDeCostos, deshacerCambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useConPregunta } from '#ui/con-pregunta.ts';

/** What was taken back is not, nor is a way back: that is another change. */
export const sePuedeDeshacer = ({ tipo, deshecho }: CambioDeCostos): boolean => tipo === 'CAMBIAR' && deshecho === null;

/** Asks why, takes a change back and says how it went. */
export function useDeshacerCambio(): (cambio: Pick<CambioDeCostos, 'id' | 'pedido'>) => Promise<void> {
  const { t } = useTranslation('costos');
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerCambioDeCostos);
  return ({ id, pedido }) =>
    conPregunta(
      {
        titulo: t('cambio.lista.deshacerTitulo', { pedido }),
        texto: t('cambio.lista.deshacerTexto'),
        boton: t('cambio.lista.deshacer'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ articulos, quedan }) => {
        const hecho = t('cambio.lista.hecho', { count: articulos });
        return quedan > 0 ? `${hecho} · ${t('cambio.lista.quedaron', { count: quedan })}` : hecho;
      },
    );
}
