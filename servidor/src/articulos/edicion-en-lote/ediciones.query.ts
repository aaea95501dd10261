import { type EdicionEnLote, FILTROS_DE_EDICIONES } from '@trastienda/nucleo/articulos/contrato.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { esDescendente } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { leerVuelta } from '#articulos/vueltas.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { leerPedido, pedidoPara } from './dichos.ts';

type ConsultaDeEdiciones = {
  readonly buscar?: string | undefined;
  readonly tipo?: EdicionEnLote['tipo'] | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: string | undefined;
  readonly contar?: 'exacto' | undefined;
};
type Filtro = Omit<ConsultaDeEdiciones, 'pagina' | 'porPagina' | 'contar'>;

/** What was changed of many at once and what was taken back, the last one first unless asked otherwise. */
export function listarEdiciones({ db, usuario }: Consulta, consulta: ConsultaDeEdiciones) {
  const { buscar, tipo, filtros } = consulta;
  return paginar<EdicionEnLote>({
    consulta,
    filtrado: [buscar, tipo, filtros].some((pedido) => pedido !== undefined),
    filas: async (limit, offset) => {
      const { rows } = await filas(usuario, consulta, sql`limit ${limit} offset ${offset}`).execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (select from edicion_en_lote e where ${donde(usuario, consulta)} limit ${tope ?? null}) x`.execute(
        db,
      );
      return rows[0]?.n ?? 0;
    },
  });
}

/** One of them, as the list tells it. */
export async function verEdicion({ db, usuario }: Consulta, id: string): Promise<EdicionEnLote> {
  const { rows } = await sql<EdicionEnLote>`${ediciones(usuario)} where e.id = ${id}`.execute(db);
  const [edicion] = rows;
  return edicion ? aFila(edicion) : rechazar('comun.no_encontrado', { que: 'el cambio' });
}

/** All those of the filter, as a file. */
export function exportarEdiciones({ db, usuario }: Consulta, filtro: Filtro): ArchivoCsv {
  const todas = async function* () {
    const leidas = db.selectFrom(sql<EdicionEnLote>`(${filas(usuario, filtro, sql``)})`.as('ediciones')).selectAll();
    for await (const fila of leidas.stream(500)) yield aFila(fila);
  };
  return archivoCsv({
    nombre: 'ediciones-en-lote.csv',
    columnas: [
      { titulo: 'Cuándo', columna: 'en', tipo: 'fecha', valor: ({ en }) => fechaHoraTexto(new Date(en)) },
      { titulo: 'Tipo', columna: 'tipo', valor: ({ tipo }) => (tipo === 'EDITAR' ? 'Edición' : 'Vuelta atrás') },
      { titulo: 'Cambio', columna: 'pedido', valor: pedidoDicho },
      { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: ({ articulos }) => articulos },
      { titulo: 'No se pudo', columna: 'fallas', tipo: 'numero', valor: ({ fallas }) => fallas },
      { titulo: 'Motivo', columna: 'motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Quién', columna: 'quien', valor: ({ quien }) => quien },
      { titulo: 'Situación', columna: 'situacion', valor: ({ deshecha }) => (deshecha ? 'Deshecha' : 'Vigente') },
    ],
    filas: todas(),
  });
}

/** What was taken back is not read as what was set. */
const pedidoDicho = ({ tipo, pedido }: EdicionEnLote): string => (tipo === 'EDITAR' ? pedido : `Deshace: ${pedido}`);

function filas(usuario: Usuario, filtro: Filtro, corte: RawBuilder<unknown>) {
  const sentido = esDescendente(filtro.orden, '-en') ? sql`desc` : sql`asc`;
  return sql<EdicionEnLote>`
    ${ediciones(usuario)} where ${donde(usuario, filtro)} order by e.en ${sentido}, e.id ${sentido} ${corte}`;
}

const ediciones = (usuario: Usuario): RawBuilder<unknown> => sql`
  select e.id, e.tipo, ${pedidoPara(usuario)} as pedido, e.articulos, e.fallas, e.motivo, e.en, u.nombre as quien,
         case when v.id is not null then json_build_object('en', v.en, 'quien', w.nombre) end as deshecha,
         case when l.id is not null then json_build_object('id', l.id, 'numero', l.numero, 'estado', l.estado) end as lote
  from edicion_en_lote e
  join usuario u on u.id = e.usuario_id
  left join edicion_en_lote v on v.deshace_a = e.id
  left join usuario w on w.id = v.usuario_id
  left join lote_precio l on l.id = e.lote_id`;

const aFila = (fila: EdicionEnLote): EdicionEnLote => ({
  ...fila,
  pedido: leerPedido(fila.pedido),
  deshecha: leerVuelta(fila.deshecha),
});

const donde = (usuario: Usuario, { buscar, tipo, filtros }: Filtro): RawBuilder<unknown> =>
  sql.join(
    [
      conPalabras(sql`norma_palabras(concat_ws(' ', ${pedidoPara(usuario)}, e.motivo))`, buscar),
      tipo === undefined ? sql`true` : sql`e.tipo = ${tipo}`,
      ...deSusColumnas(usuario)(filtros),
    ],
    sql` and `,
  );

const deSusColumnas = (usuario: Usuario) =>
  porColumnas(FILTROS_DE_EDICIONES, {
    en: porFecha(sql`e.en`),
    tipo: porLista(sql`e.tipo`),
    pedido: porTexto(pedidoPara(usuario)),
    articulos: porNumero(sql`e.articulos`),
    fallas: porNumero(sql`e.fallas`),
    motivo: porTexto(sql`e.motivo`),
    quien: porNombre(sql`e.usuario_id`, 'usuario'),
    situacion: porLista(sql`case when exists (select from edicion_en_lote y where y.deshace_a = e.id)
                          then 'DESHECHA' else 'VIGENTE' end`),
  });
