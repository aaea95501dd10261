import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { useState } from 'react';
import { useAjustes } from '#apariencia/ajustes.ts';
import { bajoLaBarra } from '#armazon/ancho.ts';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useErrorDeTienda, useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { mostrados, TIENDA } from '#galeria/ecommerce/estado.ts';
import { TarjetaDeProducto } from '#galeria/ecommerce/tarjeta-de-producto.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { cabecera, catalogo, grilla, lateral, marco, RELLENO_DEL_LATERAL } from './disposicion.ts';
import { EsqueletoDeTienda } from './esqueleto-de-tienda.tsx';
import { Filtros } from './filtros.tsx';
import { FiltrosPuestos, usePuestos } from './filtros-puestos.tsx';
import { useTienda } from './use-tienda.ts';

/** The shop: what may be left out at the start, and the products that stay. */
export function ShopScreen() {
  const t = textos.usar();
  const consulta = useProductos();
  const error = useErrorDeTienda();
  return (
    <PaginaDemo titulo={t('tienda.titulo')}>
      <Paper component="section" aria-label={t('tienda.productos')} data-testid="shop">
        <ConEstados
          enTarjeta
          consulta={consulta}
          esqueleto={<EsqueletoDeTienda />}
          tituloDeError={error || t('producto.noSePudo')}
          vacio={{ icono: IconPackageOff, titulo: t('tienda.vacio') }}
        >
          {(products) => <Catalogo products={products} />}
        </ConEstados>
      </Paper>
    </PaginaDemo>
  );
}

function Catalogo({ products }: { readonly products: readonly Product[] }) {
  const t = textos.usar();
  const deTienda = useTienda();
  const { tienda, cambiar, restablecer } = deTienda;
  const hayLugar = useMediaQuery('(min-width:1200px)');
  const horizontal = useAjustes().menu === 'horizontal';
  const [abierto, setAbierto] = useState(false);
  const puestos = usePuestos(tienda);
  const visibles = mostrados(products, tienda);
  const filtros = <Filtros tienda={tienda} cambiar={cambiar} products={products} />;
  return (
    <Box sx={marco}>
      {hayLugar && (
        <Box sx={lateral} data-testid="shop-filtros">
          <Box sx={aLaVista(bajoLaBarra(horizontal).sm)}>
            {filtros}
            <Button fullWidth variant="contained" onClick={restablecer} data-testid="shop-restablecer" sx={{ mt: 2.5 }}>
              {t('tienda.restablecer')}
            </Button>
          </Box>
        </Box>
      )}
      <Box sx={catalogo}>
        <Box sx={cabecera}>
          <Box sx={{ flex: '1 1 140px' }}>
            <Typography variant="h5" component="h2">
              {t('tienda.productos')}
            </Typography>
            <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }} data-testid="shop-cuantos">
              {t('tienda.cuantos', { count: visibles.length })}
            </Box>
          </Box>
          {!hayLugar && (
            <Button
              startIcon={<IconAdjustments size={18} stroke={1.7} aria-hidden />}
              aria-haspopup="dialog"
              aria-expanded={abierto}
              onClick={() => setAbierto(true)}
            >
              {puestos.length === 0 ? t('tienda.filtros') : t('tienda.filtrosPuestos', { cuantos: puestos.length })}
            </Button>
          )}
          <CajaDeBusqueda
            valor={tienda.search}
            etiqueta={t('tienda.buscar')}
            onBuscar={(search) => cambiar({ search })}
          />
        </Box>
        <FiltrosPuestos puestos={puestos} onQuitar={cambiar} />
        {visibles.length === 0 ? (
          <VistaVacia
            icono={IconPackageOff}
            titulo={t('tienda.vacio')}
            texto={t('tienda.vacioTexto')}
            accion={
              <Button variant="contained" onClick={() => cambiar(TIENDA)}>
                {t('tienda.probar')}
              </Button>
            }
          />
        ) : (
          <Box sx={grilla}>
            {visibles.map((product) => (
              <TarjetaDeProducto key={product.id} product={product} />
            ))}
          </Box>
        )}
      </Box>
      {!hayLugar && (
        <PanelLateral
          abierto={abierto}
          titulo={t('tienda.filtros')}
          ancho={320}
          onCerrar={() => setAbierto(false)}
          pie={
            <Stack sx={{ gap: 1 }}>
              <Button variant="contained" onClick={() => setAbierto(false)} data-testid="shop-ver">
                {t('tienda.ver', { count: visibles.length })}
              </Button>
              <Button variant="text" onClick={restablecer} data-testid="shop-restablecer">
                {t('tienda.restablecer')}
              </Button>
            </Stack>
          }
        >
          {filtros}
        </PanelLateral>
      )}
    </Box>
  );
}

/** They go down with the page and scroll apart: whoever touches the last one has before them what it leaves. */
const aLaVista = (top: number) =>
  ({
    position: 'sticky',
    top,
    maxHeight: `calc(100dvh - ${top}px)`,
    overflowY: 'auto',
    p: RELLENO_DEL_LATERAL,
  }) as const;
