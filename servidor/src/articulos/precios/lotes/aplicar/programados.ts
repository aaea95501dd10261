import type { LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { darPorDescartado } from '#articulos/precios/lotes/mover-lote.ts';
import type { Db } from '#db/db.ts';
import { ejecutarComando } from '#http/comando.ts';
import { crearUsuario, type Orden } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { leerAQuienAvisar } from './a-quien-avisar.query.ts';
import { darPorAplicado } from './aplicar-lote.ts';
import { darPorRevertido } from './revertir-lote.ts';
import { leerVencidos, type Vencido } from './vencidos.query.ts';

const CADA_MS = 15_000;

type Medios = Pick<Entorno, 'db' | 'dbLarga' | 'ahora'> & { readonly log: FastifyBaseLogger };

/**
 * Applies the batches whose hour came and takes back those that are over (UA-12), each as who left it so; one that fails does not
 * hold the others. They go by their hours, also when several came while the server was closed: a batch that was to go over a campaign
 * finds it. Of one hour, what ends comes before what begins: a campaign that follows another one finds the prices of always. Who has to
 * do with one is told that it was applied, that it is over, and that it was so before it could begin: it is discarded. When none of them is there any more, whoever may approve one hears of it.
 */
export async function aplicarVencidos({ db, dbLarga, ahora, log }: Medios): Promise<void> {
  for (const vencido of await leerVencidos(db, ahora())) {
    try {
      await hacerUno(dbLarga, ahora(), vencido, (orden) => COMANDOS[vencido.que](orden, db, vencido));
    } catch (error) {
      // Another server of ours has it, or somebody took it back a moment ago.
      if (!(error instanceof ReglaRota))
        log.error({ err: error, loteId: vencido.id }, 'a batch of prices was left as it was');
    }
  }
}

const LLEGO_SU_FIN = 'Llegó el día en que terminaba';

/** What comes back is another batch, with labels to print again (PRE-16): it is told as one that was applied. */
async function volverTerminado(orden: Orden, db: Db, { id: loteId, version }: Vencido): Promise<void> {
  const lote = await darPorRevertido(orden, db, loteId, { version, motivo: LLEGO_SU_FIN });
  const { id, numero, omitidas } = definido(lote.revertidoPor, 'the batch that took it back');
  for (const usuarioId of await leerAQuienAvisar(orden.tx, suyosDe(orden, lote))) {
    if (omitidas === 0)
      orden.publicar({ tipo: 'lote.aplicado', usuarioId, datos: { loteId: id, numero, motivo: LLEGO_SU_FIN } });
    else {
      const { numero, motivo } = lote;
      orden.publicar({ tipo: 'lote.terminado', usuarioId, datos: { loteId: id, numero, motivo, omitidas } });
    }
  }
}

/** Whoever has to do with it is told, of the prices it left as they were too: nobody was looking at it. */
async function aplicarProgramado(orden: Orden, db: Db, { id: loteId, version }: Vencido): Promise<void> {
  const { lote } = await darPorAplicado(orden, db, loteId, { version });
  const { numero, motivo, omitidas, lineas } = lote;
  const datos = { loteId, numero, motivo };
  const escritos = lineas ?? 0;
  for (const usuarioId of await leerAQuienAvisar(orden.tx, suyosDe(orden, lote))) {
    if (!omitidas) orden.publicar({ tipo: 'lote.aplicado', usuarioId, datos });
    else
      orden.publicar({
        tipo: 'lote.incompleto',
        usuarioId,
        datos: { ...datos, escritos, lineas: escritos + omitidas },
      });
  }
}

/** Who prepared it, approved it and left it so. */
const suyosDe = (
  { usuario }: Pick<Orden, 'usuario'>,
  { autor, aprobador }: Pick<LoteDePrecio, 'autor' | 'aprobador'>,
): readonly string[] => [autor.id, usuario.id, ...(aprobador ? [aprobador.id] : [])];

async function descartarTerminado(orden: Orden, _: Db, { id: loteId, version }: Vencido): Promise<void> {
  const lote = await darPorDescartado(orden, loteId, {
    version,
    motivo: 'Terminó antes de que se lo pudiera aplicar',
  });
  const { numero, motivo } = lote;
  for (const usuarioId of await leerAQuienAvisar(orden.tx, suyosDe(orden, lote))) {
    orden.publicar({ tipo: 'lote.vencido', usuarioId, datos: { loteId, numero, motivo } });
  }
}

const COMANDOS: Readonly<Record<Vencido['que'], (orden: Orden, db: Db, vencido: Vencido) => Promise<void>>> = {
  APLICAR: aplicarProgramado,
  DESCARTAR: descartarTerminado,
  VOLVER: volverTerminado,
};

async function hacerUno(
  dbLarga: Db,
  ahora: Date,
  { usuarioId, quien }: Vencido,
  comando: (orden: Orden) => Promise<void>,
): Promise<void> {
  await ejecutarComando({
    db: dbLarga,
    usuario: crearUsuario(usuarioId, quien, new Map()),
    ahora,
    autor: { usuarioId, quien, direccion: 'programado', pedidoId: uuidv7() },
    trabajo: async (orden) => {
      await comando(orden);
      return { status: 200, cuerpo: '{}' };
    },
  });
}

/**
 * Looks at the clock as the server opens, which does not wait for it, and while it is open: what came while it was closed is applied
 * before anybody has sold for long at the prices of before.
 */
export function mirarProgramados(app: FastifyInstance, { db, dbLarga, ahora }: Entorno): void {
  let ronda: Promise<void> = Promise.resolve();
  let mirando = false;
  const mirar = () => {
    if (mirando) return;
    mirando = true;
    ronda = aplicarVencidos({ db, dbLarga, ahora, log: app.log })
      .catch((error: unknown) => app.log.error({ err: error }, 'nobody looked at the batches of prices'))
      .finally(() => {
        mirando = false;
      });
  };
  const reloj = setInterval(mirar, CADA_MS).unref();
  app.addHook('onReady', async () => mirar());
  app.addHook('onClose', async () => {
    clearInterval(reloj);
    await ronda;
  });
}
