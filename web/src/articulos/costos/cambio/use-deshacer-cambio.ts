import { type CambioDeCostos, deshacerCambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useConPregunta } from '#ui/con-pregunta.ts';
import { formatearEntero } from '#ui/formato.ts';

/** What was taken back is not, nor is a way back: that is another change. */
export const sePuedeDeshacer = ({ tipo, deshecho }: CambioDeCostos): boolean => tipo === 'CAMBIAR' && deshecho === null;

/** Asks why, takes a change back and says how it went. */
export function useDeshacerCambio(): (cambio: Pick<CambioDeCostos, 'id' | 'pedido' | 'lote'>) => Promise<void> {
  const { t } = useTranslation('costos');
  const puede = usePuede();
  const conPregunta = useConPregunta();
  const comando = useComando(deshacerCambioDeCostos);
  /** What becomes of the prices that it proposed (PRE-18). */
  const queSeraDe = ({ numero, estado }: NonNullable<CambioDeCostos['lote']>) => {
    const seDescarta = cicloDeLote.mover(estado, 'descartar').ok;
    if (!seDescarta && estado !== 'APLICADO') return null;
    const cual = seDescarta ? (puede({ permiso: 'precio.modificar' }) ? 'seDescarta' : 'queda') : 'aplicado';
    return t(`cambio.lote.${cual}`, { numero: formatearEntero(numero) });
  };
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
