import type pg from 'pg';
import type { Azar } from '#bench/estadistica.ts';
import { casosDelArbol } from './arbol.ts';
import { casoDeExplosion } from './explosion.ts';
import { sacarMuestras } from './muestras.ts';
import { type Consulta, porBarras, porCodigo, porPalabras, porVehiculo } from './sql-de-busqueda.ts';
import {
  type Orden,
  type OrdenDeTodos,
  POR_PAGINA,
  paginaDeArticulos,
  paginaDelCentralizado,
  paginaDelKardex,
  paginaEnOrden,
  totalDeArticulos,
  totalDelCentralizado,
} from './sql-de-listas.ts';

/** One thing that is asked: of the product by its address, of the database by statements sent at the same time. */
export type Pedido = { readonly ruta: string; readonly consultas: readonly Consulta[] };

/** Milliseconds with one client, where there is such a target. */
export type ObjetivosDeLectura = {
  /** That half of the answers may take over those of raw SQL. */
  readonly deMas?: number;
  /** That 95 of 100 may take. */
  readonly p95?: number;
};

const DE_MAS = 4;

export type Caso = {
  readonly nombre: string;
  readonly objetivos: ObjetivosDeLectura;
  /** Raw SQL says the same in another order. */
  readonly sinOrden?: true;
  /** Different ones, in the order they are asked. */
  readonly pedidos: readonly Pedido[];
};

const PAGINAS = 100;

/** Every reading that is measured, with what is asked in each. */
export async function crearCasos(pool: pg.Pool, azar: Azar): Promise<Caso[]> {
  const muestras = await sacarMuestras(pool, azar);
  const depositoId = await unId(pool, `select id from deposito where principal and activo order by codigo, id limit 1`);
  const buscar = (
    nombre: string,
    textos: readonly string[],
    consulta: (texto: string, d: string) => Consulta,
  ): Caso => ({
    nombre,
    objetivos: { deMas: DE_MAS, p95: 40 },
    pedidos: textos.map((texto) => ({
      ruta: `/api/articulos/buscar?texto=${encodeURIComponent(texto)}&depositoId=${depositoId}`,
      consultas: [consulta(texto, depositoId)],
    })),
  });
  return [
    buscar('Buscar artículos por palabras', muestras.palabras, porPalabras),
    buscar('Buscar artículos por código', muestras.codigos, porCodigo),
    buscar('Buscar artículos por código de barras', muestras.barras, porBarras),
    buscar('Buscar por vehículo', muestras.vehiculos, porVehiculo),
    {
      ...paginas(azar, 'Página de artículos con stock', '/api/articulos', [paginaDeArticulos, totalDeArticulos]),
      objetivos: { deMas: DE_MAS, p95: 50 },
    },
    enOrden(azar, 'Página de artículos por marca', 'marca'),
    enOrden(azar, 'Página de artículos por precio', 'precio'),
    enOrden(azar, 'Página de artículos por stock', 'stock'),
    paginas(azar, 'Página de stock centralizado', '/api/stock/centralizado', [
      paginaDelCentralizado,
      totalDelCentralizado,
    ]),
    await kardex(pool, azar),
    await casoDeExplosion(pool, azar, depositoId),
    ...(await casosDelArbol(pool, azar)),
  ];
}

type Paginada = readonly [pagina: (pagina: number, orden: Orden) => Consulta, total: Consulta];

/** The first hundred pages in both orders: two hundred different ones. */
function paginas(azar: Azar, nombre: string, ruta: string, [consulta, total]: Paginada): Caso {
  const todas = (['codigo', 'descripcion'] as const).flatMap((orden) =>
    Array.from({ length: PAGINAS }, (_, i) => ({
      ruta: `${ruta}?pagina=${i + 1}&porPagina=${POR_PAGINA}&orden=${orden}`,
      consultas: [consulta(i + 1, orden), total],
    })),
  );
  return { nombre, objetivos: { deMas: DE_MAS }, pedidos: azar.barajar(todas) };
}

/** The first hundred pages, from the least and from the most. */
function enOrden(azar: Azar, nombre: string, orden: OrdenDeTodos): Caso {
  const todas = [false, true].flatMap((descendente) =>
    Array.from({ length: PAGINAS }, (_, i) => ({
      ruta: `/api/articulos?pagina=${i + 1}&porPagina=${POR_PAGINA}&orden=${descendente ? '-' : ''}${orden}`,
      consultas: [paginaEnOrden(i + 1, orden, descendente), totalDeArticulos],
    })),
  );
  return { nombre, objetivos: { p95: 150 }, pedidos: azar.barajar(todas) };
}

async function kardex(pool: pg.Pool, azar: Azar): Promise<Caso> {
  const { rows } = await pool.query<{ id: string; asientos: number }>(
    `select articulo_id as id, count(*)::int as asientos from asiento_stock
     where deposito_id in (select id from deposito where not virtual)
     group by articulo_id order by count(*) desc, articulo_id limit 1`,
  );
  const { id = '', asientos = 0 } = rows[0] ?? {};
  const hojas = Math.max(1, Math.ceil(asientos / POR_PAGINA));
  const todas = ['fecha', '-fecha'].flatMap((orden) =>
    Array.from({ length: hojas }, (_, i) => ({
      ruta: `/api/stock/kardex?articuloId=${id}&pagina=${i + 1}&porPagina=${POR_PAGINA}&orden=${orden}`,
      consultas: [paginaDelKardex(id, i + 1, orden === '-fecha')],
    })),
  );
  return {
    objetivos: { deMas: DE_MAS },
    nombre: `Página de kardex del artículo más movido (${asientos} movimientos)`,
    pedidos: azar.barajar(todas),
  };
}

async function unId(pool: pg.Pool, consulta: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(consulta);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`nothing answers ${consulta}`);
  return id;
}
