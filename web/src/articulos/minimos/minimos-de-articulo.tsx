import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconArrowBarToDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarToDown.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  cambiarMinimos,
  type MinimoDeDeposito,
  verMinimos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { formatearCantidad, oVacio } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

// The form, and all that forms need, come when somebody is about to change them.
const PanelDeMinimos = lazy(async () => ({ default: (await import('./panel-de-minimos.tsx')).PanelDeMinimos }));

/** What there should be of an artículo in each depósito, where it falls short or is over, and where it is kept (RN-07, ART-14). */
export function MinimosDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('minimos');
  const puede = usePuede();
  const [cambiando, setCambiando] = useState(false);
  const consulta = useQuery(consultaDe(verMinimos, { params: { id: articulo.id } }));
  const filas = consulta.data?.filas ?? [];
  const hay = filas.some(({ minimo, ubicacion }) => minimo !== null || ubicacion !== null);
  const boton = puede(cambiarMinimos) && articulo.estado !== 'INACTIVO' && filas.length > 0 && (
    <Button size="small" onClick={() => setCambiando(true)}>
      {t('cambiar')}
    </Button>
  );
  return (
    <Tarjeta titulo={t('titulo')} sinRelleno acciones={hay && boton}>
      <Cargado consulta={consulta}>
        {() =>
          hay ? (
            <Tabla filas={filas} />
          ) : (
            <VistaVacia
              icono={IconArrowBarToDown}
              titulo={t('vacio')}
              texto={t('vacioTexto')}
              {...(boton ? { accion: boton } : {})}
            />
          )
        }
      </Cargado>
      {cambiando && (
        <Suspense>
          <PanelDeMinimos articulo={articulo} onCerrar={() => setCambiando(false)} />
        </Suspense>
      )}
    </Tarjeta>
  );
}

function Tabla({ filas }: { readonly filas: readonly MinimoDeDeposito[] }) {
  const { t } = useTranslation('minimos');
  return (
    <Box role="group" aria-label={t('titulo')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('deposito')}</TableCell>
            <TableCell>{t('ubicacion')}</TableCell>
            <TableCell align="right">{t('disponible')}</TableCell>
            <TableCell align="right">{t('minimo')}</TableCell>
            <TableCell align="right">{t('objetivo')}</TableCell>
            <TableCell align="right">{t('maximo')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((fila) => (
            <TableRow key={fila.depositoId}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400, py: 0.75 }}>
                {fila.deposito}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  · {fila.sucursal}
                </Box>
                <Reparo fila={fila} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{oVacio(fila.ubicacion)}</bdi>
              </TableCell>
              <TableCell align="right">
                <CifraDeStock cantidad={fila.disponible} fuerte />
              </TableCell>
              <TableCell align="right">{oVacio(fila.minimo && formatearCantidad(fila.minimo))}</TableCell>
              <TableCell align="right">{oVacio(fila.objetivo && formatearCantidad(fila.objetivo))}</TableCell>
              <TableCell align="right">{oVacio(fila.maximo && formatearCantidad(fila.maximo))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What is wrong with how much there is, in words; nothing when nothing is. */
function Reparo({ fila }: { readonly fila: MinimoDeDeposito }) {
  const { t } = useTranslation('minimos');
  const sobra = fila.sobra !== '0';
  if (!fila.bajo && !sobra) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
      <EstadoChip tono={sobra ? 'info' : 'aviso'}>{t(sobra ? 'sobre' : 'bajo')}</EstadoChip>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {sobra
          ? t('sobra', { cantidad: formatearCantidad(fila.sobra) })
          : t('falta', { cantidad: formatearCantidad(fila.falta) })}
      </Box>
    </Box>
  );
}
