import { cicloDeArticulo, type EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { type Iva, ivaHeredado } from '@trastienda/nucleo/articulos/iva.ts';
import { dosRelojes } from '@trastienda/nucleo/articulos/reportes/valuacion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { imagenDeArticulo } from './adjuntos/imagen.sql.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { leerValores, leerVigentes } from './campos/campos.query.ts';
import { leerKitsDisponibles } from './estructura/kits/kits-disponibles.query.ts';
import { existenciasValuadas } from './existencias-valuadas.sql.ts';
import { sentenciaDeProgramados } from './precios/lotes/aplicar/programado.sql.ts';
import { ambosPrecios, importeVigente } from './precios/precio-que-rige.sql.ts';
import { costoDeHoy } from './reportes/comun.ts';
import { enTransito } from './tabla/filtros.query.ts';

type Cabeza = Omit<Articulo, 'acciones' | 'codigos' | 'precios' | 'stock' | 'costo' | 'ivaHeredado' | 'campos'> & {
  readonly ivaSubfamilia: Iva | null;
  readonly ivaFamilia: Iva | null;
  readonly ivaRubro: Iva | null;
};

/** Everything the ficha shows. Stock only of the sucursales the user may see, cost only with `costo.ver` (INV-71). */
export async function leerArticulo(db: Db | Tx, usuario: Usuario, ahora: Date, id: string): Promise<Articulo> {
  const cabeza = await leerCabeza(db, id);
  if (!cabeza) return rechazar('comun.no_encontrado', { que: 'el artículo' });
  const { ivaSubfamilia, ivaFamilia, ivaRubro, ...articulo } = cabeza;
  const costo = usuario.puede('costo.ver')
    ? { costo: await leerCosto(db, comoLista(usuario.alcance('costo.ver')), ahora, id) }
    : {};
  return {
    ...articulo,
    acciones: cicloDeArticulo.accionesDesde(articulo.estado as EstadoArticulo),
    ivaHeredado: ivaHeredado({ subfamilia: ivaSubfamilia, familia: ivaFamilia, rubro: ivaRubro }),
    campos: await leerCampos(db, articulo),
    codigos: await leerCodigos(db, id),
    precios: await leerPreciosVigentes(db, ahora, id, articulo.iva),
    stock: await leerSaldos(db, usuario, articulo),
    ...costo,
  };
}

async function leerCabeza(db: Db | Tx, id: string): Promise<Cabeza | undefined> {
  const { rows } = await sql<Cabeza>`
    select a.id, a.version, a.codigo, a.distincion, a.descripcion, a.tipo, a.iva, a.estado, a.observaciones,
           ${imagenDeArticulo} as imagen,
           a.permite_negativo as "permiteNegativo", a.control, a.creado_en as "creadoEn", a.modificado_en as "modificadoEn",
           creador.nombre as "creadoPor", ultimo.nombre as "modificadoPor",
           json_build_object('id', r.id, 'nombre', r.nombre) as rubro,
           json_build_object('id', f.id, 'nombre', f.nombre) as familia,
           json_build_object('id', s.id, 'nombre', s.nombre) as subfamilia,
           case when m.id is not null then json_build_object('id', m.id, 'nombre', m.nombre) end as marca,
           json_build_object('id', u.id, 'codigo', u.codigo, 'nombre', u.nombre, 'decimales', u.decimales) as unidad,
           s.iva_omision as "ivaSubfamilia", f.iva_omision as "ivaFamilia", r.iva_omision as "ivaRubro"
    from articulo a
    join subfamilia s on s.id = a.subfamilia_id
    join familia f on f.id = s.familia_id
    join rubro r on r.id = f.rubro_id
    join unidad u on u.id = a.unidad_id
    left join marca m on m.id = a.marca_id
    left join usuario creador on creador.id = a.creado_por
    left join usuario ultimo on ultimo.id = a.modificado_por
    where a.id = ${id}
  `.execute(db);
  return rows[0];
}

/** What is asked of it where it is, with what it says. */
async function leerCampos(
  db: Db | Tx,
  { id, subfamilia }: Pick<Articulo, 'id' | 'subfamilia'>,
): Promise<Articulo['campos']> {
  const vigentes = await leerVigentes(db, subfamilia.id);
  const valores = vigentes.length === 0 ? {} : await leerValores(db, id);
  return vigentes.map(({ opciones, ...campo }) => ({
    ...campo,
    opciones: [...opciones],
    valor: valores[campo.id] ?? null,
  }));
}

async function leerCodigos(db: Db | Tx, id: string): Promise<Articulo['codigos']> {
  const filas = await db
    .selectFrom('codigo_articulo')
    .select([
      'id',
      sql<Articulo['codigos'][number]['tipo']>`tipo`.as('tipo'),
      'valor',
      'cantidad_por_lectura as cantidadPorLectura',
    ])
    .where('articulo_id', '=', id)
    .orderBy(sql`array_position('{BARRAS,ORIGINAL,PROVEEDOR,ALTERNATIVO}'::text[], tipo)`)
    .orderBy('valor_norm')
    .execute();
  return filas.map((fila) => ({ ...fila, cantidadPorLectura: textoCantidad(fila.cantidadPorLectura) }));
}

type FilaDePrecio = {
  readonly listaId: string;
  readonly lista: string;
  readonly moneda: string;
  readonly incluyeIva: boolean;
  readonly importe: string | null;
  readonly desde: string | null;
  readonly proximo: {
    readonly importe: string | null;
    readonly desde: string;
    readonly lote: { readonly id: string; readonly numero: number } | null;
  } | null;
};

const DE_LA_MISMA_CLAVE = sql`q.lista_id = p.lista_id and q.articulo_id = p.articulo_id and q.cantidad_desde = p.cantidad_desde`;

/**
 * One that another takes the place of as it begins changes nothing, as what was to begin in a lista that took a formula, or what
 * would come back of a batch that was taken back. Nor does that other one where it leaves what there was.
 */
const SE_QUEDA_EN_NADA = sql`(
  exists (select from precio q where ${DE_LA_MISMA_CLAVE} and q.desde > p.desde and q.desde <= p.desde + interval '1 millisecond')
  or exists (select from precio q where ${DE_LA_MISMA_CLAVE} and q.desde >= p.desde - interval '1 millisecond' and q.desde < p.desde)
     and p.importe is not distinct from (
       select q.importe from precio q where ${DE_LA_MISMA_CLAVE} and q.desde < p.desde - interval '1 millisecond'
       order by q.desde desc limit 1))`;

async function leerPreciosVigentes(db: Db | Tx, ahora: Date, id: string, iva: Iva): Promise<Articulo['precios']> {
  const { rows } = await sql<FilaDePrecio>`
    with programado as materialized (${sentenciaDeProgramados(id)})
    select l.id as "listaId", l.nombre as lista, l.moneda, l.incluye_iva as "incluyeIva",
           ${importeVigente(sql.ref('l.id'), ahora)} as importe,
           (select max(p.desde) from precio p
            where p.lista_id = l.id and p.articulo_id = a.id and p.cantidad_desde = 0 and p.desde <= ${ahora}) as desde,
           (select json_build_object('importe', x.importe::text, 'desde', x.desde, 'lote', x.lote)
            from (select p.importe, p.desde, null::json as lote from precio p
                  where p.lista_id = l.id and p.articulo_id = a.id and p.cantidad_desde = 0 and p.desde > ${ahora}
                    and not ${SE_QUEDA_EN_NADA}
                  union all
                  select importe, desde, lote from programado where lista_id = l.id) x
            order by x.desde limit 1) as proximo
    from articulo a cross join lista_precio l
    where a.id = ${id} and l.activa
    order by l.omision desc, l.orden, l.id
  `.execute(db);
  return rows.map(({ incluyeIva, importe, proximo, ...fila }) => ({
    ...fila,
    ...ambosPrecios(importe, iva, incluyeIva),
    proximo: proximo && {
      ...ambosPrecios(proximo.importe, iva, incluyeIva),
      desde: new Date(proximo.desde).toISOString(),
      lote: proximo.lote,
    },
  }));
}

async function leerSaldos(
  db: Db | Tx,
  usuario: Usuario,
  { id, tipo }: Pick<Articulo, 'id' | 'tipo'>,
): Promise<Articulo['stock']> {
  const sucursales = comoLista(alcanceDeStock(usuario));
  const { rows } = await sql<Articulo['stock'][number]>`
    select d.id as "depositoId", d.nombre as deposito, s.id as "sucursalId", s.nombre as sucursal, d.vendible,
           ${enTransito} as "enTransito", coalesce(x.fisico, 0) as fisico, coalesce(x.reservado, 0) as reservado,
           coalesce(x.fisico - x.reservado, 0) as disponible,
           (select m.fecha_efectiva from asiento_stock k join movimiento_stock m on m.id = k.movimiento_id
            where k.articulo_id = ${id} and k.deposito_id = d.id order by k.id desc limit 1) as "ultimoMovimiento"
    from deposito d
    join sucursal s on s.id = d.sucursal_id
    left join saldo_stock x on x.deposito_id = d.id and x.articulo_id = ${id}
    where not d.virtual and (d.activo or x.fisico <> 0 or x.reservado <> 0)
      and (${sucursales}::uuid[] is null or s.id = any(${sucursales}::uuid[]))
    order by s.nombre collate "es-x-icu", s.id, d.principal desc, d.nombre collate "es-x-icu", d.id
  `.execute(db);
  // A kit has none of its own: in each place, how many its components reach for (INV-25).
  const kits = tipo === 'KIT' ? (await leerKitsDisponibles(db, [id], sucursales)).get(id) : undefined;
  const deKit = new Map(kits?.map(({ depositoId, disponible }) => [depositoId, disponible]));
  return rows.map((fila) => ({
    ...fila,
    fisico: textoCantidad(fila.fisico),
    reservado: textoCantidad(fila.reservado),
    disponible: textoCantidad(deKit.get(fila.depositoId) ?? fila.disponible),
  }));
}

/** By both clocks (GAP-21), what there is where costs may be seen (INV-71): without a cost of today, both say the same. */
async function leerCosto(
  db: Db | Tx,
  sucursales: readonly string[] | null,
  ahora: Date,
  id: string,
): Promise<NonNullable<Articulo['costo']>> {
  const { rows } = await sql<{ promedio: string; valor: string; hoy: string | null; reposicion: string }>`
    select coalesce(k.promedio, 0) as promedio, x.valor, h.hoy, coalesce(x.cantidad * h.hoy, x.valor) as reposicion
    from articulo a left join costo_articulo k on k.articulo_id = a.id
    cross join lateral (select ${costoDeHoy(ahora)} as hoy) h
    cross join lateral (
      select coalesce(sum(e.cantidad), 0) as cantidad, coalesce(sum(e.valor), 0) as valor
      from ${existenciasValuadas(sucursales)} e where e.articulo_id = a.id) x
    where a.id = ${id}
  `.execute(db);
  const { promedio, valor, hoy, reposicion } = definido(rows[0], 'the artículo at hand');
  const relojes = dosRelojes(valor, reposicion);
  return {
    promedio: textoUnitario(promedio),
    valor: relojes.promedio,
    hoy: hoy === null ? null : textoUnitario(hoy),
    reposicion: relojes.reposicion,
    brecha: relojes.brecha,
    brechaPorciento: relojes.brechaPorciento,
  };
}

export async function existeArticulo(db: Db | Tx, id: string): Promise<boolean> {
  const fila = await db.selectFrom('articulo').select('id').where('id', '=', id).executeTakeFirst();
  return fila !== undefined;
}
