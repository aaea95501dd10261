import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type LineaQueCrea, omitirRepetidas } from '@trastienda/nucleo/importaciones/listas/repetidas.ts';
import { sql } from 'kysely';
import {
  bloquearArticulosDe,
  cargarArticulos,
  esperarTurnoDeCarga,
  guardarListaDeProveedor,
} from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Avance } from '#importaciones/trabajo/obra.ts';
import { CODIGOS_DE_LINEA, type CodigosDeLinea, codigosDeLinea } from './codigos-que-van.sql.ts';

type Aplicacion = {
  readonly importacionId: string;
  readonly proveedorId: string;
  readonly origen: string;
  readonly usuarioId: string;
  readonly ahora: Date;
  readonly avanzar: (avance: Avance) => void;
};

/** Its lines become what the proveedor asks from now on. What somebody changed since it was compared is left alone. */
export async function aplicarLineas(tx: Tx, aplicacion: Aplicacion): Promise<void> {
  const { importacionId, proveedorId, avanzar } = aplicacion;
  const avance = (hechos: number) => avanzar({ etapa: 'guardar', hechos, total: 4 });
  avance(0);
  // Who gives a code to one of them holds it, and then waits for the turn of that code.
  await bloquearArticulosDe(
    tx,
    sql`select articulo_id from lista_proveedor_linea where importacion_id = ${importacionId} and incluida and articulo_id is not null`,
  );
  await crearArticulos(tx, aplicacion);
  avance(1);
  await sql`
    create temp table carga_trato on commit drop as
    select linea, articulo_id, trato_version as version, codigo, codigo_norm, costo, moneda, descuentos, recargos, multiplo,
           null::text as omitida, null::integer as version_dejada, null::jsonb as previo
      from lista_proveedor_linea
     where importacion_id = ${importacionId} and incluida and omitida is null and situacion <> 'FALTA' and articulo_id is not null
  `.execute(tx);
  await sql`
    create temp table carga_ausente on commit drop as
    select linea, articulo_id, trato_version as version, null::text as omitida, null::integer as version_dejada,
           null::jsonb as previo
      from lista_proveedor_linea where importacion_id = ${importacionId} and incluida and situacion = 'FALTA'
  `.execute(tx);
  await analizar(tx, 'carga_trato', 'carga_ausente');
  await guardarListaDeProveedor(tx, aplicacion);
  avance(3);
  await sql`
    update lista_proveedor_linea n
       set omitida = c.omitida, version_dejada = c.version_dejada,
           previo = jsonb_build_object('articulo_dejado', a.version, 'actualizado', t.actualizado_en) || c.previo
      from (select linea, articulo_id, omitida, version_dejada, previo from carga_trato
            union all select linea, articulo_id, omitida, version_dejada, previo from carga_ausente) c
      join articulo a on a.id = c.articulo_id
      left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = ${proveedorId}
     where n.importacion_id = ${importacionId} and n.linea = c.linea
  `.execute(tx);
  await anotarVersiones(tx, importacionId);
}

type Creable = CodigosDeLinea &
  LineaQueCrea & {
    readonly linea: number;
    readonly fila: number;
    readonly codigo: string;
    readonly descripcion: string;
    readonly iva: Iva | null;
  };

/**
 * Lines without artículo that somebody took in become artículos BORRADOR, unless their name is missing, or their code, ours or
 * that of the proveedor, is of another one, as whatever it is, or they are the same thing as one of their marca (ART-25). A rule says
 * of which marca they are, or its name does, among those in use. Of their other codes they have those that may be.
 */
async function crearArticulos(tx: Tx, { importacionId, proveedorId, usuarioId }: Aplicacion): Promise<void> {
  const creadas = sql`lista_proveedor_linea where importacion_id = ${importacionId} and situacion = 'SIN_ARTICULO' and incluida`;
  await esperarTurnoDeCarga(
    tx,
    sql`select norma_codigo(propio) from ${creadas}
        union all select norma_codigo(barras) from ${creadas} and barras <> ''
        union all select norma_codigo(original) from ${creadas} and original <> ''`,
  );
  const { rows: leidas } = await sql<Creable>`
    select n.linea, n.fila, n.propio as codigo, n.descripcion, coalesce(r.id, m.id) as "marcaId", n.iva,
           ${CODIGOS_DE_LINEA},
           norma_codigo(n.propio) as "propioNorm", norma_codigo(n.original) as "originalNorm",
           case when n.descripcion = '' then 'SIN_DESCRIPCION'
                when exists (select from articulo a where a.codigo_norm = norma_codigo(n.propio) and a.estado <> 'INACTIVO')
                  or exists (select from codigo_articulo o where o.tipo = 'PROVEEDOR' and o.proveedor_id = ${proveedorId}
                                and o.valor_norm = n.codigo_norm)
                  or exists (select from codigo_articulo o join articulo d on d.id = o.articulo_id and d.estado <> 'INACTIVO'
                              where o.tipo in ('BARRAS', 'ORIGINAL') and o.valor_norm = norma_codigo(n.propio))
                  or exists (select from codigo_articulo o join articulo d on d.id = o.articulo_id and d.estado <> 'INACTIVO'
                              where o.tipo = 'ORIGINAL' and o.valor_norm = norma_codigo(n.original)
                                and d.marca_id = coalesce(r.id, m.id))
                  then 'CODIGO_TOMADO' end as omitida
      from lista_proveedor_linea n
      left join marca r on r.activa and r.id = n.marca_id
      left join marca m on m.activa and m.nombre_norm = norma_codigo(n.marca)
     where n.importacion_id = ${importacionId} and n.situacion = 'SIN_ARTICULO' and n.incluida order by n.linea
  `.execute(tx);
  const omitidas = omitirRepetidas(leidas);
  const rows = leidas.map((linea, i) => ({ ...linea, omitida: omitidas[i] ?? null }));
  const fuera = rows.filter(({ omitida }) => omitida !== null);
  await sql`
    update lista_proveedor_linea n set omitida = x.omitida
      from unnest(${fuera.map(({ linea }) => linea)}::int[], ${fuera.map(({ omitida }) => omitida)}::text[]) as x (linea, omitida)
     where n.importacion_id = ${importacionId} and n.linea = x.linea`.execute(tx);
  const creables = rows.filter(({ omitida }) => omitida === null);
  if (creables.length === 0) return;
  const propios = new Set(creables.map(({ propioNorm }) => propioNorm));
  const ids = await cargarArticulos(
    tx,
    creables.map(({ codigo, descripcion, marcaId, iva, ...linea }) => ({
      codigo,
      descripcion,
      marcaId,
      estado: 'BORRADOR',
      ...(iva === null ? {} : { iva }),
      // What another line is called stays with it, as what another artículo is called does.
      codigos: codigosDeLinea(linea)
        .van.map(({ tipo, valor }) => ({ tipo, valor }))
        .filter(({ valor }) => normaCodigo(valor) === linea.propioNorm || !propios.has(normaCodigo(valor))),
    })),
    usuarioId,
  );
  await sql`
    with creado as (
      update lista_proveedor_linea n set articulo_id = x.id
        from unnest(${creables.map(({ linea }) => linea)}::int[], ${ids}::uuid[]) as x (linea, id)
       where n.importacion_id = ${importacionId} and n.linea = x.linea
      returning n.fila, n.codigo, n.descripcion, n.articulo_id)
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id)
    select ${importacionId}, fila, 'CREAR', left(codigo, 80), descripcion, articulo_id from creado
  `.execute(tx);
}

/** What the artículos it created are left with: another version tells that somebody touched them since. */
async function anotarVersiones(tx: Tx, importacionId: string): Promise<void> {
  await sql`
    update importacion_fila f set version = a.version from articulo a
     where f.importacion_id = ${importacionId} and f.resultado = 'CREAR' and a.id = f.registro_id`.execute(tx);
}

/** The artículos that cost something else from now on because of it. */
export async function conOtroCosto(tx: Tx, importacionId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from lista_proveedor_linea n join articulo a on a.id = n.articulo_id
     where n.importacion_id = ${importacionId} and n.version_dejada is not null and n.situacion <> 'FALTA'
       and (a.costo_reposicion, a.costo_reposicion_moneda)
           is distinct from ((n.previo ->> 'reposicion')::numeric, n.previo ->> 'reposicion_moneda')
     order by n.linea`.execute(tx);
  return rows.map(({ id }) => id);
}

type Hechas = {
  readonly crear: number;
  readonly actualizar: number;
  readonly sinCambios: number;
  readonly omitidas: number;
};

/** What came of the lines, once applied. */
export async function contarAplicadas(tx: Tx, importacionId: string): Promise<Hechas & { readonly creados: number }> {
  const { rows } = await sql<Hechas & { readonly creados: number }>`
    select count(*) filter (where aplicada and situacion in ('NUEVA', 'SIN_ARTICULO')) as crear,
           count(*) filter (where aplicada and situacion in ('SUBE', 'BAJA', 'FALTA')) as actualizar,
           count(*) filter (where aplicada and situacion = 'IGUAL') as "sinCambios",
           count(*) filter (where aplicada and situacion = 'SIN_ARTICULO') as creados,
           count(*) filter (where omitida is not null) as omitidas
      from (select situacion, omitida, version_dejada is not null as aplicada from lista_proveedor_linea
             where importacion_id = ${importacionId}) x`.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, omitidas: 0, creados: 0 };
}

/** The lines that are in, beyond the limit, and nobody ticked. */
export async function porConfirmar(tx: Tx, importacionId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from lista_proveedor_linea
     where importacion_id = ${importacionId} and incluida and alerta and not confirmada`.execute(tx);
  return rows[0]?.n ?? 0;
}
