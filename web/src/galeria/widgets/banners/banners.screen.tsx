import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { crearAlmacen, vueltasDadas } from '#galeria/comun/almacen.ts';
import { useConDeshacer } from '#galeria/comun/con-deshacer.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useCuantosProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { bajarTransacciones } from './bajar.ts';
import { Banner } from './banner.tsx';

const BANNERS = ['transacciones', 'felicitaciones', 'amigo', 'falla', 'carrito'] as const;
type CualBanner = (typeof BANNERS)[number];

const almacen = crearAlmacen<readonly CualBanner[]>(() => BANNERS);

/** Five banners: each says one thing and offers what to do with it. Those that are answered go. */
export function BannersScreen() {
  const t = textos.usar();
  const quedan = almacen.usar();
  const foco = useFocoTrasQuitar<HTMLDivElement>(quedan.length);
  return (
    <PaginaDemo titulo={t('banners')}>
      <Box {...foco} sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 } }}>
        {quedan.map((cual) => (
          <Uno key={cual} cual={cual} />
        ))}
      </Box>
    </PaginaDemo>
  );
}

/** Brings one back to its place among those that are left. */
const conUno = (cual: CualBanner) => (estado: readonly CualBanner[]) =>
  BANNERS.filter((uno) => uno === cual || estado.includes(uno));

function Uno({ cual }: { readonly cual: CualBanner }) {
  const t = textos.usar();
  const avisos = useAvisos();
  const conDeshacer = useConDeshacer();
  const [ocupado, setOcupado] = useState(false);
  const quitar = (aviso?: string) => {
    almacen.cambiar((estado) => estado.filter((uno) => uno !== cual));
    avisos.exito(
      aviso ?? t('quitado'),
      conDeshacer(() => almacen.cambiar(conUno(cual))),
    );
  };
  switch (cual) {
    case 'transacciones':
      return (
        <Banner tono="primary" dibujo="monedas" titulo={t('transacciones')} texto={t('transaccionesTexto')}>
          <Button variant="contained" onClick={() => bajarTransacciones(t('archivo'))}>
            {t('descargar')}
          </Button>
        </Banner>
      );
    case 'felicitaciones':
      return (
        <Banner tono="success" dibujo="medalla" titulo={t('felicitaciones')} texto={t('felicitacionesTexto')}>
          <Button variant="contained" onClick={() => quitar()}>
            {t('entendido')}
          </Button>
        </Banner>
      );
    case 'amigo':
      return (
        <Banner tono="info" dibujo="amigos" titulo={t('amigoEnComun')} texto={t('amigoTexto')}>
          <Button variant="contained" onClick={() => quitar(t('aceptado'))}>
            {t('aceptar')}
          </Button>
          <Button onClick={() => quitar()}>{t('quitar')}</Button>
        </Banner>
      );
    case 'falla':
      return (
        <Banner tono="error" dibujo="enchufe" titulo={t('algoMal')} texto={t('algoMalTexto')}>
          <Button
            variant="contained"
            loading={ocupado}
            onClick={() => {
              const vuelta = vueltasDadas();
              setOcupado(true);
              setTimeout(() => {
                if (vuelta === vueltasDadas()) quitar(t('reintentado'));
              }, 600);
            }}
          >
            {t('reintentar')}
          </Button>
        </Banner>
      );
    case 'carrito':
      return <DelCarrito />;
  }
}

/** What it says is of the cart as it is. */
function DelCarrito() {
  const t = textos.usar();
  const count = useCuantosProductos();
  return (
    <Banner
      tono="warning"
      dibujo="carrito"
      titulo={count === 0 ? t('carritoVacio') : t('carritoConAlgo', { count })}
      texto={t(count === 0 ? 'carritoVacioTexto' : 'carritoConAlgoTexto')}
    >
      <EnlaceBoton to={'/apps/ecommerce/shop' as never} variant="contained">
        {t('irAComprar')}
      </EnlaceBoton>
    </Banner>
  );
}
