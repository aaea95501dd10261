import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ColumnaDelCentralizado, type FilaDelCentralizado, verKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Movimientos } from '#stock/movimientos.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import type { Cifra } from './columnas.ts';
import { GraficoDeSaldo } from './grafico.tsx';
import type { CuerpoProps } from './grilla.tsx';
import { ReservasDeCelda } from './reservas.tsx';

const ULTIMOS = 8;

type Props = {
  readonly fila: FilaDelCentralizado;
  readonly columnas: readonly ColumnaDelCentralizado[];
  /** Null is every sucursal. */
  readonly sucursalId: string | null;
  readonly cifra: Cifra;
  readonly al: string | undefined;
  readonly lugar: CuerpoProps['lugar'];
  readonly onCerrar: () => void;
};

/** What makes a number (SCE-02): the last movements, how the balance went, and for whom it is reserved. */
export function DetalleDeCelda({ fila, columnas, sucursalId, cifra, al, lugar: acotada, onCerrar }: Props) {
  const { t } = useTranslation('stock');
  const nombre = columnas.find((columna) => columna.sucursalId === sucursalId)?.nombre;
  const viaja = cifra === 'enTransito';
  const suyo = nombre ?? t('centralizado.detalle.todas');
  const lugar = viaja ? t('centralizado.detalle.enTransito', { lugar: suyo }) : suyo;
  const donde = { ...acotada, ...(sucursalId === null ? {} : { sucursalId }) };
  // What is on its way is told apart from what is there, so its movements are too.
  const deViaje = viaja || columnas.some(({ depositos }) => depositos.some(({ enTransito }) => enTransito));
  const filtro = {
    articuloId: fila.articuloId,
    ...donde,
    ...(deViaje && { enTransito: viaja ? ('true' as const) : ('false' as const) }),
    ...(al === undefined ? {} : { hasta: al }),
  };
  const kardex = useQuery(
    consultaDe(verKardex, { query: { ...filtro, orden: '-fecha', pagina: 1, porPagina: ULTIMOS } }),
  );
  return (
    <Box
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 300px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {t('centralizado.detalle.kardex', { lugar })}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', flex: 1 }}>
            {t('centralizado.detalle.ultimos', { codigo: fila.codigo, cuantos: ULTIMOS })}
          </Typography>
          <Enlace to="/stock/reportes" search={filtro as never} sx={{ fontSize: '0.8125rem', fontWeight: 500 }}>
            {t('centralizado.detalle.completo')}
          </Enlace>
          <IconButton size="small" aria-label={t('centralizado.detalle.cerrar')} onClick={onCerrar}>
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
        <Cargado consulta={kardex}>{({ filas }) => <Movimientos filas={filas} />}</Cargado>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {kardex.data && kardex.data.filas.length > 1 && (
          <>
            <Typography variant="subtitle2" component="h3">
              {t('centralizado.detalle.saldoEn', { lugar })}
            </Typography>
            <GraficoDeSaldo filas={kardex.data.filas} />
          </>
        )}
        {al === undefined && !viaja && <ReservasDeCelda articuloId={fila.articuloId} donde={donde} />}
      </Box>
    </Box>
  );
}
