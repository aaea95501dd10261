import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';

type Props = {
  readonly etiqueta: string;
  readonly filas: readonly Hallazgo[];
  /** Beside the code of one of them. */
  readonly marca?: (fila: Hallazgo) => ReactNode;
  readonly onQuitar?: ((fila: Hallazgo) => void) | undefined;
};

/** Artículos that have to do with this one: what they are, what there is of them and what they cost. */
export function TablaDeRelacionados({ etiqueta, filas, marca, onQuitar }: Props) {
  const { t } = useTranslation('relaciones');
  return (
    <Box role="group" aria-label={etiqueta} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('articulo')}</TableCell>
            <TableCell align="right">{t('aca')}</TableCell>
            <TableCell align="right">{t('otras')}</TableCell>
            <TableCell align="right">{t('precio')}</TableCell>
            {onQuitar && <TableCell aria-hidden sx={{ width: 52 }} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((fila) => (
            <TableRow key={fila.id} hover>
              <TableCell sx={{ minWidth: 180, py: 1 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                  <Enlace to="/articulos/tabla/$id" params={{ id: fila.id }} sx={{ fontWeight: 600 }}>
                    <bdi>{fila.codigo}</bdi>
                  </Enlace>
                  {fila.estado !== 'ACTIVO' && <EstadoDeArticulo estado={fila.estado} />}
                  {marca?.(fila)}
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  <bdi>
                    {fila.descripcion}
                    {fila.marca && ` · ${fila.marca}`}
                  </bdi>
                </Box>
              </TableCell>
              <TableCell align="right">
                {fila.aca === null ? '–' : <CifraDeStock cantidad={fila.aca} fuerte />}
              </TableCell>
              <TableCell align="right">{fila.otras === null ? '–' : <CifraDeStock cantidad={fila.otras} />}</TableCell>
              <TableCell align="right">{formatearUnitario(fila.precio)}</TableCell>
              {onQuitar && (
                <TableCell align="right" sx={{ py: 0 }}>
                  <IconButton
                    size="small"
                    aria-label={t('quitar', { codigo: fila.codigo })}
                    onClick={() => onQuitar(fila)}
                  >
                    <IconTrash size={17} stroke={1.7} aria-hidden />
                  </IconButton>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
