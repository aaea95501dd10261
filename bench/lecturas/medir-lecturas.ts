import type pg from 'pg';
import type { Cliente } from '#bench/cliente.ts';
import { type Comparacion, comparar } from '#bench/medir.ts';
import type { Caso, ObjetivosDeLectura, Pedido } from './casos.ts';

export type Lectura = Comparacion & {
  readonly caso: string;
  readonly objetivos: ObjetivosDeLectura;
  readonly clientes: number;
  /** Of the answers that were compared, how many brought the same rows in the same order on both sides. */
  readonly iguales: number;
  readonly comparadas: number;
};

const CLIENTES = [1, 8] as const;
const COMPARADAS = 40;
/** Several at once get more done in the same time. */
const MAS_DE_A_VARIOS = 3;

type Medio = {
  readonly abrir: () => Promise<Cliente>;
  readonly pool: pg.Pool;
  readonly muestras: number;
  readonly segundos: number;
};

export async function medirLectura(caso: Caso, medio: Medio): Promise<Lectura[]> {
  const iguales = await comprobar(caso, medio);
  const lecturas: Lectura[] = [];
  for (const clientes of CLIENTES) {
    const comparacion = await conClientes(caso, clientes, medio);
    lecturas.push({ ...comparacion, ...iguales, caso: caso.nombre, objetivos: caso.objetivos, clientes });
  }
  return lecturas;
}

/** Connections are opened for as long as they are used: the server hangs up on one that says nothing. */
async function conClientes(caso: Caso, clientes: number, { abrir, pool, muestras, segundos }: Medio) {
  const todos = await Promise.all(Array.from({ length: clientes }, abrir));
  const libres = [...todos];
  const producto = async (vuelta: number) => {
    const cliente = libres.pop();
    if (!cliente) throw new Error('more requests at once than clients');
    try {
      await cliente.leer(pedidoDe(caso, vuelta).ruta);
    } finally {
      libres.push(cliente);
    }
  };
  const crudo = (vuelta: number) => preguntar(pool, pedidoDe(caso, vuelta));
  try {
    return await comparar(producto, crudo, {
      clientes,
      muestras: clientes === 1 ? muestras : muestras * MAS_DE_A_VARIOS,
      segundos,
    });
  } finally {
    for (const cliente of todos) cliente.cerrar();
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
async function comprobar(caso: Caso, { abrir, pool }: Medio) {
  const pedidos = caso.pedidos.slice(-COMPARADAS);
  const cliente = await abrir();
  let iguales = 0;
  for (const pedido of pedidos) {
    const cuerpo = JSON.parse(await cliente.leer(pedido.ruta)) as {
      readonly filas?: readonly Identificada[];
      readonly nodos?: readonly Identificada[];
    };
    const [crudas] = await preguntar(pool, pedido);
    const suyas = (cuerpo.filas ?? cuerpo.nodos ?? []).map((fila) => String(fila.articuloId ?? fila.id));
    const propias = (crudas?.rows ?? []).map(({ id }) => id);
    const texto = (ids: readonly string[]) => (caso.sinOrden ? ids.toSorted() : ids).join();
    if (texto(suyas) === texto(propias)) iguales += 1;
  }
  cliente.cerrar();
  return { iguales, comparadas: pedidos.length };
}

type Identificada = { readonly id?: string; readonly articuloId?: string };
