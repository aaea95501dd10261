import { decimal, sumar } from '#comun/decimal.ts';
import { textoTotal } from '#comun/dinero.ts';

/** What the value of the stock moved between an instant and the next one; they are counted from 1, the oldest. */
export type CambioDeValor = { readonly tramo: number; readonly valor: string };

/** What the stock was worth at each of so many instants: what it is worth now without what it moved since. */
export const valoresAntes = (valor: string, cambios: readonly CambioDeValor[], instantes: number): readonly string[] =>
  Array.from({ length: instantes }, (_, i) =>
    textoTotal(
      decimal(valor).minus(sumar(cambios.filter(({ tramo }) => tramo > i).map(({ valor: cambio }) => cambio))),
    ),
  );
