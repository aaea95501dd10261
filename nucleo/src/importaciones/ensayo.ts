import { escribirEntero } from '#comun/escribir-numero.ts';

/** How many rows a rehearsal, or what would be applied, creates, updates and leaves out. */
type Cuenta = { readonly crear: number; readonly actualizar: number; readonly rechazadas: number };

/** What is no longer as it was rehearsed, in so many rows: what they do, or to what. */
export type CambioDesdeElEnsayo = { readonly antes: Cuenta; readonly ahora: Cuenta; readonly filas: number };

/** Whether the figures still say the same, though the rows do not. */
export const mismasCuentas = ({ antes, ahora }: CambioDesdeElEnsayo): boolean =>
  antes.crear === ahora.crear && antes.actualizar === ahora.actualizar && antes.rechazadas === ahora.rechazadas;

type Verbos = {
  readonly crear: string;
  readonly actualizar: string;
  readonly rechazadas: string;
  readonly nada: string;
};
const ANTES: Verbos = { crear: 'creaba', actualizar: 'actualizaba', rechazadas: 'rechazaba', nada: 'no cambiaba nada' };
const AHORA: Verbos = { crear: 'crea', actualizar: 'actualiza', rechazadas: 'rechaza', nada: 'no cambia nada' };

/** «crea 4.000 y rechaza 3» */
function decirCuenta(cuenta: Cuenta, verbos: Verbos): string {
  const dichas = (['crear', 'actualizar', 'rechazadas'] as const).flatMap((que) =>
    cuenta[que] > 0 ? [`${verbos[que]} ${escribirEntero(cuenta[que])}`] : [],
  );
  const ultima = dichas.pop() ?? verbos.nada;
  return dichas.length === 0 ? ultima : `${dichas.join(', ')} y ${ultima}`;
}

/** The same in Spanish. */
export function decirCambioDesdeElEnsayo(cambio: CambioDesdeElEnsayo): string {
  const { antes, ahora, filas } = cambio;
  const que = mismasCuentas(cambio)
    ? ` en ${filas === 1 ? 'una fila' : `${escribirEntero(filas)} filas`}`
    : `: antes ${decirCuenta(antes, ANTES)}, ahora ${decirCuenta(ahora, AHORA)}`;
  return `Desde el ensayo cambió lo que hace${que}. Miralo y volvé a aplicar.`;
}
