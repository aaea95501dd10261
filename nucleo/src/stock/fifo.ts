import { assert } from '#comun/assert.ts';
import { type Big, CERO, type DecimalInput, decimal, redondear, sumar } from '#comun/decimal.ts';
import { DECIMALES_VALOR } from './costo.ts';

/** What came in with what it was worth, or went out, in the order it happened. */
export type Paso = { readonly entra: DecimalInput; readonly valor: DecimalInput } | { readonly sale: DecimalInput };

type Capa = { readonly cantidad: Big; readonly valor: Big };
type ValorFifo = { readonly cantidad: Big; readonly valor: Big };

/**
 * What is left, valued by what came in last: what goes out is what came in first (RN-15). It values the same stock by another
 * method than the ledger, which goes by the average; nothing keeps it. What goes out beyond what there is is owed, and the next
 * that comes in pays it first: what is owed is worth nothing.
 */
export function valuarFifo(pasos: Iterable<Paso>): ValorFifo {
  const capas: Capa[] = [];
  let primera = 0;
  let debe = CERO;
  /** Takes a quantity of what came in first; answers what could not be taken. */
  const sacar = (cantidad: Big): Big => {
    let falta = cantidad;
    for (let capa = capas[primera]; capa && falta.gt(0); capa = capas[primera]) {
      const queda = capa.cantidad.minus(falta);
      if (queda.gt(0)) {
        // In proportion, so that the last unit of a layer takes all that is left of it.
        const valor = redondear(capa.valor.times(queda).div(capa.cantidad), DECIMALES_VALOR);
        capas[primera] = { cantidad: queda, valor };
        return CERO;
      }
      falta = queda.times(-1);
      primera += 1;
    }
    return falta;
  };
  for (const paso of pasos) {
    if ('sale' in paso) {
      const cantidad = decimal(paso.sale);
      assert(cantidad.gt(0), 'an exit has a quantity');
      debe = debe.plus(sacar(cantidad));
    } else {
      const cantidad = decimal(paso.entra);
      assert(
        cantidad.gt(0) && decimal(paso.valor).gte(0),
        'an entry has a quantity and is not worth less than nothing',
      );
      capas.push({ cantidad, valor: decimal(paso.valor) });
      debe = sacar(debe);
    }
  }
  const quedan = capas.slice(primera);
  return {
    cantidad: sumar(quedan.map(({ cantidad }) => cantidad)).minus(debe),
    valor: sumar(quedan.map(({ valor }) => valor)),
  };
}
