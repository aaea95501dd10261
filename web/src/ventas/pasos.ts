import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';

export type Paso = {
  readonly id: 'confirmada' | 'preparada' | 'entrega' | 'finalizada';
  readonly situacion: 'hecho' | 'actual' | 'falta' | 'salteado';
  /** When it was reached and by whom; null when it was not. */
  readonly hito: { readonly en: string; readonly quien: string } | null;
};

type Camino = Pick<NotaDetalle, 'estado' | 'transiciones' | 'entregas'>;

/**
 * The four stages of a nota with what is known of each: when it was reached, or that it is next. `entregando` says that
 * somebody is at the delivery right now.
 */
export function pasosDe({ estado, transiciones, entregas }: Camino, entregando = false): readonly Paso[] {
  const hacia = (meta: string) => transiciones.find((una) => una.hacia === meta && una.desde !== meta) ?? null;
  const confirmada = hacia('CONFIRMADA');
  const preparada = hacia('EN_PREPARACION');
  const finalizada = hacia('FINALIZADA');
  const ultimaEntrega = entregas.at(-1) ?? null;
  const pasoLaPreparacion = entregas.length > 0 || estado === 'FINALIZADA';

  const preparacion = preparada ? 'hecho' : pasoLaPreparacion ? 'salteado' : 'falta';
  const enEntrega = entregando || estado === 'EN_PREPARACION' || estado === 'PARCIAL';
  return [
    { id: 'confirmada', situacion: confirmada ? 'hecho' : 'falta', hito: confirmada },
    { id: 'preparada', situacion: preparacion, hito: preparada },
    { id: 'entrega', situacion: finalizada ? 'hecho' : enEntrega ? 'actual' : 'falta', hito: ultimaEntrega },
    { id: 'finalizada', situacion: finalizada ? 'hecho' : 'falta', hito: finalizada },
  ];
}
