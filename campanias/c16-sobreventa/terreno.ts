import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Contexto } from '#campanias/comun/campania.ts';
import { crearCliente, type Destino } from '#campanias/comun/cliente.ts';
import { abrirHistoria, type Historia, type Operacion, type Resultado } from '#campanias/comun/historia.ts';
import { insistir } from '#campanias/comun/insistir.ts';
import { iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { crearPersonas, crearSitio, type Sitio } from '#campanias/comun/sitio.ts';
import { abrirPool } from '#servidor/db/db.ts';
import { INICIALES } from '#servidor/prueba/semillas.ts';

/** Two nodes of the product on one database. */
export type Terreno = {
  readonly sitio: Sitio;
  readonly historia: Historia;
  readonly pool: pg.Pool;
  /** The depósito everybody races for, and another one that sells. */
  readonly deposito: string;
  readonly otroDeposito: string;
  /** One by one, in turns over the nodes. */
  readonly mandar: (envio: Envio) => Promise<Resultado>;
  /** All at once: written in the history before, sent when everybody is ready. */
  readonly largar: (envios: readonly Envio[]) => Promise<readonly Resultado[]>;
  /** Answers of 503 that were asked again. */
  readonly demoras: () => number;
  /** What the nodes have said so far. */
  readonly salidas: () => string;
};

export type Envio = Omit<Operacion, 'clave' | 'persona' | 'metodo'>;

const PERSONAS = 4;

export async function prepararTerreno(contexto: Contexto): Promise<Terreno> {
  const sitio = await crearSitio(contexto);
  // A short control run shows the lost lock on one node just as well, and starts sooner.
  const cuantos = contexto.tamano === 'corta' && contexto.planta ? 1 : 2;
  const [servidores, tokens] = await abrirTodo(sitio, cuantos);
  const nodos: readonly Destino[] = servidores.map(({ url }) => ({ url, tokens }));
  const historia = abrirHistoria(join(contexto.carpeta, 'historia.jsonl'));
  const cliente = crearCliente(historia);
  sitio.cierre.anotar('soltar conexiones', cliente.cerrar);
  const pool = abrirPool({ url: sitio.urlDeBase(), max: 4 });
  sitio.cierre.anotar('cerrar la lectura de tablas', () => pool.end());

  let enviadas = 0;
  const armar = (envio: Envio) => {
    enviadas += 1;
    const operacion: Operacion = {
      clave: `c16-${enviadas}`,
      metodo: 'POST',
      persona: enviadas % PERSONAS,
      ...envio,
    };
    // A remainder of its own, so that every person is at every node.
    return { operacion, destino: nodos[Math.floor(enviadas / PERSONAS) % nodos.length] ?? { url: '', tokens } };
  };
  let demoras = 0;
  const conPaciencia = async (enviar: () => Promise<Resultado>) => {
    const insistido = await insistir(enviar);
    demoras += insistido.demoras;
    return insistido.resultado;
  };
  const mandar = (envio: Envio) => {
    const { operacion, destino } = armar(envio);
    // A control run is not audited, so nobody will read its history.
    return conPaciencia(() => (sitio.planta ? cliente.probar : cliente.enviar)(destino, operacion));
  };
  return {
    sitio,
    historia,
    pool,
    mandar,
    largar: async (envios) => {
      const armados = envios.map(armar);
      await Promise.all(armados.map(({ operacion }) => historia.invocar(operacion)));
      const resultados = await Promise.all(
        armados.map(({ destino, operacion }) => conPaciencia(() => cliente.probar(destino, operacion))),
      );
      await Promise.all(armados.map(({ operacion }, i) => historia.cerrar(operacion, llegado(resultados[i]))));
      return resultados;
    },
    deposito: INICIALES.deposito,
    otroDeposito: await abrirOtraSucursal(cliente.probar, nodos[0]),
    demoras: () => demoras,
    salidas: () => servidores.map(({ salida }) => salida()).join(''),
  };
}

/** The embedded engine comes with the first node; a server of its own has room for both at once. */
async function abrirTodo(sitio: Sitio, cuantos: 1 | 2): Promise<[readonly Servidor[], readonly string[]]> {
  const primero = iniciarServidor(sitio);
  if (sitio.databaseUrl === undefined) await primero;
  const segundo = async () => iniciarServidor(sitio, { env: await entornoDelSegundo(sitio) });
  const nodos = cuantos === 1 ? [primero] : [primero, segundo()];
  return Promise.all([Promise.all(nodos), crearPersonas(sitio, PERSONAS)]);
}

const llegado = (resultado: Resultado | undefined): Resultado =>
  resultado ?? { tipo: 'unknown', motivo: 'nadie contestó', ms: 0 };

/** The second node is told where the database is, as any node beyond the first would be. */
async function entornoDelSegundo(sitio: Sitio): Promise<Readonly<Record<string, string>>> {
  const dataDir = join(sitio.carpeta, 'segundo-nodo');
  await mkdir(dataDir);
  return { DATABASE_URL: sitio.urlDeBase(), DATA_DIR: dataDir };
}

type Probar = (destino: Destino, operacion: Operacion) => Promise<Resultado>;

/** It goes without a key: the audit knows nothing of sucursales. */
async function abrirOtraSucursal(probar: Probar, destino: Destino | undefined): Promise<string> {
  const cuerpo = { codigo: 'ROS', nombre: 'Rosario' };
  const ruta = '/api/tablas-generales/sucursales';
  const operacion = { clave: '', tipo: 'sucursal.crear', metodo: 'POST', ruta, cuerpo, persona: 0 } as const;
  const resultado = await probar(destino ?? { url: '', tokens: [] }, operacion);
  if (resultado.tipo !== 'ok') throw new Error(`the second sucursal was not made: ${JSON.stringify(resultado)}`);
  const { depositos } = JSON.parse(resultado.cuerpo) as { readonly depositos: readonly { readonly id: string }[] };
  const [salon] = depositos;
  if (!salon) throw new Error('a sucursal comes with its depósito');
  return salon.id;
}
