import { useQueryClient } from '@tanstack/react-query';
import type { CambioDeLote, LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import {
  aplicarLote,
  aprobarLote,
  cambiarLote,
  descartarLote,
  programarLote,
  revertirLote,
  simularLote,
  verLote,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { claveDe, useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';

/** What may be done to a batch. What the server answers is on screen at once; a refusal is told. */
export function useComandosDeLote(id: string) {
  const { t } = useTranslation('precios');
  const asentar = useAsentar();
  const cambiar = useComando(cambiarLote);
  const simular = useComando(simularLote);
  const aprobar = useComando(aprobarLote);
  const programar = useComando(programarLote);
  const aplicar = useComando(aplicarLote);
  const revertir = useComando(revertirLote);
  const descartar = useComando(descartarLote);
  const params = { id };
  const listo =
    (clave: 'aprobar' | 'descartar') =>
    ({ numero }: LoteDePrecio) =>
      t(`actualizar.lote.${clave}.listo`, { numero: formatearEntero(numero) });
  const cuando = ({ aplicaDesde }: LoteDePrecio) =>
    t('actualizar.lote.programar.listo', { cuando: formatearFechaHora(aplicaDesde) });
  const deshecho = ({ numero: cual, revertidoPor }: LoteDePrecio) => {
    const numero = formatearEntero(cual);
    const quedan = revertidoPor?.omitidas ?? 0;
    return quedan === 0
      ? t('actualizar.lote.revertir.listo', { numero })
      : t('actualizar.lote.revertir.listoMenos', { numero, ...cuenta(quedan) });
  };
  const conservadas = ({ conservadas: { excluidas, revisadas } }: ResponseOf<typeof simularLote>) =>
    [
      ...(excluidas === 0 ? [] : [t('actualizar.lote.lineas.siguenExcluidas', cuenta(excluidas))]),
      ...(revisadas === 0 ? [] : [t('actualizar.lote.lineas.siguenRevisadas', cuenta(revisadas))]),
    ].join(' · ');
  const largas = { simular: simular.isPending, aplicar: aplicar.isPending, revertir: revertir.isPending };
  const todas = [cambiar, simular, aprobar, programar, aplicar, revertir, descartar];
  return {
    ocupado: todas.some(({ isPending }) => isPending),
    /** Whether any was given from here. */
    ordenado: todas.some(({ isIdle }) => !isIdle),
    /** The long work that was asked for here and did not answer yet. */
    trabajando: (['simular', 'aplicar', 'revertir'] as const).find((cual) => largas[cual]) ?? null,
    /** The form tells what is wrong with its fields, so that this one is refused there. */
    cambiar: (body: CambioDeLote) => cambiar.mutateAsync({ params, body }),
    simular: (version: number) => asentar(simular.mutateAsync({ params, body: { version } }), conservadas),
    aprobar: (version: number) => asentar(aprobar.mutateAsync({ params, body: { version } }), listo('aprobar')),
    /** What is wrong with the day is told beside it. */
    programar: (version: number, aplicaDesde: string, reparar: (texto: string) => void) =>
      asentar(programar.mutateAsync({ params, body: { version, aplicaDesde } }), cuando, reparar),
    aplicar: (version: number) =>
      asentar(aplicar.mutateAsync({ params, body: { version } }), () => t('actualizar.lote.aplicar.listo')),
    revertir: (version: number, motivo: string) =>
      asentar(revertir.mutateAsync({ params, body: { version, motivo } }), deshecho),
    descartar: (version: number, motivo: string) =>
      asentar(descartar.mutateAsync({ params, body: { version, motivo } }), listo('descartar')),
  };
}

export type Comandos = ReturnType<typeof useComandosDeLote>;

const cuenta = (n: number) => ({ count: n, n: formatearEntero(n) });

/** Puts what a command answered on screen, and says whether it was done. */
function useAsentar() {
  const cache = useQueryClient();
  const avisos = useAvisos();
  return async <L extends LoteDePrecio>(
    pedido: Promise<L>,
    /** What there is to tell; nothing when it is empty. */
    decir: (lote: L) => string,
    reparar: (texto: string) => void = avisos.error,
  ): Promise<boolean> => {
    try {
      const lote = await pedido;
      cache.setQueryData(claveDe(verLote, { params: { id: lote.id } }), lote);
      const dicho = decir(lote);
      if (dicho !== '') avisos.exito(dicho);
      return true;
    } catch (error) {
      const reparo = reparoDe(error);
      if (reparo === null) avisos.error(error);
      else reparar(reparo);
      return false;
    }
  };
}

/** What the server says of the very data; what it says of the whole only sends to look at them. */
const reparoDe = (error: unknown): string | null =>
  error instanceof PedidoRechazado && error.issues.length > 0
    ? error.issues.map(({ message }) => message).join(' ')
    : null;
