import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { FilaDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
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
      filtro: { tipo: 'numero', decimales: 0 },
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
      filtro: { tipo: 'fecha' },
      celda: ({ creadoEn }) => formatearFechaHora(creadoEn),
    },
    {
      id: 'motivo',
      titulo: t('ajustes.columna.motivo'),
      anchoMinimo: 150,
      filtro: { tipo: 'texto' },
      celda: ({ motivo }) => <Resaltado texto={motivo} buscar={buscar} />,
    },
    {
      id: 'deposito',
      titulo: t('ajustes.columna.deposito'),
      ancho: 160,
      filtro: { tipo: 'texto' },
      celda: ({ sucursal, deposito }) => `${sucursal} · ${deposito}`,
    },
    {
      id: 'renglones',
      titulo: t('ajustes.columna.renglones'),
      ancho: 92,
      alinear: 'fin',
      ocultaBajo: 'lg',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ cantidadDeRenglones }) => formatearEntero(cantidadDeRenglones),
    },
    {
      id: 'entran',
      titulo: t('ajustes.columna.entran'),
      ancho: 84,
      alinear: 'fin',
      ocultaBajo: 'md',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ entran }) => (entran === '0' ? '–' : `+${formatearCantidad(entran)}`),
    },
    {
      id: 'salen',
      titulo: t('ajustes.columna.salen'),
      ancho: 84,
      alinear: 'fin',
      ocultaBajo: 'md',
      filtro: { tipo: 'numero', decimales: 3 },
      celda: ({ salen }) => (salen === '0' ? '–' : formatearCantidad(`-${salen}`)),
    },
    {
      id: 'estado',
      titulo: t('ajustes.columna.estado'),
      ancho: 124,
      filtro: entreFijos(cicloDeAjuste.estados, (estado) => t(`ajustes.estado.${estado}`)),
      celda: ({ estado }) => <ChipDeAjuste estado={estado} />,
    },
    {
      id: 'quien',
      titulo: t('ajustes.columna.quien'),
      ancho: 150,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto' },
      celda: ({ creadoPor, aplicadoPor }) => aplicadoPor ?? creadoPor,
    },
  ];
}
