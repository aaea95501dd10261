import { type Busqueda, codigoQueLoTrajo, type Hallado } from '@trastienda/nucleo/articulos/busqueda.ts';
import { ESTADOS_VENDIBLES } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { elegirReemplazo } from '@trastienda/nucleo/articulos/equivalencias/reemplazo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { sql } from 'kysely';
import { type KitsEnDeposito, leerKitsDisponibles } from '#articulos/estructura/kits/kits-disponibles.query.ts';
import { esLaLista } from '#articulos/precios/listas/una-lista.query.ts';
import {
  ambosPrecios,
  escalonesLeidos,
  importeVigente,
  type TramosLeidos,
  tramosVigentes,
} from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';

type Marco = {
  /** One that exists; the default one when it is not said. */
  readonly listaId: string | undefined;
  readonly ahora: Date;
  readonly depositoId: string | undefined;
  readonly sucursalId?: string | undefined;
  readonly sucursales: readonly string[] | null;
  /** Whether to tell what of the rest is in the sucursal of `depositoId`. */
  readonly conCerca?: boolean;
  /** Who sells what is not told to everybody that may search by its codes. */
  readonly verProveedores: boolean;
  /** What was typed, to say by which of its codes words found an artículo. */
  readonly busqueda?: Busqueda;
};

type DelHallado = 'motivo' | 'exacto' | 'coincidencia' | 'tipoDeCodigo' | 'proveedor' | 'cantidadPorLectura';
type DeAfuera = 'precio' | 'precioConIva' | 'escalones' | 'moneda' | 'cerca' | 'reemplazadoPor';
type Fila = Omit<Hallazgo, DeAfuera | DelHallado> & {
  readonly cerca?: string | null;
  /** What replaces it and may be sold, from the nearest to the newest. */
  readonly reemplazos: readonly { readonly id: string; readonly codigo: string }[] | null;
  readonly importe: string | null;
  readonly tramos: TramosLeidos;
  readonly incluyeIva: boolean;
  readonly moneda: string;
  readonly codigos:
    | readonly {
        readonly tipo: NonNullable<Hallazgo['tipoDeCodigo']>;
        readonly norma: string;
        readonly valor: string;
        readonly cantidad: string;
        readonly proveedor: string | null;
      }[]
    | null;
};

/** What the list of the counter shows of each hit, in the order given. Few statements; no artículo comes by two vehicles. */
export async function leerHallazgos(db: Db, hallados: readonly Hallado[], marco: Marco): Promise<Hallazgo[]> {
  const porId = await leerFilas(db, hallados, marco);
  const ofrecidos = await leerOfrecidos(db, [...porId.values()], marco);
  return hallados.flatMap((hallado) => {
    const fila = porId.get(hallado.articuloId);
    return fila ? [aHallazgo({ ...fila, reemplazadoPor: ofrecidos.get(fila.id) ?? null }, hallado, marco)] : [];
  });
}

/** The code of what the counter offers instead of each (RN-25). Of a chain of several, what there is of them says which: it is asked only then. */
async function leerOfrecidos(db: Db, filas: readonly Fila[], marco: Marco): Promise<ReadonlyMap<string, string>> {
  const deVarios = filas.flatMap(({ reemplazos }) => (reemplazos && reemplazos.length > 1 ? reemplazos : []));
  const hay = await leerFilas(
    db,
    [...new Set(deVarios.map(({ id }) => id))].map((articuloId) => ({ articuloId })),
    marco,
  );
  return new Map(
    filas.flatMap(({ id, reemplazos }) => {
      const ofrecido = elegirReemplazo(
        (reemplazos ?? []).map((uno) => ({
          ...uno,
          aca: hay.get(uno.id)?.aca ?? null,
          otras: hay.get(uno.id)?.otras ?? null,
        })),
      );
      return ofrecido ? [[id, ofrecido.codigo] as const] : [];
    }),
  );
}

type Leido = Pick<Hallado, 'articuloId' | 'aplicacionId'>;

async function leerFilas(db: Db, hallados: readonly Leido[], marco: Marco): Promise<ReadonlyMap<string, Fila>> {
  if (hallados.length === 0) return new Map();
  const { listaId, ahora, depositoId, sucursalId, sucursales, conCerca = false } = marco;
  const ids = hallados.map(({ articuloId }) => articuloId);
  const aplicaciones = hallados.flatMap(({ aplicacionId }) => aplicacionId ?? []);
  const rows = await leerPreparada(
    db,
    sql<Fila>`
    with lugar as (
      select d.id, d.sucursal_id, d.id = ${depositoId ?? null}::uuid or d.sucursal_id = ${sucursalId ?? null}::uuid as aca
      from deposito d
      where d.vendible ${sucursales === null ? sql`` : sql`and d.sucursal_id = any(${sucursales}::uuid[])`})
    select a.id, a.codigo, a.descripcion, m.nombre as marca, a.tipo, u.codigo as unidad, a.decimales, a.iva, a.estado,
           a.control,
           ${importeVigente(sql`l.id`, ahora)} as importe, ${tramosVigentes(esLaLista(listaId), ahora)} as tramos, l.incluye_iva as "incluyeIva", l.moneda,
           (select coalesce(sum(x.fisico - x.reservado), 0)::text
            from lugar l left join saldo_stock x on x.deposito_id = l.id and x.articulo_id = a.id
            where l.aca group by l.aca) as aca,
           (select coalesce(sum(x.fisico - x.reservado), 0)::text
            from lugar l left join saldo_stock x on x.deposito_id = l.id and x.articulo_id = a.id
            where l.aca is not true having count(*) > 0) as otras,
           ${
             conCerca
               ? sql`
             (select sum(x.fisico - x.reservado)::text
              from lugar l join saldo_stock x on x.deposito_id = l.id and x.articulo_id = a.id
              where l.aca is not true
                and l.sucursal_id = (select d.sucursal_id from deposito d where d.id = ${depositoId ?? null}::uuid)) as cerca,`
               : sql``
           }
           (select json_agg(json_build_object('tipo', c.tipo, 'norma', c.valor_norm, 'valor', c.valor,
                                              'cantidad', c.cantidad_por_lectura::text, 'proveedor', v.razon_social))
            from codigo_articulo c left join proveedor v on v.id = c.proveedor_id
            where c.articulo_id = a.id) as codigos,
           (with recursive cadena (id, paso) as (
              select r.por_id, 1 from articulo_reemplazo r where r.articulo_id = a.id
              union all
              select r.por_id, c.paso + 1 from cadena c join articulo_reemplazo r on r.articulo_id = c.id)
            select json_agg(json_build_object('id', n.id, 'codigo', n.codigo) order by c.paso)
            from cadena c join articulo n on n.id = c.id
            where n.estado = any(${[...ESTADOS_VENDIBLES]}::text[])) as reemplazos,
           (select json_build_object('marca', v.marca, 'modelo', v.modelo, 'motor', v.motor,
                                     'desde', x.desde, 'hasta', x.hasta)
            from aplicacion x join vehiculo v on v.id = x.vehiculo_id
            where x.id = any(${aplicaciones}::uuid[]) and x.articulo_id = a.id) as vehiculo
    from articulo a
    join lista_precio l on ${esLaLista(listaId)}
    join unidad u on u.id = a.unidad_id
    left join marca m on m.id = a.marca_id
    where a.id = any(${ids}::uuid[])
  `,
  );
  const kits = rows.flatMap(({ id, tipo }) => (tipo === 'KIT' ? [id] : []));
  const deKits = await leerKitsDisponibles(db, kits, sucursales);
  return new Map(rows.map((fila) => [fila.id, { ...fila, ...disponiblesDe(fila, deKits.get(fila.id), marco) }]));
}

/** A service has none; of a kit, those that each place reaches for. Null stays what may not be seen. */
function disponiblesDe(
  { tipo, aca, otras }: Pick<Fila, 'tipo' | 'aca' | 'otras'>,
  kits: readonly KitsEnDeposito[] | undefined,
  aqui: Pick<Marco, 'depositoId' | 'sucursalId'>,
): Pick<Fila, 'aca' | 'otras'> & { readonly cerca?: null } {
  if (tipo === 'SERVICIO') return { aca: null, otras: null, cerca: null };
  if (tipo !== 'KIT') return { aca, otras };
  const esAca = ({ depositoId, sucursalId }: KitsEnDeposito) =>
    depositoId === aqui.depositoId || sucursalId === aqui.sucursalId;
  const hay = (en: boolean) =>
    sumar(
      (kits ?? []).filter((kit) => kit.vendible && esAca(kit) === en).map(({ disponible }) => disponible),
    ).toFixed();
  return { aca: aca && hay(true), otras: otras && hay(false), cerca: null };
}

function aHallazgo(
  {
    importe,
    tramos,
    incluyeIva,
    moneda,
    codigos,
    control,
    cerca,
    reemplazos: _,
    ...fila
  }: Fila & Pick<Hallazgo, 'reemplazadoPor'>,
  { motivo, tipo, norma, exacto, de }: Hallado,
  { verProveedores, busqueda }: Pick<Marco, 'verProveedores' | 'busqueda'>,
): Hallazgo {
  const { neto, conIva } = ambosPrecios(importe, fila.iva, incluyeIva);
  const codigo =
    motivo === 'PALABRAS' && busqueda
      ? codigoQueLoTrajo(busqueda, fila, codigos ?? [])
      : codigos?.find((otro) => otro.tipo === tipo && otro.norma === norma);
  return {
    ...fila,
    aca: fila.aca === null ? null : textoCantidad(fila.aca),
    otras: fila.otras === null ? null : textoCantidad(fila.otras),
    ...(cerca == null || Number(cerca) === 0 ? {} : { cerca: textoCantidad(cerca) }),
    precio: neto,
    precioConIva: conIva,
    ...(moneda === 'ARS' ? {} : { moneda }),
    ...escalonesLeidos(tramos, fila.iva, incluyeIva),
    motivo,
    coincidencia: de ?? codigo?.valor ?? (norma === null ? null : fila.codigo),
    ...(codigo ? { tipoDeCodigo: codigo.tipo } : {}),
    proveedor: verProveedores ? (codigo?.proveedor ?? null) : null,
    ...(control === 'NINGUNO' ? {} : { control }),
    cantidadPorLectura: textoCantidad(exacto ? (codigo?.cantidad ?? '1') : '1'),
    exacto,
  };
}
