import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ArticuloHabitual, listarArticulosHabituales } from '@trastienda/nucleo/clientes/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad, formatearEntero, formatearFecha, formatearUnitario } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** The column is of pesos: only what is not in them says so. */
const enSuMoneda = ({ moneda, ultimoPrecio }: ArticuloHabitual): string =>
  moneda === 'USD' ? unitarioEn(moneda, ultimoPrecio) : formatearUnitario(ultimoPrecio);

/** What a cliente takes most often. */
export function ArticulosHabituales({ clienteId }: { readonly clienteId: string }) {
  const { t } = useTranslation('clientes');
  const consulta = useQuery(consultaDe(listarArticulosHabituales, { params: { id: clienteId } }));
  return (
    <Tarjeta sinRelleno>
      <Cargado
        consulta={consulta}
        esVacio={({ filas }) => filas.length === 0}
        vacio={{ icono: IconPackage, titulo: t('habituales.vacio'), texto: t('habituales.vacioTexto') }}
      >
        {({ filas }) => (
          <Box role="region" aria-label={t('ficha.habituales')} tabIndex={0} sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('habituales.codigo')}</TableCell>
                  <TableCell>{t('habituales.descripcion')}</TableCell>
                  <TableCell align="right">{t('habituales.notas')}</TableCell>
                  <TableCell align="right">{t('habituales.cantidad')}</TableCell>
                  <TableCell>{t('habituales.unidad')}</TableCell>
                  <TableCell align="right">{t('habituales.ultimoPrecio')}</TableCell>
                  <TableCell>{t('habituales.ultimaVez')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {filas.map((fila) => (
                  <TableRow key={fila.articuloId} hover>
                    <TableCell sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                      <bdi>{fila.codigo}</bdi>
                    </TableCell>
                    <TableCell sx={{ minWidth: 180 }}>{fila.descripcion}</TableCell>
                    <TableCell align="right">{formatearEntero(fila.notas)}</TableCell>
                    <TableCell align="right">{formatearCantidad(fila.cantidad)}</TableCell>
                    <TableCell>{fila.unidad}</TableCell>
                    <TableCell align="right">{enSuMoneda(fila)}</TableCell>
                    <TableCell>{formatearFecha(fila.ultimaVez)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Cargado>
    </Tarjeta>
  );
}
