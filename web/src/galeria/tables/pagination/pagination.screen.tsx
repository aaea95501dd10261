import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useParametro } from '#galeria/comun/parametros.ts';
import { enPagina } from '#galeria/tables/filas.ts';
import { MarcoDeTabla } from '#galeria/tables/marco.tsx';
import { ORDENES, type Orden } from '#galeria/tables/muestras.ts';
import { Paginado } from '#galeria/tables/paginado.tsx';
import { textos } from '#galeria/tables/textos.ts';
import { formatearEntero, formatearFecha, formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const POR_PAGINA = ['5', '10', '25', 'todas'] as const;
const TONO: Readonly<Record<Orden['estado'], Tono>> = { entregado: 'exito', enCamino: 'info', anulado: 'error' };

/** Orders by pages, with buttons for the first and the last. */
export function PaginationScreen() {
  const t = textos.usar();
  const [escrita] = useParametro('pagina', '1');
  const [porPagina] = useOpcion('filas', POR_PAGINA, '5');
  const { visibles, ...pagina } = enPagina(ORDENES, Number(escrita), porPagina === 'todas' ? 0 : Number(porPagina));
  return (
    <PaginaDemo sinLlamada titulo={t('paginada')}>
      <Tarjeta titulo={t('ordenes')} sinRelleno>
        <MarcoDeTabla etiqueta={t('ordenes')} anchoMinimo={680}>
          <TableHead>
            <TableRow>
              <TableCell>{t('numero')}</TableCell>
              <TableCell>{t('cliente')}</TableCell>
              <TableCell align="right">{t('articulos')}</TableCell>
              <TableCell align="right">{t('total')}</TableCell>
              <TableCell>{t('fecha')}</TableCell>
              <TableCell>{t('estado')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {visibles.map((una) => (
              <TableRow key={una.numero} className="fila" data-testid="pagination-fila">
                <TableCell sx={{ fontWeight: 600 }}>{formatearEntero(una.numero)}</TableCell>
                <TableCell>{una.cliente}</TableCell>
                <TableCell align="right">{formatearEntero(una.articulos)}</TableCell>
                <TableCell align="right">
                  <bdi>{formatearPesos(String(una.total))}</bdi>
                </TableCell>
                <TableCell>{formatearFecha(una.fecha)}</TableCell>
                <TableCell>
                  <EstadoChip tono={TONO[una.estado]}>{t(`deOrden.${una.estado}`)}</EstadoChip>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </MarcoDeTabla>
        <Paginado pagina={pagina} porPagina={porPagina} opciones={POR_PAGINA} />
      </Tarjeta>
    </PaginaDemo>
  );
}
