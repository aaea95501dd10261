import { cambiarArticulo, type FilaDeArticulo, type ListaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useHuboGesto } from '#ui/flotantes/primer-gesto.ts';
import type { EdicionDeCelda } from '#ui/tabla/tabla-tipos.ts';

/** By the `id` of the column. */
export type Ediciones = Readonly<Record<string, EdicionDeCelda<FilaDeArticulo> | 'por-llegar'>>;

const LectorDeEdicion = lazy(async () => ({ default: (await import('./lector-de-edicion.tsx')).LectorDeEdicion }));

const POR_LLEGAR = 'por-llegar';
const DE_DATOS: Ediciones = { codigo: POR_LLEGAR, descripcion: POR_LLEGAR, marca: POR_LLEGAR, iva: POR_LLEGAR };

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
    ediciones: leidas ?? {
      ...(deDatos && DE_DATOS),
      ...(dePrecios && lista?.tipo !== 'DERIVADA' && { precio: POR_LLEGAR }),
    },
    lector: huboGesto && (deDatos || dePrecios) && (
      <Suspense>
        <LectorDeEdicion lista={lista} onEdiciones={setLeidas} />
      </Suspense>
    ),
  };
}
