import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { textos } from '#galeria/ecommerce/textos.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { seguirEnElContenido } from '#ui/pantalla/seguir-en-el-contenido.ts';
import { ContenidoDelCarrito, PieDelCarrito } from './cajon.tsx';
import { useRenglones } from './tienda.ts';

/** The cart in the top bar: while it has something, or a screen of the shop is open. */
export function CarritoDeLaBarra() {
  const t = textos.usar();
  const { pathname } = useLocation();
  const renglones = useRenglones();
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => setAbierto(false);
  const seVe = renglones.length > 0 || abierto || pathname.startsWith('/apps/ecommerce/');
  // With nothing in it the button goes as its panel closes: whoever was there goes on from the screen.
  const estuvoAbierto = useRef(false);
  useEffect(() => {
    if (!seVe && estuvoAbierto.current) seguirEnElContenido();
    estuvoAbierto.current = abierto;
  }, [seVe, abierto]);
  if (!seVe) return null;
  return (
    <>
      <Pista texto={t('carrito.titulo')}>
        <IconButton
          aria-label={t('carrito.abrir', { count: renglones.length })}
          aria-haspopup="dialog"
          aria-expanded={abierto}
          onClick={() => setAbierto(true)}
          data-testid="carrito-boton"
        >
          <Badge badgeContent={renglones.length} color="primary">
            <IconShoppingCart size={20} stroke={1.5} aria-hidden />
          </Badge>
        </IconButton>
      </Pista>
      <PanelLateral
        abierto={abierto}
        titulo={t('carrito.titulo')}
        onCerrar={cerrar}
        pie={<PieDelCarrito onIrse={cerrar} />}
      >
        <ContenidoDelCarrito onIrse={cerrar} />
      </PanelLateral>
    </>
  );
}
