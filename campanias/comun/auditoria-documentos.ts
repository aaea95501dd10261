import { sql } from 'kysely';
import type { Db } from '#servidor/db/db.ts';
import type { Violacion } from './campania.ts';
import type { Hecha } from './historia.ts';
import { type AjusteDelMundo, aprender, crearMundo, type Mundo, type NotaDelMundo } from './mundo.ts';

/**
 * I1, I2, I3 and I9 of documents: each one is in the tables exactly as its last answer said (version, state, lines,
 * reservations, deliveries, movements, transitions), and there are no others.
 */
export async function auditarDocumentos(db: Db, todas: readonly Hecha[]): Promise<Violacion[]> {
  // An answer without a body is a half one: the audit of the keys tells it.
  const hechas = todas.filter(({ resultado }) => resultado.tipo !== 'ok' || resultado.cuerpo !== '');
  const mundo = crearMundo([]);
  for (const { operacion, resultado } of hechas) aprender(mundo, operacion, resultado);
  return [
    ...(await notas(db, mundo, hechas)),
    ...(await ajustes(db, mundo)),
    ...(await maestros(db, mundo)),
    ...(await precios(db, hechas)),
    ...(await historiaDeEstados(db)),
  ];
}

const numero = (texto: string): string => String(Number(texto));

type FilaDeNota = {
  readonly id: string;
  readonly version: number;
  readonly estado: string;
  readonly renglones: readonly string[];
  /** A kit is reserved by its components. */
  readonly reservas: readonly string[];
  readonly entregas: readonly string[];
};

async function notas(db: Db, mundo: Mundo, hechas: readonly Hecha[]): Promise<Violacion[]> {
  const { rows } = await sql<FilaDeNota>`
    select n.id, n.version, n.estado,
           coalesce((select json_agg(concat_ws(' ', r.id, trim_scale(r.pedida), trim_scale(r.entregada),
                                               trim_scale(r.cancelada))
                                     order by r.id)
                     from nota_renglon r where r.nota_id = n.id), '[]') as renglones,
           coalesce((select json_agg(concat_ws(' ', v.linea, trim_scale(v.reservada)) order by v.linea)
                     from (select documento_linea as linea, sum(cantidad) as reservada from reserva
                           where documento_id = n.id and estado = 'ACTIVA' group by documento_linea) v
                     where v.reservada <> 0), '[]') as reservas,
           coalesce((select json_agg(e.id order by e.id) from entrega e where e.nota_id = n.id), '[]') as entregas
    from nota_pedido n where n.comprobante_externo is null
  `.execute(db);
  const entregas = entregasDe(hechas);
  return comparar('nota', mundo.notas, rows, ({ id, version, estado, renglones }: NotaDelMundo) => ({
    id,
    version,
    estado,
    renglones: renglones
      .map((r) => [r.id, numero(r.pedida), numero(r.entregada), numero(r.cancelada)].join(' '))
      .sort(),
    reservas: renglones
      .flatMap(({ id, reservada, kit }) => kit?.componentes ?? [{ id, reservada }])
      .filter(({ reservada }) => Number(reservada) !== 0)
      .map(({ id: linea, reservada }) => `${linea} ${numero(reservada)}`)
      .sort(),
    entregas: (entregas.get(id) ?? []).toSorted(),
  }));
}

function entregasDe(hechas: readonly Hecha[]): Map<string, string[]> {
  const entregas = new Map<string, string[]>();
  for (const { operacion, resultado } of hechas) {
    if (operacion.tipo !== 'nota.finalizar' || resultado.tipo !== 'ok') continue;
    const { id, entrega } = JSON.parse(resultado.cuerpo) as { id: string; entrega: { id: string } };
    entregas.set(id, [...(entregas.get(id) ?? []), entrega.id]);
  }
  return entregas;
}

type FilaDeAjuste = {
  readonly id: string;
  readonly version: number;
  readonly estado: string;
  readonly renglones: readonly string[];
  readonly movimientos: number;
};

async function ajustes(db: Db, mundo: Mundo): Promise<Violacion[]> {
  const { rows } = await sql<FilaDeAjuste>`
    select a.id, a.version, a.estado,
           coalesce((select json_agg(concat_ws(' ', r.id, r.articulo_id, trim_scale(r.cantidad)) order by r.id)
                     from ajuste_renglon r where r.ajuste_id = a.id), '[]') as renglones,
           (select count(*)::int from movimiento_stock m where m.documento_id = a.id) as movimientos
    from ajuste a
  `.execute(db);
  const movimientos: Readonly<Record<string, number>> = { APLICADO: 1, REVERTIDO: 2 };
  return comparar('ajuste', mundo.ajustes, rows, ({ id, version, estado, renglones }: AjusteDelMundo) => ({
    id,
    version,
    estado,
    renglones: renglones.map((r) => `${r.id} ${r.articuloId} ${numero(r.cantidad)}`).sort(),
    movimientos: movimientos[estado] ?? 0,
  }));
}

async function maestros(db: Db, mundo: Mundo): Promise<Violacion[]> {
  const [clientes, articulos] = await Promise.all([
    sql<{ id: string; version: number }>`
      select id, version from cliente where not consumidor_final and coalesce(codigo_externo, '') not like 'IMP%'
    `.execute(db),
    sql<{ id: string; version: number }>`select id, version from articulo where codigo not like 'IMP%'`.execute(db),
  ]);
  const tal = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version });
  return [
    ...comparar('cliente', mundo.clientes, clientes.rows, tal),
    ...comparar('articulo', mundo.articulos, articulos.rows, tal),
  ];
}

/** Prices are only ever added, so an acknowledged one is there for ever, and none is there that was not. */
async function precios(db: Db, hechas: readonly Hecha[]): Promise<Violacion[]> {
  const { rows } = await sql<{ id: string }>`select id from precio where motivo like 'cambio %'`.execute(db);
  const ids = hechas.flatMap(({ operacion, resultado }) =>
    operacion.tipo === 'articulo.precio' && resultado.tipo === 'ok'
      ? [(JSON.parse(resultado.cuerpo) as { readonly id: string }).id]
      : [],
  );
  return comparar('precio', new Map(ids.map((id) => [id, id])), rows, (id) => ({ id }));
}

function comparar<Conocido, Fila extends { readonly id: string }>(
  que: string,
  conocidos: ReadonlyMap<string, Conocido>,
  filas: readonly Fila[],
  esperar: (conocido: Conocido) => Fila,
): Violacion[] {
  const halladas: Violacion[] = [];
  const faltan = new Map(conocidos);
  for (const fila of filas) {
    const conocido = faltan.get(fila.id);
    faltan.delete(fila.id);
    if (conocido === undefined) {
      halladas.push({ invariante: 'I2', que: `${que} que nadie reconoció`, datos: fila });
      continue;
    }
    const esperada = esperar(conocido);
    if (JSON.stringify(enOrden(esperada)) !== JSON.stringify(enOrden(fila))) {
      halladas.push({ invariante: 'I3', que: `${que} distinto de su última respuesta`, datos: { esperada, fila } });
    }
  }
  for (const [id] of faltan) halladas.push({ invariante: 'I1', que: `${que} perdido`, datos: { id } });
  return halladas;
}

const enOrden = (fila: object) => Object.entries(fila).sort(([a], [b]) => (a < b ? -1 : 1));

/** I9: the state of a nota is where its list of events leads, and each event starts where the one before ended. */
async function historiaDeEstados(db: Db): Promise<Violacion[]> {
  const { rows } = await sql<Record<string, unknown>>`
    with pasos as (
      select nota_id, id, desde, hacia, lag(hacia) over (partition by nota_id order by id) as anterior,
             row_number() over (partition by nota_id order by id desc) as desde_el_fin
      from nota_transicion
    )
    select n.id, n.estado, p.desde, p.hacia, p.anterior
    from nota_pedido n left join pasos p on p.nota_id = n.id
    where n.comprobante_externo is null
      and (p.id is null or p.desde is distinct from p.anterior or (p.desde_el_fin = 1 and p.hacia <> n.estado))
  `.execute(db);
  return rows.map((datos) => ({ invariante: 'I9', que: 'nota en un estado al que sus pasos no llevan', datos }));
}
