import { lazy, type ReactNode, Suspense } from 'react';
import {
  type KardexDeArticulo,
  type ListasDeProveedor,
  type NumerosDeArticulo,
  type NumerosDeLinea as PiezaDeLinea,
  PiezasDeFicha,
} from '#articulos/index.ts';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';

// Loaded with the first ficha that shows it, not with the application.
const Kardex = lazy(async () => ({ default: (await import('#stock/index.ts')).KardexDeArticulo }));

const Numeros = lazy(async () => ({ default: (await import('#stock/index.ts')).NumerosDeArticulo }));

const NumerosDeLinea = lazy(async () => ({ default: (await import('#stock/index.ts')).NumerosDeLinea }));

const Listas = lazy(async () => ({ default: (await import('#importaciones/index.ts')).ListasDeProveedor }));

const piezas: {
  readonly Kardex: KardexDeArticulo;
  readonly Listas: ListasDeProveedor;
  readonly Numeros: NumerosDeArticulo;
  readonly NumerosDeLinea: PiezaDeLinea;
} = {
  NumerosDeLinea: (props) => (
    <Suspense fallback={null}>
      <NumerosDeLinea {...props} />
    </Suspense>
  ),
  Numeros: (props) => (
    <Suspense fallback={<EsqueletoDeTexto lineas={4} />}>
      <Numeros {...props} />
    </Suspense>
  ),
  Listas: (props) => (
    <Suspense fallback={<EsqueletoDeTexto lineas={4} />}>
      <Listas {...props} />
    </Suspense>
  ),
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
