import type { PrecioConOrigen, verPreciosVigentes } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { type Formula, pasosDeDerivado } from '@trastienda/nucleo/articulos/precios/listas/lista-derivada.ts';
import type { Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { ParsedOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import { leerParaRenglones } from '#articulos/para-renglones.query.ts';
import type { Db } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { esLaLista, leerLista, NO_EXISTE_LA_LISTA } from './listas/una-lista.query.ts';
import { ambosPrecios } from './precio-que-rige.sql.ts';

type Pedido = {
  readonly listaId?: string | undefined;
  readonly cantidad: string;
  readonly instante?: string | undefined;
};

type Fila = Omit<Formula, 'margenMinimo'> & {
  readonly listaId: string;
  readonly lista: string;
  readonly moneda: Moneda;
  readonly incluyeIva: boolean;
  readonly iva: Iva;
  readonly deCosto: boolean;
  readonly derivada: boolean;
  readonly margenMinimo: string | null;
  readonly escrito: { readonly importe: string; readonly cantidadDesde: string; readonly desde: string } | null;
  readonly base: string | null;
  readonly costo: string | null;
};

/** The price of an artículo in a lista for a quantity at an instant, and how it comes out (PRE-02, PRE-11, PRE-14). */
export async function leerPrecioVigente(
  { db, usuario, ahora }: Consulta,
  articuloId: string,
  { listaId, cantidad, instante }: Pedido,
): Promise<PrecioConOrigen> {
  const en = instante === undefined ? ahora : new Date(instante);
  const { rows } = await sql<Fila>`
    select l.id as "listaId", l.nombre as lista, l.moneda, l.incluye_iva as "incluyeIva", a.iva,
           l.tipo = 'DERIVADA' as derivada, coalesce(l.base <> 'LISTA', false) as "deCosto",
           l.coeficiente, l.paso, l.modo, l.adicional, l.margen_minimo as "margenMinimo",
           (select json_build_object('importe', t.importe::text, 'cantidadDesde', t.cantidad_desde::text, 'desde', t.desde)
            from (select distinct on (p.cantidad_desde) p.cantidad_desde, p.importe, p.desde from precio p
                  where p.lista_id = l.id and p.articulo_id = a.id and p.desde <= ${en} and p.cantidad_desde <= ${cantidad}::numeric
                  order by p.cantidad_desde desc, p.desde desc) t
            where t.importe is not null order by t.cantidad_desde desc limit 1) as escrito,
           case when l.tipo = 'DERIVADA' then base_de_lista(l, a, ${cantidad}::numeric, ${en}) end as base,
           case when l.tipo = 'DERIVADA' then costo_para_lista(l, a, null, ${en}) end as costo
    from articulo a
    left join lista_precio l on ${esLaLista(listaId)}
    where a.id = ${articuloId}
  `.execute(db);
  const [fila] = rows;
  if (!fila) return rechazar('comun.no_encontrado', { que: 'el artículo' });
  if (fila.listaId === null) return datosInvalidos([{ path: ['?', 'listaId'], message: NO_EXISTE_LA_LISTA }]);
  return aPrecio(fila, usuario.puede('costo.ver'));
}

function aPrecio(fila: Fila, verCosto: boolean): PrecioConOrigen {
  const { listaId, lista, moneda, iva, incluyeIva, escrito, base, costo, deCosto } = fila;
  const comun = { listaId, lista, moneda };
  if (escrito !== null) {
    return {
      ...comun,
      ...ambosPrecios(escrito.importe, iva, incluyeIva),
      origen: 'ESCRITO',
      cantidadDesde: textoCantidad(escrito.cantidadDesde),
      desde: new Date(escrito.desde).toISOString(),
      pasos: [],
    };
  }
  const nada = { cantidadDesde: null, desde: null };
  if (base === null) return { ...comun, ...nada, neto: null, conIva: null, origen: 'NINGUNO', pasos: [] };
  const pasos = pasosDeDerivado(base, fila, costo);
  const precio = pasos.at(-1)?.importe.toFixed() ?? null;
  return {
    ...comun,
    ...nada,
    ...ambosPrecios(precio, iva, incluyeIva),
    origen: 'DERIVADO',
    // The steps from a cost, or the one a cost raised it to, tell the cost.
    pasos: deCosto && !verCosto ? [] : pasos.map(({ paso, importe }) => ({ paso, importe: textoUnitario(importe) })),
  };
}

/** The net prices of some artículos in a lista, as a line of one unit would take them and by quantity, in two statements. */
export async function leerPreciosVigentes(
  db: Db,
  ahora: Date,
  { listaId, articuloIds }: ParsedOf<typeof verPreciosVigentes>['body'],
): Promise<ResponseOf<typeof verPreciosVigentes>> {
  if (!(await leerLista(db, listaId))) return datosInvalidos([{ path: ['listaId'], message: NO_EXISTE_LA_LISTA }]);
  const articulos = await leerParaRenglones(db, articuloIds, { listaId, ahora, conEscalones: true });
  return {
    precios: articulos.map(({ id, precio, escalones }) => ({
      articuloId: id,
      neto: precio,
      ...(escalones && { escalones }),
    })),
  };
}
