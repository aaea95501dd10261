import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Renglon, Renglones } from '#articulos/costos/renglon.tsx';
import { nombreDeLista } from '#articulos/nombre-de-lista.ts';
import {
  formatearCantidad,
  formatearFechaHora,
  formatearImporte,
  formatearUnitario,
  oVacio,
} from '#ui/formato/formato.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';
import { conSigno, variacionEntre } from './variacion.ts';

const TONOS: Readonly<Record<Precio['situacion'], Tono>> = { VIGENTE: 'exito', PROGRAMADO: 'info', ANTERIOR: 'neutro' };

type Props = { readonly filas: readonly Precio[] };

/** Every price of an artículo, the newest first, with who wrote it and why (PRE-07). */
export function HistoriaDePrecios({ filas }: Props) {
  const Filas = useEsCelular() ? EnRenglones : EnTabla;
  return <Filas filas={filas} />;
}

function EnTabla({ filas }: Props) {
  const { t } = useTranslation('costos');
  return (
    <Box role="group" aria-label={t('precios.titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('precios.desde')}</TableCell>
            <TableCell>{t('precios.lista')}</TableCell>
            <TableCell align="right">{t('precios.cantidadDesde')}</TableCell>
            <TableCell align="right">{t('precios.neto')}</TableCell>
            <TableCell align="right">{t('precios.conIva')}</TableCell>
            <TableCell align="right">{t('precios.variacion')}</TableCell>
            <TableCell>{t('precios.situacion')}</TableCell>
            <TableCell>{t('precios.motivo')}</TableCell>
            <TableCell>{t('precios.quien')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((precio) => (
            <TableRow key={precio.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatearFechaHora(precio.desde)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{nombreDeLista(precio)}</TableCell>
              <TableCell align="right">{formatearCantidad(precio.cantidadDesde)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {precio.neto === null ? t('precios.fin') : formatearUnitario(precio.neto)}
              </TableCell>
              <TableCell align="right">{formatearImporte(precio.conIva)}</TableCell>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {conSigno(variacionEntre(filas, precio))}
              </TableCell>
              <TableCell>
                <Situacion precio={precio} />
              </TableCell>
              <TableCell sx={{ minWidth: 160 }}>{oVacio(precio.motivo)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{oVacio(precio.creadoPor)}</TableCell>
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
    <Renglones etiqueta={t('precios.titulo')}>
      {filas.map((precio) => {
        const variacion = variacionEntre(filas, precio);
        return (
          <Renglon
            key={precio.id}
            titulo={
              <>
                {nombreDeLista(precio)} <Situacion precio={precio} />
              </>
            }
            importe={precio.neto === null ? t('precios.fin') : `${t('precios.neto')} ${formatearUnitario(precio.neto)}`}
            datos={[
              `${t('precios.desde')} ${formatearFechaHora(precio.desde)}`,
              Number(precio.cantidadDesde) > 0
                ? `${t('precios.cantidadDesde')} ${formatearCantidad(precio.cantidadDesde)}`
                : null,
            ]}
            cifras={[
              precio.conIva && `${t('precios.conIva')} ${formatearImporte(precio.conIva)}`,
              variacion === null ? null : conSigno(variacion),
            ]}
            pie={[[precio.motivo, precio.creadoPor].filter(Boolean).join(' · ')]}
          />
        );
      })}
    </Renglones>
  );
}

function Situacion({ precio: { situacion } }: { readonly precio: Precio }) {
  const { t } = useTranslation('costos');
  return <EstadoChip tono={TONOS[situacion]}>{t(`precios.${situacion}`)}</EstadoChip>;
}
