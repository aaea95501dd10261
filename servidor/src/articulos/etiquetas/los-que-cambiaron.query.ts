import type { QueEtiquetas } from '@trastienda/nucleo/articulos/contrato.ts';
import { CAMPOS_DE_FORMULA } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-formulas.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { conNodosDeHoy } from '#articulos/clasificacion/nodos-de-hoy.query.ts';
import { leerKitsEnVenta, sumarPorKit } from '#articulos/estructura/kits/kits-en-venta.query.ts';
import { leerAlcance } from '#articulos/precios/lotes/alcance.query.ts';
import { deSuClasificacion } from '#articulos/tabla/filtros.query.ts';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

type Mundo = Pick<Consulta, 'db' | 'usuario' | 'ahora'> & { readonly listaId: string };

/**
 * Whose price in the lista is another than before a day, whose first instant what was left for it holds from, of what a sucursal has
 * on its shelves, whatever moved it: a batch, a file, somebody by hand, another IVA, what the lista comes out of, or its formula (PRE-16);
 * perhaps only those of a rubro or of a marca. By código; no more than `tope`.
 */
export async function elegirLosQueCambiaron(
  mundo: Mundo,
  pedidas: QueEtiquetas & { readonly cambiaronDesde: string },
  tope: number,
) {
  const { db, usuario, ahora, listaId } = mundo;
  const que = await conNodosDeHoy(db, pedidas);
  const { sucursalId, cambiaronDesde } = que;
  const inicio = inicioDelDia(cambiaronDesde);
  if (inicio > ahora) return datosInvalidos([{ path: ['cambiaronDesde'], message: 'Ese día todavía no llegó.' }]);
  if (sucursalId === undefined) return datosInvalidos([{ path: ['sucursalId'], message: 'Elegí una sucursal.' }]);
  const visibles = comoLista(alcanceDeStock(usuario));
  const kits = sumarPorKit(await leerKitsEnVenta(db, visibles), sucursalId);
  const { incluyeIva, otraFormula, porPromedio } = await leerCalculo(db, listaId, inicio);
  // Each artículo is told once what it has and what it was, without a join of them all: of what these functions give the planner
  // knows nothing.
  const { rows } = await sql<{ id: string }>`
    with movido as materialized (
      select x.id, max(x.importe) filter (where x.de = 'HOY') as hoy, max(x.importe) filter (where x.de = 'ANTES') as antes,
             bool_or(x.calculado) filter (where x.de = 'HOY') as calculado, bool_or(x.de = 'IVA') as otro_iva
      from (
        select 'HOY' as de, p.* from (${preciosDe(listaId, ahora)}) p
        union all
        select 'ANTES', p.* from (${preciosDe(listaId, new Date(inicio.getTime() - 1))}) p
        union all
        select 'HAY', h.id, null, null from (${hayEn(sucursalId, visibles)}) h
        union all
        select 'HAY', unnest(${kits.map(({ id }) => id)}::uuid[]), null, null
        ${incluyeIva ? sql`` : sql`union all select 'IVA', i.id, null, null from (${conOtroIva(inicio)}) i`}) x
      group by x.id
      having bool_or(x.de = 'HAY') and bool_or(x.de = 'HOY')),
    elegido as materialized (
      select a.id, a.codigo from movido m join articulo a on a.id = m.id
      where (round(m.hoy, 4) is distinct from round(m.antes, 4)
         or m.calculado and (${otraFormula} or ${porPromedio ? otroPromedio(inicio) : sql`false`})
         or m.otro_iva)
        and ${sql.join([sql`true`, ...deSuClasificacion(que).filter((una) => una !== false)], sql` and `)})
    select id from elegido order by codigo collate "C", id limit ${tope}`.execute(db);
  const origen = [`Cambiaron de precio desde el ${escribirDia(cambiaronDesde)}`, ...(await decirCuales(db, que))];
  return { origen: origen.join(' · '), ids: rows.map(({ id }) => id) };
}

/** Which of those that changed, as people call them. */
async function decirCuales(db: Db, que: QueEtiquetas): Promise<readonly string[]> {
  const filtro = Object.fromEntries(ACOTAN.map((cual) => [cual, que[cual]]));
  return (await leerAlcance(db, filtro)).map(({ texto }) => texto);
}
const ACOTAN = ['rubroId', 'familiaId', 'subfamiliaId', 'marcaId'] as const;

/** Rows (id): what the depósitos of a sucursal that sell have, where somebody may see it. */
const hayEn = (sucursalId: string, visibles: readonly string[] | null): RawBuilder<unknown> => sql`
  select x.articulo_id as id from saldo_stock x join deposito d on d.id = x.deposito_id
  where d.sucursal_id = ${sucursalId} and d.vendible
    and (${visibles}::uuid[] is null or d.sucursal_id = any(${visibles}::uuid[]))
  group by x.articulo_id having sum(x.fisico) > 0`;

/** Rows (id, importe, calculado): the price for one unit of each artículo that had one at an instant, by what the lista is today. */
const preciosDe = (listaId: string, instante: Date): RawBuilder<unknown> => sql`
  select articulo_id as id, coalesce(e.importe, d.importe) as importe, e.importe is null as calculado
  from (select * from precios_escritos(${listaId}, 1, ${instante})) e
  full join (select p.* from lista_precio l cross join lateral precios_derivados(l, 1, ${instante}) p
             where l.id = ${listaId}) d using (articulo_id)`;

/** What says what its prices are worked out in, besides their formula. */
const DE_SU_LADO = ['moneda', 'incluyeIva'];

/**
 * What cannot be asked of then: its formula, and those of the listas it comes out of, are kept as they are today, and so is the
 * average cost. Where one of them moved, every price that comes out of it counts.
 */
async function leerCalculo(db: Db, listaId: string, inicio: Date) {
  const { rows } = await sql<{ incluyeIva: boolean; otraFormula: boolean; porPromedio: boolean }>`
    with recursive cadena as (
      select * from lista_precio where id = ${listaId}
      union
      select b.* from cadena c join lista_precio b on b.id = c.lista_base_id)
    select bool_and(l.incluye_iva) filter (where l.id = ${listaId}) as "incluyeIva",
           coalesce(bool_or(l.base = 'COSTO_PROMEDIO'), false) as "porPromedio",
           coalesce(bool_or(l.tipo = 'DERIVADA' and exists (
             select from auditoria x join auditoria_campo f on f.auditoria_id = x.id
             where x.entidad = 'lista_precio' and x.entidad_id = l.id and x.en >= ${inicio} and x.accion = 'lista.cambiar'
               and f.campo = any(${[...CAMPOS_DE_FORMULA, ...DE_SU_LADO]}::text[]))), false) as "otraFormula"
    from cadena l`.execute(db);
  return definido(rows[0], 'the row of an aggregate');
}

/** Rows (id), some more than once: those that pay another IVA since, by hand or many at once, by the default of their place, or by a file. */
const conOtroIva = (inicio: Date): RawBuilder<unknown> => sql`
  select x.entidad_id as id from auditoria x join auditoria_campo f on f.auditoria_id = x.id
  where x.entidad = 'articulo' and x.accion <> 'articulo.crear' and x.en >= ${inicio} and f.campo = 'iva'
  union all
  select y.articulo_id from lote_clasificacion t join lote_clasificacion_articulo y on y.lote_id = t.id
  where t.campo = 'iva' and t.en >= ${inicio}
  union all
  select f.registro_id from importacion h join importacion_fila f on f.importacion_id = h.id
  where h.entidad = 'articulos' and greatest(h.aplicada_en, h.revertida_en) >= ${inicio}
    and f.resultado = 'ACTUALIZAR' and f.despues ->> 'iva' is not null`;

/** Something of the artículo of the outer row `a` came in since, or was taken back, which may have moved its average, or that of what it takes. */
const otroPromedio = (inicio: Date): RawBuilder<unknown> => sql`(a.tipo = 'KIT' or exists (
  select from asiento_stock s join movimiento_stock m on m.id = s.movimiento_id join deposito d on d.id = s.deposito_id
  where s.articulo_id = a.id and (s.cantidad > 0 or m.revierte_a is not null) and not d.virtual and m.registrado_en >= ${inicio}))`;
