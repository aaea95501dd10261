import { HIJO_DE, type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { CAMPOS_DE_OMISION, vigentesEn } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import {
  type Codigos,
  fusionar,
  type ModoDeTraslado,
  mover,
} from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { NOMBRE_DE_NIVEL } from './detalle.query.ts';
import {
  caminoDe,
  hojasDe,
  LETRA,
  type OmisionesLeidas,
  omisionesDe,
  UNIDAD_GENERAL,
  type Unidad,
} from './niveles.sql.ts';
import { columnaDelPadre } from './nodos.repo.ts';

export type NodoDeTraslado = {
  readonly id: string;
  readonly version: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly omision: boolean;
  readonly padreId: string | null;
};

/** Everything the rule of a move or a merge looks at. */
export type Traslado = {
  readonly nodo: NodoDeTraslado;
  readonly destino: NodoDeTraslado;
  /** The level of what changes parent; null when only artículos do. */
  readonly nivelQueLlega: Nivel | null;
  readonly llegan: readonly NodoDeTraslado[];
  readonly ocupantes: readonly NodoDeTraslado[];
};

export const nivelDelDestino = (modo: ModoDeTraslado, nivel: Nivel): Nivel => {
  const padre = modo === 'FUSIONAR' ? nivel : PADRE_DE[nivel];
  return padre ?? datosInvalidos([{ path: ['modo'], message: 'Un rubro no cuelga de nada: se fusiona, no se mueve.' }]);
};

const NO_EXISTE = {
  rubro: 'No existe ese rubro.',
  familia: 'No existe esa familia.',
  subfamilia: 'No existe esa subfamilia.',
} as const;

export async function leerTraslado(
  db: Db | Tx,
  modo: ModoDeTraslado,
  nivel: Nivel,
  { id, destinoId }: { readonly id: string; readonly destinoId: string },
): Promise<Traslado> {
  const alla = nivelDelDestino(modo, nivel);
  const [nodo] = await leer(db, nivel, 'id', id);
  const [destino] = await leer(db, alla, 'id', destinoId);
  if (!nodo) return rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  if (!destino) return datosInvalidos([{ path: ['destinoId'], message: NO_EXISTE[alla] }]);
  const nivelQueLlega = modo === 'MOVER' ? nivel : HIJO_DE[nivel];
  if (nivelQueLlega === null) return { nodo, destino, nivelQueLlega, llegan: [], ocupantes: [] };
  const ocupantes = await leer(db, nivelQueLlega, 'padre', destino.id);
  const llegan = modo === 'MOVER' ? [nodo] : await leer(db, nivelQueLlega, 'padre', nodo.id);
  return { nodo, destino, nivelQueLlega, llegan, ocupantes };
}

async function leer(db: Db | Tx, nivel: Nivel, por: 'id' | 'padre', valor: string): Promise<NodoDeTraslado[]> {
  const padre = columnaDelPadre(nivel);
  const { rows } = await sql<NodoDeTraslado>`
    select id, version, codigo, nombre, activo, ${nivel === 'subfamilia' ? sql`omision` : sql`false`} as omision,
           ${padre ?? sql`null`} as "padreId"
    from ${sql.table(nivel)} where ${por === 'id' ? sql`id` : (padre ?? sql`null`)} = ${valor}
    order by codigo collate "es-x-icu", id
  `.execute(db);
  return rows;
}

export const decidir = (modo: ModoDeTraslado, { nodo, ...llegada }: Traslado, elegidos: Codigos) =>
  modo === 'MOVER' ? mover(nodo, { ...llegada, elegidos }) : fusionar(nodo, { ...llegada, elegidos });

type Pedido = { readonly modo: ModoDeTraslado; readonly destinoId: string };

/** What a move or a merge would do, told before it is done (CLA-03). It reads and locks nothing. */
export async function verTraslado({ db, usuario }: Consulta, nivel: Nivel, id: string, { modo, destinoId }: Pedido) {
  const traslado = await leerTraslado(db, modo, nivel, { id, destinoId });
  const plan = decidir(modo, traslado, new Map());
  // Codes that clash are for the person to settle; anything else cannot be done at all.
  const choques = !plan.ok && plan.error.code === 'articulos.codigos_chocan' ? plan.error.data.choques : [];
  if (choques.length === 0) exigir(plan);
  const { nodo, destino, llegan } = traslado;
  const [cuentas, muestra, cambios] = await Promise.all([
    contar(db, nivel, id),
    leerMuestra(db, nivel, id),
    leerCambios(db, { modo, nivel, id, destinoId }),
  ]);
  const veCosto = usuario.puede('costo.ver');
  return {
    version: nodo.version,
    versionDestino: destino.version,
    nombre: nodo.nombre,
    destino: destino.nombre,
    cambianDePadre: llegan.length,
    ...cuentas,
    muestra,
    choques: [...choques],
    cambios: cambios.filter(({ campo }) => veCosto || campo !== 'margen'),
  };
}

async function contar(db: Db, nivel: Nivel, id: string) {
  const { rows } = await sql<{ nodos: number; articulos: number; inactivos: number }>`
    with hojas as materialized (${hojasDe(nivel, sql`= ${id}`)})
    select ${
      {
        rubro: sql`(select count(*) from familia where rubro_id = ${id}) + (select count(*) from hojas)`,
        familia: sql`(select count(*) from hojas)`,
        subfamilia: sql`0`,
      }[nivel]
    }::int as nodos,
           count(*) filter (where a.estado <> 'INACTIVO')::int as articulos,
           count(*) filter (where a.estado = 'INACTIVO')::int as inactivos
    from hojas h join articulo a on a.subfamilia_id = h.id
  `.execute(db);
  return definido(rows[0], 'the row of a count');
}

const MUESTRA = 10;

async function leerMuestra(db: Db, nivel: Nivel, id: string) {
  const { rows } = await sql<{ id: string; codigo: string; descripcion: string }>`
    select a.id, a.codigo, a.descripcion
    from articulo a
    where a.subfamilia_id in (select h.id from (${hojasDe(nivel, sql`= ${id}`)}) h) and a.estado <> 'INACTIVO'
    order by a.codigo collate "es-x-icu", a.id limit ${MUESTRA}
  `.execute(db);
  return rows;
}

type Cuadro = {
  readonly deRubro: OmisionesLeidas | null;
  readonly deFamilia: OmisionesLeidas | null;
  readonly deSubfamilia: OmisionesLeidas | null;
  readonly unidadGeneral: Unidad;
};

/** The defaults that are others in the new place: of the node itself when it moves, of what was in it when it merges. */
async function leerCambios(
  db: Db,
  { modo, nivel, id, destinoId }: Pedido & { readonly nivel: Nivel; readonly id: string },
) {
  const aca = await leerCuadro(db, nivel, id);
  const alla = await leerCuadro(db, nivelDelDestino(modo, nivel), destinoId);
  const suyo = { rubro: aca.deRubro, familia: aca.deFamilia, subfamilia: aca.deSubfamilia }[nivel];
  const despues = camino(modo === 'FUSIONAR' ? alla : { ...alla, [DE[nivel]]: suyo });
  const [antes, luego] = [vigentesEn(camino(aca), aca.unidadGeneral), vigentesEn(despues, aca.unidadGeneral)];
  return CAMPOS_DE_OMISION.map((campo) => ({
    campo,
    antes: comoTexto(antes[campo].valor),
    despues: comoTexto(luego[campo].valor),
  })).filter((cambio) => cambio.antes !== cambio.despues);
}

const DE = { rubro: 'deRubro', familia: 'deFamilia', subfamilia: 'deSubfamilia' } as const;

const camino = ({ deRubro, deFamilia, deSubfamilia }: Omit<Cuadro, 'unidadGeneral'>) => ({
  rubro: deRubro ?? undefined,
  familia: deFamilia ?? undefined,
  subfamilia: deSubfamilia ?? undefined,
});

const comoTexto = (valor: Unidad | string | number | null): string | null => {
  if (valor === null) return null;
  return typeof valor === 'object' ? valor.nombre : String(valor);
};

async function leerCuadro(db: Db, nivel: Nivel, id: string): Promise<Cuadro> {
  const { rows } = await sql<Cuadro>`
    select ${omisionesDe('rubro')} as "deRubro",
           ${nivel === 'rubro' ? sql`null` : omisionesDe('familia')} as "deFamilia",
           ${nivel === 'subfamilia' ? omisionesDe('subfamilia') : sql`null`} as "deSubfamilia",
           ${UNIDAD_GENERAL} as "unidadGeneral"
    from ${caminoDe(nivel)} where ${sql.ref(`${LETRA[nivel]}.id`)} = ${id}
  `.execute(db);
  return definido(rows[0], 'a node that was just read');
}
