import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { use } from 'react';
import { idiomaElegido } from '#puertas/apariencia.tsx';
import { Encabezado } from './encabezado.tsx';
import { Funciones } from './funciones.tsx';
import { Heroe } from './heroe.tsx';
import { ProveedorDeMovimiento, useEstadoDeMovimiento } from './movimiento.ts';
import { Pie } from './pie.tsx';
import { Resuelve } from './resuelve.tsx';
import { Cierre, HechoCon, Pantallas } from './secciones.tsx';
import { PortadaContext, traerTextosDePortada } from './textos.ts';

const textos = traerTextosDePortada(idiomaElegido);

/** What Trastienda is, for whoever does not know it yet. */
export function Portada() {
  const t = use(textos);
  const movimiento = useEstadoDeMovimiento();
  return (
    <PortadaContext value={t}>
      <ProveedorDeMovimiento value={movimiento}>
        <title>{t.pagina}</title>
        <Link href="#contenido" sx={salto}>
          {t.saltar}
        </Link>
        <Encabezado />
        <Box component="main" id="contenido" sx={conDireccion}>
          <Heroe />
          <Pantallas />
          <HechoCon />
          <Funciones />
          <Resuelve />
          <Cierre />
        </Box>
        <Pie />
      </ProveedorDeMovimiento>
    </PortadaContext>
  );
}

const salto = {
  position: 'absolute',
  insetInlineStart: 8,
  top: -60,
  zIndex: 'tooltip',
  p: 1.5,
  bgcolor: 'background.paper',
  '&:focus': { top: 8 },
} as const;

/** What points somewhere points the other way from right to left; this page has none of the rules of the application. */
const conDireccion = { '[dir=rtl] & .con-direccion': { transform: 'scaleX(-1)' } } as const;
