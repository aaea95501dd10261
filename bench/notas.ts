import type pg from 'pg';
import { cicloCrudo } from './ciclo-de-nota/crudo.ts';
import { crearPedidos } from './ciclo-de-nota/pedidos.ts';
import { cicloDeProducto, type Tiempos } from './ciclo-de-nota/producto.ts';
import { sembrar } from './ciclo-de-nota/sembrar.ts';
import { abrirCliente } from './cliente.ts';
import { percentil } from './estadistica.ts';

/** Whole ten-line notas, from draft to delivered, and what each step of the product took. */
export type Ciclo = {
  readonly clientes: number;
  readonly productoPorSegundo: number;
  readonly crudoPorSegundo: number;
  /** Milliseconds at p50. */
  readonly pasos: Tiempos;
  readonly ciclo: { readonly p50: number; readonly p95: number };
};

const CLIENTES = [1, 4, 8] as const;
/** How unequally artículos sell: the first of 20,000 is one line of thirty-two. */
const DESIGUALDAD = 0.8;
const ARTICULOS = 20_000;
const RONDAS = 3;

type Medio = {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly clave: string;
  readonly semilla: number;
  readonly articulos: number;
  /** Seconds that one side of one measurement takes. */
  readonly segundos: number;
};

/** Both sides by turns on the same database, each as fast as it can, selling different things drawn alike. */
export async function medirNotas({ pool, url, clave, semilla, articulos, segundos }: Medio) {
  const { escena, articuloIds } = await sembrar(pool, Math.min(ARTICULOS, Math.floor(articulos / 2)));
  const vender = (cual: number) =>
    crearPedidos(articuloIds, { semilla: semilla * 1000 + cual, exponente: DESIGUALDAD, caliente: false });
  const ciclos: Ciclo[] = [];
  for (const clientes of CLIENTES) {
    const conexiones = await Promise.all(Array.from({ length: clientes }, () => abrirCliente(url, clave)));
    const [deProducto, deCrudo] = [vender(clientes * 2), vender(clientes * 2 + 1)];
    const tiempos: Tiempos[] = [];
    const producto = async (yo: number) => {
      const conexion = conexiones[yo];
      if (conexion) tiempos.push(await cicloDeProducto(conexion, escena, deProducto));
    };
    const crudo = () => cicloCrudo(pool, escena, deCrudo);
    try {
      for (const lado of [producto, crudo]) await turno(lado, clientes, segundos / 2);
      tiempos.length = 0;
      const cuentas = { producto: 0, crudo: 0, msProducto: 0, msCrudo: 0 };
      for (let ronda = 0; ronda < RONDAS; ronda += 1) {
        const propio = await turno(producto, clientes, segundos / RONDAS);
        const ajeno = await turno(crudo, clientes, segundos / RONDAS);
        cuentas.producto += propio.veces;
        cuentas.msProducto += propio.ms;
        cuentas.crudo += ajeno.veces;
        cuentas.msCrudo += ajeno.ms;
      }
      ciclos.push({
        clientes,
        productoPorSegundo: (cuentas.producto * 1000) / cuentas.msProducto,
        crudoPorSegundo: (cuentas.crudo * 1000) / cuentas.msCrudo,
        ...resumir(tiempos),
      });
    } finally {
      for (const conexion of conexiones) conexion.cerrar();
    }
  }
  return { ciclos, consultas: await escuchar(pool, (oido) => cicloCrudo(oido, escena, vender(0))) };
}

async function turno(lado: (yo: number) => Promise<unknown>, clientes: number, segundos: number) {
  const inicio = performance.now();
  const hasta = inicio + segundos * 1000;
  let veces = 0;
  const uno = async (_: unknown, yo: number) => {
    while (performance.now() < hasta) {
      await lado(yo);
      veces += 1;
    }
  };
  await Promise.all(Array.from({ length: clientes }, uno));
  return { veces, ms: performance.now() - inicio };
}

function resumir(tiempos: readonly Tiempos[]): Pick<Ciclo, 'pasos' | 'ciclo'> {
  const p50 = (paso: keyof Tiempos) =>
    percentil(
      tiempos.map((uno) => uno[paso]),
      0.5,
    );
  const enteros = tiempos.map(({ crear, confirmar, finalizar }) => crear + confirmar + finalizar);
  return {
    pasos: { crear: p50('crear'), confirmar: p50('confirmar'), finalizar: p50('finalizar') },
    ciclo: { p50: percentil(enteros, 0.5), p95: percentil(enteros, 0.95) },
  };
}

/** What one raw cycle asks, in its order. */
async function escuchar(pool: pg.Pool, ciclo: (oido: pg.Pool) => Promise<unknown>): Promise<string[]> {
  const dicho: string[] = [];
  const connect = async () => {
    const client = await pool.connect();
    const query = (texto: string, valores?: unknown[]) => {
      dicho.push(texto);
      return client.query(texto, valores);
    };
    return Object.assign(Object.create(client), { query });
  };
  await ciclo(Object.assign(Object.create(pool), { connect }));
  return dicho;
}
