/**
 * Measures the search and the table of artículos on a database of its own, through the same doors people use:
 * `DATABASE_URL=… node herramientas/medir-busqueda.ts [artículos] [veces]`. Prints milliseconds, p50 and p95.
 */

import { tmpdir } from 'node:os';
import { roles } from '@trastienda/nucleo/acceso/roles.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import pg from 'pg';
import { crearApp } from '#servidor/app.ts';
import { type ArticuloParaCargar, cargarArticulos, cargarPrecios } from '#servidor/articulos/index.ts';
import { abrirPool, conKysely } from '#servidor/db/db.ts';
import { migrar } from '#servidor/db/migrar.ts';
import { crearUsuario } from '#servidor/http/contexto.ts';
import { SIN_ACCESO } from '#servidor/prueba/entorno.ts';
import { conBase } from '#servidor/prueba/global.ts';

const ARTICULOS = Number(process.argv[2] ?? 200_000);
const VECES = Number(process.argv[3] ?? 100);
const BASE = 'medir_busqueda';
const SERVIDOR = definido(process.env.DATABASE_URL, 'DATABASE_URL');

const PARTES = ['Filtro de aceite', 'Filtro de aire', 'Pastillas de freno', 'Amortiguador delantero', 'Bomba de agua'];
const MAS_PARTES = ['Correa poli V', 'Bujía iridium', 'Rótula', 'Sensor MAP', 'Junta de tapa', 'Óptica derecha'];
const AUTOS = ['Hilux 2.8 TDI', 'Corolla 1.8', 'Ranger 3.2', 'Gol Trend 1.6', 'Amarok 2.0', 'Clio 1.2', 'Kangoo 1.6'];
const MAS_AUTOS = ['Duster 2.0', '208 1.5', 'C3 1.5', 'Palio 1.4', 'Toro 2.0', 'Civic 1.8', 'Sprinter 415'];
const [partes, autos] = [
  [...PARTES, ...MAS_PARTES],
  [...AUTOS, ...MAS_AUTOS],
];

const EN_UNA_VEZ = 5_000;
const VEHICULOS = [
  ...['Gol', 'Gol Trend', 'Polo', 'Voyage', 'Saveiro', 'Amarok', 'Fox', 'Bora'].map((m) => ['Volkswagen', m] as const),
  ...['Palio', 'Siena', 'Uno', 'Toro', 'Cronos', 'Strada', 'Fiorino'].map((m) => ['Fiat', m] as const),
  ...['Clio', 'Kangoo', 'Duster', 'Sandero', 'Logan', 'Megane'].map((m) => ['Renault', m] as const),
  ...['Ka', 'Fiesta', 'Focus', 'Ranger', 'EcoSport'].map((m) => ['Ford', m] as const),
  ...['208', '2008', '308', 'Partner'].map((m) => ['Peugeot', m] as const),
  ...['Corsa', 'Onix', 'S10', 'Cruze', 'Prisma'].map((m) => ['Chevrolet', m] as const),
  ...['Hilux', 'Corolla', 'Etios'].map((m) => ['Toyota', m] as const),
] as const;

/** The same numbers every time, so that two runs measure the same catalogue. */
let estado = 42;
function azar(hasta: number): number {
  estado = (Math.imul(estado, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (estado >> 8) % hasta;
}
const cifras = (n: number, largo: number): string => String(n).padStart(largo, '0');
const uno = (opciones: readonly string[]): string => opciones[azar(opciones.length)] ?? '';

const catalogo = Array.from({ length: ARTICULOS }, (_, i): ArticuloParaCargar & { readonly codigo: string } => ({
  codigo: i % 2 === 0 ? `W ${cifras(azar(999), 3)}/${cifras(i, 6)}` : cifras(i * 7, 9),
  descripcion: `${uno(partes)} ${uno(autos)}`,
  estado: i % 50 === 0 ? 'INACTIVO' : 'ACTIVO',
  codigos: i % 4 === 0 ? [] : [{ tipo: 'BARRAS', valor: `779${cifras(i, 10)}` }],
}));

const admin = new pg.Client({ connectionString: SERVIDOR });
await admin.connect();
await admin.query(`drop database if exists ${BASE} with (force)`);
await admin.query(`create database ${BASE}`);
const pool = abrirPool({ url: conBase(SERVIDOR, BASE) });
try {
  await migrar(pool);
  await cargar();
  await medir();
} finally {
  await pool.end();
  await admin.query(`drop database ${BASE} with (force)`);
  await admin.end();
}

async function cargar(): Promise<void> {
  const desde = new Date('2026-01-01');
  await conKysely(pool)
    .transaction()
    .execute(async (tx) => {
      const ids = await cargarArticulos(tx, catalogo, null);
      const precios = ids.map((articuloId, i) => ({ articuloId, importe: String(1000 + i), desde }));
      await cargarPrecios(
        tx,
        precios.filter((_, i) => i % 97 !== 0),
        null,
      );
    });
  await relacionar();
  await pool.query(`insert into saldo_stock (articulo_id, deposito_id, permite_negativo, fisico)
    select a.id, d.id, false, hashtext(a.id::text) & 15 from articulo a, deposito d
    where d.vendible and a.estado <> 'INACTIVO'`);
  await pool.query('vacuum analyze');
}

/** Two vehicles for each artículo, two artículos of every five in grupos of four, and one of every fifty replaced by another. */
async function relacionar(): Promise<void> {
  await pool.query(
    `insert into vehiculo (id, marca, modelo, motor, marca_norm, modelo_norm, motor_norm, palabras)
     select gen_random_uuid(), m.marca, m.modelo, motor, norma_codigo(m.marca), norma_codigo(m.modelo), norma_codigo(motor),
            norma_palabras(m.marca || ' ' || m.modelo || ' ' || motor)
     from unnest($1::text[], $2::text[]) as m (marca, modelo), unnest('{1.0,1.2,1.4,1.5,1.6,1.8,2.0,2.8 TDI}'::text[]) motor`,
    [VEHICULOS.map(([marca]) => marca), VEHICULOS.map(([, modelo]) => modelo)],
  );
  // In parts, each well within the time that a statement has.
  const { rows } = await pool.query<{ id: string }>('select id from articulo order by id');
  for (let desde = 0; desde < rows.length; desde += EN_UNA_VEZ) {
    const ids = rows.slice(desde, desde + EN_UNA_VEZ).map(({ id }) => id);
    await pool.query(
      `with numerados as (select id, row_number() over (order by palabras) as n, count(*) over () as total from vehiculo)
       insert into aplicacion (id, articulo_id, vehiculo_id, desde, hasta)
       select gen_random_uuid(), a.id, v.id, 1995 + (a.n * 7 + k) % 20, nullif(2005 + (a.n * 7 + k) % 20, 2024)
       from unnest($1::uuid[]) with ordinality as a (id, n), generate_series(0, 1) k
       join numerados v on true
       where v.n = 1 + ((a.n + $2) * 13 + k * 31) % v.total`,
      [ids, desde],
    );
  }
  await pool.query(`
    insert into articulo_equivalencia (articulo_id, grupo_id)
    select id, md5((n / 4)::text)::uuid from (select id, row_number() over () - 1 as n from articulo) a where n % 20 < 8`);
  await pool.query(`
    insert into articulo_reemplazo (articulo_id, por_id)
    select id, por from (select id, lead(id) over (order by id) as por, row_number() over (order by id) as n from articulo) a
    where n % 50 = 0 and por is not null`);
}

async function medir(): Promise<void> {
  const db = conKysely(pool);
  const permisos = new Map(roles.administrador.permisos.map((permiso): [Permiso, 'TODAS'] => [permiso, 'TODAS']));
  const app = await crearApp(
    {
      db,
      dbLarga: db,
      ahora: () => new Date(),
      ...SIN_ACCESO,
      dataDir: tmpdir(),
      databaseUrl: conBase(SERVIDOR, BASE),
      quienEs: async () => ({
        usuario: crearUsuario('01900000-0000-7000-8000-00000000beef', 'Medición', permisos),
        medio: 'clave',
        huella: 'medir',
        cuota: { lecturas: 1e9, escrituras: 1e9 },
      }),
    },
    { pool, nivel: 'silent' },
  );
  await app.ready();
  for (const [nombre, url] of Object.entries(await casos())) {
    const tiempos: number[] = [];
    // The first three warm the caches up and are not counted.
    for (let i = -3; i < VECES; i += 1) {
      const inicio = performance.now();
      const { statusCode } = await app.inject({ url: url(definido(catalogo[azar(ARTICULOS)], 'an artículo')) });
      if (statusCode !== 200) throw new Error(`${nombre}: ${statusCode}`);
      if (i >= 0) tiempos.push(performance.now() - inicio);
    }
    tiempos.sort((a, b) => a - b);
    const percentil = (p: number) =>
      (tiempos[Math.min(tiempos.length - 1, Math.floor(tiempos.length * p))] ?? 0).toFixed(1);
    console.log(`${nombre.padEnd(32)} p50 ${percentil(0.5).padStart(6)}  p95 ${percentil(0.95).padStart(6)}`);
  }
  await app.close();
}

type Caso = (articulo: (typeof catalogo)[number]) => string;

async function casos(): Promise<Readonly<Record<string, Caso>>> {
  const { rows } = await pool.query<{ id: string }>('select id from deposito where principal');
  const buscar = (texto: string) =>
    `/api/articulos/buscar?texto=${encodeURIComponent(texto)}&depositoId=${rows[0]?.id}`;
  const listar = (texto: string) => `/api/articulos?buscar=${encodeURIComponent(texto)}`;
  return {
    'buscar, own code': ({ codigo }) => buscar(codigo),
    'buscar, bar code': ({ codigo, codigos }) => buscar(codigos?.[0]?.valor ?? codigo),
    'buscar, beginning of a code': ({ codigo }) => buscar(codigo.slice(0, 4)),
    'buscar, one letter': ({ descripcion }) => buscar(descripcion.slice(0, 1)),
    'buscar, one word': ({ descripcion }) => buscar(palabras(descripcion, 1)),
    'buscar, three words': ({ descripcion }) => buscar(palabras(descripcion, 3)),
    'buscar, a vehicle': () => buscar(vehiculo()),
    'buscar, a vehicle and its year': () => buscar(`${vehiculo()} ${1996 + azar(28)}`),
    'buscar, a part for a vehicle': ({ descripcion }) => buscar(`${palabras(descripcion, 1)} ${vehiculo()}`),
    'table, first page': () => '/api/articulos',
    'table, page 20 by description': () => '/api/articulos?orden=descripcion&pagina=20',
    'table, own code': ({ codigo }) => listar(codigo),
    'table, own code, with stock': ({ codigo }) => `${listar(codigo)}&conStock=true`,
    'table, two words': ({ descripcion }) => listar(palabras(descripcion, 2)),
    'table, one word': ({ descripcion }) => listar(palabras(descripcion, 1)),
    'table, by vehicle and year': () => {
      const [marca, modelo] = deAlguno();
      return `/api/articulos?vehiculoMarca=${marca}&vehiculoModelo=${modelo}&vehiculoAnio=${1996 + azar(28)}`;
    },
    'table, with stock': () => '/api/articulos?conStock=true',
    'table, without price': () => '/api/articulos?sinPrecio=true',
    'counts of the views': () => '/api/articulos/vistas',
  };
}

function deAlguno(): readonly [string, string] {
  return definido(VEHICULOS[azar(VEHICULOS.length)], 'a vehicle');
}

function vehiculo(): string {
  return `${deAlguno()[1]} ${uno(['1.0', '1.4', '1.6', '2.0'])}`;
}

function palabras(descripcion: string, cuantas: number): string {
  return descripcion
    .split(' ')
    .filter((palabra) => palabra.length > 2)
    .slice(0, cuantas)
    .join(' ');
}
