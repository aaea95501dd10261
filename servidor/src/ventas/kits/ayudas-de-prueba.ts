import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';
import type { Cliente } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { sembrarStock } from '#ventas/ayudas-de-prueba.ts';

const ESTRUCTURAS = '/api/articulos/estructuras';

type LineaDePrueba = {
  readonly componenteId: string;
  readonly cantidad: string;
  readonly merma?: string;
  readonly opcional?: boolean;
  readonly sustitutos?: string[];
};

/** Puts an estructura of an artículo in force; answers its id. */
export async function regir(admin: Cliente, articuloId: string, lineas: readonly LineaDePrueba[]): Promise<string> {
  const { cuerpo } = await admin.post(ESTRUCTURAS, { articuloId, lineas });
  const { id, version } = cuerpo;
  const vigente = await admin.post(`${ESTRUCTURAS}/${id}/estado`, { version, accion: 'poner_vigente' });
  if (vigente.status !== 200) throw new Error(vigente.texto);
  return id;
}

/** A kit in force with those lines; answers its id and the ids of its lines. */
export async function crearKit(db: Db, admin: Cliente, lineas: readonly LineaDePrueba[]) {
  const kitId = await sembrarArticulo(db, { tipo: 'KIT', precio: '100' });
  const id = await regir(admin, kitId, lineas);
  const { rows } = await sql<{ id: string }>`
    select id from estructura_linea where estructura_id = ${id} order by orden`.execute(db);
  return { kitId, lineas: rows.map((linea) => linea.id) };
}

/** New artículos with so much of each. */
export async function conStock(
  db: Db,
  admin: Cliente,
  cantidades: Readonly<Record<string, string>>,
): Promise<string[]> {
  const existencias: { articuloId: string; cantidad: string }[] = [];
  for (const [codigo, cantidad] of Object.entries(cantidades)) {
    existencias.push({ articuloId: await sembrarArticulo(db, { codigo: `${codigo}-${uuidv7()}` }), cantidad });
  }
  await sembrarStock(db, admin.usuarioId, existencias);
  return existencias.map(({ articuloId }) => articuloId);
}
