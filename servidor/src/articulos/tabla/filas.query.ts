import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sql } from 'kysely';
import { imagenDeArticulo } from '#articulos/adjuntos/imagen.sql.ts';
import { valoresDeFila } from '#articulos/campos/campos.query.ts';
import {
  type KitsEnDeposito,
  leerKitsDisponibles,
  sumarKits,
} from '#articulos/estructura/kits/kits-disponibles.query.ts';
import { dondeFalta } from '#articulos/minimos/bajo-minimo.sql.ts';
import { esLaLista } from '#articulos/precios/listas/una-lista.query.ts';
import { ambosPrecios, importeVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import { enTransito, type Marco } from './filtros.query.ts';

type Fila = Omit<FilaDeArticulo, 'precio' | 'precioConIva' | 'stock'> & {
  readonly importe: string | null;
  readonly incluyeIva: boolean;
  /** As JSON text keeps them: sums are cast to text so that no float touches a quantity. */
  readonly stock:
    | readonly {
        readonly sucursalId: string;
        readonly fisico: string;
        readonly reservado: string;
        readonly disponible: string;
        readonly enTransito: string;
      }[]
    | null;
};

/** The rows of a table, in the order of `ids`: one statement for a whole page, with its prices and its stock. */
export async function leerFilas(db: Db, ids: readonly string[], marco: Marco): Promise<FilaDeArticulo[]> {
  const { listaId, ahora, sucursales } = marco;
  if (ids.length === 0) return [];
  const rows = await leerPreparada(
    db,
    sql<Fila>`
    select a.id, a.version, a.codigo, a.descripcion, m.nombre as marca, r.nombre as rubro, f.nombre as familia,
           s.nombre as subfamilia, a.tipo, u.codigo as unidad, a.decimales, a.iva, a.estado,
           a.modificado_en as "modificadoEn",
           ${imagenDeArticulo} as imagen, ${valoresDeFila} as campos,
           ${dondeFalta(marco)} as "bajoMinimo",
           ${importeVigente(sql`l.id`, ahora)} as importe, l.incluye_iva as "incluyeIva",
           (select json_agg(json_build_object('sucursalId', x.sucursal_id, 'fisico', x.fisico::text,
                                              'reservado', x.reservado::text, 'disponible', x.disponible::text,
                                              'enTransito', x.en_transito::text))
            from (select d.sucursal_id, coalesce(sum(y.fisico) filter (where d.vendible), 0) as fisico,
                         coalesce(sum(y.reservado) filter (where d.vendible), 0) as reservado,
                         coalesce(sum(y.fisico - y.reservado) filter (where d.vendible), 0) as disponible,
                         coalesce(sum(y.fisico) filter (where ${enTransito}), 0) as en_transito
                  from saldo_stock y join deposito d on d.id = y.deposito_id
                  where y.articulo_id = a.id and (d.vendible or ${enTransito})
                    ${sucursales === null ? sql`` : sql`and d.sucursal_id = any(${sucursales}::uuid[])`}
                  group by d.sucursal_id) x) as stock
    from articulo a
    join lista_precio l on ${esLaLista(listaId)}
    join subfamilia s on s.id = a.subfamilia_id
    join familia f on f.id = s.familia_id
    join rubro r on r.id = f.rubro_id
    join unidad u on u.id = a.unidad_id
    left join marca m on m.id = a.marca_id
    where a.id = any(${ids}::uuid[])
  `,
  );
  const kits = rows.flatMap(({ id, tipo }) => (tipo === 'KIT' ? [id] : []));
  const deKits = await leerKitsDisponibles(db, kits, sucursales);
  const porId = new Map(rows.map((fila) => [fila.id, aFila(fila, deKits.get(fila.id))]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

type EnDepositos = readonly KitsEnDeposito[] | undefined;

function aFila({ importe, incluyeIva, stock, ...fila }: Fila, kits: EnDepositos): FilaDeArticulo {
  const { neto, conIva } = ambosPrecios(importe, fila.iva, incluyeIva);
  return {
    ...fila,
    precio: neto,
    precioConIva: conIva,
    stock: kits
      ? deKit(kits)
      : (stock ?? []).map(({ sucursalId, fisico, reservado, disponible, enTransito: viaja }) => ({
          sucursalId,
          fisico: textoCantidad(fisico),
          reservado: textoCantidad(reservado),
          disponible: textoCantidad(disponible),
          ...(Number(viaja) === 0 ? {} : { enTransito: textoCantidad(viaja) }),
        })),
  };
}

/** A kit has nothing of its own: of each sucursal, the kits that what its depósitos sell reaches for (INV-25). */
const deKit = (kits: readonly KitsEnDeposito[]): FilaDeArticulo['stock'] =>
  [
    ...Map.groupBy(
      kits.filter(({ vendible }) => vendible),
      ({ sucursalId }) => sucursalId,
    ),
  ].map(([sucursalId, suyos]) => ({
    sucursalId,
    fisico: '0',
    reservado: '0',
    disponible: sumarKits(suyos),
  }));
