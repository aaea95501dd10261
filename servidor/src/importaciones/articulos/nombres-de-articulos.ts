import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { type Iva, ivaHeredado } from '@trastienda/nucleo/articulos/iva.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  type Arbol,
  type LugarPedido,
  type LugarResuelto,
  resolverLugar,
} from '@trastienda/nucleo/importaciones/entidades/lugares.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type CaminoNuevo, cargarClasificacion } from '#articulos/index.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';
import { cargarMarcas } from '#tablas-generales/index.ts';
import { type LoQueDice, leerArbol, leerMarcas, leerUnidades } from './clasificacion.query.ts';

/** The names a file gives to marcas, places and unidades, each with the number it is known by in the rows. */
export type Nombres = {
  readonly marca: (nombre: string) => number;
  /** Null when the row says nothing of where the artículo belongs. */
  readonly lugar: (lugar: LugarPedido) => number | null;
  readonly unidad: (nombre: string) => number;
  /** Finds what they mean, or creates it, and leaves it in `carga_marca`, `carga_lugar` and `carga_unidad`. */
  readonly resolver: (obra: Obra) => Promise<Readonly<Record<string, number>>>;
};

export function crearNombres(): Nombres {
  const marcas: Numerados<string> = new Map();
  const lugares: Numerados<LugarPedido> = new Map();
  const unidades: Numerados<string> = new Map();
  return {
    marca: (nombre) => numerar(marcas, normaCodigo(nombre), nombre),
    lugar: ({ rubro, familia, subfamilia }) => {
      if (rubro === undefined && familia === undefined && subfamilia === undefined) return null;
      const clave = [rubro, familia, subfamilia].map((nombre) => normaCodigo(nombre ?? '')).join('/');
      return numerar(lugares, clave, { rubro, familia, subfamilia });
    },
    unidad: (nombre) => numerar(unidades, normaCodigo(nombre), nombre),
    resolver: async (obra) => {
      const marcasNuevas = await resolverMarcas(obra, marcas);
      const subfamiliasNuevas = await resolverLugares(
        obra,
        [...lugares.values()].map(({ valor }) => valor),
      );
      await resolverUnidades(obra, unidades);
      return { 'Marcas nuevas': marcasNuevas, 'Subfamilias nuevas': subfamiliasNuevas };
    },
  };
}

type Numerados<V> = Map<string, { readonly n: number; readonly valor: V }>;

/** The number of a key, given at its first appearance with what it stands for. */
function numerar<V>(mapa: Numerados<V>, clave: string, valor: V): number {
  const previo = mapa.get(clave);
  if (previo) return previo.n;
  mapa.set(clave, { n: mapa.size, valor });
  return mapa.size - 1;
}

async function resolverMarcas({ tx, opciones, simular, usuario }: Obra, marcas: Numerados<string>): Promise<number> {
  const normas = [...marcas.keys()];
  const hay = new Map((await leerMarcas(tx, normas)).map((marca) => [marca.norma, marca]));
  const faltan = normas.filter((norma) => norma !== '' && !hay.has(norma));
  const seCrean = opciones.crearFaltantes && usuario.puede('tabla.editar');
  const crear = seCrean ? faltan : [];
  const creadas = simular
    ? new Map<string, string>()
    : await cargarMarcas(
        tx,
        crear.map((norma) => marcas.get(norma)?.valor ?? ''),
      );
  const filas = normas.map((norma, n) => {
    const marca = hay.get(norma);
    if (norma === '') return { n, id: null, nombre: '', problema: 'Usá al menos una letra o un número.' };
    if (marca && !marca.activa)
      return { n, id: marca.id, nombre: marca.nombre, problema: `La marca ${marca.nombre} está inactiva.` };
    if (marca) return { n, id: marca.id, nombre: marca.nombre, problema: null };
    const nombre = marcas.get(norma)?.valor ?? '';
    if (!seCrean) return { n, id: null, nombre, problema: `No existe la marca «${nombre}».` };
    return { n, id: creadas.get(norma) ?? uuidv7(), nombre, problema: null };
  });
  await sql`create temp table carga_marca (n integer, id uuid, nombre text, problema text) on commit drop`.execute(tx);
  await sql`
    insert into carga_marca select * from unnest(
      ${filas.map(({ n }) => n)}::int[], ${filas.map(({ id }) => id)}::uuid[],
      ${filas.map(({ nombre }) => nombre)}::text[], ${filas.map(({ problema }) => problema)}::text[])`.execute(tx);
  return crear.length;
}

type FilaDeLugar = {
  readonly id: string | null;
  readonly nombre: string;
  readonly iva: Iva | null;
  readonly unidadId: string | null;
  /** Of a new one, what is there already of the way to it: the campos asked for there are asked for in it. */
  readonly familiaId: string | null;
  readonly rubroId: string | null;
  readonly campo: string | null;
  readonly problema: string | null;
};

async function resolverLugares(
  { tx, opciones, simular, usuario }: Obra,
  pedidos: readonly LugarPedido[],
): Promise<number> {
  const { arbol, dichos } = await leerArbol(tx);
  const resueltos = pedidos.map((pedido) => resolverLugar(arbol, pedido));
  const faltan = resueltos.filter((uno) => uno.clase === 'falta');
  const seCrean = opciones.crearFaltantes && usuario.puede('clasificacion.editar');
  const crear: readonly CaminoNuevo[] = seCrean ? faltan : [];
  const creados = simular ? crear.map(() => uuidv7()) : await cargarClasificacion(tx, crear);
  let siguiente = 0;
  const filas = resueltos.map((resuelto, i): FilaDeLugar => {
    if (resuelto.clase === 'problema') return { ...VACIA, campo: resuelto.campo, problema: resuelto.motivo };
    if (resuelto.clase === 'esta') return { ...VACIA, ...conocida(arbol, dichos, resuelto.subfamiliaId) };
    if (!seCrean) return { ...VACIA, ...ausente(pedidos[i], resuelto) };
    siguiente += 1;
    return {
      ...VACIA,
      id: creados[siguiente - 1] ?? null,
      nombre: resuelto.subfamilia,
      ...deNueva(dichos, resuelto),
    };
  });
  await sql`
    create temp table carga_lugar (
      n integer, id uuid, nombre text, iva text, unidad_id uuid, decimales smallint, familia_id uuid, rubro_id uuid,
      campo text, problema text) on commit drop`.execute(tx);
  await sql`
    insert into carga_lugar
    select x.n, x.id, x.nombre, x.iva, u.id, u.decimales, x.familia_id, x.rubro_id, x.campo, x.problema
      from unnest(
             ${filas.map((_, n) => n)}::int[], ${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ nombre }) => nombre)}::text[],
             ${filas.map(({ iva }) => iva)}::text[], ${filas.map(({ unidadId }) => unidadId)}::uuid[],
             ${filas.map(({ familiaId }) => familiaId)}::uuid[], ${filas.map(({ rubroId }) => rubroId)}::uuid[],
             ${filas.map(({ campo }) => campo)}::text[], ${filas.map(({ problema }) => problema)}::text[])
             as x (n, id, nombre, iva, unidad_id, familia_id, rubro_id, campo, problema)
      join unidad u on case when x.unidad_id is null then u.omision else u.id = x.unidad_id end`.execute(tx);
  return new Set(creados).size;
}

const VACIA: FilaDeLugar = {
  ...{ id: null, nombre: '', iva: null, unidadId: null, familiaId: null, rubroId: null },
  ...{ campo: null, problema: null },
};

type Dichos = ReadonlyMap<string, LoQueDice>;

const conocida = ({ subfamilias, familias }: Arbol, dichos: Dichos, id: string) => {
  const subfamilia = subfamilias.find((una) => una.id === id);
  const familia = familias.find((una) => una.id === subfamilia?.familiaId);
  return {
    id,
    nombre: subfamilia?.nombre ?? '',
    ...heredado(dichos, { subfamilia: id, familia: familia?.id, rubro: familia?.rubroId }),
  };
};

/** A new subfamilia says nothing by itself: it has what the nearest level that was there says. */
function deNueva(dichos: Dichos, { rubro, familia }: Extract<LugarResuelto, { clase: 'falta' }>) {
  const familiaId = 'id' in familia ? familia.id : null;
  const rubroId = 'id' in rubro ? rubro.id : null;
  return { familiaId, rubroId, ...heredado(dichos, { familia: familiaId ?? undefined, rubro: rubroId ?? undefined }) };
}

/** What a new artículo takes at the end of a path; without a unidad, that of the company (CLA-02). */
function heredado(
  dichos: Dichos,
  camino: { readonly [N in Nivel]?: string | undefined },
): { readonly iva: Iva; readonly unidadId: string | null } {
  const de = (nivel: Nivel): LoQueDice => dichos.get(camino[nivel] ?? '') ?? { iva: null, unidadId: null };
  const [subfamilia, familia, rubro] = [de('subfamilia'), de('familia'), de('rubro')];
  return {
    iva: ivaHeredado({ subfamilia: subfamilia.iva, familia: familia.iva, rubro: rubro.iva }).iva,
    unidadId: subfamilia.unidadId ?? familia.unidadId ?? rubro.unidadId,
  };
}

function ausente(pedido: LugarPedido | undefined, { subfamilia }: { readonly subfamilia: string }) {
  const campo = pedido?.subfamilia !== undefined ? 'subfamilia' : pedido?.familia !== undefined ? 'familia' : 'rubro';
  return { campo, problema: `No existe la subfamilia «${subfamilia}» ahí.` };
}

async function resolverUnidades({ tx }: Obra, unidades: Numerados<string>): Promise<void> {
  const hay = await leerUnidades(tx);
  const filas = [...unidades].map(([norma, { n, valor: escrita }]) => {
    const unidad =
      hay.find(({ codigo }) => normaCodigo(codigo) === norma) ??
      hay.find(({ nombre }) => normaCodigo(nombre) === norma);
    if (!unidad) return { n, escrita, id: null, decimales: null, problema: `No existe la unidad «${escrita}».` };
    const problema = unidad.activa ? null : `La unidad ${unidad.nombre} está inactiva.`;
    return { n, escrita, id: unidad.id, decimales: unidad.decimales, problema };
  });
  await sql`create temp table carga_unidad (n integer, escrita text, id uuid, decimales smallint, problema text) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into carga_unidad select * from unnest(
      ${filas.map(({ n }) => n)}::int[], ${filas.map(({ escrita }) => escrita)}::text[], ${filas.map(({ id }) => id)}::uuid[],
      ${filas.map(({ decimales }) => decimales)}::smallint[], ${filas.map(({ problema }) => problema)}::text[])`.execute(
    tx,
  );
}
