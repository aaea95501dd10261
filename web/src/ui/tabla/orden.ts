export type Sentido = 'ascending' | 'descending';
type Parte = { readonly campo: string; readonly sentido: Sentido };

const MAXIMO = 4;

/** `marca,-codigo`: by marca, and among those of one marca by code from the last one. */
export const leerOrden = (orden: string | undefined): readonly Parte[] =>
  (orden ?? '')
    .split(',')
    .filter((parte) => parte !== '')
    .map((parte) =>
      parte.startsWith('-') ? { campo: parte.slice(1), sentido: 'descending' } : { campo: parte, sentido: 'ascending' },
    );

export const escribirOrden = (partes: readonly Parte[]): string | undefined =>
  partes.length === 0
    ? undefined
    : partes.map(({ campo, sentido }) => (sentido === 'descending' ? `-${campo}` : campo)).join(',');

/** What pressing a header asks: up, then down, then as it was; with Shift, besides the ones already there. */
export function siguienteOrden(orden: string | undefined, campo: string, sumar: boolean): string | undefined {
  const partes = leerOrden(orden);
  const propia = partes.find((parte) => parte.campo === campo);
  if (!sumar && partes.length > 1) return campo;
  const otras = sumar ? partes : partes.filter((parte) => parte === propia);
  if (!propia) return escribirOrden([...(sumar ? otras.slice(0, MAXIMO - 1) : []), { campo, sentido: 'ascending' }]);
  return escribirOrden(
    otras.flatMap((parte): readonly Parte[] => {
      if (parte !== propia) return [parte];
      return parte.sentido === 'ascending' ? [{ campo, sentido: 'descending' }] : [];
    }),
  );
}

/** A column ordered from its menu: this way, alone or behind the others. */
export function conOrden(orden: string | undefined, campo: string, sentido: Sentido | undefined, sumar: boolean) {
  const otras = sumar ? leerOrden(orden).filter((parte) => parte.campo !== campo) : [];
  return escribirOrden(sentido === undefined ? otras : [...otras.slice(0, MAXIMO - 1), { campo, sentido }]);
}
