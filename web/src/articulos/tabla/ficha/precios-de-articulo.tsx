import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { HistoriaDePrecios } from './historia-de-precios.tsx';
import { deUnaUnidad, PreciosEnElTiempo, useCostosDeArticulo } from './precios-en-el-tiempo.tsx';

const PreciosDeHoy = lazy(async () => ({
  default: (await import('#articulos/costos/precios-de-hoy.tsx')).PreciosDeHoy,
}));
const CostoDeArticulo = lazy(async () => ({
  default: (await import('#articulos/costos/costo-de-articulo.tsx')).CostoDeArticulo,
}));
const PanelDePrecio = lazy(async () => ({ default: (await import('./panel-de-precio.tsx')).PanelDePrecio }));

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
              <HistoriaDePrecios filas={filas} />
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
