import type { Cliente } from '#bench/cliente.ts';
import type { Pedidos } from './pedidos.ts';

const NOTAS = '/api/ventas/notas-de-pedido';

type Destino = { readonly clienteId: string; readonly depositoId: string };

export type Tiempos = { readonly crear: number; readonly confirmar: number; readonly finalizar: number };

/** The same nota through the product's doors, each command with its Idempotency-Key. Answers what each took, in ms. */
export async function cicloDeProducto(
  cliente: Cliente,
  { clienteId, depositoId }: Destino,
  pedidos: Pedidos,
): Promise<Tiempos> {
  const renglones = pedidos().map(({ articuloId, cantidad }) => ({ articuloId, cantidad: String(cantidad) }));
  const inicio = performance.now();
  const { id, version } = await ordenar(cliente, NOTAS, { clienteId, depositoId, renglones });
  const creada = performance.now();
  const confirmada = await ordenar(cliente, `${NOTAS}/${id}/confirmar`, { version });
  const reservada = performance.now();
  const entregada = await ordenar(cliente, `${NOTAS}/${id}/finalizar`, { version: confirmada.version });
  if (entregada.estado !== 'FINALIZADA') throw new Error(`the nota ended as ${entregada.estado}`);
  return { crear: creada - inicio, confirmar: reservada - creada, finalizar: performance.now() - reservada };
}

type Nota = { readonly id: string; readonly version: number; readonly estado: string };

const ordenar = async (cliente: Cliente, ruta: string, cuerpo: unknown): Promise<Nota> =>
  JSON.parse(await cliente.mandar(ruta, cuerpo)) as Nota;
