import type { Hallado } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { leerPreparada } from '#db/transaccion.ts';
import type { Consulta } from '#http/contexto.ts';

/** What a search found each artículo by, of those that codes brought. */
export type PorQue = ReadonlyMap<string, Hallado>;

type Razon = NonNullable<FilaDeArticulo['hallado']>;
type OtroCodigo = {
  readonly articuloId: string;
  readonly tipo: Exclude<Razon['motivo'], 'EQUIVALENTE' | 'REEMPLAZA'>;
  readonly norma: string;
  readonly valor: string;
  readonly proveedor: string | null;
};

/**
 * The rows of a page, each with what the search found it by where its own code does not show it: another code of its own, or
 * that of what it stands in for (GAP-16). One statement, and none where no other code was met.
 */
export async function conSuRazon(
  { db, usuario }: Pick<Consulta, 'db' | 'usuario'>,
  filas: FilaDeArticulo[],
  porQue: PorQue | undefined,
): Promise<FilaDeArticulo[]> {
  if (porQue === undefined) return filas;
  const porOtro = filas.flatMap(({ id }) => (porOtroCodigo(porQue.get(id)) ? [id] : []));
  const codigos = porOtro.length === 0 ? [] : await leerPreparada(db, otrosCodigosDe(porOtro));
  const razonDe = (id: string): Razon | undefined => {
    const hallado = porQue.get(id);
    if (hallado?.motivo === 'EQUIVALENTE' || hallado?.motivo === 'REEMPLAZA') {
      return { motivo: hallado.motivo, codigo: hallado.de ?? '' };
    }
    const otro = codigos.find(
      ({ articuloId, tipo, norma }) => articuloId === id && tipo === hallado?.tipo && norma === hallado.norma,
    );
    if (!otro) return undefined;
    const { tipo: motivo, valor: codigo, proveedor } = otro;
    return { motivo, codigo, ...(proveedor !== null && usuario.puede('proveedor.ver') ? { proveedor } : {}) };
  };
  return filas.map((fila) => {
    const hallado = razonDe(fila.id);
    return hallado ? { ...fila, hallado } : fila;
  });
}

const porOtroCodigo = (hallado: Hallado | undefined): boolean =>
  hallado !== undefined && hallado.tipo !== null && hallado.tipo !== 'PROPIO';

const otrosCodigosDe = (ids: readonly string[]) => sql<OtroCodigo>`
  select c.articulo_id as "articuloId", c.tipo, c.valor_norm as norma, c.valor, v.razon_social as proveedor
  from codigo_articulo c left join proveedor v on v.id = c.proveedor_id
  where c.articulo_id = any(${ids}::uuid[])`;
