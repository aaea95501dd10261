import { crearAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { crearNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import type { AccionDeArmazon } from '#armazon/tipos.ts';

/**
 * What the command palette begins besides going to a screen; only what the person may do. Said in the words of the
 * shell, since those of the rooms come later.
 */
export function useAcciones(): readonly AccionDeArmazon[] {
  const { t } = useTranslation('armazon');
  const puede = usePuede();
  const acciones = [
    { id: 'nota', texto: t('abajo.nuevaNota'), a: '/ventas/notas-de-pedido/nueva', puerta: crearNota },
    { id: 'ajuste', texto: t('acciones.ajuste'), a: '/stock/ajuste-stock/nuevo', puerta: crearAjuste },
    {
      id: 'importar',
      texto: t('acciones.importar'),
      a: '/importaciones/nueva',
      puerta: { permiso: 'importacion.hacer' as const },
    },
    {
      ...{ id: 'lotes', texto: t('acciones.lotes'), a: '/articulos/ediciones' },
      puerta: { permiso: 'articulo.ver' as const },
    },
    {
      ...{ id: 'costos', texto: t('acciones.costos'), a: '/articulos/cambios-de-costo' },
      puerta: { permiso: 'costo.ver' as const },
    },
  ];
  return acciones.filter(({ puerta }) => puede(puerta)).map(({ id, texto, a }) => ({ id, texto, a }));
}
