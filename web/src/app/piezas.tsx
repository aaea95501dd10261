import { lazy, type ReactNode, Suspense } from 'react';
import { type KardexDeArticulo, PiezasDeFicha } from '#articulos/index.ts';
import { EsqueletoDeTexto } from '#ui/cargado.tsx';

// Loaded with the first ficha that shows it, not with the application.
const Kardex = lazy(async () => ({ default: (await import('#stock/index.ts')).KardexDeArticulo }));

const piezas: { readonly Kardex: KardexDeArticulo } = {
  Kardex: (props) => (
    <Suspense fallback={<EsqueletoDeTexto lineas={4} />}>
      <Kardex {...props} />
    </Suspense>
  ),
};

/** Hands to the rooms below what only the rooms above them can show. */
export function Piezas({ children }: { readonly children: ReactNode }) {
  return <PiezasDeFicha value={piezas}>{children}</PiezasDeFicha>;
}
