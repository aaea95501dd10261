import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaccion } from '#db/transaccion.ts';
import { publicar } from '#plataforma/eventos.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { repartirAvisos } from './avisos.ts';
import type { Carta } from './carta.ts';

let base: BaseDePrueba;
beforeAll(async () => {
  base = await crearBaseDePrueba();
});
afterAll(() => base.cerrar());

/** One look for mails: what would be sent. */
async function mirar(): Promise<Carta[]> {
  const cartas: Carta[] = [];
  const encolar = async (_tx: unknown, ...nuevas: readonly Carta[]) => {
    cartas.push(...nuevas);
  };
  await repartirAvisos(base.db, encolar, () => 'http://trastienda.test');
  return cartas;
}

async function persona(): Promise<{ readonly id: string; readonly email: string }> {
  const id = uuidv7();
  const email = `${id}@quiroga.test`;
  await base.db.insertInto('usuario').values({ id, nombre: 'Lucía', email }).execute();
  return { id, email };
}

const datos = { direccion: '10.0.0.7', agente: 'Firefox en Linux' };
const cambioDe = (usuarioId: string) => ({ tipo: 'seguridad.contrasena_cambiada', usuarioId, datos }) as const;
const contar = (usuarioId: string) => transaccion(base.db, (tx) => publicar(tx, cambioDe(usuarioId)));

it('tells by mail what the catalogue says, once, with a link to where it is dealt with', async () => {
  const { id, email } = await persona();
  await contar(id);
  expect(await mirar()).toEqual([
    {
      para: email,
      asunto: 'Cambió tu contraseña · Trastienda',
      parrafos: ['Hola, Lucía:', 'Firefox en Linux, desde 10.0.0.7. Si no fuiste vos, avisá a quien administra.'],
      enlace: { texto: 'Abrir Trastienda', url: expect.stringMatching(/^http:\/\/trastienda\.test\/usuario\//) },
    },
  ]);
  expect(await mirar()).toEqual([]);
});

it('leaves each one to one node, and what a node that dies was at to the next', async () => {
  const { id } = await persona();
  await contar(id);
  const muere = repartirAvisos(
    base.db,
    () => Promise.reject(new Error('down')),
    () => '',
  );
  await expect(muere).rejects.toThrow('down');
  const vistas = await Promise.all([mirar(), mirar(), mirar()]);
  expect(vistas.flat()).toHaveLength(1);
});

it('misses nothing that is committed after something written later', async () => {
  const [lenta, pronta] = [await persona(), await persona()];
  const abierta = Promise.withResolvers<void>();
  const seguir = Promise.withResolvers<void>();
  const escribiendo = transaccion(base.db, async (tx) => {
    await publicar(tx, cambioDe(lenta.id));
    abierta.resolve();
    await seguir.promise;
  });
  await abierta.promise;
  await contar(pronta.id);
  expect((await mirar()).map(({ para }) => para)).toEqual([pronta.email]);
  seguir.resolve();
  await escribiendo;
  expect((await mirar()).map(({ para }) => para)).toEqual([lenta.email]);
});

it('writes to who asked for it and may see it, in one line of subject, and to nobody who said no', async () => {
  const [vende, mira, calla] = [await persona(), await persona(), await persona()];
  await base.db
    .insertInto('concesion')
    .values([
      { usuario_id: vende.id, rol: 'vendedor', sucursal_id: INICIALES.sucursal },
      { usuario_id: mira.id, rol: 'consulta', sucursal_id: INICIALES.sucursal },
    ])
    .execute();
  const preferencia = (usuario_id: string, tipo: string, por_correo: boolean) => ({
    usuario_id,
    tipo,
    en_producto: true,
    por_correo,
  });
  await base.db
    .insertInto('notificacion_preferencia')
    .values([
      preferencia(vende.id, 'nota.por_entregar', true),
      preferencia(mira.id, 'nota.por_entregar', true),
      preferencia(calla.id, 'seguridad.contrasena_cambiada', false),
    ])
    .execute();
  await contar(calla.id);
  await transaccion(base.db, (tx) =>
    publicar(tx, {
      tipo: 'nota.por_entregar',
      sucursalId: INICIALES.sucursal,
      autorId: calla.id,
      datos: { notaId: uuidv7(), numero: 12, cliente: 'Taller\r\nQuiroga', quien: 'Ana' },
    }),
  );
  const cartas = await mirar();
  expect(cartas.map(({ para }) => para)).toEqual([vende.email]);
  expect(cartas[0]?.asunto).toBe('Nota 12 para entregar · Trastienda');
});

it('says nothing of what happened more than a day ago', async () => {
  const { id } = await persona();
  await base.pool.query(
    `insert into evento (tipo, usuario_id, datos, en) values ('seguridad.contrasena_cambiada', $1, $2, now() - interval '25 hours')`,
    [id, JSON.stringify(datos)],
  );
  expect(await mirar()).toEqual([]);
});
