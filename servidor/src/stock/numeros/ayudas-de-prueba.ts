import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import type { Cliente, Contestacion } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, preparar } from '#stock/ayudas-de-prueba.ts';

export const NUMEROS = '/api/stock/numeros';

export const cambiarControl = (
  cliente: Cliente,
  articuloId: string,
  control: string,
  version = 1,
): Promise<Contestacion> => cliente.put(`/api/articulos/${articuloId}/control`, { version, control });

/** An artículo that asks for numbers, with none of it yet. */
export async function sembrarConNumeros(
  { db, cliente }: { readonly db: Db; readonly cliente: Cliente },
  control: 'LOTE' | 'SERIE' | 'OBLEA',
  datos: Parameters<typeof sembrarArticulo>[1] = {},
): Promise<string> {
  const articuloId = await sembrarArticulo(db, datos);
  const { status, texto } = await cambiarControl(cliente, articuloId, control);
  expect(status, texto).toBe(200);
  return articuloId;
}

/** One unit of each number comes in. */
export const ingresar = (cliente: Cliente, articuloId: string, numeros: readonly string[], depositoId?: string) =>
  ajustar(cliente, {
    ...(depositoId ? { depositoId } : {}),
    renglones: [{ articuloId, cantidad: String(numeros.length), numeros: numeros.map((numero) => ({ numero })) }],
  });

/** Prepares an ajuste of one line and tries to apply it. */
export async function intentarAjuste(
  cliente: Cliente,
  renglon: Parameters<typeof preparar>[1]['renglones'][number],
  depositoId?: string,
): Promise<Contestacion> {
  const { id } = await preparar(cliente, { ...(depositoId ? { depositoId } : {}), renglones: [renglon] });
  return cliente.post(`${AJUSTES}/${id}/aplicar`, { version: 1 });
}

/** Where each number of an artículo is: `numero cantidad depósito`. */
export async function dondeEstan(cliente: Cliente, articuloId: string): Promise<string[]> {
  const { cuerpo } = await cliente.get(`${NUMEROS}?articuloId=${articuloId}`);
  return cuerpo.filas.flatMap(
    ({ numero, lugares }: { numero: string; lugares: readonly { cantidad: string; deposito: string }[] }) =>
      lugares.length === 0 ? [numero] : lugares.map(({ cantidad, deposito }) => `${numero} ${cantidad} ${deposito}`),
  );
}
