import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#servidor/db/db.ts';
import type { Violacion } from './campania.ts';
import { type Hecha, nombreDe } from './historia.ts';
import { idDe } from './mundo.ts';

/** The kinds of records whose whole trail the history knows. */
const ENTIDADES = ['nota', 'ajuste', 'cliente', 'articulo', 'estructura'];

/** I1, I2 and I3 of keys and trail: each acknowledged command left its key with its answer and its audit row, once. */
export async function auditarRegistros(db: Db, hechas: readonly Hecha[]): Promise<Violacion[]> {
  return [...(await claves(db, hechas)), ...(await rastro(db, hechas))];
}

type FilaDeClave = { readonly nombre: string; readonly status: number | null; readonly huella: string | null };

async function claves(db: Db, hechas: readonly Hecha[]): Promise<Violacion[]> {
  const { rows } = await sql<FilaDeClave>`
    select substring(u.email from '^campania-([0-9]+)@')::int - 1 || '/' || i.clave as nombre, i.status,
           encode(sha256(convert_to(i.respuesta, 'UTF8')), 'hex') as huella
    from idempotencia i join usuario u on u.id = i.usuario_id where u.email like 'campania-%'
  `.execute(db);
  const filas = new Map(rows.map((fila) => [fila.nombre, fila]));
  const halladas: Violacion[] = [];
  for (const { operacion, resultado } of hechas) {
    const nombre = nombreDe(operacion);
    const fila = filas.get(nombre);
    filas.delete(nombre);
    const datos = { tipo: operacion.tipo, nombre, ruta: operacion.ruta };
    if (resultado.tipo === 'fail' && fila) {
      halladas.push({ invariante: 'I2', que: 'una operación rechazada dejó su clave', datos });
    }
    if (resultado.tipo !== 'ok') continue;
    if (!fila) {
      halladas.push({ invariante: 'I1', que: 'operación reconocida sin su clave: se perdió', datos });
      continue;
    }
    const esperada = createHash('sha256').update(resultado.cuerpo).digest('hex');
    if (fila.status !== resultado.status || fila.huella !== esperada) {
      const guardado = { ...datos, guardado: fila.status, contestado: resultado.status };
      halladas.push({ invariante: 'I3', que: 'la respuesta guardada no es la que se contestó', datos: guardado });
    }
  }
  for (const { nombre } of filas.values()) {
    halladas.push({ invariante: 'I2', que: 'hay una clave que nadie mandó', datos: { nombre } });
  }
  return halladas;
}

/** The audit trail, as a multiset of (what, on which record), is exactly what was acknowledged. */
async function rastro(db: Db, hechas: readonly Hecha[]): Promise<Violacion[]> {
  const { rows } = await sql<{ hecho: string; veces: number }>`
    select accion || ' ' || entidad_id as hecho, count(*)::int as veces
    from auditoria where entidad = any(${ENTIDADES}::text[]) group by 1
  `.execute(db);
  const esperadas = new Map<string, number>();
  for (const { operacion, resultado } of hechas) {
    if (resultado.tipo !== 'ok' || resultado.cuerpo === '') continue;
    const hecho = `${operacion.tipo} ${idDe(operacion, resultado.cuerpo)}`;
    esperadas.set(hecho, (esperadas.get(hecho) ?? 0) + 1);
  }
  const halladas: Violacion[] = [];
  for (const { hecho, veces } of rows) {
    const debidas = esperadas.get(hecho) ?? 0;
    esperadas.delete(hecho);
    if (veces > debidas) halladas.push({ invariante: 'I2', que: 'efecto de más', datos: { hecho, veces, debidas } });
    if (veces < debidas) halladas.push({ invariante: 'I1', que: 'efecto de menos', datos: { hecho, veces, debidas } });
  }
  for (const [hecho, debidas] of esperadas) {
    halladas.push({ invariante: 'I1', que: 'operación reconocida sin rastro', datos: { hecho, debidas } });
  }
  return halladas;
}
