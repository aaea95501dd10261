import { useNavigate } from '@tanstack/react-router';
import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { CAMPO_DE_VISTA, SIN_VISTA } from './conocidas.ts';

type Modo = {
  readonly replace?: boolean;
  /** Stays as it is instead of opening the view of the table. */
  readonly explicita?: boolean;
};

/** Asks the table for what a view keeps, in the place of what the address asked for; without one, for everything. */
export function useIrAVista({ valores, asunto = [] }: ConsultaDeLista) {
  const navigate = useNavigate();
  const esDeLaVista = (campo: string) => (campo in valores && !asunto.includes(campo)) || campo === CAMPO_DE_VISTA;
  return (vista: Pick<Vista, 'id' | 'contenido'> | undefined, { replace = false, explicita = false }: Modo = {}) =>
    navigate({
      to: '.',
      search: (actual: Readonly<Record<string, unknown>>) => {
        const ajenos = Object.entries(actual).filter(([campo]) => !esDeLaVista(campo));
        const cual = vista?.id ?? (explicita ? SIN_VISTA : undefined);
        return { ...Object.fromEntries(ajenos), ...vista?.contenido.busqueda, ...(cual && { [CAMPO_DE_VISTA]: cual }) };
      },
      replace,
      resetScroll: false,
    } as never);
}
