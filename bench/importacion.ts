import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { textoDePalabras } from '@trastienda/nucleo/articulos/busqueda.ts';
import { digitoDeControl } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import { normaCodigo, normaPalabras, sinCerosIniciales } from '@trastienda/nucleo/comun/texto.ts';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { v7 as uuidv7 } from 'uuid';
import { escribirXlsx } from '#servidor/http/planilla/xlsx.ts';
import { type Azar, crearAzar } from './estadistica.ts';
import type { Limpieza } from './limpieza.ts';
import { ordenar } from './procesos.ts';

/**
 * Artículos a second: by the operator's order from a CSV file and from a spreadsheet, and by COPY into the same tables with
 * their indexes.
 */
export type Importacion = {
  readonly filas: number;
  readonly productoPorSegundo: number;
  readonly planillaPorSegundo: number;
  readonly crudoPorSegundo: number;
  /** What raw SQL asked. */
  readonly consultas: readonly string[];
};

type Fila = {
  readonly codigo: string;
  readonly descripcion: string;
  readonly marca: string;
  readonly precio: string;
  readonly barras: string;
};

type Medio = {
  readonly limpieza: Limpieza;
  readonly pool: pg.Pool;
  readonly entorno: Readonly<Record<string, string>>;
  readonly carpeta: string;
  readonly filas: number;
  readonly semilla: number;
};

/** COPY goes first, into the smaller tables: if that helps anybody, it is raw SQL. */
export async function medirImportacion(medio: Medio): Promise<Importacion> {
  const { limpieza, pool, entorno, carpeta, filas, semilla } = medio;
  const { rows: marcas } = await pool.query<{ id: string; nombre: string }>(
    'select id, nombre from marca where activa order by nombre, id limit 30',
  );
  const crudas = crearFilas(crearAzar(semilla), filas, 'CRU', marcas);
  const { ms: crudoMs, consultas } = await copiarTodo(pool, crudas, marcas);

  const archivo = join(carpeta, 'articulos-del-bench.csv');
  await writeFile(archivo, aCsv(crearFilas(crearAzar(semilla + 1), filas, 'IMP', marcas)));
  const planilla = join(carpeta, 'articulos-del-bench.xlsx');
  await writeFile(planilla, aPlanilla(crearFilas(crearAzar(semilla + 2), filas, 'PLA', marcas)));
  const importar = async (ruta: string) => {
    const antes = await contar(pool);
    const inicio = performance.now();
    await ordenar(limpieza, ['importar', 'articulos', ruta], entorno);
    const ms = performance.now() - inicio;
    const ahora = await contar(pool);
    const [articulos, codigos] = [ahora.articulos - antes.articulos, ahora.codigos - antes.codigos];
    if (articulos !== filas || codigos !== filas) {
      throw new Error(`of ${filas} rows the import brought ${articulos} artículos and ${codigos} bar codes`);
    }
    return ms;
  };
  const productoMs = await importar(archivo);
  const planillaMs = await importar(planilla);
  return {
    filas,
    productoPorSegundo: (filas * 1000) / productoMs,
    planillaPorSegundo: (filas * 1000) / planillaMs,
    crudoPorSegundo: (filas * 1000) / crudoMs,
    consultas,
  };
}

const PARTES = ['Filtro de aceite', 'Pastillas de freno', 'Amortiguador delantero', 'Bomba de agua', 'Correa poli V'];
const AUTOS = ['Hilux 2.8 TDI', 'Gol Trend 1.6', 'Ranger 3.2', 'Amarok 2.0', 'Clio 1.2', 'Cronos 1.3', 'Onix 1.4'];

function crearFilas(
  azar: Azar,
  cuantas: number,
  prefijo: 'CRU' | 'IMP' | 'PLA',
  marcas: readonly { nombre: string }[],
): Fila[] {
  const deBarras = { CRU: '2990', IMP: '2991', PLA: '2992' }[prefijo];
  return Array.from({ length: cuantas }, (_, i) => ({
    codigo: `${prefijo}-${azar.entero(900) + 100}/${String(i).padStart(7, '0')}`,
    descripcion: `${azar.uno(PARTES)} ${azar.uno(AUTOS)} ${2000 + azar.entero(26)}/`,
    marca: marcas.length === 0 ? '' : azar.uno(marcas).nombre,
    precio: `${1000 + azar.entero(90_000)},${10 + azar.entero(90)}`,
    barras: conControl(`${deBarras}${String(i).padStart(8, '0')}`),
  }));
}

/** A bar code whose digit of control is wrong is none: it would be left out. */
const conControl = (cifras: string): string => `${cifras}${digitoDeControl(cifras)}`;

const aCsv = (filas: readonly Fila[]): string =>
  [
    'Código;Descripción;Marca;Precio;Código de barras',
    ...filas.map(({ codigo, descripcion, marca, precio, barras }) =>
      [codigo, descripcion, marca, precio, barras].join(';'),
    ),
    '',
  ].join('\n');

/** As the product itself hands it over: its prices are numbers. */
const aPlanilla = (filas: readonly Fila[]) =>
  escribirXlsx<Fila>({
    nombre: 'articulos.csv',
    columnas: [
      { titulo: 'Código', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción', valor: ({ descripcion }) => descripcion },
      { titulo: 'Marca', valor: ({ marca }) => marca },
      { titulo: 'Precio', tipo: 'numero', valor: ({ precio }) => precio.replace(',', '.') },
      { titulo: 'Código de barras', valor: ({ barras }) => barras },
    ],
    filas,
  });

async function contar(pool: pg.Pool): Promise<{ readonly articulos: number; readonly codigos: number }> {
  const { rows } = await pool.query<{ articulos: number; codigos: number }>(
    'select (select count(*) from articulo)::int as articulos, (select count(*) from codigo_articulo)::int as codigos',
  );
  return rows[0] ?? { articulos: 0, codigos: 0 };
}

type Marca = { readonly id: string; readonly nombre: string };

/** The rows are worked out before the clock starts: what is timed is COPY alone, in one transaction. */
async function copiarTodo(pool: pg.Pool, filas: readonly Fila[], marcas: readonly Marca[]) {
  const { rows } = await pool.query<{ subfamilia: string; unidad: string; decimales: number; lista: string }>(
    `select s.id as subfamilia, u.id as unidad, u.decimales, l.id as lista
     from subfamilia s, unidad u, lista_precio l where s.omision and u.omision and l.omision`,
  );
  const [omision] = rows;
  if (!omision) throw new Error('the database has no defaults');
  const tablas = aTablas(filas, omision, new Map(marcas.map(({ id, nombre }) => [nombre, id])));
  const client = await pool.connect();
  try {
    const inicio = performance.now();
    await client.query('begin');
    for (const [destino, lineas] of Object.entries(tablas)) {
      await pipeline(enTrozos(lineas), client.query(copyFrom(`copy ${destino} from stdin`)));
    }
    await client.query('commit');
    return {
      ms: performance.now() - inicio,
      consultas: Object.keys(tablas).map((destino) => `copy ${destino} from stdin`),
    };
  } finally {
    client.release();
  }
}

type Omision = {
  readonly subfamilia: string;
  readonly unidad: string;
  readonly decimales: number;
  readonly lista: string;
};

/** The same rows an import writes, by table. */
function aTablas(filas: readonly Fila[], omision: Omision, idDeMarca: ReadonlyMap<string, string>) {
  const nuevas = filas.map((fila) => ({ ...fila, id: uuidv7(), norma: normaCodigo(fila.codigo) }));
  const { subfamilia, unidad, decimales, lista } = omision;
  const desde = new Date().toISOString();
  const clave = (id: string, tipo: string, norma: string) => [id, tipo, norma, sinCerosIniciales(norma)];
  return {
    'articulo (id, codigo, codigo_norm, descripcion, subfamilia_id, marca_id, unidad_id, decimales, iva)': nuevas.map(
      ({ id, codigo, norma, descripcion, marca }) => [
        ...[id, codigo, norma, descripcion, subfamilia, idDeMarca.get(marca) ?? '\\N'],
        ...[unidad, decimales, '21'],
      ],
    ),
    'codigo_articulo (id, articulo_id, tipo, valor, valor_norm, decimales)': nuevas.map(({ id, barras }) => [
      ...[uuidv7(), id, 'BARRAS', barras, barras, decimales],
    ]),
    'articulo_clave (articulo_id, tipo, valor_norm, sin_ceros)': nuevas.flatMap(({ id, norma, barras }) => [
      clave(id, 'PROPIO', norma),
      clave(id, 'BARRAS', barras),
    ]),
    'articulo_palabras (articulo_id, texto, orden, estado)': nuevas.map(
      ({ id, codigo, norma, descripcion, marca, barras }) => [
        id,
        textoDePalabras([descripcion, marca, codigo, norma, barras, barras]),
        ...[normaPalabras(descripcion), 'ACTIVO'],
      ],
    ),
    'precio (id, lista_id, articulo_id, desde, importe)': nuevas.map(({ id, precio }) => [
      ...[uuidv7(), lista, id, desde, precio.replace(',', '.')],
    ]),
  };
}

const POR_TROZO = 2_000;

function* enTrozos(lineas: readonly (readonly (string | number)[])[]): Generator<string> {
  for (let i = 0; i < lineas.length; i += POR_TROZO) {
    yield lineas
      .slice(i, i + POR_TROZO)
      .map((celdas) => `${celdas.join('\t')}\n`)
      .join('');
  }
}
