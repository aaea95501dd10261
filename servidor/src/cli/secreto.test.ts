import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirLlavero, rotarLlavero } from '#acceso/factores/llavero.ts';
import { abrirNavegador, codigoDe, ponerFactor } from '#acceso/prueba/navegador.ts';
import { CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { guardarPendientes } from '#correo/pendientes.repo.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { correr } from './consola-de-prueba.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

const rotar = (cual: string) =>
  correr(prueba.url, ['secreto', 'rotar', ...cual.split(' ')], '', { DATA_DIR: prueba.dataDir });
const guardadas = (): { actual: string; claves: Record<string, string> } =>
  JSON.parse(readFileSync(join(prueba.dataDir, 'claves', 'segundo-factor.json'), 'utf8'));
const claveDe = async (usuarioId: string) =>
  (
    await prueba.db
      .selectFrom('factor_codigo')
      .select('clave_id')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirstOrThrow()
  ).clave_id;

/** Somebody with a second factor, and how they come in with a code of it, each time a step later. */
async function conFactor() {
  prueba.reloj.ahora = undefined;
  const { navegador, id, email } = await sembrarConSesion(prueba);
  const { secreto } = await ponerFactor(navegador);
  let pasos = 0;
  const ingresar = async () => {
    pasos += 1;
    prueba.reloj.ahora = new Date(Date.now() + pasos * 60_000);
    const otro = abrirNavegador(prueba);
    await otro.ingresar(email, CONTRASENA);
    const codigo = codigoDe(secreto, prueba.reloj.ahora);
    return (await otro.pedir('POST', '/api/acceso/pendiente/codigo', { codigo })).status;
  };
  return { id, ingresar };
}

describe('secreto rotar segundo-factor', () => {
  it('seguridad 3.11 makes another key beside a running server and writes under it what there is; codes go on opening', async () => {
    const persona = await conFactor();
    const { actual: antes } = guardadas();
    const corrida = await rotar('segundo-factor');
    expect(corrida).toMatchObject({ codigo: 0, error: '' });
    const { actual, claves } = guardadas();
    expect(actual).not.toBe(antes);
    expect(Object.keys(claves)).toContain(antes);
    expect(await claveDe(persona.id)).toBe(actual);
    expect(await persona.ingresar()).toBe(200);
    for (const clave of Object.values(claves)) expect(JSON.stringify(corrida)).not.toContain(clave);
    // Whoever sets one up afterwards has it under the new key, without a new start.
    expect(await claveDe((await conFactor()).id)).toBe(actual);
    const { rows } = await prueba.pool.query(
      `select a.quien, c.campo, c.despues from auditoria a join auditoria_campo c on c.auditoria_id = a.id
       where a.accion = 'secreto.rotar' order by a.id desc, c.orden limit 3`,
    );
    expect(rows).toEqual([
      { quien: 'Operación por consola', campo: 'secreto', despues: 'segundo-factor' },
      { quien: 'Operación por consola', campo: 'recifrados', despues: expect.stringMatching(/^[1-9]\d*$/) },
      { quien: 'Operación por consola', campo: 'ilegibles', despues: '0' },
    ]);
  });

  it('writes the mails that wait under it too', async () => {
    const mensaje = { para: 'lucia@quiroga.test', asunto: 'Hola', texto: 'Hola', html: 'Hola' };
    const alLlavero = abrirLlavero(prueba.dataDir);
    await prueba.db.transaction().execute(async (tx) => {
      await guardarPendientes(tx, alLlavero, [{ mensaje, sirveMinutos: 600 }]);
      // Nobody sends it meanwhile.
      await sql`update correo_pendiente set proximo_en = now() + interval '1 hour'`.execute(tx);
    });
    await rotar('segundo-factor');
    const fila = await prueba.db.selectFrom('correo_pendiente').selectAll().executeTakeFirstOrThrow();
    expect(fila.clave_id).toBe(guardadas().actual);
    expect(JSON.parse(alLlavero.descifrar(fila.clave_id, fila.sobre, fila.id).toString())).toEqual(mensaje);
    await prueba.db.deleteFrom('correo_pendiente').execute();
  });

  it('cut after its key was made, nothing is lost, and the next time all is written again', async () => {
    const persona = await conFactor();
    rotarLlavero(prueba.dataDir);
    expect(await claveDe(persona.id)).not.toBe(guardadas().actual);
    expect(await persona.ingresar()).toBe(200);
    expect((await rotar('segundo-factor')).codigo).toBe(0);
    expect(await claveDe(persona.id)).toBe(guardadas().actual);
    expect(await persona.ingresar()).toBe(200);
  });

  it('two at once lose no key', async () => {
    const antes = Object.keys(guardadas().claves);
    const corridas = await Promise.all([rotar('segundo-factor'), rotar('segundo-factor')]);
    expect(corridas.map(({ codigo }) => codigo)).toEqual([0, 0]);
    expect(Object.keys(guardadas().claves)).toHaveLength(antes.length + 2);
  });

  it('leaves what no key here reads as it was, and says so', async () => {
    const { id } = await conFactor();
    await prueba.db.updateTable('factor_codigo').set({ clave_id: 'de-otra' }).where('usuario_id', '=', id).execute();
    const corrida = await rotar('segundo-factor');
    expect(corrida).toMatchObject({ codigo: 1, error: expect.stringContaining('No se pudieron leer: 1.') });
    expect(await claveDe(id)).toBe('de-otra');
  });
});

it('seguridad 3.11 the password of a server of the operator is theirs to change', async () => {
  expect(await rotar('base-de-datos')).toMatchObject({ codigo: 1, error: expect.stringContaining('DATABASE_URL') });
});

it.each([
  ['', 'Falta qué secreto'],
  ['pimienta', 'No existe el secreto «pimienta»'],
  ['segundo-factor ya', 'No se entiende «ya».'],
])('ends with 2 when it is badly written: «%s»', async (texto, frase) => {
  const argumentos = ['secreto', 'rotar', ...texto.split(' ').filter(Boolean)];
  expect(await correr(prueba.url, argumentos)).toMatchObject({ codigo: 2, error: expect.stringContaining(frase) });
});
