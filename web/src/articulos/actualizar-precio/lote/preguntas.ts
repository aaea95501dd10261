import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import type { Comandos } from './use-comandos.ts';

/** The steps that are asked about first, with what they do in numbers. */
export function usePreguntas(lote: LoteDePrecio, comandos: Comandos) {
  const { t } = useTranslation('precios');
  const confirmar = useConfirmar();
  const numero = formatearEntero(lote.numero);
  const incluidas = lote.totales?.incluidas ?? 0;
  const cuenta = { count: incluidas, n: formatearEntero(incluidas), media: conSigno(lote.totales?.variacionMedia) };
  const preguntar = (cual: 'aprobar' | 'aplicar' | 'revertir' | 'descartar', peligro: boolean) =>
    confirmar({
      titulo: t(`actualizar.lote.${cual}.titulo`, { numero }),
      texto: [
        t(`actualizar.lote.${cual}.texto`, cuenta),
        ...((cual === 'aprobar' || cual === 'aplicar') && lote.hasta !== null
          ? [t('actualizar.lote.resultado.vuelven', { cuando: formatearFechaHora(lote.hasta) })]
          : []),
      ].join(' '),
      boton: t(`actualizar.lote.${cual}.boton`),
      // What is given up or taken back says why.
      ...(peligro ? { peligro, motivo: true } : {}),
    });
  return {
    aprobar: async () => (await preguntar('aprobar', false)) && comandos.aprobar(lote.version),
    aplicar: async () => (await preguntar('aplicar', false)) && comandos.aplicar(lote.version),
    revertir: async () => {
      const respuesta = await preguntar('revertir', true);
      return respuesta && comandos.revertir(lote.version, respuesta.motivo);
    },
    descartar: async () => {
      const respuesta = await preguntar('descartar', true);
      return respuesta && comandos.descartar(lote.version, respuesta.motivo);
    },
  };
}
