import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';
import { ejecutarComando } from '#http/comando.ts';
import { crearUsuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { aplicarLote } from './aplicar-lote.ts';
import { leerVencidos, type Vencido } from './vencidos.query.ts';

const CADA_MS = 15_000;

type Medios = Pick<Entorno, 'db' | 'dbLarga' | 'ahora'> & { readonly log: FastifyBaseLogger };

/** Applies the batches whose hour came, each as who left it so; one that fails does not hold the others. */
export async function aplicarVencidos({ db, dbLarga, ahora, log }: Medios): Promise<void> {
  for (const vencido of await leerVencidos(db, ahora())) {
    try {
      await aplicarUno({ db, dbLarga }, vencido, ahora());
    } catch (error) {
      // Another server of ours has it, or somebody took it back a moment ago.
      if (!(error instanceof ReglaRota))
        log.error({ err: error, loteId: vencido.id }, 'a batch of prices was not applied');
    }
  }
}

async function aplicarUno(
  { db, dbLarga }: { readonly db: Db; readonly dbLarga: Db },
  { id, version, usuarioId, quien }: Vencido,
  ahora: Date,
): Promise<void> {
  const usuario = crearUsuario(usuarioId, quien, new Map());
  await ejecutarComando({
    db: dbLarga,
    usuario,
    ahora,
    autor: { usuarioId, quien, direccion: 'programado', pedidoId: uuidv7() },
    trabajo: async (orden) => {
      await aplicarLote(orden, db, id, { version });
      return { status: 200, cuerpo: '{}' };
    },
  });
}

/** Looks at the clock while the server is open. What came while it was closed is applied when it opens again. */
export function mirarProgramados(app: FastifyInstance, { db, dbLarga, ahora }: Entorno): void {
  let ronda: Promise<void> = Promise.resolve();
  let mirando = false;
  const reloj = setInterval(() => {
    if (mirando) return;
    mirando = true;
    ronda = aplicarVencidos({ db, dbLarga, ahora, log: app.log })
      .catch((error: unknown) => app.log.error({ err: error }, 'nobody looked at the batches of prices'))
      .finally(() => {
        mirando = false;
      });
  }, CADA_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(reloj);
    await ronda;
  });
}
