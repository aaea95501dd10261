import { HIJO_DE, type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { CAMPOS_DE_OMISION, vigentesEn } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import {
  type Codigos,
  fusionar,
  type LoQueLleva,
  type ModoDeTraslado,
  mover,
} from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import { camposQueSeDejan } from '#articulos/campos/campos.query.ts';
import { NOMBRE_DE_NIVEL } from '#articulos/clasificacion/detalle.query.ts';
import {
  caminoDe,
  hojasDe,
  LETRA,
  type OmisionesDelCamino,
  omisionesHasta,
  UNIDAD_GENERAL,
  type Unidad,
} from '#articulos/clasificacion/niveles.sql.ts';
import { columnaDelPadre, type NodoBloqueado } from '#articulos/clasificacion/nodos.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';

type NodoDeTraslado = Pick<NodoBloqueado, 'id' | 'version' | 'codigo' | 'nombre' | 'activo' | 'omision' | 'padreId'>;

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

/** What the rule looks at besides the two nodes, which whoever does it has locked. */
export async function leerTraslado(
  db: Db | Tx,
  modo: ModoDeTraslado,
  nivel: Nivel,
  { nodo, destino }: { readonly nodo: NodoDeTraslado | undefined; readonly destino: NodoDeTraslado | undefined },
): Promise<Traslado> {
  if (!nodo) return rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  if (!destino) return datosInvalidos([{ path: ['destinoId'], message: NO_EXISTE[nivelDelDestino(modo, nivel)] }]);
  const nivelQueLlega = modo === 'MOVER' ? nivel : HIJO_DE[nivel];
  if (nivelQueLlega === null) return { nodo, destino, nivelQueLlega, llegan: [], ocupantes: [] };
  const ocupantes = await leerHijas(db, nivelQueLlega, destino.id);
  const llegan = modo === 'MOVER' ? [nodo] : await leerHijas(db, nivelQueLlega, nodo.id);
  return { nodo, destino, nivelQueLlega, llegan, ocupantes };
}

/** The nodes of a level that hang from one of the level above. */
export const leerHijas = (db: Db | Tx, nivel: Nivel, padreId: string) =>
  leer(db, nivel, sql`${columnaDelPadre(nivel) ?? sql`null`} = ${padreId}`);

async function leer(db: Db | Tx, nivel: Nivel, donde: RawBuilder<unknown>): Promise<NodoDeTraslado[]> {
  const { rows } = await sql<NodoDeTraslado>`
    select id, version, codigo, nombre, activo, ${nivel === 'subfamilia' ? sql`omision` : sql`false`} as omision,
           ${columnaDelPadre(nivel) ?? sql`null`} as "padreId"
    from ${sql.table(nivel)} where ${donde}
    order by codigo collate "es-x-icu", id
  `.execute(db);
  return rows;
}

export const decidir = (modo: ModoDeTraslado, { nodo, ...llegada }: Traslado, elegidos: Codigos) =>
  modo === 'MOVER' ? mover(nodo, { ...llegada, elegidos }) : fusionar(nodo, { ...llegada, elegidos });

type Pedido = { readonly modo: ModoDeTraslado; readonly destinoId: string };

/** What a move or a merge would do, told before it is done (CLA-03). It reads and locks nothing. */
export async function verTraslado({ db, usuario }: Consulta, nivel: Nivel, id: string, { modo, destinoId }: Pedido) {
  const [nodos, destinos] = await Promise.all([
    leer(db, nivel, sql`id = ${id}`),
    leer(db, nivelDelDestino(modo, nivel), sql`id = ${destinoId}`),
  ]);
  const traslado = await leerTraslado(db, modo, nivel, { nodo: nodos[0], destino: destinos[0] });
  const plan = decidir(modo, traslado, new Map());
  // Codes that clash are for the person to settle; anything else cannot be done at all.
  const choques = !plan.ok && plan.error.code === 'articulos.codigos_chocan' ? plan.error.data.choques : [];
  if (choques.length === 0) exigir(plan);
  const { nodo, destino, llegan } = traslado;
  const [cuentas, muestra, cambios, campos] = await Promise.all([
    contarLoQueLleva(db, nivel, id),
    leerMuestra(db, nivel, id),
    leerCambios(db, { modo, nivel, id, destinoId }),
    camposQueSeDejan(db, {
      desde: { nivel, nodoId: id },
      hacia: { nivel: nivelDelDestino(modo, nivel), nodoId: destinoId },
      conElNodo: modo === 'FUSIONAR',
    }),
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
    campos,
  };
}

/** How much a node takes along wherever it goes. */
export async function contarLoQueLleva(db: Db | Tx, nivel: Nivel, id: string): Promise<LoQueLleva> {
  const { rows } = await sql<LoQueLleva>`
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

/** The defaults that are others in the new place: of the node itself when it moves, of what was in it when it merges. */
async function leerCambios(
  db: Db,
  { modo, nivel, id, destinoId }: Pedido & { readonly nivel: Nivel; readonly id: string },
) {
  const aca = await leerOmisiones(db, nivel, id);
  const alla = await leerOmisiones(db, nivelDelDestino(modo, nivel), destinoId);
  const despues = modo === 'FUSIONAR' ? alla.omisiones : { ...alla.omisiones, [nivel]: aca.omisiones[nivel] };
  const [antes, luego] = [vigentesEn(aca.omisiones, aca.unidadGeneral), vigentesEn(despues, aca.unidadGeneral)];
  return CAMPOS_DE_OMISION.map((campo) => ({
    campo,
    antes: comoTexto(antes[campo].valor),
    despues: comoTexto(luego[campo].valor),
  })).filter((cambio) => cambio.antes !== cambio.despues);
}

const comoTexto = (valor: Unidad | string | number | null): string | null => {
  if (valor === null) return null;
  return typeof valor === 'object' ? valor.nombre : String(valor);
};

async function leerOmisiones(db: Db, nivel: Nivel, id: string) {
  const { rows } = await sql<{ omisiones: OmisionesDelCamino; unidadGeneral: Unidad }>`
    select ${omisionesHasta(nivel)} as omisiones, ${UNIDAD_GENERAL} as "unidadGeneral"
    from ${caminoDe(nivel)} where ${sql.ref(`${LETRA[nivel]}.id`)} = ${id}
  `.execute(db);
  return definido(rows[0], 'a node that was just read');
}
