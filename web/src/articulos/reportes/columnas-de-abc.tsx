import { type FilaDeAbc, LUGARES_DE_ABC } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte } from '#ui/formato/formato.ts';
import { porcentajeDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { cifra, useColumnasComunes } from './columnas-comunes.tsx';

const TONOS = { A: 'exito', B: 'info', C: 'neutro' } as const;

export function useColumnasDeAbc(buscar: string | undefined): readonly Columna<FilaDeAbc>[] {
  const { t } = useTranslation('reportes');
  return [
    ...useColumnasComunes(buscar),
    {
      id: 'clase',
      titulo: t('abc.clase'),
      ancho: 84,
      filtro: entreFijos(LUGARES_DE_ABC, (lugar) => lugar),
      celda: ({ abc, xyz }) => <EstadoChip tono={TONOS[abc]}>{`${abc}${xyz}`}</EstadoChip>,
    },
    cifra({
      id: 'unidades',
      titulo: t('abc.salidas'),
      ancho: 100,
      celda: ({ unidades }) => formatearCantidad(unidades),
    }),
    cifra({
      id: 'valor',
      titulo: t('abc.valor'),
      ancho: 140,
      celda: ({ valor }) => <b style={{ fontWeight: 600 }}>{formatearImporte(valor)}</b>,
    }),
    cifra({
      id: 'participacion',
      titulo: t('abc.participacion'),
      ancho: 112,
      ordenable: false,
      ocultaBajo: 'lg',
      celda: ({ participacion }) => porcentajeDeColumna(participacion),
    }),
    cifra({
      id: 'acumulado',
      titulo: t('abc.acumulado'),
      ancho: 108,
      ordenable: false,
      celda: ({ acumulado }) => porcentajeDeColumna(acumulado),
    }),
    cifra({
      id: 'variacion',
      conVacios: true,
      titulo: t('abc.variacion'),
      ancho: 104,
      ocultaBajo: 'md',
      celda: ({ variacion }) => porcentajeDeColumna(variacion),
    }),
  ];
}
