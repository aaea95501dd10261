import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import type { Intentable, Tamano, Violacion } from '#campanias/comun/campania.ts';
import { preguntar } from '#campanias/comun/sonda.ts';
import { abrirSesion, type Banco, terminarConexiones } from './banco.ts';

/** Mends what was broken, and tells what the harness itself saw meanwhile. */
export type Quitar = () => Promise<readonly Violacion[]>;

export type Escenario = Intentable & {
  /** How long the fault lasts, in milliseconds. */
  readonly dura: (tamano: Tamano) => number;
  readonly poner: (banco: Banco) => Promise<Quitar>;
  /**
   * How long a request that begins during the fault may wait for its 503. Two seconds where the product can know; all
   * that anybody ever waits where the network answers nothing or somebody else holds what is asked.
   */
  readonly limite: 'pronto' | 'lejano';
  /** The database is out of reach: `/readyz` must say so. */
  readonly dejaSinBase: boolean;
  readonly posible?: (banco: Banco) => boolean;
};

const CLIENTES = 200;
const PAGINA = '/api/ventas/notas-de-pedido?porPagina=20';

export const ESCENARIOS: readonly Escenario[] = [
  {
    nombre: 'rechaza conexiones',
    busca: ['salud-pregunta-a-la-base'],
    ...{ dura: () => 3_000, limite: 'pronto', dejaSinBase: true },
    poner: async ({ puente }) => {
      await puente.cortar();
      return async () => {
        await puente.reponer();
        return [];
      };
    },
  },
  {
    nombre: 'corta conexiones una y otra vez',
    busca: ['fuga-de-conexiones'],
    ...{ dura: () => 3_000, limite: 'pronto', dejaSinBase: false },
    poner: async ({ puente }) => repetir(async () => puente.resetear(), 200),
  },
  {
    nombre: 'agujero negro breve',
    ...{ dura: () => 3_000, limite: 'lejano', dejaSinBase: true },
    poner: conFalla({ tipo: 'agujero' }),
  },
  {
    nombre: 'agujero negro largo',
    busca: ['sin-limite-de-espera'],
    ...{ dura: () => 14_000, limite: 'lejano', dejaSinBase: true },
    poner: conFalla({ tipo: 'agujero' }),
  },
  {
    nombre: 'latencia de 5 s',
    ...{ dura: () => 12_000, limite: 'lejano', dejaSinBase: true },
    poner: conFalla({ tipo: 'latencia', ms: 5_000 }),
  },
  {
    nombre: 'respuestas cortadas por la mitad',
    ...{ dura: () => 2_000, limite: 'pronto', dejaSinBase: true },
    poner: conFalla({ tipo: 'medio' }),
  },
  {
    nombre: 'corte entre COMMIT y su respuesta',
    busca: ['clave-olvidada'],
    ...{ dura: () => 3_000, limite: 'pronto', dejaSinBase: false },
    poner: async (banco) => {
      const quitar = await conFalla({ tipo: 'commit' })(banco);
      return async () => {
        const alcanzadas = banco.puente.alcanzadas();
        await quitar();
        return alcanzadas > 0 ? [] : [{ invariante: 'C15', que: 'ningún COMMIT fue cortado' }];
      };
    },
  },
  {
    nombre: 'tormenta de pg_terminate_backend',
    ...{ dura: () => 4_000, limite: 'pronto', dejaSinBase: false },
    poner: async (banco) => repetir(() => terminarConexiones(banco), 100),
  },
  {
    nombre: 'max_connections alcanzado',
    ...{ dura: () => 4_000, limite: 'pronto', dejaSinBase: true },
    posible: ({ esPropio }) => esPropio,
    poner: llenar,
  },
  {
    nombre: '200 clientes sobre un pool de 10',
    ...{ dura: () => 5_000, limite: 'lejano', dejaSinBase: false },
    poner: async (banco) => multitud(banco),
  },
  {
    nombre: 'una sesión retiene un bloqueo',
    ...{ dura: (tamano) => (tamano === 'full' ? 60_000 : 12_000), limite: 'lejano', dejaSinBase: false },
    poner: async (banco) => {
      const sesion = await abrirSesion(banco);
      await sesion.query('begin');
      await sesion.query('lock table saldo_stock in access exclusive mode');
      return async () => {
        await sesion.query('rollback');
        await sesion.end();
        return [];
      };
    },
  },
];

type Falla = Parameters<Banco['puente']['poner']>[0];

function conFalla(falla: Falla): Escenario['poner'] {
  return async ({ puente }) => {
    puente.poner(falla);
    return async () => {
      puente.poner({ tipo: 'ninguna' });
      return [];
    };
  };
}

function repetir(golpe: () => Promise<void>, cadaMs: number): Quitar {
  let sigue = true;
  const golpear = async () => {
    while (sigue) {
      await golpe();
      await esperar(cadaMs);
    }
  };
  const fin = golpear();
  return async () => {
    sigue = false;
    await fin;
    return [];
  };
}

/** Takes every connection of the server, again and again as the product loses its own. */
async function llenar(banco: Banco): Promise<Quitar> {
  const sesiones: pg.Client[] = [];
  const tomar = async () => {
    for (;;) {
      const sesion = await abrirSesion(banco).catch(() => undefined);
      if (!sesion) return;
      sesiones.push(sesion);
    }
  };
  await tomar();
  // One place is needed to end those of the product.
  await sesiones.pop()?.end();
  await terminarConexiones(banco);
  await tomar();
  return async () => {
    await Promise.all(sesiones.map((sesion) => sesion.end()));
    return [];
  };
}

/** Waves of people who all ask at once; each gets an answer within what anybody waits. */
function multitud({ servidor, token }: Banco): Quitar {
  const agente = new Agent({ keepAlive: true, maxSockets: CLIENTES });
  const halladas: Violacion[] = [];
  let sigue = true;
  const venir = async () => {
    while (sigue) {
      const muestra = await preguntar(agente, servidor.url, PAGINA, token);
      const contesta = muestra.status === 200 || (muestra.status === 503 && muestra.retryAfter !== undefined);
      if (!contesta || muestra.ms > 10_000) {
        halladas.push({ invariante: 'C15', que: 'uno de los 200 no fue atendido', datos: muestra });
        return;
      }
      if (muestra.status === 503) await esperar(200);
    }
  };
  const fin = Promise.all(Array.from({ length: CLIENTES }, venir));
  return async () => {
    sigue = false;
    await fin;
    agente.destroy();
    return halladas.slice(0, 3);
  };
}
