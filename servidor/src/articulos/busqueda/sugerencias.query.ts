import { type Busqueda, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';
import { ESTADOS_VENDIBLES } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import {
  codigoDudoso,
  corregir,
  formasDe,
  masCercanas,
  type PalabraHallada,
  palabrasDudosas,
  restosDe,
  SUGERENCIAS_MAXIMAS,
} from '@trastienda/nucleo/articulos/sugerencias.ts';
import { type RawBuilder, sql } from 'kysely';
import { tieneLasPalabras } from '#articulos/tabla/filtros.query.ts';
import type { Consulta } from '#http/contexto.ts';

type Sugerencia = { readonly texto: string; readonly detalle: string | null };
type Cercana = PalabraHallada & { readonly dudosa: string };

/** Rows that are looked at for each thing a near word may still have: words that are said little may be left out. */
const FILAS_POR_RESTO = 1_000;

/** What is found where it is asked: at the counter what may be sold; in the table, all that is not inactive. */
type Estado = (columna: RawBuilder<unknown>) => RawBuilder<unknown>;
const enUso: Estado = (columna) => sql`${columna} <> 'INACTIVO'`;
const seVende: Estado = (columna) => sql`${columna} = any(${[...ESTADOS_VENDIBLES]}::text[])`;
const DE_PALABRAS = sql`p.estado`;

/**
 * What people may have meant with a text that found nothing: a code that is one slip away, with its artículo, or else the
 * same words as they are written here. Each thing that is said finds something.
 */
export async function sugerirBusquedas(
  { db }: Consulta,
  { texto, enVenta }: { readonly texto: string; readonly enVenta?: string | undefined },
): Promise<{ readonly sugerencias: Sugerencia[] }> {
  const estado = enVenta === 'true' ? seVende : enUso;
  const codigo = codigoDudoso(texto);
  const dudosas = palabrasDudosas(texto);
  const escritas = await quienesEstan(db, dudosas, estado);
  // A word that is there as it was written is not doubted.
  const malas = dudosas.filter((palabra) => !escritas.has(palabra));
  const buscadas = [...new Set([...(codigo === '' ? [] : [codigo]), ...malas])];
  if (buscadas.length === 0) return { sugerencias: [] };
  const parecidas = buscadas.map((dudosa) => cercanas(dudosa, estado));
  const { rows } = await sql<Cercana>`${sql.join(parecidas, sql` union all `)}`.execute(db);
  const por = Map.groupBy(rows, ({ dudosa }) => dudosa);
  const cercanasDe = (palabra: string) => masCercanas(palabra, por.get(palabra) ?? []);

  const codigos =
    codigo === '' ? [] : await conSuArticulo(db, cercanasDe(codigo).slice(0, SUGERENCIAS_MAXIMAS), estado);
  if (codigos.length > 0) return { sugerencias: codigos };
  const correcciones = new Map(
    malas.flatMap((mala) =>
      cercanasDe(mala)
        .slice(0, 1)
        .map((buena) => [mala, buena]),
    ),
  );
  if (correcciones.size === 0) return { sugerencias: [] };
  const entera = corregir(texto, correcciones);
  const sueltas = [...correcciones].map(([mala, buena]) => corregir(mala.toLowerCase(), new Map([[mala, buena]])));
  const textos = (await encuentraAlgo(db, entera, estado)) ? [entera] : [...new Set(sueltas)];
  return { sugerencias: textos.slice(0, SUGERENCIAS_MAXIMAS).map((uno) => ({ texto: uno, detalle: null })) };
}

/** Those of these words that some artículo has, whole or as a part: the search finds them so. */
async function quienesEstan(
  db: Consulta['db'],
  palabras: readonly string[],
  estado: Estado,
): Promise<ReadonlySet<string>> {
  if (palabras.length === 0) return new Set();
  const unaVez = palabras.map(
    (palabra) => sql`
      (select ${palabra}::text as palabra from articulo_palabras p
       where p.texto like ${`%${palabra}%`} and ${estado(DE_PALABRAS)} limit 1)`,
  );
  const { rows } = await sql<{ palabra: string }>`${sql.join(unaVez, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ palabra }) => palabra));
}

/** Words that have something left of this one, each in how many of the rows that were seen. */
function cercanas(dudosa: string, estado: Estado): RawBuilder<unknown> {
  const deUnaForma = (forma: string) => {
    const { comienzo, fin, cruzada } = restosDe(forma);
    return [
      { patron: `% ${comienzo}%`, esResto: sql`w.palabra like ${`${comienzo}%`}` },
      { patron: `%${fin} %`, esResto: sql`w.palabra like ${`%${fin}`}` },
      { patron: `% ${cruzada} %`, esResto: sql`w.palabra = ${cruzada}` },
    ];
  };
  const restos = formasDe(dudosa)
    .flatMap(deUnaForma)
    .map(
      ({ patron, esResto }) => sql`
      (select w.palabra, count(*)::int as veces
       from (select p.texto from articulo_palabras p where p.texto like ${patron} and ${estado(DE_PALABRAS)}
             limit ${FILAS_POR_RESTO}) f
       cross join lateral unnest(string_to_array(btrim(f.texto), ' ')) w (palabra)
       where ${esResto} and length(w.palabra) between ${dudosa.length - 2} and ${dudosa.length + 2}
       group by w.palabra)`,
    );
  return sql`
    (select ${dudosa}::text as dudosa, r.palabra, max(r.veces) as veces
     from (${sql.join(restos, sql` union all `)}) r group by r.palabra)`;
}

/** Each code as its artículo is known by, best first. */
async function conSuArticulo(db: Consulta['db'], codigos: readonly string[], estado: Estado): Promise<Sugerencia[]> {
  if (codigos.length === 0) return [];
  const { rows } = await sql<{ norma: string; codigo: string; descripcion: string }>`
    select k.valor_norm as norma, a.codigo, a.descripcion
    from articulo_clave k join articulo a on a.id = k.articulo_id
    where k.valor_norm = any(${codigos}::text[]) and ${estado(sql`a.estado`)}
    order by array_position(${codigos}::text[], k.valor_norm), a.codigo collate "C"
    limit ${SUGERENCIAS_MAXIMAS}
  `.execute(db);
  return [
    ...new Map(rows.map(({ codigo, descripcion }) => [codigo, { texto: codigo, detalle: descripcion }])).values(),
  ];
}

async function encuentraAlgo(db: Consulta['db'], texto: string, estado: Estado): Promise<boolean> {
  const busqueda: Busqueda = leerBusqueda(texto);
  const { rows } = await sql`
    select from articulo_palabras p where ${tieneLasPalabras(busqueda)} and ${estado(DE_PALABRAS)} limit 1`.execute(db);
  return rows.length > 0;
}
