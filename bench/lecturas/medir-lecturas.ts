import type pg from 'pg';
import type { Cliente } from '#bench/cliente.ts';
import { type Comparacion, comparar } from '#bench/medir.ts';
import type { Caso, Pedido } from './casos.ts';

export type Lectura = Comparacion & {
  readonly caso: string;
  readonly esBusqueda: boolean;
  readonly clientes: number;
  /** Of the answers that were compared, how many brought the same rows in the same order on both sides. */
  readonly iguales: number;
  readonly comparadas: number;
};

export const CLIENTES = [1, 8] as const;
const COMPARADAS = 40;

type Medio = {
  readonly abrir: () => Promise<Cliente>;
  readonly pool: pg.Pool;
  readonly muestras: number;
  readonly segundos: number;
};

export async function medirLectura(caso: Caso, { abrir, pool, muestras, segundos }: Medio): Promise<Lectura[]> {
  const clientes = await Promise.all(Array.from({ length: Math.max(...CLIENTES) }, abrir));
  try {
    const iguales = await comprobar(caso, clientes[0], pool);
    const lecturas: Lectura[] = [];
    for (const cuantos of CLIENTES) {
      const libres = clientes.slice(0, cuantos);
      const producto = async (vuelta: number) => {
        const cliente = libres.pop();
        if (!cliente) throw new Error('more requests at once than clients');
        try {
          await cliente.leer(pedidoDe(caso, vuelta).ruta);
        } finally {
          libres.push(cliente);
        }
      };
      const comparacion = await comparar(producto, (vuelta) => preguntar(pool, pedidoDe(caso, vuelta)), {
        clientes: cuantos,
        muestras: cuantos === 1 ? muestras : muestras * 3,
        segundos,
      });
      lecturas.push({ ...comparacion, ...iguales, caso: caso.nombre, esBusqueda: caso.esBusqueda, clientes: cuantos });
    }
    return lecturas;
  } finally {
    for (const cliente of clientes) cliente.cerrar();
  }
}

function pedidoDe({ pedidos }: Caso, vuelta: number): Pedido {
  const pedido = pedidos[vuelta % pedidos.length];
  if (!pedido) throw new Error('a reading without requests');
  return pedido;
}

const preguntar = (pool: pg.Pool, { consultas }: Pedido) =>
  Promise.all(consultas.map(({ texto, valores }) => pool.query<{ id: string }>(texto, [...valores])));

/** Raw SQL that answered something else would compare nothing, so both answers are looked at before any is timed. */
async function comprobar(caso: Caso, cliente: Cliente | undefined, pool: pg.Pool) {
  const pedidos = caso.pedidos.slice(-COMPARADAS);
  let iguales = 0;
  for (const pedido of pedidos) {
    const cuerpo = JSON.parse((await cliente?.leer(pedido.ruta)) ?? '{}') as { filas?: readonly Identificada[] };
    const [crudas] = await preguntar(pool, pedido);
    const suyas = (cuerpo.filas ?? []).map((fila) => String(fila.articuloId ?? fila.id)).join();
    const propias = (crudas?.rows ?? []).map(({ id }) => id).join();
    if (suyas === propias) iguales += 1;
  }
  return { iguales, comparadas: pedidos.length };
}

type Identificada = { readonly id?: string; readonly articuloId?: string };
