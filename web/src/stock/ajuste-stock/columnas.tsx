import type { FilaDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero, formatearFechaHora } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import { ChipDeAjuste } from './chip-de-ajuste.tsx';

export function useColumnasDeAjustes(buscar: string | undefined): readonly Columna<FilaDeAjuste>[] {
  const { t } = useTranslation('stock');
  return [
    {
      id: 'numero',
      titulo: t('ajustes.columna.numero'),
      ancho: 104,
      fija: true,
      ordenable: true,
      celda: ({ texto }) => (
        <b>
          <Resaltado texto={texto} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'creadoEn',
      titulo: t('ajustes.columna.fecha'),
      ancho: 136,
      ordenable: true,
      celda: ({ creadoEn }) => formatearFechaHora(creadoEn),
    },
    {
      id: 'motivo',
      titulo: t('ajustes.columna.motivo'),
      anchoMinimo: 160,
      celda: ({ motivo }) => <Resaltado texto={motivo} buscar={buscar} />,
    },
    {
      id: 'deposito',
      titulo: t('ajustes.columna.deposito'),
      ancho: 180,
      celda: ({ sucursal, deposito }) => `${sucursal} · ${deposito}`,
    },
    {
      id: 'renglones',
      titulo: t('ajustes.columna.renglones'),
      ancho: 92,
      alinear: 'fin',
      ocultaBajo: 'md',
      celda: ({ cantidadDeRenglones }) => formatearEntero(cantidadDeRenglones),
    },
    {
      id: 'entran',
      titulo: t('ajustes.columna.entran'),
      ancho: 92,
      alinear: 'fin',
      celda: ({ entran }) => (entran === '0' ? '–' : `+${formatearCantidad(entran)}`),
    },
    {
      id: 'salen',
      titulo: t('ajustes.columna.salen'),
      ancho: 92,
      alinear: 'fin',
      celda: ({ salen }) => (salen === '0' ? '–' : formatearCantidad(`-${salen}`)),
    },
    {
      id: 'estado',
      titulo: t('ajustes.columna.estado'),
      ancho: 120,
      celda: ({ estado }) => <ChipDeAjuste estado={estado} />,
    },
    {
      id: 'quien',
      titulo: t('ajustes.columna.quien'),
      ancho: 150,
      ocultaBajo: 'lg',
      celda: ({ creadoPor, aplicadoPor }) => aplicadoPor ?? creadoPor,
    },
  ];
}
