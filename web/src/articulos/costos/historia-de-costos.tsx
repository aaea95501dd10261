import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CostoDeReposicion } from '@trastienda/nucleo/articulos/contrato.ts';
import { variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora, formatearVariacion, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Renglon, Renglones } from './renglon.tsx';

type Props = { readonly filas: readonly CostoDeReposicion[] };

/** Every cost it had, with where it came from and who wrote it (UA-13). */
export function HistoriaDeCostos({ filas }: Props) {
  const Filas = useEsCelular() ? EnRenglones : EnTabla;
  return <Filas filas={filas} />;
}

function EnTabla({ filas }: Props) {
  const { t } = useTranslation('costos');
  return (
    <Box role="group" aria-label={t('costo.historia')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('costo.historia')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('costo.desde')}</TableCell>
            <TableCell align="right">{t('costo.importe')}</TableCell>
            <TableCell align="right">{t('costo.variacion')}</TableCell>
            <TableCell>{t('costo.origen')}</TableCell>
            <TableCell>{t('costo.quien')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((fila, i) => (
            <TableRow key={fila.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                  <bdi>{formatearFechaHora(fila.desde)}</bdi>
                  {fila.vigente && <EstadoChip tono="exito">{t('costo.VIGENTE')}</EstadoChip>}
                </Box>
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {fila.importe === null ? t('costo.sinCosto') : <bdi>{unitarioEn(fila.moneda, fila.importe)}</bdi>}
              </TableCell>
              <TableCell align="right" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {oVacio(variacion(filas[i + 1], fila))}
              </TableCell>
              <TableCell sx={{ minWidth: 160 }}>{oVacio(fila.origen)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{oVacio(fila.creadoPor)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function EnRenglones({ filas }: Props) {
  const { t } = useTranslation('costos');
  return (
    <Renglones etiqueta={t('costo.historia')}>
      {filas.map((fila, i) => (
        <Renglon
          key={fila.id}
          titulo={
            <>
              <bdi>{formatearFechaHora(fila.desde)}</bdi>
              {fila.vigente && <EstadoChip tono="exito">{t('costo.VIGENTE')}</EstadoChip>}
            </>
          }
          importe={fila.importe === null ? t('costo.sinCosto') : <bdi>{unitarioEn(fila.moneda, fila.importe)}</bdi>}
          datos={[[fila.origen, fila.creadoPor].filter(Boolean).join(' · ')]}
          cifras={[variacion(filas[i + 1], fila)]}
        />
      ))}
    </Renglones>
  );
}

/** Only in one currency does it say something. */
function variacion(antes: CostoDeReposicion | undefined, { importe, moneda }: CostoDeReposicion): string | null {
  if (importe === null || antes?.importe == null || antes.moneda !== moneda) return null;
  const porcentaje = variacionDe(antes.importe, importe);
  return porcentaje && `${formatearVariacion(porcentaje.toFixed())} %`;
}
