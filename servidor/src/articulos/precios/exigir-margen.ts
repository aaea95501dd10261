import type { BajoMargen } from '@trastienda/nucleo/articulos/contrato.ts';
import { admitirPrecios } from '@trastienda/nucleo/articulos/precios/bajo-margen.ts';
import { type Big, textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden, Usuario } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import type { Lista } from './listas/una-lista.query.ts';

type PrecioAMano = { readonly articuloId: string; readonly importe: string | null };
type Pisos = ReadonlyMap<string, Big>;

const PERMISO = 'precio.bajo_margen';

/**
 * Of the prices that somebody writes by hand in a lista, the lowest that would do of each that is under: let through by who may,
 * with a reason. Without that they are refused (PRE-10). A price for later is compared with what its artículo costs today.
 */
export async function exigirMargen(
  { tx, ahora, usuario }: Pick<Orden, 'tx' | 'ahora' | 'usuario'>,
  lista: Lista,
  precios: readonly PrecioAMano[],
  bajoMargen: BajoMargen | undefined,
): Promise<Pisos> {
  const sePuedeAceptar = usuario.puede(PERMISO);
  if (bajoMargen !== undefined && !sePuedeAceptar) rechazar('comun.sin_permiso', {});
  return buscarBajos(tx, { lista, precios, ahora, usuario, aceptado: bajoMargen !== undefined });
}

/** Those that would be refused to that person, for a preview: none of who may let them through. */
export async function leerRechazables(
  db: Db,
  { usuario, ...pedido }: { lista: Lista; precios: readonly PrecioAMano[]; ahora: Date; usuario: Usuario },
): Promise<ReadonlyMap<string, string | null>> {
  if (usuario.puede(PERMISO)) return new Map();
  const bajos = await buscarBajos(db, { ...pedido, usuario, aceptado: true });
  const veCostos = usuario.puede('costo.ver');
  return new Map([...bajos].map(([id, piso]) => [id, veCostos ? textoUnitario(piso) : null]));
}

type Busqueda = {
  readonly lista: Lista;
  readonly precios: readonly PrecioAMano[];
  readonly ahora: Date;
  readonly usuario: Usuario;
  readonly aceptado: boolean;
};

async function buscarBajos(db: Db | Tx, { lista, precios, ahora, usuario, aceptado }: Busqueda): Promise<Pisos> {
  const puestos = precios.filter(({ importe }) => importe !== null);
  if (puestos.length === 0) return new Map();
  const { rows } = await sql<{ id: string; codigo: string; costo: string | null; margenMinimo: string | null }>`
    select a.id, a.codigo, costo_para_lista(l, a, null, ${ahora})::text as costo, l.margen_minimo as "margenMinimo"
    from articulo a cross join lista_precio l
    where l.id = ${lista.id} and a.id = any(${puestos.map(({ articuloId }) => articuloId)}::uuid[])
  `.execute(db);
  const deCada = new Map(rows.map((fila) => [fila.id, fila]));
  const vigilados = puestos.flatMap(({ articuloId, importe }) => {
    const fila = deCada.get(articuloId);
    return fila ? [{ articuloId, importe, codigo: fila.codigo, costo: fila.costo }] : [];
  });
  const margenMinimo = rows[0]?.margenMinimo ?? null;
  const bajos = exigir(
    admitirPrecios(
      vigilados,
      { ...lista, margenMinimo: margenMinimo && textoDecimal(margenMinimo, 0, 2) },
      { aceptado, sePuedeAceptar: usuario.puede(PERMISO), veCostos: usuario.puede('costo.ver') },
    ),
  );
  return new Map([...bajos].map(([{ articuloId }, piso]) => [articuloId, piso]));
}

/** In the trail; as it names a margin, only who may see costs is told (INV-71). */
export const pisoEnElRastro = (piso: Big | undefined): readonly Cambio[] =>
  piso === undefined ? [] : [{ campo: 'lo más bajo según el margen', antes: null, despues: textoUnitario(piso) }];
