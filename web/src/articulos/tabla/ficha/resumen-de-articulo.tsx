import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import IconCurrencyDollar from '@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs';
import { useQuery } from '@tanstack/react-query';
import { type Articulo, listarPrecios, type Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { usePiezasDeFicha } from '#articulos/piezas.tsx';
import type { Seccion } from '#articulos/secciones.ts';
import { formatearFecha, formatearPorcentaje, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { ActividadDeArticulo } from './actividad-de-articulo.tsx';
import { EquivalentesEnResumen } from './equivalentes-en-resumen.tsx';
import { deUnaUnidad, PreciosEnElTiempo, useCostosDeArticulo } from './precios-en-el-tiempo.tsx';
import { StockDeArticulo } from './stock-de-articulo.tsx';
import { conSigno, variacionEntre } from './variacion.ts';

/** What is asked most of an artículo, on one screen (plate 04). */
export function ResumenDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'costos', 'ficha']);
  const { Kardex } = usePiezasDeFicha();
  return (
    <Box sx={columnas}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <StockDeArticulo articulo={articulo} />
        {Kardex && articulo.tipo === 'PRODUCTO' && (
          <Tarjeta
            titulo={t('ficha:kardex')}
            sinRelleno
            acciones={<Ver id={articulo.id} seccion="kardex" texto={t('ficha:verCompleto')} />}
          >
            <Kardex articuloId={articulo.id} compacto />
          </Tarjeta>
        )}
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Precios articulo={articulo} />
        <EquivalentesEnResumen
          articulo={articulo}
          acciones={<Ver id={articulo.id} seccion="relaciones" texto={t('ficha:verTodo')} />}
        />
        <Tarjeta
          titulo={t('ficha:actividad')}
          densa
          acciones={<Ver id={articulo.id} seccion="actividad" texto={t('ficha:verTodo')} />}
          sx={{ maxHeight: 420, overflowY: 'auto' }}
        >
          <ActividadDeArticulo id={articulo.id} />
        </Tarjeta>
      </Stack>
    </Box>
  );
}

const columnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(300px, 378px)' },
} as const;

function Ver({ id, seccion, texto }: { readonly id: string; readonly seccion: Seccion; readonly texto: string }) {
  return (
    <Enlace
      to="/articulos/tabla/$id"
      params={{ id }}
      search={(actual: object) => ({ ...actual, seccion })}
      resetScroll={false}
      sx={{ fontSize: '0.8125rem', fontWeight: 600 }}
    >
      {texto}
    </Enlace>
  );
}

const A_LA_VISTA = 3;

function Precios({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'costos', 'ficha']);
  const [lista] = articulo.precios;
  const consulta = useQuery({
    ...consultaDe(listarPrecios, { params: { id: articulo.id }, query: lista ? { listaId: lista.listaId } : {} }),
    select: ({ filas }) => deUnaUnidad(filas),
    enabled: lista !== undefined,
  });
  const costos = useCostosDeArticulo(articulo.id);
  if (!lista) return null;
  const margen = costos?.frescura.margenes.find(({ listaId }) => listaId === lista.listaId)?.margen;
  return (
    <Tarjeta
      titulo={t('ficha:precioNeto', { lista: lista.lista })}
      densa
      acciones={
        <>
          {margen != null && (
            <EstadoChip tono={Number(margen) > 0 ? 'exito' : 'error'} sinPunto>
              <span title={t('costos:tiempo.margenLargo')}>
                {t('costos:tiempo.margen', { margen: formatearPorcentaje(margen) })}
              </span>
            </EstadoChip>
          )}
          <Ver id={articulo.id} seccion="precios" texto={t('ficha:verTodo')} />
        </>
      }
    >
      <Cargado
        consulta={consulta}
        esVacio={(filas) => filas.length === 0}
        vacio={{ icono: IconCurrencyDollar, titulo: t('costos:precios.vacio') }}
      >
        {(filas) => (
          <>
            {filas.length > 1 && <PreciosEnElTiempo lista={lista.lista} precios={filas} costos={costos?.filas ?? []} />}
            <UltimosPrecios filas={filas} />
          </>
        )}
      </Cargado>
    </Tarjeta>
  );
}

function UltimosPrecios({ filas }: { readonly filas: readonly Precio[] }) {
  const { t } = useTranslation(['articulos', 'costos', 'ficha']);
  return (
    <Box component="ul" sx={{ ...precios, mt: filas.length > 1 ? 1.5 : 0 }}>
      {filas.slice(0, A_LA_VISTA).map((precio) => (
        <Box component="li" key={precio.id} sx={renglon}>
          <span>{formatearFecha(precio.desde)}</span>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="b" sx={{ fontWeight: 600, color: 'text.primary', marginInlineEnd: 0.5 }}>
              {precio.neto === null ? t('costos:precios.fin') : unitarioEn(precio.moneda, precio.neto)}
            </Box>{' '}
            {conSigno(variacionEntre(filas, precio))}
          </Box>
          <Box
            component="span"
            title={precio.creadoPor ?? ''}
            sx={{ textAlign: 'end', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {precio.situacion === 'PROGRAMADO' ? t('costos:precios.PROGRAMADO') : oVacio(precio.creadoPor)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const precios = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const renglon = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
