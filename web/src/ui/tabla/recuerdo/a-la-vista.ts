import { useEffect } from 'react';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';

type Lista = Pick<TablaDatosProps<never>, 'consulta'> & { readonly clave?: string | undefined };

let aLaVista: Lista | undefined;

/** The list on screen: only it knows which part of the address is its own. */
export const listaALaVista = (): Lista | undefined => aLaVista;

export function useALaVista(lista: Lista): void {
  useEffect(() => {
    aLaVista = lista;
    return () => {
      if (aLaVista === lista) aLaVista = undefined;
    };
  });
}
