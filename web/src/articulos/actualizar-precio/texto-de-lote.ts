import type {
  FilaDeLote,
  ReglaDeLote,
  ReglaQueSeVe,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { ultimoDia } from '@trastienda/nucleo/articulos/precios/ultimo-dia.ts';
import { useTranslation } from 'react-i18next';
import {
  conMayuscula,
  formatearEntero,
  formatearFecha,
  formatearFechaHora,
  formatearPorcentaje,
  formatearUnitario,
} from '#ui/formato/formato.ts';
import { conSigno, formatearCoeficiente } from './signo.ts';

/** What the rule of a batch does, in a few words. */
export function useTextoDeRegla(): (regla: ReglaQueSeVe) => string {
  const { t } = useTranslation('precios');
  const datosDe = (
    regla: Exclude<ReglaDeLote, { tipo: 'MANTENER_MARGEN' | 'MARGEN_DE_CLASIFICACION' | 'ARCHIVO' }>,
  ) => {
    if (regla.tipo === 'PORCENTAJE') return { valor: conSigno(regla.valor) };
    if (regla.tipo === 'IMPORTE') return { valor: conSigno(regla.valor, formatearUnitario) };
    const valor = regla.tipo === 'MARGEN' ? formatearPorcentaje(regla.valor) : formatearCoeficiente(regla.valor);
    return { valor, base: t(`actualizar.regla.base.${regla.base}`) };
  };
  return (regla) => {
    if (regla.tipo === 'MANTENER_MARGEN') return t('actualizar.regla.frase.MANTENER_MARGEN');
    if (regla.tipo === 'MARGEN_DE_CLASIFICACION') {
      return t('actualizar.regla.frase.MARGEN_DE_CLASIFICACION', { base: t(`actualizar.regla.base.${regla.base}`) });
    }
    if (regla.tipo === 'SEGUN_EL_COSTO') return t('actualizar.regla.SEGUN_EL_COSTO');
    if (regla.tipo === 'ARCHIVO') return t('actualizar.regla.frase.ARCHIVO', { archivo: regla.archivo });
    const frase = t(`actualizar.regla.frase.${regla.tipo}`, { base: '', ...datosDe(regla) });
    return conMayuscula(frase);
  };
}

/** What a batch does. One that takes another back keeps the rule of that one, and does the opposite. */
export function useTextoDeLoQueHace(): (lote: Pick<FilaDeLote, 'regla' | 'revierte'>) => string {
  const { t } = useTranslation('precios');
  const textoDeRegla = useTextoDeRegla();
  return ({ regla, revierte }) =>
    revierte === null
      ? textoDeRegla(regla)
      : t('actualizar.lotes.revierte', { numero: formatearEntero(revierte.numero) });
}

/** Until when its prices hold: the last day of what ends with a day, as the form asks for it. */
export const textoDeHasta = (hasta: string): string => {
  const dia = ultimoDia(hasta);
  return dia === null ? formatearFechaHora(hasta) : formatearFecha(dia);
};

/** Which artículos a batch reaches: «Rubro: Correas · Marca: Bosch». */
export function useTextoDeAlcance(): (alcance: FilaDeLote['alcance']) => string {
  const { t } = useTranslation('precios');
  return (alcance) =>
    alcance.length === 0
      ? t('actualizar.lotes.alcanceTodo')
      : alcance.map(({ campo, texto }) => `${t(`actualizar.campo.${campo}`)}: ${texto}`).join(' · ');
}
