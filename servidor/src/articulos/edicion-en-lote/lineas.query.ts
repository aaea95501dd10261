import { FILTROS_DE_LINEAS_DE_EDICION, type LineaDeEdicion } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  CAMPOS_DE_EDICION,
  type CambioDeCampo,
  type PlanDeArticulo,
} from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { porCodigoODescripcion, porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import type { Db } from '#db/db.ts';
import { CODIGO, porAlguna, porColumnas, porLista, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { rechazar } from '#http/regla-rota.ts';
import { CAMPOS, decirValor } from './dichos.ts';
import { leerLineas } from './nombres.query.ts';

type ConsultaDeLineas = {
  readonly que?: 'CAMBIOS' | 'FALLAS' | undefined;
  readonly buscar?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};

/** What was changed of each artículo. */
export async function leerCambiosDe(db: Db, edicionId: string): Promise<ReadonlyMap<string, readonly CambioDeCampo[]>> {
  const { rows } = await sql<CambioDeCampo & { readonly articuloId: string }>`
    select articulo_id as "articuloId", campo, antes, despues from edicion_cambio
    where edicion_id = ${edicionId} order by articulo_id, campo`.execute(db);
  const cambios = new Map<string, CambioDeCampo[]>();
  for (const { articuloId, ...cambio } of rows) cambios.set(articuloId, [...(cambios.get(articuloId) ?? []), cambio]);
  return cambios;
}

/** What a change did to each artículo, and those it could not change. */
export async function listarLineasDeEdicion({ db, usuario }: Consulta, edicionId: string, consulta: ConsultaDeLineas) {
  await exigirEdicion(db, edicionId);
  const { buscar, que, filtros } = consulta;
  return paginar<LineaDeEdicion>({
    consulta,
    filtrado: [buscar, que, filtros].some((pedido) => pedido !== undefined),
    filas: async (limit, offset) => lasQueVe(usuario, await leerTramo(db, edicionId, consulta, limit, offset)),
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select ${deLaEdicion(edicionId, consulta)} limit ${tope ?? null}) x`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  });
}

/** Who sells what is not told to everybody that may see what was changed. */
function lasQueVe(usuario: Usuario, lineas: readonly LineaDeEdicion[]): LineaDeEdicion[] {
  const calla = usuario.puede('proveedor.ver') ? null : 'proveedor';
  return lineas.map((linea) => ({ ...linea, cambios: linea.cambios.filter(({ campo }) => campo !== calla) }));
}

const TANDA = 500;

/** All of it, to be taken away: above all what could not be changed and has to be looked at one by one. */
export async function exportarLineasDeEdicion(
  { db, usuario }: Consulta,
  edicionId: string,
  consulta: ConsultaDeLineas,
): Promise<ArchivoCsv> {
  await exigirEdicion(db, edicionId);
  const filas = async function* () {
    for (let desde = 0; ; desde += TANDA) {
      const lineas = await leerTramo(db, edicionId, consulta, TANDA, desde);
      for (const linea of lasQueVe(usuario, lineas)) yield* filasDe(linea);
      if (lineas.length < TANDA) return;
    }
  };
  return archivoCsv({
    nombre: 'edicion-en-lote.csv',
    columnas: [
      { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
      { titulo: 'Dato', columna: 'cambios', valor: ({ campo }) => campo },
      { titulo: 'Antes', columna: 'cambios', valor: ({ antes }) => antes },
      { titulo: 'Después', columna: 'cambios', valor: ({ despues }) => despues },
      { titulo: 'Por qué no', columna: ['cambios', 'problema'], valor: ({ problema }) => problema },
    ],
    filas: filas(),
  });
}

/** A row for each thing that was changed of an artículo, or one with what was in the way. */
function filasDe({ codigo, descripcion, cambios, problema }: LineaDeEdicion) {
  if (problema !== null) {
    return [{ codigo, descripcion, campo: '', antes: '', despues: '', problema: PROBLEMAS[problema] }];
  }
  return cambios.map(({ campo, antes, despues }) => {
    const decir = (valor: string | null) => valor && decirValor(campo, valor);
    return { codigo, descripcion, campo: CAMPOS[campo], antes: decir(antes), despues: decir(despues), problema: '' };
  });
}

async function leerTramo(db: Db, edicionId: string, consulta: ConsultaDeLineas, limit: number, offset: number) {
  const sentido = esDescendente(consulta.orden, 'codigo') ? sql`desc` : sql`asc`;
  const { rows } = await sql<PlanDeArticulo>`
    select x.id, x.problema,
           coalesce((select json_agg(json_build_object('campo', c.campo, 'antes', c.antes, 'despues', c.despues) order by c.campo)
                     from edicion_cambio c where c.edicion_id = ${edicionId} and c.articulo_id = x.id), '[]') as cambios
    from (select a.id, a.codigo, f.problema ${deLaEdicion(edicionId, consulta)}
          order by a.codigo collate "C" ${sentido}, a.id limit ${limit} offset ${offset}) x
    order by x.codigo collate "C" ${sentido}, x.id`.execute(db);
  return leerLineas(db, rows);
}

const deLaEdicion = (edicionId: string, { que, buscar, filtros }: ConsultaDeLineas) => sql`
  from (select edicion_id, articulo_id as id, null as problema from edicion_cambio where edicion_id = ${edicionId} group by edicion_id, articulo_id
        union all
        select edicion_id, articulo_id, problema from edicion_falla where edicion_id = ${edicionId}) f
  join articulo a on a.id = f.id
  where ${que === undefined ? sql`true` : que === 'FALLAS' ? sql`f.problema is not null` : sql`f.problema is null`}
    and ${sql.join([porCodigoODescripcion(buscar), ...deSusColumnas(filtros)], sql` and `)}`;

const deSusColumnas = porColumnas(FILTROS_DE_LINEAS_DE_EDICION, {
  codigo: porTexto(sql`a.codigo`, CODIGO),
  descripcion: porDescripcion(),
  cambios: porAlguna(
    Object.fromEntries(
      CAMPOS_DE_EDICION.map((campo) => [
        campo,
        sql`exists (select from edicion_cambio c where c.edicion_id = f.edicion_id and c.articulo_id = f.id and c.campo = ${campo})`,
      ]),
    ),
  ),
  problema: porLista(sql`f.problema`),
});

async function exigirEdicion(db: Db, id: string): Promise<void> {
  const hay = await db.selectFrom('edicion_en_lote').select('id').where('id', '=', id).executeTakeFirst();
  if (!hay) rechazar('comun.no_encontrado', { que: 'el cambio' });
}

const PROBLEMAS: Readonly<Record<NonNullable<LineaDeEdicion['problema']>, string>> = {
  TRANSICION: 'Su estado no puede pasar a ese',
  DEPENDENCIAS: 'Tiene stock, reservas, documentos abiertos o una estructura vigente o programada',
  CODIGO_OCUPADO: 'Un código suyo ya lo usa otro artículo',
  FUSIONADO: 'Se fusionó en otro artículo',
  CLASIFICACION_INACTIVA: 'Su subfamilia está inactiva',
  OTROS_DECIMALES: 'La unidad tiene otra cantidad de decimales',
  STOCK_NEGATIVO: 'Tiene stock negativo',
  NO_LO_VENDE: 'Ese proveedor no lo vende',
  CAMBIO_DESPUES: 'Alguien lo cambió después',
};
