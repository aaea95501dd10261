import { crearAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { crearNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import type { AccionDeArmazon } from '#armazon/tipos.ts';

/** What the command palette begins besides going to a screen; only what the person may do. */
export function useAcciones(): readonly AccionDeArmazon[] {
  const { t: tVentas } = useTranslation('ventas');
  const { t: tStock } = useTranslation('stock');
  const { t: tImportaciones } = useTranslation('importaciones');
  const puede = usePuede();
  const acciones = [
    { id: 'nota', texto: tVentas('mostrador.nueva'), a: '/ventas/notas-de-pedido/nueva', puerta: crearNota },
    { id: 'ajuste', texto: tStock('ajustes.nuevo'), a: '/stock/ajuste-stock/nuevo', puerta: crearAjuste },
    {
      id: 'importar',
      texto: tImportaciones('importar'),
      a: '/importaciones/nueva',
      puerta: { permiso: 'importacion.hacer' as const },
    },
  ];
  return acciones.filter(({ puerta }) => puede(puerta)).map(({ id, texto, a }) => ({ id, texto, a }));
}
