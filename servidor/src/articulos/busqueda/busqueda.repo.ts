import { formasJuntas, textoDePalabras } from '@trastienda/nucleo/articulos/busqueda.ts';
import { normaPalabras, sinCerosIniciales } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Indizable = {
  readonly id: string;
  readonly codigo: string;
  readonly codigoNorm: string;
  readonly descripcion: string;
  readonly estado: string;
  readonly marca: string | null;
  readonly codigos: readonly { readonly tipo: string; readonly valor: string; readonly norma: string }[];
};

/**
 * Writes again what the search reads of these artículos. Every command of this room that changes an artículo or its
 * codes ends here. A fixed number of statements for any number of artículos.
 */
export async function indizar(tx: Tx, articuloIds: readonly string[]): Promise<void> {
  if (articuloIds.length === 0) return;
  const articulos = await leerIndizables(tx, articuloIds);
  const claves = articulos.flatMap(clavesDe);

  await tx.deleteFrom('articulo_clave').where('articulo_id', '=', sql<string>`any(${articuloIds}::uuid[])`).execute();
  await sql`
    insert into articulo_clave (articulo_id, tipo, valor_norm, sin_ceros)
    select * from unnest(${claves.map((clave) => clave.id)}::uuid[], ${claves.map((clave) => clave.tipo)}::text[],
                         ${claves.map((clave) => clave.norma)}::text[],
                         ${claves.map((clave) => sinCerosIniciales(clave.norma))}::text[])
  `.execute(tx);
  await sql`
    insert into articulo_palabras (articulo_id, texto, orden, estado)
    select * from unnest(${articulos.map(({ id }) => id)}::uuid[], ${articulos.map(palabrasDe)}::text[],
                         ${articulos.map(({ descripcion }) => normaPalabras(descripcion))}::text[],
                         ${articulos.map(({ estado }) => estado)}::text[])
    on conflict (articulo_id) do update set texto = excluded.texto, orden = excluded.orden, estado = excluded.estado
  `.execute(tx);
}

/** So many at a time: their words travel as parameters. */
const TANDA = 5_000;

/** The same for any number of them. */
export async function indizarPorTandas(tx: Tx, articuloIds: readonly string[]): Promise<void> {
  for (let i = 0; i < articuloIds.length; i += TANDA) await indizar(tx, articuloIds.slice(i, i + TANDA));
}

async function leerIndizables(tx: Tx, articuloIds: readonly string[]): Promise<Indizable[]> {
  const { rows } = await sql<Indizable>`
    select a.id, a.codigo, a.codigo_norm as "codigoNorm", a.descripcion, a.estado, m.nombre as marca,
           coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor, 'norma', c.valor_norm)
                                     order by c.valor_norm, c.tipo)
                     from codigo_articulo c where c.articulo_id = a.id), '[]') as codigos
    from articulo a left join marca m on m.id = a.marca_id
    where a.id = any(${articuloIds}::uuid[])
    order by a.id
  `.execute(tx);
  return rows;
}

const clavesDe = ({ id, codigoNorm, codigos }: Indizable) => [
  { id, tipo: 'PROPIO', norma: codigoNorm },
  // Two proveedores may give one artículo the same code: the search needs it once.
  ...new Map(codigos.map(({ tipo, norma }) => [`${tipo} ${norma}`, { id, tipo, norma }])).values(),
];

/** The same words, in the same order, as `palabras_de_articulo` in SQL. */
const palabrasDe = ({ descripcion, marca, codigo, codigoNorm, codigos }: Indizable): string =>
  textoDePalabras([
    ...[descripcion, marca, codigo, codigoNorm, ...codigos.flatMap(({ valor, norma }) => [valor, norma])],
    ...[formasJuntas(descripcion), formasJuntas(marca ?? '')],
  ]);
