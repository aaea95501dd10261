import Box from '@mui/material/Box';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { FilaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipDeLote } from '#articulos/actualizar-precio/chip-de-lote.tsx';
import { textoDeHasta, useTextoDeAlcance, useTextoDeLoQueHace } from '#articulos/actualizar-precio/texto-de-lote.ts';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** Two lines in one cell: what it is, and what explains it. */
function Doble({ arriba, abajo }: { readonly arriba: ReactNode; readonly abajo: ReactNode }) {
  return (
    <Box sx={{ py: 0.5, minWidth: 0, '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <div>{arriba}</div>
      <Box sx={{ fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' }}>{abajo}</Box>
    </Box>
  );
}

export function useColumnasDeLotes(buscar: string | undefined): readonly Columna<FilaDeLote>[] {
  const { t } = useTranslation('precios');
  const queHace = useTextoDeLoQueHace();
  const alcance = useTextoDeAlcance();
  const cuando = useCuandoRige();
  return [
    {
      id: 'numero',
      titulo: t('actualizar.lotes.nombre', { numero: '' }).trim(),
      ancho: 84,
      ordenable: true,
      fija: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ numero }) => <b>{formatearEntero(numero)}</b>,
    },
    {
      id: 'motivo',
      titulo: t('actualizar.lotes.motivo'),
      anchoMinimo: 200,
      filtro: { tipo: 'texto' },
      celda: (lote) => (
        <Doble
          arriba={<Resaltado texto={lote.motivo} buscar={buscar} />}
          abajo={
            lote.descarte ? (
              <Resaltado
                texto={t('actualizar.lote.resultado.descartePorque', { motivo: lote.descarte })}
                buscar={buscar}
              />
            ) : (
              alcance(lote.alcance)
            )
          }
        />
      ),
    },
    {
      id: 'regla',
      titulo: t('actualizar.lotes.regla'),
      anchoMinimo: 172,
      celda: (lote) => <Doble arriba={queHace(lote)} abajo={lote.listas.map(({ nombre }) => nombre).join(', ')} />,
    },
    {
      id: 'lineas',
      titulo: t('actualizar.lotes.lineas'),
      ancho: 96,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ lineas }) => formatearEntero(lineas),
    },
    {
      id: 'estado',
      titulo: t('actualizar.lotes.estado'),
      ancho: 124,
      filtro: entreFijos(cicloDeLote.estados, (estado) => t(`actualizar.estado.${estado}`)),
      celda: ({ estado }) => <ChipDeLote estado={estado} />,
    },
    { id: 'rige', titulo: t('actualizar.lotes.rige'), ancho: 192, ocultaBajo: 'md', celda: cuando },
    {
      id: 'creado',
      titulo: t('actualizar.lotes.autor'),
      ancho: 172,
      ordenable: true,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', campo: 'autor' },
      celda: ({ autor, creadoEn }) => <Doble arriba={autor.nombre} abajo={formatearFechaHora(creadoEn)} />,
    },
  ];
}

/** From when its prices hold, or are going to. */
function useCuandoRige(): (lote: FilaDeLote) => string {
  const { t } = useTranslation('precios');
  return ({ aplicadoEn, aplicaDesde, hasta, estado, lineas }) => {
    const cuando = aplicadoEn ?? (estado === 'PROGRAMADO' ? aplicaDesde : null);
    if (cuando !== null) {
      const desde = t('actualizar.lotes.desde', { cuando: formatearFechaHora(cuando) });
      return hasta === null ? desde : `${desde} ${t('actualizar.lotes.hasta', { cuando: textoDeHasta(hasta) })}`;
    }
    return lineas === null && estado === 'BORRADOR' ? t('actualizar.lotes.sinSimular') : '–';
  };
}
