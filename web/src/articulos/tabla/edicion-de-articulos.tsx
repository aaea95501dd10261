import { cambiarArticulo, type FilaDeArticulo, type ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useHuboGesto } from '#ui/primer-gesto.ts';
import type { EdicionDeCelda } from '#ui/tabla-tipos.ts';

/** By the `id` of the column. */
export type Ediciones = Readonly<Record<string, EdicionDeCelda<FilaDeArticulo>>>;

const LectorDeEdicion = lazy(async () => ({ default: (await import('./lector-de-edicion.tsx')).LectorDeEdicion }));
const NINGUNA: Ediciones = {};

/** What may be changed in the cells of the table, and by whom (TD-09). It comes with the first gesture of who may. */
export function useEdicionEnCeldas(lista: ListaDePrecio | undefined): {
  readonly ediciones: Ediciones;
  readonly lector: ReactNode;
} {
  const puede = usePuede();
  const [ediciones, setEdiciones] = useState(NINGUNA);
  const huboGesto = useHuboGesto();
  const puedeAlgo = puede(cambiarArticulo) || puede({ permiso: 'precio.modificar' });
  return {
    ediciones,
    lector: huboGesto && puedeAlgo && (
      <Suspense>
        <LectorDeEdicion lista={lista} onEdiciones={setEdiciones} />
      </Suspense>
    ),
  };
}
