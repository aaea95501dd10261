import { deshacerEdicion, type EdicionEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useConPregunta } from '#ui/con-pregunta.ts';

/** What was taken back is not, nor is a way back: that is another edit. */
export const sePuedeDeshacer = ({ tipo, deshecha }: EdicionEnLote): boolean => tipo === 'EDITAR' && deshecha === null;

/** Asks why, takes a change back and says how it went. */
export function useDeshacer(): (edicion: Pick<EdicionEnLote, 'id' | 'pedido'>) => Promise<void> {
  const { t } = useTranslation('ediciones');
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerEdicion);
  return ({ id, pedido }) =>
    conPregunta(
      {
        titulo: t('lista.deshacerTitulo', { pedido }),
        texto: t('lista.deshacerTexto'),
        boton: t('lista.deshacer'),
        motivo: true,
      },
      ({ motivo }) => comando.mutateAsync({ params: { id }, body: { motivo } }),
      ({ articulos, fallas }) => {
        const hecho = t('lista.deshecho', { count: articulos });
        return fallas > 0 ? `${hecho} · ${t('panel.conFallas', { count: fallas })}` : hecho;
      },
    );
}
