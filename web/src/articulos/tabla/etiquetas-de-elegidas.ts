import { ARTICULOS_DE_A_UNO, ARTICULOS_SALVO } from '@trastienda/nucleo/articulos/contrato.ts';
import i18next from 'i18next';
import { avisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';

/**
 * What the labels of those chosen are asked with, in the order of the table when they are all of `filtro` but some. Undefined,
 * and said, when they are more than an address names.
 */
export function pedidoDeEtiquetas({ enviada }: Elegidas, filtro: string): object | undefined {
  const unoAUno = enviada.de === 'ids';
  const ids = unoAUno ? enviada.ids : enviada.salvo;
  const maximo = unoAUno ? ARTICULOS_DE_A_UNO : ARTICULOS_SALVO;
  if (ids.length > maximo) {
    avisos.info(i18next.t('ui:tabla.hastaUnaAUna', { total: formatearEntero(maximo) }));
    return undefined;
  }
  const nombradas = ids.join(',');
  if (!unoAUno) return { filtro, ...(nombradas !== '' && { salvo: nombradas }) };
  // At the prices that the table shows them with.
  const listaId = new URLSearchParams(filtro).get('listaId');
  return { articulos: nombradas, ...(listaId !== null && { listaId }) };
}
