import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { useState } from 'react';
import { fotosDe } from '#galeria/api-falsa/muestras/productos.ts';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion, useUltimaParte } from '#galeria/comun/parametros.ts';
import { useErrorDeTienda, useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { RUTAS } from '#galeria/ecommerce/rutas.ts';
import { TarjetaDeProducto } from '#galeria/ecommerce/tarjeta-de-producto.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { Compra } from './compra.tsx';
import { cifrasDe, opiniones } from './estado.ts';
import { Fotos } from './fotos.tsx';
import { Opiniones } from './opiniones.tsx';

/** One product, by the id in its address. */
export function DetailScreen() {
  const t = textos.usar();
  const id = Number(useUltimaParte());
  const consulta = useProductos();
  const error = useErrorDeTienda();
  const pestana = consulta.data?.find((uno) => uno.id === id)?.title;
  return (
    <PaginaDemo titulo={t('detalle.titulo')} {...(pestana ? { pestana } : {})}>
      <ConEstados
        consulta={consulta}
        esqueleto={<Esqueleto />}
        tituloDeError={error || t('producto.noSePudo')}
        esVacio={() => false}
      >
        {(products) => <Producto id={id} products={products} />}
      </ConEstados>
    </PaginaDemo>
  );
}

function Producto({ id, products }: { readonly id: number; readonly products: readonly Product[] }) {
  const t = textos.usar();
  const product = products.find((uno) => uno.id === id);
  const escritas = opiniones.usar()[id] ?? [];
  const [elegido, setColor] = useState<string>();
  const color = elegido ?? product?.colors[0] ?? '';
  if (!product) {
    return (
      <Tarjeta sinRelleno>
        <VistaVacia
          icono={IconPackageOff}
          titulo={t('producto.noEsta')}
          texto={t('producto.noEstaTexto')}
          accion={
            <EnlaceBoton to={RUTAS.shop} variant="contained">
              {t('producto.volverALaTienda')}
            </EnlaceBoton>
          }
        />
      </Tarjeta>
    );
  }
  const cifras = cifrasDe(product, escritas);
  const relacionados = products.filter((otro) => otro.related && otro.id !== id).slice(0, 4);
  return (
    <>
      <Tarjeta>
        <Box sx={dosColumnas}>
          <Fotos fotos={fotosDe(product, color)} titulo={product.title} />
          <Compra product={product} opiniones={cifras.total} color={color} onColor={setColor} />
        </Box>
      </Tarjeta>
      <Tarjeta>
        <Solapas product={product} cifras={cifras} escritas={escritas} />
      </Tarjeta>
      {relacionados.length > 0 && (
        <Box component="section" aria-labelledby="relacionados" data-testid="detail-relacionados">
          <Typography id="relacionados" variant="h5" component="h2" sx={{ my: 1.5 }}>
            {t('detalle.relacionados')}
          </Typography>
          <Box sx={enUnaFila(relacionados.length)}>
            {relacionados.map((otro) => (
              <TarjetaDeProducto key={otro.id} product={otro} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function Solapas(props: Parameters<typeof Opiniones>[0]) {
  const t = textos.usar();
  const [vista, ponerVista] = useOpcion('vista', ['descripcion', 'opiniones'], 'descripcion');
  return (
    <>
      <Pestanas
        etiqueta={t('detalle.titulo')}
        valor={vista}
        onCambio={ponerVista}
        pestanas={[
          { id: 'descripcion', titulo: t('detalle.descripcion') },
          { id: 'opiniones', titulo: t('detalle.opiniones'), cantidad: props.cifras.total },
        ]}
      />
      <Box sx={{ pt: 3 }}>
        {vista === 'descripcion' ? (
          <Typography sx={{ maxWidth: '70ch' }}>{props.product.description}</Typography>
        ) : (
          <Opiniones {...props} />
        )}
      </Box>
    </>
  );
}

function Esqueleto() {
  return (
    <Tarjeta>
      <Box sx={dosColumnas}>
        <Skeleton variant="rounded" sx={{ aspectRatio: '1 / 1', height: 'auto' }} />
        <Box>
          <Skeleton width="30%" />
          <Skeleton width="70%" height={40} />
          <Skeleton />
          <Skeleton width="50%" />
        </Box>
      </Box>
    </Tarjeta>
  );
}

const dosColumnas = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  alignItems: 'start',
} as const;

/** Four take the whole row, and so do the three that are left when the product is a related one itself. */
const enUnaFila = (cuantos: number) => {
  const columnas = (n: number) => `repeat(${n}, minmax(0, 1fr))`;
  const sonCuatro = cuantos === 4;
  return {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { xs: columnas(1), sm: columnas(sonCuatro ? 2 : 3), lg: columnas(sonCuatro ? 4 : 3) },
  } as const;
};
