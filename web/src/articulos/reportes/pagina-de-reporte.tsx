import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import type { ClaveDeReporte } from './lista-de-reportes.ts';

type Props = {
  readonly clave: ClaveDeReporte;
  readonly acciones?: ReactNode;
  /** What answers at a glance, above the table. */
  readonly resumen?: ReactNode;
  /** Of what is mended here and leaves the list: how many are left. */
  readonly quedan?: number;
  readonly children: ReactNode;
};

/** The frame of every report: what it is and where, the answer at a glance, and then the table. */
export function PaginaDeReporte({ clave, acciones, resumen, quedan = 0, children }: Props) {
  const { t } = useTranslation('reportes');
  const titulo = t(`de.${clave}.titulo`);
  const caja = useFocoTrasQuitar<HTMLDivElement>(quedan, FILAS);
  return (
    <Pagina titulo={titulo} banda="completa" acciones={acciones}>
      {resumen}
      <Box {...caja} sx={{ minHeight: { md: 520 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        {children}
      </Box>
    </Pagina>
  );
}

/** Those of the table, and its cards on a phone. */
const FILAS = '[role=grid] tbody > tr, section > ul > li';

/** Charts side by side, the first one wider. */
export const dosGraficos = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'stretch',
  '& > :only-child': { gridColumn: '1 / -1' },
} as const;
