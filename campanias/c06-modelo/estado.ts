import type pg from 'pg';
import type { Mundo, Nota } from './mundo.ts';
import { saldo } from './mundo.ts';
import type { Nombres } from './traduccion.ts';

/** Everything the tables hold of a world, in the model's words. What is not there is not named. */
export type Estado = {
  /** By "artículo@depósito": the balance, what its reservations add up to, what its kardex adds up to. */
  readonly saldos: Readonly<Record<string, readonly number[]>>;
  readonly notas: Readonly<Record<string, unknown>>;
  readonly ajustes: Readonly<Record<string, unknown>>;
};

/** What the model says must be in the tables. */
export function estadoDelModelo(mundo: Mundo): Estado {
  const pares = mundo.articulos.flatMap((_, articulo) =>
    Array.from({ length: mundo.depositos }, (_, deposito) => {
      const { fisico, reservado, entradas, salidas } = saldo(mundo, articulo, deposito);
      return [`${articulo}@${deposito}`, [fisico, reservado, reservado, entradas, salidas]] as const;
    }),
  );
  return {
    saldos: Object.fromEntries(pares.filter(([, cifras]) => cifras.some((cifra) => cifra !== 0))),
    notas: mapear(mundo.notas, ({ estado, version, deposito, renglones }: Nota) => [
      estado,
      version,
      deposito,
      renglones.map((r) => [r.clave, r.articulo, r.pedida, r.entregada, r.cancelada, r.reservada, r.precio]),
    ]),
    ajustes: mapear(mundo.ajustes, ({ estado, version, deposito, renglones }) => [
      estado,
      version,
      deposito,
      renglones.map(({ articulo, cantidad }) => [articulo, cantidad]),
    ]),
  };
}

const mapear = <Valor>(todos: Readonly<Record<string, Valor>>, vista: (valor: Valor) => unknown) =>
  Object.fromEntries(Object.entries(todos).map(([nombre, valor]) => [nombre, vista(valor)]));

/**
 * One reading of everything about some artículos. Documents are found by their lines and not by what the campaign knows
 * of: a refused creation that left something would show.
 */
const CONSULTA = `
  with cifras as (
    select articulo_id, deposito_id, fisico, reservado, 0 as reservas, 0 as entradas, 0 as salidas
    from saldo_stock where articulo_id = any($1)
    union all
    select articulo_id, deposito_id, 0, 0, cantidad, 0, 0 from reserva where articulo_id = any($1) and estado = 'ACTIVA'
    union all
    select x.articulo_id, x.deposito_id, 0, 0, 0, greatest(x.cantidad, 0), greatest(-x.cantidad, 0)
    from asiento_stock x join deposito d on d.id = x.deposito_id where x.articulo_id = any($1) and not d.virtual
  ), sumas as (
    select articulo_id, deposito_id, array[sum(fisico), sum(reservado), sum(reservas), sum(entradas), sum(salidas)] as s
    from cifras group by articulo_id, deposito_id
  )
  select
    (select coalesce(json_agg(json_build_array(articulo_id, deposito_id, s)), '[]') from sumas) as saldos,
    (select coalesce(json_agg(json_build_array(n.id, n.estado, n.version, n.deposito_id, (
       select json_agg(json_build_array(r.id, r.articulo_id, r.pedida, r.entregada, r.cancelada, (
                select coalesce(sum(v.cantidad), 0) from reserva v where v.documento_linea = r.id and v.estado = 'ACTIVA'),
              r.precio) order by r.orden)
       from nota_renglon r where r.nota_id = n.id))), '[]')
     from nota_pedido n where n.id in (select nota_id from nota_renglon where articulo_id = any($1))) as notas,
    (select coalesce(json_agg(json_build_array(a.id, a.estado, a.version, a.deposito_id, (
       select json_agg(json_build_array(r.articulo_id, r.cantidad) order by r.orden)
       from ajuste_renglon r where r.ajuste_id = a.id))), '[]')
     from ajuste a where a.id in (select ajuste_id from ajuste_renglon where articulo_id = any($1))) as ajustes`;

type Leido = {
  readonly saldos: readonly (readonly [string, string, readonly number[]])[];
  readonly notas: readonly (readonly [
    string,
    string,
    number,
    string,
    readonly (readonly [string, string, ...number[]])[],
  ])[];
  readonly ajustes: readonly (readonly [string, string, number, string, readonly (readonly [string, number])[]])[];
};

/** What is in the tables now. */
export async function leerEstado(pool: pg.Pool, nombres: Nombres): Promise<Estado> {
  const { rows } = await pool.query<Leido>({ name: 'c06-estado', text: CONSULTA, values: [nombres.articulos] });
  const { saldos = [], notas = [], ajustes = [] } = rows[0] ?? {};
  const articulo = (id: string) => nombres.articulos.indexOf(id);
  const deposito = (id: string) => nombres.depositos.indexOf(id);
  const [nombreDeNota, nombreDeAjuste] = [alReves(nombres.notas), alReves(nombres.ajustes)];
  return {
    saldos: Object.fromEntries(
      saldos
        .map(([art, dep, cifras]) => [`${articulo(art)}@${deposito(dep)}`, cifras.map(milesimas)] as const)
        .filter(([, cifras]) => cifras.some((cifra) => cifra !== 0)),
    ),
    notas: Object.fromEntries(
      notas.map(([id, estado, version, dep, renglones]) => [
        nombreDeNota.get(id) ?? `desconocida ${id}`,
        [estado, version, deposito(dep), renglones.map((renglon) => renglonLeido(nombres, renglon))],
      ]),
    ),
    ajustes: Object.fromEntries(
      ajustes.map(([id, estado, version, dep, renglones]) => [
        nombreDeAjuste.get(id) ?? `desconocido ${id}`,
        [estado, version, deposito(dep), renglones.map(([art, cantidad]) => [articulo(art), milesimas(cantidad)])],
      ]),
    ),
  };
}

function renglonLeido({ claves, articulos }: Nombres, [id, art, ...cifras]: readonly [string, string, ...number[]]) {
  const precio = cifras.at(-1) ?? 0;
  return [
    claves.get(id) ?? `desconocido ${id}`,
    articulos.indexOf(art),
    ...cifras.slice(0, -1).map(milesimas),
    Math.round(precio * 10_000),
  ];
}

const milesimas = (cantidad: number): number => Math.round(cantidad * 1000);
const alReves = (mapa: ReadonlyMap<string, string>) => new Map([...mapa].map(([nombre, id]) => [id, nombre]));
