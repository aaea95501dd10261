import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { RenglonDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import { type Cambio, diferencias } from '#plataforma/auditoria.ts';

type Linea = Pick<RenglonDeAjuste, 'id' | 'codigo' | 'cantidad' | 'costo'>;

/** Which lines came, went or changed, by the code people know. The word `costo` in a field keeps it from who may not see it. */
export function cambiosDeRenglones(antes: readonly Linea[], despues: readonly Linea[]): Cambio[] {
  const previos = new Map(antes.map((linea) => [linea.id, linea]));
  const actuales = new Map(despues.map((linea) => [linea.id, linea]));
  const todas = [...antes, ...despues.filter(({ id }) => !previos.has(id))];
  return todas.flatMap(({ id, codigo }) =>
    diferencias(campos(codigo, previos.get(id)), campos(codigo, actuales.get(id))),
  );
}

const campos = (codigo: string, linea: Linea | undefined) => ({
  [`${codigo} cantidad`]: linea ? textoCantidad(linea.cantidad) : null,
  [`${codigo} costo`]: linea && linea.costo !== null ? textoUnitario(linea.costo) : null,
});
