import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Obsolescencia } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { columnaDelPadre } from './nodos.repo.ts';

type Escalon = { readonly id: string } | { readonly nombre: string };

/** A subfamilia that is not there yet, under levels that are or that come with it. */
export type CaminoNuevo = { readonly rubro: Escalon; readonly familia: Escalon; readonly subfamilia: string };

/** What a node says by itself; what it leaves out is taken from the level above (CLA-02). */
export type OmisionesParaCargar = {
  readonly iva?: Iva;
  readonly unidadId?: string;
  readonly margen?: string;
  readonly diasDeConteo?: number;
  readonly obsolescencia?: Obsolescencia;
};

type Nodo = {
  readonly id: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly padreId: string | null;
  readonly omisiones?: OmisionesParaCargar;
};

/**
 * Creates the subfamilias at the end of some paths, and the rubros and familias they lack: one statement for each level.
 * Levels named alike under the same parent are one. Answers the id of each path's subfamilia, in the order given.
 */
export async function cargarClasificacion(tx: Tx, caminos: readonly CaminoNuevo[]): Promise<readonly string[]> {
  if (caminos.length === 0) return [];
  const rubros = abrirNivel(await codigosDe(tx, 'rubro'));
  const familias = abrirNivel(await codigosDe(tx, 'familia'));
  const subfamilias = abrirNivel(await codigosDe(tx, 'subfamilia'));
  const ids = caminos.map(({ rubro, familia, subfamilia }) => {
    // A familia that is there has a rubro already: nothing above it is created.
    const familiaId =
      'id' in familia
        ? familia.id
        : familias.id('id' in rubro ? rubro.id : rubros.id(null, rubro.nombre), familia.nombre);
    return subfamilias.id(familiaId, subfamilia);
  });
  await insertarNodos(tx, 'rubro', rubros.nuevos);
  await insertarNodos(tx, 'familia', familias.nuevos);
  await insertarNodos(tx, 'subfamilia', subfamilias.nuevos);
  return ids;
}

/** The codes each parent has, in upper case. */
async function codigosDe(tx: Tx, nivel: Nivel): Promise<ReadonlySet<string>> {
  const padre = columnaDelPadre(nivel);
  const { rows } = await sql<{ clave: string }>`
    select ${padre === null ? sql`''` : sql`${padre}::text`} || ' ' || upper(codigo) as clave
    from ${sql.table(nivel)}
  `.execute(tx);
  return new Set(rows.map(({ clave }) => clave));
}

const LARGO_DE_CODIGO = 12;

function abrirNivel(ocupados: ReadonlySet<string>) {
  const nuevos: Nodo[] = [];
  const porNombre = new Map<string, Nodo>();
  const usados = new Set(ocupados);
  const codigoLibre = (padreId: string | null, nombre: string): string => {
    const base = normaCodigo(nombre).slice(0, LARGO_DE_CODIGO) || 'X';
    for (let vuelta = 1; ; vuelta += 1) {
      const codigo = vuelta === 1 ? base : `${base}${vuelta}`;
      const clave = `${padreId ?? ''} ${codigo}`;
      if (usados.has(clave)) continue;
      usados.add(clave);
      return codigo;
    }
  };
  return {
    nuevos,
    id: (padreId: string | null, nombre: string): string => {
      const clave = `${padreId ?? ''} ${normaCodigo(nombre)}`;
      if (!porNombre.has(clave)) {
        const nodo = { id: uuidv7(), codigo: codigoLibre(padreId, nombre), nombre: nombre.trim(), padreId };
        porNombre.set(clave, nodo);
        nuevos.push(nodo);
      }
      return definido(porNombre.get(clave), 'the node just named').id;
    },
  };
}

/** Adds nodes to one level, in one statement. */
export async function insertarNodos(tx: Tx, nivel: Nivel, nodos: readonly Nodo[]): Promise<void> {
  if (nodos.length === 0) return;
  const padre = columnaDelPadre(nivel);
  const omision = (campo: keyof OmisionesParaCargar) => nodos.map(({ omisiones }) => omisiones?.[campo] ?? null);
  await sql`
    insert into ${sql.table(nivel)} (id, codigo, nombre, iva_omision, unidad_omision_id, margen_omision, dias_de_conteo,
                                     obsolescencia ${padre === null ? sql`` : sql`, ${padre}`})
    select * from unnest(
      ${nodos.map(({ id }) => id)}::uuid[], ${nodos.map(({ codigo }) => codigo)}::text[],
      ${nodos.map(({ nombre }) => nombre)}::text[], ${omision('iva')}::text[], ${omision('unidadId')}::uuid[],
      ${omision('margen')}::numeric[], ${omision('diasDeConteo')}::smallint[], ${omision('obsolescencia')}::text[]
      ${padre === null ? sql`` : sql`, ${nodos.map(({ padreId }) => padreId)}::uuid[]`})
  `.execute(tx);
}
