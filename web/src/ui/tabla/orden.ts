import { MAXIMO_DE_ORDENES } from '@trastienda/nucleo/comun/orden.ts';

export type Sentido = 'ascending' | 'descending';
type Parte = { readonly campo: string; readonly sentido: Sentido };

/** `marca,-codigo`: by marca, and among those of one marca by code from the last one. */
export const leerOrden = (orden: string | undefined): readonly Parte[] =>
  (orden ?? '')
    .split(',')
    .filter((parte) => parte !== '')
    .map((parte) =>
      parte.startsWith('-') ? { campo: parte.slice(1), sentido: 'descending' } : { campo: parte, sentido: 'ascending' },
    );

const escribirOrden = (partes: readonly Parte[]): string | undefined =>
  partes.length === 0
    ? undefined
    : partes.map(({ campo, sentido }) => (sentido === 'descending' ? `-${campo}` : campo)).join(',');

/** What pressing a header asks: up, then down, then as it was; with Shift, besides the ones already there. */
export function siguienteOrden(orden: string | undefined, campo: string, sumar: boolean): string | undefined {
  const partes = leerOrden(orden);
  const propia = partes.find((parte) => parte.campo === campo);
  if (!propia || (!sumar && partes.length > 1)) return conOrden(orden, campo, 'ascending', sumar);
  return escribirOrden(
    partes.flatMap((parte): readonly Parte[] => {
      if (parte !== propia) return [parte];
      return parte.sentido === 'ascending' ? [{ campo, sentido: 'descending' }] : [];
    }),
  );
}

/** By a column this way, alone or behind the others; without a way, no more by it. */
export function conOrden(orden: string | undefined, campo: string, sentido: Sentido | undefined, sumar: boolean) {
  const otras = sumar ? leerOrden(orden).filter((parte) => parte.campo !== campo) : [];
  return escribirOrden(sentido === undefined ? otras : [...otras.slice(0, MAXIMO_DE_ORDENES - 1), { campo, sentido }]);
}
