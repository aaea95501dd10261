import type pg from 'pg';
import { crearPedidos } from './ciclo-de-nota/pedidos.ts';
import { cicloDeProducto } from './ciclo-de-nota/producto.ts';
import { sembrar } from './ciclo-de-nota/sembrar.ts';
import { abrirCliente, type Cliente } from './cliente.ts';
import { resumir, type Tiempos } from './estadistica.ts';

/** +10 % on the whole catalogue, while a counter goes on selling. */
export type LoteMedido = {
  readonly precios: number;
  /** Seconds. */
  readonly simular: number;
  readonly aplicar: number;
  /** Of one statement that writes the same prices. */
  readonly crudo: number;
  /** Of each command of a nota, in milliseconds, with nothing else going on and during the batch. */
  readonly quieta: Tiempos;
  readonly durante: Tiempos;
  readonly consultas: readonly string[];
};

type Medio = {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly clave: string;
  readonly semilla: number;
  readonly articulos: number;
  /** Seconds that the counter sells alone. */
  readonly segundos: number;
};

const LOTES = '/api/articulos/lotes-de-precio';
const ARTICULOS_DEL_MOSTRADOR = 5_000;

/** The newest price of each key that has begun, a tenth higher from now on. */
const SUBIR = `
  insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe, motivo, creado_por)
  select gen_random_uuid(), lista_id, articulo_id, cantidad_desde, clock_timestamp(), round(importe * 110 / 100, 4), 'Bench', $2
  from (select distinct on (articulo_id, cantidad_desde) lista_id, articulo_id, cantidad_desde, importe from precio
        where lista_id = $1 and desde <= clock_timestamp() order by articulo_id, cantidad_desde, desde desc) v
  join articulo a on a.id = v.articulo_id and a.estado <> 'INACTIVO' where importe > 0`;

/** Raw SQL goes first, into the smaller table. */
export async function medirLote({ pool, url, clave, semilla, articulos, segundos }: Medio): Promise<LoteMedido> {
  const { escena, articuloIds } = await sembrar(pool, Math.min(ARTICULOS_DEL_MOSTRADOR, Math.floor(articulos / 2)));
  const [{ rowCount }, crudo] = await medir(() => pool.query(SUBIR, [escena.listaId, escena.usuarioId]));

  const cliente = await abrirCliente(url, clave);
  const vender = crearPedidos(articuloIds, { semilla: semilla * 1000 + 77, exponente: 0.8, caliente: false });
  const venderMientras = (seguir: () => boolean) => atender({ url, clave, escena, vender }, seguir);
  try {
    const hasta = performance.now() + segundos * 1000;
    const quieta = await venderMientras(() => performance.now() < hasta);
    let trabaja = true;
    const vendido = venderMientras(() => trabaja);
    const lote = await subirTodo(cliente, escena.listaId).finally(() => {
      trabaja = false;
    });
    const durante = await vendido;
    if (lote.precios !== rowCount) throw new Error(`the batch wrote ${lote.precios} prices and raw SQL ${rowCount}`);
    return { ...lote, crudo, quieta: resumir(quieta), durante: resumir(durante), consultas: [SUBIR.trim()] };
  } finally {
    cliente.cerrar();
  }
}

type Mostrador = {
  readonly url: string;
  readonly clave: string;
  readonly escena: Parameters<typeof cicloDeProducto>[1];
  readonly vender: ReturnType<typeof crearPedidos>;
};

/** One counter that sells notas of ten lines one after another; answers what each command took, in milliseconds. */
async function atender({ url, clave, escena, vender }: Mostrador, seguir: () => boolean): Promise<number[]> {
  const cliente = await abrirCliente(url, clave);
  const tiempos: number[] = [];
  try {
    do {
      const { crear, confirmar, finalizar } = await cicloDeProducto(cliente, escena, vender);
      tiempos.push(crear, confirmar, finalizar);
    } while (seguir());
    return tiempos;
  } finally {
    cliente.cerrar();
  }
}

type Lote = {
  readonly id: string;
  readonly version: number;
  readonly estado: string;
  readonly omitidas: number | null;
  readonly totales: { readonly incluidas: number; readonly porConfirmar: number } | null;
};

async function subirTodo(cliente: Cliente, listaId: string) {
  const creado = await mandar(cliente, LOTES, {
    motivo: 'Aumento general del bench',
    listaIds: [listaId],
    filtro: {},
    regla: { tipo: 'PORCENTAJE', valor: '10' },
  });
  const mover = ({ id, version }: Lote, accion: string, resto: object = {}) =>
    mandar(cliente, `${LOTES}/${id}/${accion}`, { version, ...resto });
  const [simulado, simular] = await medir(() => mover(creado, 'simular'));
  const revisado =
    (simulado.totales?.porConfirmar ?? 0) > 0
      ? await mover(simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: { porConfirmar: 'true' } } })
      : simulado;
  const aprobado = await mover(revisado, 'aprobar');
  const [aplicado, aplicar] = await medir(() => mover(aprobado, 'aplicar'));
  if (aplicado.estado !== 'APLICADO') throw new Error(`the batch ended as ${aplicado.estado}`);
  return { precios: (aplicado.totales?.incluidas ?? 0) - (aplicado.omitidas ?? 0), simular, aplicar };
}

/** What it answers, and the seconds it took. */
async function medir<T>(hacer: () => Promise<T>): Promise<[T, number]> {
  const inicio = performance.now();
  return [await hacer(), (performance.now() - inicio) / 1000];
}

const mandar = async (cliente: Cliente, ruta: string, cuerpo: unknown): Promise<Lote> =>
  JSON.parse(await cliente.mandar(ruta, cuerpo)) as Lote;
