import { cambiarArticulo, type FilaDeArticulo, type ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useHuboGesto } from '#ui/primer-gesto.ts';
import type { EdicionDeCelda } from '#ui/tabla-tipos.ts';

/** By the `id` of the column. */
export type Ediciones = Readonly<Record<string, EdicionDeCelda<FilaDeArticulo> | 'por-llegar'>>;

const LectorDeEdicion = lazy(async () => ({ default: (await import('./lector-de-edicion.tsx')).LectorDeEdicion }));

/** What may be changed in the cells of the table, and by whom (TD-09). How comes with the first gesture of who may. */
export function useEdicionEnCeldas(lista: ListaDePrecio | undefined): {
  readonly ediciones: Ediciones;
  readonly lector: ReactNode;
} {
  const puede = usePuede();
  const [leidas, setLeidas] = useState<Ediciones>();
  const huboGesto = useHuboGesto();
  const [deDatos, dePrecios] = [puede(cambiarArticulo), puede({ permiso: 'precio.modificar' })];
  return {
    ediciones:
      leidas ??
      porLlegar([
        ...(deDatos ? ['codigo', 'descripcion', 'marca', 'iva'] : []),
        ...(dePrecios && lista?.tipo !== 'DERIVADA' ? ['precio'] : []),
      ]),
    lector: huboGesto && (deDatos || dePrecios) && (
      <Suspense>
        <LectorDeEdicion lista={lista} onEdiciones={setLeidas} />
      </Suspense>
    ),
  };
}

const porLlegar = (columnas: readonly string[]): Ediciones =>
  Object.fromEntries(columnas.map((id) => [id, 'por-llegar' as const]));
