import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type Articulo, verEquivalencias } from '@trastienda/nucleo/articulos/contrato.ts';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { AplicacionesDeArticulo } from './aplicaciones-de-articulo.tsx';
import { EquivalentesDeArticulo } from './equivalentes-de-articulo.tsx';
import { ReemplazosDeArticulo } from './reemplazos-de-articulo.tsx';

/** What may be sold in its place, and the vehicles it fits (ART-03, 04, 05). */
export function RelacionesDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const propia = useSucursal();
  const equivalencias = useQuery(
    consultaDe(verEquivalencias, {
      params: { id: articulo.id },
      query: propia ? { sucursalId: propia.id } : {},
    }),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Cargado consulta={equivalencias}>
        {(datos) => (
          <>
            <EquivalentesDeArticulo articulo={articulo} equivalentes={datos.equivalentes} />
            <ReemplazosDeArticulo articulo={articulo} equivalencias={datos} />
          </>
        )}
      </Cargado>
      <AplicacionesDeArticulo articulo={articulo} />
    </Box>
  );
}
