import Box from '@mui/material/Box';
import { type FilaImportada, type Importacion, RESULTADOS } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CifrasQueFiltran } from '#importaciones/cifras-que-filtran.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

export type Resultado = FilaImportada['resultado'];

const CUENTAS = {
  CREAR: 'crear',
  ACTUALIZAR: 'actualizar',
  SIN_CAMBIOS: 'sinCambios',
  RECHAZADA: 'rechazadas',
} as const satisfies Record<Resultado, keyof Importacion>;

/** What comes, or came, of the rows. Each figure shows only its rows, and all of them again. */
export function Cifras(props: {
  readonly importacion: Importacion;
  readonly elegida: string | undefined;
  readonly onElegir: (resultado: Resultado | undefined) => void;
  /** Under them, and what else was counted. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('importaciones');
  const { importacion, elegida, onElegir, children } = props;
  const hecha = importacion.estado === 'APLICADA' || importacion.estado === 'REVERTIDA';
  const titulos = {
    CREAR: hecha ? t('asistente.cifras.creadas') : t('asistente.cifras.CREAR'),
    ACTUALIZAR: hecha ? t('asistente.cifras.actualizadas') : t('asistente.cifras.ACTUALIZAR'),
    SIN_CAMBIOS: t('asistente.cifras.SIN_CAMBIOS'),
    RECHAZADA: t('asistente.cifras.RECHAZADA'),
  };
  return (
    <CifrasQueFiltran
      etiqueta={t('asistente.cifras.etiqueta')}
      columnas={{ xs: 2, md: 4 }}
      elegida={elegida}
      onElegir={onElegir}
      cifras={RESULTADOS.map((cual) => ({
        cual,
        titulo: titulos[cual],
        cantidad: importacion[CUENTAS[cual]] ?? 0,
        detalle: t('asistente.cifras.deLeidas', {
          count: importacion.leidas,
          n: formatearEntero(importacion.leidas),
        }),
        mal: cual === 'RECHAZADA',
      }))}
    >
      {importacion.detalles.length > 0 && (
        <Box component="ul" sx={detalles}>
          {importacion.detalles.map(({ texto, cantidad }) => (
            <li key={texto}>
              <span>
                {texto}: <b>{formatearEntero(cantidad)}</b>
              </span>
            </li>
          ))}
        </Box>
      )}
      {children}
    </CifrasQueFiltran>
  );
}

const detalles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  px: 2.5,
  py: 1.25,
  listStyle: 'none',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& b': { color: 'text.primary', fontWeight: 600 },
} as const;
