import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useHuboGesto } from '#ui/flotantes/primer-gesto.ts';
import { useDiseno } from '#ui/tabla/diseno.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

const LectorDeCampos = lazy(async () => ({ default: (await import('./lector-de-campos.tsx')).LectorDeCampos }));
const NINGUNA: readonly Columna<FilaDeArticulo>[] = [];

/**
 * The columns of the campos of the business (ART-18). Nobody sees one who did not ask for it: they come with the first
 * gesture, or at once when the address or the layout names one.
 */
export function useCamposDeTabla(filtros: string | undefined): {
  readonly columnas: readonly Columna<FilaDeArticulo>[];
  readonly lector: ReactNode;
} {
  const [columnas, setColumnas] = useState(NINGUNA);
  const huboGesto = useHuboGesto();
  const [{ visibles = {} }] = useDiseno('articulos');
  const aLaVista = Object.keys(visibles).filter((id) => visibles[id]);
  const seNombran = [...aLaVista, ...(filtros ?? '').split(';')].some((una) => una.startsWith('campo'));
  return {
    columnas,
    lector: (huboGesto || seNombran) && (
      <Suspense>
        <LectorDeCampos onColumnas={setColumnas} />
      </Suspense>
    ),
  };
}
