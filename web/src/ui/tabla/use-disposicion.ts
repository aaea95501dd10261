import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useAjustes } from '#apariencia/ajustes.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { acomodar, type ColumnaPuesta, type DisenoDeColumnas } from './columnas.ts';
import { SIN_CAMBIOS, useDiseno } from './diseno.ts';

/** The columns of a table as they stand, and how to put them another way. */
export type Disposicion<Fila> = {
  readonly columnas: readonly Columna<Fila>[];
  readonly puestas: readonly ColumnaPuesta<Fila>[];
  readonly diseno: DisenoDeColumnas;
  /** Without it the table keeps no layout. */
  readonly cambiar: ((diseno: DisenoDeColumnas) => void) | undefined;
};

const ANCHA_CON_BARRA = 1390;

const letraDeAca = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export function useDisposicion<Fila>(
  clave: string | undefined,
  columnas: readonly Columna<Fila>[],
  { conMenu, conCasilla }: { readonly conMenu: boolean; readonly conCasilla: boolean },
): Disposicion<Fila> {
  const [guardado, guardar] = useDiseno(clave ?? '');
  const diseno = clave === undefined ? SIN_CAMBIOS : guardado;
  const md = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  // Between both widths the open sidebar takes what those columns would need.
  const { menu, barra } = useAjustes();
  const hastaDonde = menu === 'vertical' && barra === 'completa' ? ANCHA_CON_BARRA : 'lg';
  const lg = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down(hastaDonde));
  const xl = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('xl'));
  return {
    columnas,
    diseno,
    // Rows are drawn again only when their columns are others.
    puestas: useMemo(
      () => acomodar(columnas, diseno, { conMenu, conCasilla, bajo: { md, lg, xl }, letra: letraDeAca() }),
      [columnas, diseno, conMenu, conCasilla, md, lg, xl],
    ),
    cambiar: clave === undefined ? undefined : guardar,
  };
}
