import { type Lista, TOPE_DE_CONTEO } from '@trastienda/nucleo/comun/paginacion.ts';

type Pedido<Fila> = {
  readonly consulta: { readonly pagina: number; readonly porPagina: number; readonly contar?: 'exacto' | undefined };
  /** True when a search or a filter narrows the list, so that counting it all could be slow. */
  readonly filtrado: boolean;
  readonly filas: (limit: number, offset: number) => Promise<Fila[]>;
  /** Counts the rows, but no further than `tope` when there is one. */
  readonly contar: (tope?: number) => Promise<number>;
};

/**
 * One page of a list with its total. The total is exact without search or filter and when `contar=exacto` is asked;
 * otherwise counting stops at 10,000 (`acordado` 24).
 */
export async function paginar<Fila>({ consulta, filtrado, filas, contar }: Pedido<Fila>): Promise<Lista<Fila>> {
  const { pagina, porPagina } = consulta;
  const exacto = !filtrado || consulta.contar === 'exacto';
  const [pedidas, contadas] = await Promise.all([
    filas(porPagina, (pagina - 1) * porPagina),
    contar(exacto ? undefined : TOPE_DE_CONTEO + 1),
  ]);
  const seCorto = !exacto && contadas > TOPE_DE_CONTEO;
  return {
    filas: pedidas,
    total: seCorto ? TOPE_DE_CONTEO : contadas,
    totalExacto: !seCorto,
    pagina,
    porPagina,
  };
}
