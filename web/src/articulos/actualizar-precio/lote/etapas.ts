import type { EstadoDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import type { TFunction } from 'i18next';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import type { Etapa } from '#ui/pantalla/recorrido.tsx';

const ORDEN = ['simulacion', 'aprobacion', 'programacion', 'aplicacion'] as const;
type Nombre = (typeof ORDEN)[number];

/** The stage a batch stands at. Approved, its next step is to be applied: a day for it is a choice. */
const LUGAR: Readonly<Record<EstadoDeLote, number>> = {
  BORRADOR: 0,
  DESCARTADO: 0,
  SIMULADO: 1,
  APROBADO: 2,
  PROGRAMADO: 3,
  APLICADO: 4,
  REVERTIDO: 4,
};

/** The four stages of a batch of prices. Before it is saved there is no batch. */
export function etapasDe(lote: LoteDePrecio | null, exigeOtra: boolean, t: TFunction<'precios'>): readonly Etapa[] {
  const lugar = lote === null ? 0 : lugarDe(lote);
  return ORDEN.map((id, i) => {
    const salteada = id === 'programacion' && lugar === ORDEN.length && !empezoEnSuDia(lote);
    const situacion = salteada ? 'salteado' : i < lugar ? 'hecho' : i === lugar ? 'actual' : 'falta';
    return {
      id,
      nombre: t(`actualizar.lote.etapas.${id}`),
      detalle: (situacion === 'hecho' && lote && hecha(id, lote, t)) || falta(id, exigeOtra, t),
      situacion,
    };
  });
}

/** Whether it was applied by itself: one that had a day may be applied before it. */
const empezoEnSuDia = (lote: LoteDePrecio | null): boolean =>
  lote?.aplicaDesde != null && lote.aplicadoEn !== null && new Date(lote.aplicaDesde) <= new Date(lote.aplicadoEn);

/** One that was given up stands where it was left. */
const lugarDe = (lote: LoteDePrecio): number => {
  if (lote.estado !== 'DESCARTADO') return LUGAR[lote.estado];
  return lote.aprobadoEn !== null ? LUGAR.APROBADO : lote.simuladoEn !== null ? LUGAR.SIMULADO : LUGAR.BORRADOR;
};

function hecha(id: Nombre, lote: LoteDePrecio, t: TFunction<'precios'>): string {
  const quien = (persona: string | undefined, cuando: string | null) =>
    persona === undefined
      ? formatearFechaHora(cuando)
      : t('actualizar.lote.etapas.quien', { quien: persona, cuando: formatearFechaHora(cuando) });
  if (id === 'simulacion') return quien(lote.autor.nombre, lote.simuladoEn);
  if (id === 'aprobacion') return quien(lote.aprobador?.nombre, lote.aprobadoEn);
  if (id === 'programacion') return formatearFechaHora(lote.aplicaDesde);
  if (lote.revertidoEn === null) return quien(lote.aplicador?.nombre, lote.aplicadoEn);
  return t('actualizar.lote.etapas.revertido', { cuando: formatearFechaHora(lote.revertidoEn) });
}

function falta(id: Nombre, exigeOtra: boolean, t: TFunction<'precios'>): string {
  if (id === 'simulacion') return t('actualizar.lote.etapas.sinCambiar');
  if (id === 'aprobacion')
    return t(exigeOtra ? 'actualizar.lote.etapas.deOtra' : 'actualizar.lote.etapas.delResponsable');
  return t(id === 'programacion' ? 'actualizar.lote.etapas.opcional' : 'actualizar.lote.etapas.yEtiquetas');
}
