import { setTimeout as esperar } from 'node:timers/promises';
import type { Violacion } from '#campanias/comun/campania.ts';
import { hijosDe } from '#campanias/comun/procesos.ts';
import { conCliente } from '#servidor/motor/conexion.ts';
import { estaVivo, leerPid } from '#servidor/motor/pid.ts';
import { exigirCierre, exigirFrase, exigirListo, type Intento } from './arranque.ts';
import { debeParar, debeServir, exigirNinguno, type Situacion } from './situacion.ts';
import { clusterDe, exigirTestigos, exigirUnMotor, type Terreno, urlDelMotor } from './terreno.ts';

const FILAS = 400_000;

export const situacionesDeCaida: readonly Situacion[] = [
  { nombre: 'motor huérfano de una aplicación que cayó: se adopta', correr: adoptar },
  { nombre: 'aplicación y motor cortados a la vez', correr: (terreno) => trasCaida(terreno, async () => {}) },
  { nombre: 'base llena de WAL sin aplicar después de un corte', correr: conWal },
  { nombre: 'segundo corte mientras se recupera del primero', correr: cortarLaRecuperacion },
  { nombre: 'procesos del motor que sobreviven al principal', correr: conSobrevivientes },
  { nombre: 'dos servidores a la vez sobre un directorio nuevo', correr: (terreno) => dosServidores(terreno, false) },
  {
    nombre: 'dos servidores a la vez sobre un directorio usado',
    busca: ['sin-duenio'],
    correr: (terreno) => dosServidores(terreno, true),
  },
  { nombre: 'un servidor y una orden a la vez sobre un directorio nuevo', correr: servidorYOrden },
];

type Corrida = { readonly dataDir: string; readonly intento: Intento; readonly motor: number };

async function enMarcha(terreno: Terreno): Promise<Corrida> {
  const dataDir = terreno.usada();
  const intento = terreno.iniciar({ dataDir });
  if ((await intento.url) === undefined) throw new Error(`did not start:\n${intento.quejas()}`);
  return { dataDir, intento, motor: leerPid(clusterDe(dataDir))?.pid ?? 0 };
}

async function adoptar(terreno: Terreno): Promise<Violacion[]> {
  const { dataDir, intento, motor } = await enMarcha(terreno);
  await intento.matar();
  return debeServir(
    terreno,
    { dataDir },
    {
      mirar: async () => {
        const ahora = leerPid(clusterDe(dataDir))?.pid;
        return ahora === motor ? [] : [{ invariante: 'uno', que: 'no adoptó el motor', datos: { motor, ahora } }];
      },
    },
  );
}

/** A child may end by itself between the look and the signal. */
function senialar(pids: readonly number[], senial: NodeJS.Signals): void {
  for (const pid of pids) if (estaVivo(pid)) process.kill(pid, senial);
}

const matarTodo = (motor: number): void => senialar([motor, ...hijosDe(motor)], 'SIGKILL');

/** kill -9 of the application and of every process of the engine, after `antes` has used the database. */
async function trasCaida(terreno: Terreno, antes: (dataDir: string) => Promise<void>): Promise<Violacion[]> {
  const { dataDir, intento, motor } = await enMarcha(terreno);
  await antes(dataDir);
  await intento.matar();
  matarTodo(motor);
  return debeServir(terreno, { dataDir });
}

const llenar = (dataDir: string) =>
  conCliente(urlDelMotor(dataDir), async (client) => {
    await client.query(`create table relleno as select n, repeat('x', 100) as t from generate_series(1, ${FILAS}) n`);
  });

async function conWal(terreno: Terreno): Promise<Violacion[]> {
  const { dataDir, intento, motor } = await enMarcha(terreno);
  await llenar(dataDir);
  await intento.matar();
  matarTodo(motor);
  return debeServir(terreno, { dataDir }, { mirar: () => exigirRelleno(dataDir) });
}

async function exigirRelleno(dataDir: string): Promise<Violacion[]> {
  const { rows } = await conCliente(urlDelMotor(dataDir), (client) =>
    client.query<{ n: number }>('select count(*)::int as n from relleno'),
  );
  return rows[0]?.n === FILAS ? [] : [{ invariante: 'datos', que: 'se perdió lo confirmado', datos: rows[0] }];
}

async function cortarLaRecuperacion(terreno: Terreno): Promise<Violacion[]> {
  const { dataDir, intento, motor } = await enMarcha(terreno);
  await llenar(dataDir);
  await intento.matar();
  matarTodo(motor);
  const segundo = terreno.iniciar({ dataDir });
  await esperar(terreno.contexto.azar.entero(300, 1_500));
  await segundo.matar();
  return debeServir(terreno, { dataDir }, { mirar: () => exigirRelleno(dataDir) });
}

/** A backend that is stopped keeps the shared memory of a postmaster that is gone: a second engine would be two. */
async function conSobrevivientes(terreno: Terreno): Promise<Violacion[]> {
  const { dataDir, intento, motor } = await enMarcha(terreno);
  await intento.matar();
  const hijos = hijosDe(motor);
  senialar(hijos, 'SIGSTOP');
  senialar([motor], 'SIGKILL');
  const halladas = await debeParar(terreno, { dataDir }, /Todavía hay procesos de PostgreSQL que usan/);
  senialar(hijos, 'SIGKILL');
  return [...halladas, ...(await debeServir(terreno, { dataDir }))];
}

async function dosServidores(terreno: Terreno, usado: boolean): Promise<Violacion[]> {
  const dataDir = usado ? terreno.usada() : terreno.nueva();
  const dos = [terreno.iniciar({ dataDir }), terreno.iniciar({ dataDir })];
  const urls = await Promise.all(dos.map(({ url }) => url));
  const [gana, pierde] = urls[0] === undefined ? [dos[1], dos[0]] : [dos[0], dos[1]];
  if (!gana || !pierde) throw new Error('two servers were started');
  const halladas = [
    ...(await exigirListo(gana)),
    ...(await exigirFrase(pierde, /Ya hay un servidor en marcha/)),
    ...exigirUnMotor(dataDir),
    ...(usado ? await exigirTestigos(dataDir) : []),
  ];
  await pierde.matar();
  return [...halladas, ...(await exigirCierre(gana)), ...(await exigirNinguno(dataDir))];
}

async function servidorYOrden(terreno: Terreno): Promise<Violacion[]> {
  const dataDir = terreno.nueva();
  const orden = terreno.iniciar({ dataDir, orden: ['verificar'] });
  const halladas = await debeServir(
    terreno,
    { dataDir },
    {
      conTestigos: false,
      mirar: async () => {
        const { codigo } = await orden.fin;
        return codigo === 0 ? [] : [{ invariante: 'arranca', que: 'la orden falló', datos: orden.quejas() }];
      },
    },
  );
  await orden.matar();
  return halladas;
}
