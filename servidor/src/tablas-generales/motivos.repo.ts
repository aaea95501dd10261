import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { FILTROS_DE_MOTIVOS, type listarMotivos, type Motivo } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { ClaseDeMotivo } from '@trastienda/nucleo/tablas-generales/motivo.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conRestricciones } from '#db/restriccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

type Consulta = ParsedOf<typeof listarMotivos>['query'];

export const leerMotivos = (db: Db, consulta: Consulta): Promise<Lista<Motivo>> =>
  paginar({
    consulta,
    filtrado: false,
    filas: (limit, offset) => ordenados(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, filtrados(db, consulta), tope),
  });

export const todosLosMotivos = (db: Db, consulta: Consulta): AsyncIterable<Motivo> =>
  ordenados(db, consulta).stream(500);

function ordenados(db: Db, consulta: Consulta) {
  return vistas(filtrados(db, consulta)).orderBy(enOrden(consulta.orden, ORDEN));
}

const ORDEN = {
  omision: 'clase',
  columnas: { nombre: enEspanol('m.nombre'), clase: sql`m.clase collate "C"` },
  iguales: [enEspanol('m.nombre'), sql`m.id`],
} as const;

const deSusColumnas = porColumnas(FILTROS_DE_MOTIVOS, {
  nombre: porTexto(sql`m.nombre`),
  clase: porLista(sql`m.clase`),
  estado: porLista(sql`m.activo`),
});

function filtrados(db: Db, { buscar, filtros, id, clase, activo }: Consulta) {
  const bandera = siNo(activo);
  return db
    .selectFrom('motivo as m')
    .where(conPalabras(sql<string>`norma_palabras(m.nombre)`, buscar))
    .where(conId('m.id', id))
    .where((donde) => donde.and(deSusColumnas(filtros)))
    .$if(clase !== undefined, (query) => query.where('m.clase', '=', clase ?? ''))
    .$if(bandera !== undefined, (query) => query.where('m.activo', '=', bandera ?? true));
}

const vistas = (query: ReturnType<typeof filtrados>) =>
  query
    .select(['m.id', 'm.version', 'm.clase', 'm.nombre', 'm.inicial', 'm.activo'])
    .$narrowType<{ clase: ClaseDeMotivo }>();

export const leerMotivo = (db: Db, id: string): Promise<Motivo | undefined> =>
  vistas(db.selectFrom('motivo as m')).where('m.id', '=', id).executeTakeFirst();

export async function crearMotivo(tx: Tx, id: string, clase: ClaseDeMotivo, nombre: string): Promise<void> {
  await conRestricciones(tx, alChocar(tx, clase, nombre), () =>
    tx
      .insertInto('motivo')
      .values({ id, clase, nombre, nombre_norm: normaCodigo(nombre) })
      .execute(),
  );
}

export async function cambiarMotivo(tx: Tx, { id, clase, nombre, activo }: Motivo): Promise<void> {
  await conRestricciones(tx, alChocar(tx, clase, nombre), () =>
    tx
      .updateTable('motivo')
      .set({ nombre, nombre_norm: normaCodigo(nombre), activo, version: sql`version + 1` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

const alChocar = (tx: Tx, clase: ClaseDeMotivo, nombre: string) => ({
  motivo_nombre: async () => {
    const otro = await porNombre(tx, clase, nombre);
    return rechazar('tablas.nombre_repetido', { otro: definido(otro, 'the other motivo').nombre });
  },
});

const porNombre = (db: Db, clase: ClaseDeMotivo, nombre: string) =>
  vistas(db.selectFrom('motivo as m'))
    .where('m.clase', '=', clase)
    .where('m.nombre_norm', '=', normaCodigo(nombre))
    .executeTakeFirst();

/**
 * The motivo somebody names by its text, created when nobody used it before. `texto` has a letter or digit.
 * An inactive one is refused: it was taken out of use on purpose.
 */
export async function motivoPorTexto(tx: Tx, clase: ClaseDeMotivo, texto: string): Promise<Motivo> {
  await tx
    .insertInto('motivo')
    .values({ id: uuidv7(), clase, nombre: texto.trim(), nombre_norm: normaCodigo(texto) })
    .onConflict((motivo) => motivo.doNothing())
    .execute();
  const motivo = definido(await porNombre(tx, clase, texto), 'the motivo that was just made sure of');
  if (!motivo.activo) rechazar('tablas.motivo_inactivo', { nombre: motivo.nombre });
  return motivo;
}

/** The motivo of opening stock (`acordado` 3). */
export const motivoDeStockInicial = (db: Db): Promise<Motivo> =>
  vistas(db.selectFrom('motivo as m')).where('m.inicial', '=', true).orderBy('m.id').limit(1).executeTakeFirstOrThrow();
