import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { TablaMejorada } from '#galeria/tables/tabla-mejorada.tsx';
import { textos } from '#galeria/tables/textos.ts';

/** A table that is sorted, filtered, chosen from and made narrow. */
export function EnhancedScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('mejorada')}>
      <TablaMejorada />
    </PaginaDemo>
  );
}
