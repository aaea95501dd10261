import {
  type Busqueda,
  codigoQueLoTrajo,
  estaALaVista,
  type Hallado,
  leerBusqueda,
} from '@trastienda/nucleo/articulos/busqueda.ts';
import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import { esElVehiculo } from '#articulos/aplicaciones/de-un-vehiculo.query.ts';
import { tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import type { Consulta } from '#http/contexto.ts';

/** What a search found each artículo by, of those that codes brought. */
export type PorQue = ReadonlyMap<string, Hallado>;

type Razon = NonNullable<FilaDeArticulo['hallado']>;
type DeCodigo = Extract<Razon, { readonly codigo: string }>;
type DeVehiculo = Extract<Razon, { readonly motivo: 'VEHICULO' }>;
type OtroCodigo = {
  readonly articuloId: string;
  readonly tipo: Exclude<DeCodigo['motivo'], 'EQUIVALENTE' | 'REEMPLAZA'>;
  readonly norma: string;
  readonly valor: string;
  readonly proveedor: string | null;
};

/**
 * The rows of a page, each with what the search found it by where its row does not show it: another code of its own, that of what
 * it stands in for, or the vehicle it fits (GAP-16). Two statements at most, and none where all that was typed is seen.
 */
export async function conSuRazon(
  { db, usuario }: Pick<Consulta, 'db' | 'usuario'>,
  filas: FilaDeArticulo[],
  { porQue, texto = '' }: { readonly porQue: PorQue | undefined; readonly texto: string | undefined },
): Promise<FilaDeArticulo[]> {
  if (porQue === undefined) return filas;
  const busqueda = leerBusqueda(texto);
  const porPalabras = filas.filter((fila) => !porQue.has(fila.id) && !estaALaVista(busqueda, fila));
  const porOtro = filas.filter(({ id }) => porOtroCodigo(porQue.get(id)));
  const vehiculos = await leerVehiculos(db, texto, busqueda, idsDe(porPalabras));
  const codigos = await leerOtrosCodigos(
    db,
    idsDe([...porOtro, ...porPalabras.filter(({ id }) => !vehiculos.has(id))]),
  );

  const razonDe = (fila: FilaDeArticulo): Razon | undefined => {
    const hallado = porQue.get(fila.id);
    if (hallado?.motivo === 'EQUIVALENTE' || hallado?.motivo === 'REEMPLAZA') {
      return { motivo: hallado.motivo, codigo: hallado.de ?? '' };
    }
    const suyos = codigos.get(fila.id) ?? [];
    const otro = hallado
      ? suyos.find(({ tipo, norma }) => tipo === hallado.tipo && norma === hallado.norma)
      : codigoQueLoTrajo(busqueda, fila, suyos);
    if (!otro) return vehiculos.get(fila.id);
    const { tipo: motivo, valor: codigo, proveedor } = otro;
    return { motivo, codigo, ...(proveedor !== null && usuario.puede('proveedor.ver') ? { proveedor } : {}) };
  };
  return filas.map((fila) => {
    const hallado = razonDe(fila);
    return hallado ? { ...fila, hallado } : fila;
  });
}

const porOtroCodigo = (hallado: Hallado | undefined): boolean =>
  hallado !== undefined && hallado.tipo !== null && hallado.tipo !== 'PROPIO';

const idsDe = (filas: readonly { readonly id: string }[]): readonly string[] => filas.map(({ id }) => id);

async function leerOtrosCodigos(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly OtroCodigo[]>> {
  if (ids.length === 0) return new Map();
  const filas = await leerPreparada(
    db,
    sql<OtroCodigo>`
      select c.articulo_id as "articuloId", c.tipo, c.valor_norm as norma, c.valor, v.razon_social as proveedor
      from codigo_articulo c left join proveedor v on v.id = c.proveedor_id
      where c.articulo_id = any(${ids}::uuid[])`,
  );
  return Map.groupBy(filas, ({ articuloId }) => articuloId);
}

/** Of those artículos, the ones that their words do not bring: each with the vehicle of the text that it fits. */
async function leerVehiculos(
  db: Db,
  texto: string,
  busqueda: Busqueda,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeVehiculo>> {
  const esEste = esElVehiculo(texto);
  if (!esEste || ids.length === 0) return new Map();
  const { rows } = await sql<{ articuloId: string; vehiculo: DeVehiculo['vehiculo'] }>`
    select distinct on (x.articulo_id) x.articulo_id as "articuloId",
           json_build_object('marca', v.marca, 'modelo', v.modelo, 'motor', v.motor,
                             'desde', x.desde, 'hasta', x.hasta) as vehiculo
    from aplicacion x join vehiculo v on v.id = x.vehiculo_id
    where x.articulo_id = any(${ids}::uuid[]) and ${esEste}
      and not exists (select from articulo_palabras p where p.articulo_id = x.articulo_id and ${tieneLasPalabras(busqueda)})
    order by x.articulo_id, x.id`.execute(db);
  return new Map(rows.map(({ articuloId, vehiculo }) => [articuloId, { motivo: 'VEHICULO', vehiculo }]));
}
