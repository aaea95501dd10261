import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { NOTAS, sembrarStock } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let yo: Cliente;
let preguntas: string[] = [];
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente();
  const oidos = new WeakSet<pg.PoolClient>();
  prueba.pool.on('acquire', (client) => {
    if (oidos.has(client)) return;
    oidos.add(client);
    const preguntar = client.query.bind(client) as (...partes: unknown[]) => unknown;
    const oir = (...partes: unknown[]) => {
      const [pregunta] = partes as [string | { readonly text: string }];
      preguntas.push(typeof pregunta === 'string' ? pregunta : pregunta.text);
      return preguntar(...partes);
    };
    client.query = oir as typeof client.query;
  });
});
afterAll(() => prueba.cerrar());

/** How many statements each command of a whole nota asks for. */
async function vender(lineas: number): Promise<readonly number[]> {
  const articuloIds = [];
  for (let i = 0; i < lineas; i += 1) articuloIds.push(await sembrarArticulo(prueba.db));
  const existencias = articuloIds.map((articuloId) => ({ articuloId, cantidad: '100' }));
  await sembrarStock(prueba.db, yo.usuarioId, existencias);
  const contar = async (ruta: string, cuerpo: unknown) => {
    preguntas = [];
    const { status, cuerpo: nota, texto } = await yo.post(ruta, cuerpo, { clave: uuidv7() });
    expect(status, texto).toBeLessThan(300);
    // The word to the readers of events goes out by itself after the COMMIT, once for many commands: nobody waits for it.
    return { nota, cuantas: preguntas.filter((pregunta) => !pregunta.includes('pg_notify')).length };
  };
  const creada = await contar(NOTAS, {
    clienteId: INICIALES.consumidorFinal,
    depositoId: INICIALES.deposito,
    renglones: articuloIds.map((articuloId) => ({ articuloId, cantidad: '2' })),
  });
  const confirmada = await contar(`${NOTAS}/${creada.nota.id}/confirmar`, { version: 1 });
  const finalizada = await contar(`${NOTAS}/${creada.nota.id}/finalizar`, { version: 2 });
  expect(finalizada.nota.estado).toBe('FINALIZADA');
  return [creada, confirmada, finalizada].map(({ cuantas }) => cuantas);
}

it('a nota costs the same statements whatever its lines, and no more than decision 0010 says', async () => {
  await vender(1);
  // Without the one that tells who asks: here that is the test's own.
  expect(await vender(1)).toEqual([7, 11, 17]);
  expect(await vender(40)).toEqual([7, 11, 17]);
});
