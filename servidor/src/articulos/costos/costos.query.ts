import type { CostoDeReposicion, Frescura } from '@trastienda/nucleo/articulos/contrato.ts';
import { frescuraDe } from '@trastienda/nucleo/articulos/costos/frescura.ts';
import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { sql } from 'kysely';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { importeVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db, Tx } from '#db/db.ts';

/** Every cost of reposición of an artículo, the newest first (UA-13). */
export async function leerCostos(db: Db | Tx, ahora: Date, articuloId: string): Promise<CostoDeReposicion[]> {
  const { rows } = await sql<CostoDeReposicion>`
    select c.id, c.importe, c.moneda, c.desde, c.origen, c.creado_en as "creadoEn", u.nombre as "creadoPor",
           c.desde <= ${ahora} and not exists (
             select from costo_reposicion n where n.articulo_id = c.articulo_id and n.desde <= ${ahora}
                and (n.desde, n.id) > (c.desde, c.id)) as vigente
    from costo_reposicion c left join usuario u on u.id = c.creado_por
    where c.articulo_id = ${articuloId}
    order by c.desde desc, c.id desc
  `.execute(db);
  return rows.map((fila) => ({ ...fila, importe: fila.importe && textoUnitario(fila.importe) }));
}

type Costo = {
  readonly desde: string | null;
  readonly enPesos: string | null;
  readonly moneda: string | null;
  readonly entonces: string | null;
  readonly hoy: string | null;
};

/** How far the cost of today is to be trusted, and the margins it leaves (PRE-17, GAP-17). */
export async function leerFrescura(db: Db | Tx, ahora: Date, articuloId: string): Promise<Frescura> {
  const { rows } = await sql<Costo>`
    select c.desde, c.moneda, round(c.importe * cambio_en(c.moneda, ${ahora}), 4) as "enPesos",
           cambio_en(c.moneda, c.desde) as entonces, cambio_en(c.moneda, ${ahora}) as hoy
    from (select r.importe, r.moneda, coalesce(r.fecha, r.desde) as desde from costo_reposicion r
          where r.articulo_id = ${articuloId} and r.desde <= ${ahora} order by r.desde desc, r.id desc limit 1) c
    where c.importe is not null
  `.execute(db);
  const [costo] = rows;
  const escrito =
    costo === undefined
      ? null
      : { desde: new Date(costo.desde ?? ahora), cambioDeEntonces: costo.entonces, cambioDeHoy: costo.hoy };
  const { dias, movimiento, motivos } = frescuraDe(escrito, ahora, await leerConfiguracion(db));
  return {
    costo: costo?.enPesos == null ? null : textoUnitario(costo.enPesos),
    dias,
    movimientoDeMoneda: costo?.moneda === 'ARS' || movimiento === null ? null : textoDecimal(movimiento, 0, 2),
    viejo: motivos.length > 0,
    motivos,
    margenes: await leerMargenes(db, ahora, articuloId),
  };
}

type Margen = Frescura['margenes'][number];

async function leerMargenes(db: Db | Tx, ahora: Date, articuloId: string): Promise<Margen[]> {
  const { rows } = await sql<Margen>`
    select x.id as "listaId", x.nombre as lista, round((x.precio - x.costo) * 100 / nullif(x.costo, 0), 2) as margen
    from (select l.id, l.nombre, l.omision, l.orden, ${importeVigente(sql.ref('l.id'), ahora)} as precio,
                 costo_para_lista(l, a, 'REPOSICION', ${ahora}) as costo
          from articulo a cross join lista_precio l where a.id = ${articuloId} and l.activa) x
    order by x.omision desc, x.orden, x.id
  `.execute(db);
  return rows.map((fila) => ({ ...fila, margen: fila.margen && textoDecimal(fila.margen, 0, 2) }));
}
