import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconCurrencyDollar from '@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  agregarPrecio,
  listarCostos,
  listarPrecios,
  type Precio,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado } from '#ui/cargado.tsx';
import { EstadoChip, type Tono } from '#ui/estado-chip.tsx';
import {
  formatearCantidad,
  formatearFechaHora,
  formatearImporte,
  formatearPorcentaje,
  formatearUnitario,
  oVacio,
} from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { deUnaUnidad, PreciosEnElTiempo, useCostosDeArticulo } from './precios-en-el-tiempo.tsx';
import { variacionEntre } from './variacion.ts';

const PreciosDeHoy = lazy(async () => ({
  default: (await import('#articulos/costos/precios-de-hoy.tsx')).PreciosDeHoy,
}));
const CostoDeArticulo = lazy(async () => ({
  default: (await import('#articulos/costos/costo-de-articulo.tsx')).CostoDeArticulo,
}));
const PanelDePrecio = lazy(async () => ({ default: (await import('./panel-de-precio.tsx')).PanelDePrecio }));

const TONOS: Readonly<Record<Precio['situacion'], Tono>> = { VIGENTE: 'exito', PROGRAMADO: 'info', ANTERIOR: 'neutro' };

/** What it costs today in each lista, every price it had, has and will have (PRE-05, 07, 14), and its cost of reposición. */
export function PreciosDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation('costos');
  const puede = usePuede();
  const [poniendo, setPoniendo] = useState(false);
  const consulta = useQuery(consultaDe(listarPrecios, { params: { id: articulo.id }, query: {} }));
  const costos = useCostosDeArticulo(articulo.id);
  const boton = puede(agregarPrecio) && (
    <Button size="small" startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />} onClick={() => setPoniendo(true)}>
      {t('precios.nuevo')}
    </Button>
  );
  return (
    <>
      <Suspense>
        <PreciosDeHoy articulo={articulo} />
      </Suspense>
      <Tarjeta titulo={t('precios.titulo')} acciones={boton} sinRelleno>
        <Cargado
          consulta={consulta}
          esVacio={({ filas }) => filas.length === 0}
          vacio={{ icono: IconCurrencyDollar, titulo: t('precios.vacio'), texto: t('precios.vacioTexto') }}
        >
          {({ filas }) => (
            <>
              {porLista(filas).map(([lista, precios]) => (
                <Box key={lista} sx={{ px: 2.5, pb: 2 }}>
                  <PreciosEnElTiempo lista={lista} precios={precios} costos={costos?.filas ?? []} amplio />
                </Box>
              ))}
              <TablaDePrecios filas={filas} />
            </>
          )}
        </Cargado>
      </Tarjeta>
      {puede(listarCostos) && (
        <Suspense>
          <CostoDeArticulo articulo={articulo} />
        </Suspense>
      )}
      {poniendo && (
        <Suspense>
          <PanelDePrecio articulo={articulo} onCerrar={() => setPoniendo(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Listas with at least two prices of one unit have something to draw. */
const porLista = (filas: readonly Precio[]): [string, Precio[]][] =>
  [...Map.groupBy(deUnaUnidad(filas), ({ lista }) => lista)].filter(([, precios]) => precios.length > 1);

function TablaDePrecios({ filas }: { readonly filas: readonly Precio[] }) {
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
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {precio.lista}
                {precio.moneda !== 'ARS' && ` (${precio.moneda})`}
              </TableCell>
              <TableCell align="right">{formatearCantidad(precio.cantidadDesde)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {precio.neto === null ? t('precios.fin') : formatearUnitario(precio.neto)}
              </TableCell>
              <TableCell align="right">{formatearImporte(precio.conIva)}</TableCell>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {conSigno(variacionEntre(filas, precio))}
              </TableCell>
              <TableCell>
                <EstadoChip tono={TONOS[precio.situacion]}>{t(`precios.${precio.situacion}`)}</EstadoChip>
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

export const conSigno = (porcentaje: number | null): string =>
  porcentaje === null ? oVacio(null) : `${porcentaje > 0 ? '+' : ''}${formatearPorcentaje(porcentaje)}`;
