import { ladoDeIva } from '@trastienda/nucleo/importaciones/lectura/lado-de-iva.ts';
import { sql } from 'kysely';
import { enDocumentos, esperarTurnoDeCarga, type Lista } from '#articulos/index.ts';
import {
  buscarCruces,
  JUICIO_DE_CRUCES,
  JUICIOS_DE_ORIGINALES,
  motivoDePropio,
} from '#importaciones/codigos/cruces.sql.ts';
import { DE_PRECIO, juiciosDePropuesta, quitarPreciosRechazados } from '#importaciones/precios/precios-por-aprobar.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import { type Obra, tituloDe } from '#importaciones/trabajo/obra.ts';
import { JUICIO_DE_OPCIONES } from './campos-comparados.query.ts';
import { DUDOSO, INACTIVADO, REPETIDO } from './juicios-de-articulo.ts';

/**
 * Finds everything only the database can tell wrong with the rows, whose prices are of `lista`, and then what becomes of their
 * other codes. `propuesta` is from when their prices would hold as a batch, null when they are written.
 */
export async function juzgarArticulos(obra: Obra, lista: Lista, propuesta: Date | null): Promise<void> {
  if (!obra.simular) await esperarTurnoDeCarga(obra.tx, CODIGOS_NUEVOS);
  const segunModo = obra.opciones.modo === 'solo_actualizar' ? [DESCONOCIDO] : [];
  const deCruces = obra.opciones.motivoDeCruces == null ? [JUICIO_DE_CRUCES, ...JUICIOS_DE_ORIGINALES] : [];
  const dePrecio = [
    ...[SIN_PRECIO, MONEDA_DUDOSA, enOtraMoneda(lista), ...delOtroLado(lista, tituloDe(obra, 'precio'))],
    ...(propuesta ? juiciosDePropuesta(lista, propuesta) : []),
  ];
  await juzgar(obra.tx, [...JUICIOS, ...segunModo, ...deCruces, ...dePrecio]);
  await quitarPreciosRechazados(obra.tx);
  await juzgarCodigos(obra);
}

/** «Consultar» is no mistake: the artículo is there, and its price is told to who asks. */
const SIN_PRECIO: Juicio = {
  ...DE_PRECIO,
  valor: sql`t.sin_precio`,
  motivo: sql`case when t.nuevo then 'No trae precio: el artículo se toma sin él.'
                   else 'No trae precio: no se le cambia.' end`,
  desde: sql`carga_propuesta t where t.sin_precio is not null`,
};

const MONEDA_DUDOSA: Juicio = {
  ...DE_PRECIO,
  valor: sql`t.moneda_dudosa`,
  motivo: sql`t.por_que_dudosa || ' El artículo se toma sin ese precio.'`,
  desde: sql`carga_propuesta t where t.moneda_dudosa is not null`,
};

/** Dollars are never taken for pesos, nor the other way round: the price is left out, and its artículo comes all the same. */
const enOtraMoneda = ({ nombre, moneda }: Lista): Juicio => ({
  ...DE_PRECIO,
  valor: sql`t.moneda || ' ' || trim_scale(t.precio)`,
  motivo: sql`${`Está en ${moneda === 'ARS' ? 'dólares' : 'pesos'} y ${nombre} es en ${moneda === 'ARS' ? 'pesos' : 'dólares'}: el artículo se toma sin ese precio. Traelo con «Precios de una lista».`}::text`,
  desde: sql`carga_propuesta t where t.precio is not null and t.moneda <> ${moneda}`,
});

/** «Lista 1 neto», as the table is exported, is no price of a lista that keeps them with IVA, nor the other way round. */
function delOtroLado({ nombre, incluyeIva }: Lista, titulo: string): readonly Juicio[] {
  const lado = ladoDeIva(titulo);
  if (lado === null || (lado === 'con') === incluyeIva) return [];
  const [suyo, deLista] = incluyeIva ? ['sin IVA', 'con IVA'] : ['con IVA', 'sin IVA'];
  const motivo = `La columna «${titulo}» es ${suyo} y ${nombre} guarda sus precios ${deLista}: el artículo se toma sin ese precio. Traelo con «Precios de una lista».`;
  return [{ ...DE_PRECIO, motivo: sql`${motivo}::text`, desde: sql`carga_propuesta t where t.precio is not null` }];
}

/** By what nobody answers yet, and somebody will. */
const CODIGOS_NUEVOS = sql`
  select codigo_norm from carga_propuesta where nuevo
  union all
  select c.valor_norm from carga_otro c
   where c.tipo in ('BARRAS', 'ORIGINAL') and not exists (
     select from codigo_articulo e where e.tipo = c.tipo and e.valor_norm = c.valor_norm and e.proveedor_id is null)`;

const DESCONOCIDO: Juicio = {
  campo: 'codigo',
  valor: sql`t.escrito`,
  motivo: sql`'No existe ese artículo, y se pidió sólo actualizar.'`,
  desde: sql`carga_propuesta t where t.nuevo`,
};

const EN_DOCUMENTOS = enDocumentos(sql`t.id`);

const JUICIOS: readonly Juicio[] = [
  {
    ...INACTIVADO,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.estado = 'INACTIVO' where not t.nuevo`,
  },
  {
    // New ones have no id to be told apart by, so they are by their code.
    ...REPETIDO,
    desde: sql`(select fila, escrito,
                       min(fila) over (partition by case when nuevo then codigo_norm else id::text end) as primera
                  from carga_propuesta) t where t.fila > t.primera`,
  },
  DUDOSO,
  {
    campo: 'descripcion',
    valor: sql`''`,
    motivo: sql`'Es un artículo nuevo y le falta la descripción.'`,
    desde: sql`carga_propuesta t where t.nuevo and t.descripcion is null`,
  },
  {
    campo: 'marca',
    valor: sql`n.nombre`,
    motivo: sql`n.problema`,
    desde: sql`carga_propuesta t join carga_marca n on n.n = t.marca and n.problema is not null`,
  },
  {
    campo: sql`n.campo`,
    valor: sql`n.nombre`,
    motivo: sql`n.problema`,
    desde: sql`carga_propuesta t join carga_lugar n on n.n = t.lugar and n.problema is not null`,
  },
  {
    campo: 'unidad',
    valor: sql`n.escrita`,
    motivo: sql`n.problema`,
    desde: sql`carga_propuesta t join carga_unidad n on n.n = t.unidad and n.problema is not null`,
  },
  {
    campo: 'unidad',
    valor: sql`''`,
    motivo: sql`'La unidad ' || n.nombre || ', que es la de su clasificación, está inactiva: escribí otra en la columna Unidad, o cambiá la de su clasificación.'`,
    desde: sql`carga_propuesta t join unidad n on n.id = t.unidad_id and not n.activa where t.nuevo and t.unidad is null`,
  },
  {
    campo: 'tipo',
    valor: sql`t.tipo`,
    motivo: sql`'El artículo ya tiene movimientos o documentos: su tipo no se cambia.'`,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.tipo <> t.tipo where not t.nuevo and ${EN_DOCUMENTOS}`,
  },
  {
    campo: 'tipo',
    valor: sql`t.tipo`,
    motivo: sql`'El artículo tiene mínimos en algún depósito, y sólo los llevan los productos: quitáselos antes de cambiarle el tipo.'`,
    desde: sql`carga_propuesta t where not t.nuevo and t.tipo <> 'PRODUCTO'
               and exists (select from politica_reposicion k where k.articulo_id = t.id)`,
  },
  {
    campo: 'unidad',
    valor: sql`coalesce((select n.escrita from carga_unidad n where n.n = t.unidad), '')`,
    motivo: sql`'El artículo ya tiene movimientos, documentos, precios por cantidad o mínimos: su unidad no admite otros decimales.'`,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.decimales <> t.decimales
               where not t.nuevo and (
                  ${EN_DOCUMENTOS} or exists (select from precio x where x.articulo_id = t.id
                                                and x.cantidad_desde <> round(x.cantidad_desde, t.decimales))
                  or exists (select from politica_reposicion x where x.articulo_id = t.id
                               and (x.minimo, x.objetivo, x.maximo)
                                   <> (round(x.minimo, t.decimales), round(x.objetivo, t.decimales), round(x.maximo, t.decimales))))`,
  },
  {
    campo: 'unidad',
    valor: sql`coalesce((select n.escrita from carga_unidad n where n.n = t.unidad), '')`,
    motivo: sql`'Un código suyo, o lo que pide un proveedor, va por cantidades que esa unidad no admite: corregilo antes.'`,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.decimales > t.decimales
               where not t.nuevo and (
                  exists (select from codigo_articulo x where x.articulo_id = t.id
                             and x.cantidad_por_lectura <> round(x.cantidad_por_lectura, t.decimales))
                  or exists (select from articulo_proveedor x where x.articulo_id = t.id
                               and (x.multiplo, x.minimo) <> (round(x.multiplo, t.decimales), round(x.minimo, t.decimales))))`,
  },
  {
    campo: 'unidad',
    valor: sql`coalesce((select n.escrita from carga_unidad n where n.n = t.unidad), '')`,
    motivo: sql`'Se sigue por número de serie u oblea, de a uno: esa unidad admite decimales. Cambiá antes su control de stock.'`,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.control in ('SERIE', 'OBLEA')
               where not t.nuevo and t.decimales > 0`,
  },
  {
    campo: 'tipo',
    valor: sql`t.tipo`,
    motivo: sql`'Sólo un producto lleva lote, serie u oblea. Cambiá antes su control de stock.'`,
    desde: sql`carga_propuesta t join articulo a on a.id = t.id and a.control <> 'NINGUNO'
               where not t.nuevo and t.tipo <> 'PRODUCTO'`,
  },
  {
    campo: sql`v.campo_id::text`,
    valor: sql`v.valor`,
    motivo: sql`'Ese campo no se pide en la subfamilia de este artículo.'`,
    // A rehearsal creates no subfamilia: of one that is still to be created, what is asked for above it.
    desde: sql`carga_propuesta t join carga_campo v on v.fila = t.fila and v.valor is not null
               left join carga_lugar l on l.n = t.lugar
               where (t.lugar is null or l.id is not null)
                 and not exists (select from campo_vigente g
                                 where g.campo_id = v.campo_id and g.subfamilia_id = t.subfamilia_id)
                 and not exists (select from campo_lugar p
                                 where p.campo_id = v.campo_id and (p.familia_id = l.familia_id or p.rubro_id = l.rubro_id))`,
  },
  JUICIO_DE_OPCIONES,
  {
    campo: 'permiteNegativo',
    valor: sql`'No'`,
    motivo: sql`'El artículo tiene stock negativo: corregilo antes de prohibirlo.'`,
    desde: sql`carga_propuesta t where not t.nuevo and not t.permite_negativo
               and exists (select from saldo_stock s where s.articulo_id = t.id and s.fisico < 0)
               and exists (select from articulo a where a.id = t.id and a.permite_negativo)`,
  },
];

/**
 * Other codes are added when nobody has them. One that is another artículo's stays with its owner, and a bar code whose digit
 * of control is wrong is no code: the row goes on without it, and says so. One that it has already stays as it is.
 */
async function juzgarCodigos({ tx, opciones }: Obra): Promise<void> {
  const conservar = opciones.modo === 'solo_crear' ? sql`and t.nuevo` : sql``;
  await buscarCruces(tx, opciones.motivoDeCruces == null);
  await sql`
    create temp table carga_otro_juzgado on commit drop as
    select c.id, c.fila, t.id as articulo_id, t.decimales, c.tipo, c.valor, c.valor_norm, t.escrito,
           case when e.articulo_id = t.id or (c.tipo = 'ALTERNATIVO' and c.valor_norm = t.codigo_norm) then 'propio'
                when c.debido is not null then 'sin_control'
                when e.id is not null then 'ajeno'
                when x.de is not null then 'cruzado'
                when row_number() over mismo > 1 then 'repetido'
                else 'libre' end as destino,
           c.debido, e.articulo_id as duenio_id, x.de as cruzado_de, first_value(c.fila) over mismo as primera
      from carga_otro c
      join carga_propuesta t on t.fila = c.fila ${conservar}
      left join codigo_articulo e on e.tipo = c.tipo and e.valor_norm = c.valor_norm and e.proveedor_id is null
      left join carga_cruce x on x.id = c.id
     where not exists (select from carga_rechazo r where r.fila = c.fila)
    window mismo as (partition by c.tipo, c.valor_norm order by c.fila)
  `.execute(tx);
  await sql`
    insert into carga_rechazo (fila, campo, valor, motivo, referencia, fatal)
    select fila, case tipo when 'BARRAS' then 'codigoDeBarras' when 'ORIGINAL' then 'codigoOriginal' else 'codigoAlternativo' end,
           valor, case destino when 'sin_control' then 'Su dígito de control no corresponde, tendría que terminar en ' || debido
                       || ': el artículo se toma sin él.'
                       when 'ajeno' then 'Ya es un código del artículo '
                       || (select d.codigo from articulo d where d.id = duenio_id) || ': el artículo se toma sin él.'
                       when 'cruzado' then ${motivoDePropio(sql`cruzado_de`)} || ' Por ahora el artículo se toma sin él.'
                       else 'Ya lo trae la fila ' || primera || ': el artículo se toma sin él.' end,
           escrito, false
      from carga_otro_juzgado where destino in ('sin_control', 'ajeno', 'cruzado', 'repetido')
  `.execute(tx);
  await sql`
    create temp table carga_codigo on commit drop as
    select id, articulo_id, decimales, tipo, valor, valor_norm from carga_otro_juzgado where destino = 'libre'
  `.execute(tx);
  await analizar(tx, 'carga_codigo');
}
