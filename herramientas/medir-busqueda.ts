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
  await pool.query(`insert into saldo_stock (articulo_id, deposito_id, permite_negativo, fisico)
    select a.id, d.id, false, hashtext(a.id::text) & 15 from articulo a, deposito d
    where d.vendible and a.estado <> 'INACTIVO'`);
  await pool.query('vacuum analyze');
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
    'table, first page': () => '/api/articulos',
    'table, page 20 by description': () => '/api/articulos?orden=descripcion&pagina=20',
    'table, two words': ({ descripcion }) => listar(palabras(descripcion, 2)),
    'table, one word': ({ descripcion }) => listar(palabras(descripcion, 1)),
    'table, with stock': () => '/api/articulos?conStock=true',
    'table, without price': () => '/api/articulos?sinPrecio=true',
    'counts of the views': () => '/api/articulos/vistas',
  };
}

function palabras(descripcion: string, cuantas: number): string {
  return descripcion
    .split(' ')
    .filter((palabra) => palabra.length > 2)
    .slice(0, cuantas)
    .join(' ');
}
