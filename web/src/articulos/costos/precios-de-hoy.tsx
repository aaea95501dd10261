import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearFecha, formatearImporte, formatearUnitario, oVacio } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { DeDondeSale } from './de-donde-sale.tsx';

type PrecioDeHoy = Articulo['precios'][number];

/** What it costs today in every lista, derived ones too, net and with IVA, and what is already written to come (PRE-01, PRE-14). */
export function PreciosDeHoy({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('costos');
  const conProximo = articulo.precios.some(({ proximo }) => proximo !== null);
  return (
    <Tarjeta titulo={t('hoy.titulo')} sinRelleno>
      <Box role="group" aria-label={t('hoy.titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('hoy.lista')}</TableCell>
              <TableCell align="right">{t('hoy.neto')}</TableCell>
              <TableCell align="right">{t('hoy.conIva')}</TableCell>
              <TableCell sx={conLugar}>{t('hoy.desde')}</TableCell>
              {conProximo && <TableCell>{t('hoy.proximo')}</TableCell>}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {articulo.precios.map((precio) => (
              <Fila key={precio.listaId} articulo={articulo} precio={precio} conProximo={conProximo} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Tarjeta>
  );
}

/** On a phone the arrow that opens the rest comes first: since when is in the history below. */
const conLugar = { display: { xs: 'none', sm: 'table-cell' } } as const;

type Props = { readonly articulo: Articulo; readonly precio: PrecioDeHoy; readonly conProximo: boolean };

function Fila({ articulo, precio, conProximo }: Props) {
  const { t } = useTranslation('costos');
  const proximo = useProximo(precio);
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
          {precio.lista}
          {precio.moneda !== 'ARS' && ` (${precio.moneda})`}
        </TableCell>
        <TableCell align="right" sx={{ fontWeight: 600 }}>
          {precio.neto === null ? t('hoy.sinPrecio') : formatearUnitario(precio.neto)}
        </TableCell>
        <TableCell align="right">{formatearImporte(precio.conIva)}</TableCell>
        <TableCell sx={{ whiteSpace: 'nowrap', ...conLugar }}>
          {oVacio(precio.desde && formatearFecha(precio.desde))}
        </TableCell>
        {conProximo && <TableCell>{oVacio(proximo)}</TableCell>}
        <TableCell align="right" padding="none" sx={{ paddingInlineEnd: 1 }}>
          <IconButton
            aria-label={t('hoy.detalle', { lista: precio.lista })}
            aria-expanded={abierta}
            aria-controls={id}
            onClick={() => setAbierta(!abierta)}
          >
            <Box
              component={IconChevronDown}
              size={18}
              stroke={1.7}
              aria-hidden
              sx={{ transform: abierta ? 'rotate(180deg)' : 'none' }}
            />
          </IconButton>
        </TableCell>
      </TableRow>
      {abierta && (
        <TableRow id={id}>
          <TableCell colSpan={conProximo ? 6 : 5} sx={{ bgcolor: 'page' }}>
            <DeDondeSale articulo={articulo} listaId={precio.listaId} lista={precio.lista} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

function useProximo({ proximo }: PrecioDeHoy): string {
  const { t } = useTranslation('costos');
  if (proximo === null) return '';
  const fecha = formatearFecha(proximo.desde);
  return proximo.neto === null
    ? t('hoy.termina', { fecha })
    : t('hoy.cambia', { precio: formatearUnitario(proximo.neto), fecha });
}
