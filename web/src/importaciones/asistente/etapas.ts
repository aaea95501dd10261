import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { TFunction } from 'i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import type { Etapa } from '#ui/pantalla/recorrido.tsx';
import type { Paso } from './paso.ts';

const ORDEN = ['archivo', 'columnas', 'ensayo', 'aplicacion'] as const;
type Nombre = (typeof ORDEN)[number];

/** The four stages of an importación for its line of steps. Before the file is there, `importacion` is null. */
export function etapasDe(
  importacion: Importacion | null,
  actual: 'archivo' | Paso,
  t: TFunction<'importaciones'>,
): readonly Etapa[] {
  const terminada = importacion?.estado === 'APLICADA' || importacion?.estado === 'REVERTIDA';
  const lugar = terminada && !importacion.tarea ? ORDEN.length : ORDEN.indexOf(actual);
  return ORDEN.map((id, i) => {
    const situacion = i < lugar ? 'hecho' : i === lugar ? 'actual' : 'falta';
    return { id, nombre: t(`asistente.pasos.${id}`), detalle: detalleDe(id, situacion, importacion, t), situacion };
  });
}

function detalleDe(
  id: Nombre,
  situacion: Etapa['situacion'],
  importacion: Importacion | null,
  t: TFunction<'importaciones'>,
): string {
  const quien = (cuando: string | null, persona: string | null) =>
    t('asistente.pasos.quien', { cuando: formatearFechaHora(cuando), quien: persona ?? '' });
  if (situacion === 'hecho' && importacion) {
    if (id === 'archivo') return quien(importacion.creadaEn, importacion.creadaPor);
    if (id === 'columnas') return t('asistente.pasos.seImportan', cuentaDeColumnas(importacion));
    if (id === 'ensayo')
      return t('asistente.pasos.leidas', { count: importacion.leidas, n: formatearEntero(importacion.leidas) });
    return quien(importacion.aplicadaEn, importacion.aplicadaPor);
  }
  if (id === 'archivo') return t('asistente.pasos.elegir');
  if (situacion === 'actual') return t('asistente.pasos.enCurso');
  if (id === 'columnas') return t('asistente.pasos.revisar');
  return id === 'ensayo' ? t('asistente.pasos.noCambia') : t('asistente.pasos.todoONada');
}

/** How many columns of the file are taken, of how many it has. */
export const cuentaDeColumnas = ({ mapeo, columnas }: Pick<Importacion, 'mapeo' | 'columnas'>) => ({
  mapeadas: new Set(Object.values(mapeo)).size,
  total: columnas.length,
});
