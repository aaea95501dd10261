import { CAMPOS_DE_ORDEN, type CampoDeOrden, type ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { IVAS_EN_ORDEN } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { leerOrdenes } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Lista, leerLista } from '#articulos/precios/listas/una-lista.query.ts';
import { importeVigente } from '#articulos/precios/precio-que-rige.sql.ts';
import type { Db } from '#db/db.ts';
import { losDisponibles, losQueViajan, type Marco, type MarcoConKits, preciosDeUna } from './filtros.query.ts';

/** How the artículos of the outer row `a` are put in order (TD-06). */
export type Orden = {
  /** What is read beside each of them, all of it at once. */
  readonly juntas: RawBuilder<unknown>;
  /** The same asked of one artículo at a time, which is less where they are few; none where an order asks little of all. */
  readonly juntasDePocos: RawBuilder<unknown> | null;
  readonly por: RawBuilder<unknown>;
  /** The columns of `a` that it asks for. */
  readonly columnas: readonly string[];
};

/** One of its keys. `junta` comes with a name of its own, by which `valor` knows it. */
type Clave = {
  readonly columnas: readonly string[];
  readonly junta?: (nombre: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Another way to read the same, of the artículo of the row `a` alone. */
  readonly juntaDeUno?: (nombre: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly valor: (nombre: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** An index has them in this order, and by id those that are alike. */
  readonly conIndice?: true;
};

type Medio = {
  readonly db: Db;
  readonly marco: Marco;
  /** Asked only by an order by what there is. */
  readonly leerKits: () => Promise<MarcoConKits['kits']>;
};

/**
 * By each field asked for. What has nothing in one of them, as an artículo without a price, goes after what has, in either
 * direction. The alike go by código; where an index is what orders them all, by id in the direction of the last field.
 */
export async function leerOrden({ orden }: ConsultaDeArticulos, medio: Medio): Promise<Orden> {
  const partes = leerOrdenes(orden, 'codigo', CAMPOS_DE_ORDEN);
  const claves = await Promise.all(partes.map(({ campo, de }) => CLAVES[campo](medio, de)));
  const puestas = claves.map(({ junta, juntaDeUno, valor, columnas }, i) => {
    const nombre = sql.ref(`orden_${i}`);
    const sentido = partes[i]?.descendente ? sql`desc nulls last` : sql`asc`;
    const deTodos = junta?.(nombre) ?? sql``;
    return { deTodos, deUno: juntaDeUno?.(nombre), por: sql`${valor(nombre)} ${sentido}`, columnas };
  });
  const conIndice = claves.every((clave) => clave.conIndice);
  const alReves = conIndice && partes.at(-1)?.descendente === true;
  return {
    juntas: seguidas(puestas.map(({ deTodos }) => deTodos)),
    juntasDePocos: puestas.some(({ deUno }) => deUno)
      ? seguidas(puestas.map(({ deTodos, deUno }) => deUno ?? deTodos))
      : null,
    por: sql.join([
      ...puestas.map(({ por }) => por),
      ...(conIndice ? [] : [sql`a.codigo collate "C"`]),
      alReves ? sql`a.id desc` : sql`a.id`,
    ]),
    columnas: [...new Set([...puestas.flatMap(({ columnas }) => columnas), ...(conIndice ? [] : ['codigo'])])],
  };
}

const seguidas = (juntas: readonly RawBuilder<unknown>[]) => sql.join(juntas, sql` `);

/** With its `offset 0` it stays a question about one artículo, which is asked of the index of what `todos` reads. */
const deUnoSolo = (todos: RawBuilder<unknown>) => (nombre: RawBuilder<unknown>) =>
  sql`left join lateral (select * from (${todos}) v where v.articulo_id = a.id offset 0) ${nombre} on true`;

const conIndice = (columna: string, valor: RawBuilder<unknown>) => (): Clave => ({
  columnas: [columna],
  valor: () => valor,
  conIndice: true,
});

/** By the place of what the artículo names, worked out of all those there are: they are few, and their places are numbers. */
const porLugar = (columna: string, lugares: RawBuilder<unknown>) => (): Clave => ({
  columnas: [columna],
  junta: (nombre) => sql`left join (${lugares}) ${nombre} on ${nombre}.id = ${sql.ref(`a.${columna}`)}`,
  valor: (nombre) => sql`${nombre}.lugar`,
});

const porRama = (nombre: RawBuilder<unknown>) =>
  porLugar(
    'subfamilia_id',
    sql`select s.id, rank() over (order by ${nombre} collate "es-x-icu") as lugar
        from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id`,
  );

/** The price for one unit in the lista, as it is read: net, or what a person pays. */
const porPrecio =
  (conIva: boolean) =>
  async ({ db, marco }: Medio): Promise<Clave> => {
    const lista = definido(await leerLista(db, marco.listaId), 'whoever asked looked for it');
    const { deTodos, deUno } = lista.tipo === 'MANUAL' ? escritos(lista, marco) : derivados(lista, marco);
    const esOtro = lista.incluyeIva !== conIva;
    return {
      columnas: esOtro ? ['iva'] : [],
      junta: (nombre) => sql`left join (${deTodos}) ${nombre} on ${nombre}.articulo_id = a.id`,
      juntaDeUno: deUno,
      valor: (nombre) =>
        esOtro
          ? sql`convertir_precio(${nombre}.importe, 1, ${lista.incluyeIva}, 1, ${conIva}, a.iva)`
          : sql`${nombre}.importe`,
    };
  };

function escritos({ id }: Lista, { ahora }: Marco) {
  const deTodos = sql`select * from precios_escritos(${id}, 1, ${ahora})`;
  return { deTodos, deUno: deUnoSolo(deTodos) };
}

/** What a formula gives of every artículo is worked out by a function that does it of all; of one there is another. */
const derivados = ({ id }: Lista, marco: Marco) => ({
  deTodos: preciosDeUna(marco, sql`true`),
  deUno: (nombre: RawBuilder<unknown>) => sql`left join lateral (
    select ${importeVigente(id, marco.ahora)} as importe from lista_precio l where l.id = ${id}) ${nombre} on true`,
});

/** What a sucursal has to sell, or all that are seen; of a kit, how many what there is reaches for. A service has no stock. */
const porDisponible = async ({ marco, leerKits }: Medio, sucursalId: string | undefined): Promise<Clave> => {
  const disponibles = losDisponibles(sucursalId, { ...marco, kits: await leerKits() });
  return {
    columnas: ['tipo'],
    junta: (nombre) => sql`left join (${disponibles}) ${nombre} on ${nombre}.articulo_id = a.id`,
    juntaDeUno: deUnoSolo(disponibles),
    valor: (nombre) => sql`case when a.tipo <> 'SERVICIO' then coalesce(${nombre}.disponible, 0) end`,
  };
};

/** What travels to the sucursales that are seen (ART-07). */
const porTransito = ({ marco }: Medio): Clave => ({
  columnas: ['tipo'],
  junta: (nombre) => sql`left join (${losQueViajan(marco)}) ${nombre} on ${nombre}.articulo_id = a.id`,
  valor: (nombre) => sql`case when a.tipo = 'PRODUCTO' then coalesce(${nombre}.viaja, 0) end`,
});

/**
 * By what each says of a campo of the business, whose options go as they are listed. Those it is not asked of have nothing of
 * it, whatever they keep.
 */
const porCampo =
  (dicho: RawBuilder<unknown>) =>
  (_: Medio, campoId: string | undefined): Clave => ({
    columnas: [],
    junta: (nombre) => sql`left join (
      select v.articulo_id, ${dicho} as dicho
      from articulo_campo v
      join articulo x on x.id = v.articulo_id
      join campo_vigente g on g.campo_id = v.campo_id and g.subfamilia_id = x.subfamilia_id
      left join campo_opcion o on o.id = v.opcion_id
      where v.campo_id = ${campoId}::uuid) ${nombre} on ${nombre}.articulo_id = a.id`,
    valor: (nombre) => sql`${nombre}.dicho`,
  });

const CLAVES: Readonly<Record<CampoDeOrden, (medio: Medio, de: string | undefined) => Clave | Promise<Clave>>> = {
  codigo: conIndice('codigo', sql`a.codigo collate "C"`),
  descripcion: conIndice('descripcion', sql`a.descripcion collate "es-x-icu"`),
  modificado: conIndice('modificado_en', sql`a.modificado_en`),
  estado: conIndice('estado', sql`a.estado`),
  marca: porLugar(
    'marca_id',
    sql`select m.id, rank() over (order by m.nombre collate "es-x-icu") as lugar from marca m`,
  ),
  rubro: porRama(sql`r.nombre`),
  familia: porRama(sql`f.nombre`),
  subfamilia: porRama(sql`s.nombre`),
  unidad: porLugar(
    'unidad_id',
    sql`select u.id, rank() over (order by u.codigo collate "es-x-icu") as lugar from unidad u`,
  ),
  tipo: () => ({ columnas: ['tipo'], valor: () => sql`a.tipo` }),
  iva: () => ({ columnas: ['iva'], valor: () => sql`array_position(${IVAS_EN_ORDEN}::text[], a.iva)` }),
  precio: porPrecio(false),
  precioConIva: porPrecio(true),
  stock: porDisponible,
  'stock-*': porDisponible,
  transito: porTransito,
  'campoNumero-*': porCampo(sql`v.numero`),
  // One of yes or no has no options: no comes first, as in the dictionary.
  'campoLista-*': porCampo(sql`coalesce(o.orden, (v.valor = 'true')::int)`),
  'campoTexto-*': porCampo(sql`v.valor collate "es-x-icu"`),
  'campoFecha-*': porCampo(sql`v.valor`),
};
