import { type Iva, ivaHeredado } from '@trastienda/nucleo/articulos/iva.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  type Arbol,
  type LugarPedido,
  type LugarResuelto,
  resolverLugar,
} from '@trastienda/nucleo/importaciones/lugares.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type CaminoNuevo, cargarClasificacion } from '#articulos/index.ts';
import { cargarMarcas } from '#tablas-generales/index.ts';
import { leerArbol, leerMarcas, leerUnidades } from './clasificacion.query.ts';
import type { Obra } from './obra.ts';

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
  readonly campo: string | null;
  readonly problema: string | null;
};

async function resolverLugares(
  { tx, opciones, simular, usuario }: Obra,
  pedidos: readonly LugarPedido[],
): Promise<number> {
  const { arbol, ivas } = await leerArbol(tx);
  const resueltos = pedidos.map((pedido) => resolverLugar(arbol, pedido));
  const faltan = resueltos.filter((uno) => uno.clase === 'falta');
  const seCrean = opciones.crearFaltantes && usuario.puede('clasificacion.editar');
  const crear: readonly CaminoNuevo[] = seCrean ? faltan : [];
  const creados = simular ? crear.map(() => uuidv7()) : await cargarClasificacion(tx, crear);
  let siguiente = 0;
  const filas = resueltos.map((resuelto, i): FilaDeLugar => {
    if (resuelto.clase === 'problema') return { ...VACIA, campo: resuelto.campo, problema: resuelto.motivo };
    if (resuelto.clase === 'esta') return { ...VACIA, ...conocida(arbol, ivas, resuelto.subfamiliaId) };
    if (!seCrean) return { ...VACIA, ...ausente(pedidos[i], resuelto) };
    siguiente += 1;
    return {
      ...VACIA,
      id: creados[siguiente - 1] ?? null,
      nombre: resuelto.subfamilia,
      iva: ivaDeNueva(ivas, resuelto),
    };
  });
  await sql`create temp table carga_lugar (n integer, id uuid, nombre text, iva text, campo text, problema text) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into carga_lugar select * from unnest(
      ${filas.map((_, n) => n)}::int[], ${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ nombre }) => nombre)}::text[],
      ${filas.map(({ iva }) => iva)}::text[], ${filas.map(({ campo }) => campo)}::text[],
      ${filas.map(({ problema }) => problema)}::text[])`.execute(tx);
  return new Set(creados).size;
}

const VACIA: FilaDeLugar = { id: null, nombre: '', iva: null, campo: null, problema: null };

type Ivas = ReadonlyMap<string, Iva | null>;

const conocida = ({ subfamilias, familias }: Arbol, ivas: Ivas, id: string) => {
  const subfamilia = subfamilias.find((una) => una.id === id);
  const familia = familias.find((una) => una.id === subfamilia?.familiaId);
  const { iva } = ivaHeredado({
    subfamilia: ivas.get(id) ?? null,
    familia: ivas.get(familia?.id ?? '') ?? null,
    rubro: ivas.get(familia?.rubroId ?? '') ?? null,
  });
  return { id, nombre: subfamilia?.nombre ?? '', iva };
};

/** A new subfamilia has no rate of its own: that of the nearest level that was there. */
const ivaDeNueva = (ivas: Ivas, { rubro, familia }: Extract<LugarResuelto, { clase: 'falta' }>): Iva =>
  ivaHeredado({
    subfamilia: null,
    familia: 'id' in familia ? (ivas.get(familia.id) ?? null) : null,
    rubro: 'id' in rubro ? (ivas.get(rubro.id) ?? null) : null,
  }).iva;

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
    if (!unidad) return { n, id: null, decimales: null, problema: `No existe la unidad «${escrita}».` };
    const problema = unidad.activa ? null : `La unidad ${unidad.nombre} está inactiva.`;
    return { n, id: unidad.id, decimales: unidad.decimales, problema };
  });
  await sql`create temp table carga_unidad (n integer, id uuid, decimales smallint, problema text) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into carga_unidad select * from unnest(
      ${filas.map(({ n }) => n)}::int[], ${filas.map(({ id }) => id)}::uuid[],
      ${filas.map(({ decimales }) => decimales)}::smallint[], ${filas.map(({ problema }) => problema)}::text[])`.execute(
    tx,
  );
}
