import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import {
  FILTROS_DE_MARCAS,
  FILTROS_DE_UNIDADES,
  type listarMarcas,
  type listarUnidades,
  type Marca,
  type Unidad,
} from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, porColumnas, porLista, porNumero, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conId } from './con-id.sql.ts';
import { conPalabras, enEspanol, siNo } from './texto.sql.ts';

// Both tables are shown with their use by artículos, which belong to another room: hence a query.

type ConsultaDeUnidades = ParsedOf<typeof listarUnidades>['query'];
type ConsultaDeMarcas = ParsedOf<typeof listarMarcas>['query'];

export const leerUnidades = (db: Db, consulta: ConsultaDeUnidades): Promise<Lista<Unidad>> =>
  paginar({
    consulta,
    filtrado: false,
    filas: (limit, offset) => unidades(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, unidades(db, consulta), tope),
  });

export const todasLasUnidades = (db: Db, consulta: ConsultaDeUnidades): AsyncIterable<Unidad> =>
  unidades(db, consulta).stream(500);

const ORDEN_DE_UNIDADES = {
  omision: 'nombre',
  columnas: { nombre: enEspanol('u.nombre'), codigo: sql`u.codigo collate "C"`, decimales: sql`u.decimales` },
  iguales: sql`u.id`,
} as const;

const EN_USO = sql<boolean>`exists (select from articulo a where a.unidad_id = u.id)`;

const deLasUnidades = porColumnas(FILTROS_DE_UNIDADES, {
  codigo: porTexto(sql`u.codigo`, CODIGO),
  nombre: porTexto(sql`u.nombre`),
  decimales: porNumero(sql`u.decimales`),
  uso: porLista(sql`(${EN_USO})`),
  estado: porLista(sql`u.activa`),
});

function unidades(db: Db, { buscar, filtros, id, activa, orden }: ConsultaDeUnidades) {
  const bandera = siNo(activa);
  return vistaDeUnidades(db)
    .where(conPalabras(sql<string>`norma_palabras(u.nombre || ' ' || u.codigo)`, buscar))
    .where(conId('u.id', id))
    .where((donde) => donde.and(deLasUnidades(filtros)))
    .$if(bandera !== undefined, (query) => query.where('u.activa', '=', bandera ?? true))
    .orderBy(enOrden(orden, ORDEN_DE_UNIDADES));
}

const vistaDeUnidades = (db: Db) =>
  db
    .selectFrom('unidad as u')
    .select(['u.id', 'u.version', 'u.codigo', 'u.nombre', 'u.decimales', 'u.omision', EN_USO.as('enUso'), 'u.activa']);

export const verUnidad = (db: Db, id: string): Promise<Unidad | undefined> =>
  vistaDeUnidades(db).where('u.id', '=', id).executeTakeFirst();

export const leerMarcas = (db: Db, consulta: ConsultaDeMarcas): Promise<Lista<Marca>> =>
  paginar({
    consulta,
    filtrado: [consulta.buscar, consulta.activa, consulta.filtros].some((pedido) => pedido !== undefined),
    filas: (limit, offset) => marcas(db, consulta).limit(limit).offset(offset).execute(),
    contar: (tope) => contarFilas(db, marcas(db, consulta), tope),
  });

export const todasLasMarcas = (db: Db, consulta: ConsultaDeMarcas): AsyncIterable<Marca> =>
  marcas(db, consulta).stream(500);

const ARTICULOS = sql<number>`(select count(*) from articulo a where a.marca_id = m.id)`;

const deLasMarcas = porColumnas(FILTROS_DE_MARCAS, {
  nombre: porTexto(sql`m.nombre`),
  articulos: porNumero(ARTICULOS),
  estado: porLista(sql`m.activa`),
});

const ORDEN_DE_MARCAS = { omision: 'nombre', columnas: { nombre: enEspanol('m.nombre') }, iguales: sql`m.id` } as const;

function marcas(db: Db, { buscar, filtros, id, activa, orden }: ConsultaDeMarcas) {
  const bandera = siNo(activa);
  const norma = normaCodigo(buscar ?? '');
  return vistaDeMarcas(db)
    .where((donde) => donde.and(deLasMarcas(filtros)))
    .where(conId('m.id', id))
    .$if(norma !== '', (query) => query.where('m.nombre_norm', 'like', `%${norma}%`))
    .$if(bandera !== undefined, (query) => query.where('m.activa', '=', bandera ?? true))
    .orderBy(enOrden(orden, ORDEN_DE_MARCAS));
}

const vistaDeMarcas = (db: Db) =>
  db.selectFrom('marca as m').select(['m.id', 'm.version', 'm.nombre', ARTICULOS.as('articulos'), 'm.activa']);

export const verMarca = (db: Db, id: string): Promise<Marca | undefined> =>
  vistaDeMarcas(db).where('m.id', '=', id).executeTakeFirst();
