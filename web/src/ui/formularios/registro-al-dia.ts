import { useState } from 'react';
import type { Reciente } from './formulario-conflicto.ts';

type Partes<Registro, Valores> = {
  /** Reads it again. */
  readonly leer: () => Promise<NonNullable<Registro>>;
  readonly valoresDe: (registro: Registro) => Valores;
  /** How what its values only name by its id is called, by that id. */
  readonly nombresDe?: (registro: Registro) => Readonly<Record<string, string>>;
};

/** Names by the id of what they are of; of what is not there, none. */
export const nombrar = (
  ...pares: readonly (readonly [id: string | null, nombre: string | null])[]
): Readonly<Record<string, string>> =>
  Object.fromEntries(pares.flatMap(([id, nombre]) => (id === null ? [] : [[id, nombre ?? '']])));

/**
 * The record a form is over, if it is not a new one, as it was when the form was opened: reading it again meanwhile must not hide somebody else's change.
 * When saving finds one, `alDia` (of `Formulario`) goes over to it; what is saved next carries the version of `registro`.
 */
export function useRegistroAlDia<Registro extends { readonly version: number } | undefined, Valores>(
  actual: Registro,
  { leer, valoresDe, nombresDe = () => ({}) }: Partes<Registro, Valores>,
) {
  const [registro, setRegistro] = useState(actual);
  const alDia = async (): Promise<Reciente<Valores> | undefined> => {
    const nuevo = await leer();
    if (nuevo.version === registro?.version) return undefined;
    setRegistro(nuevo);
    return { valores: valoresDe(nuevo), nombres: { ...nombresDe(registro), ...nombresDe(nuevo) } };
  };
  return { registro, valores: valoresDe(registro), alDia };
}
