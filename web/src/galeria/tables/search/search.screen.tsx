import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { TablaMejorada } from '#galeria/tables/tabla-mejorada.tsx';
import { textos } from '#galeria/tables/textos.ts';

/** The same as the enhanced one, with a box that looks for what is written. */
export function SearchScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('conBusqueda')}>
      <TablaMejorada conBusqueda />
    </PaginaDemo>
  );
}
