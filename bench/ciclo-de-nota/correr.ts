// Whole ten-line nota cycles over HTTP beside hand-written SQL, in turns on one database.
//   DATABASE_URL=… node bench/ciclo-de-nota/correr.ts --articulos 20000 --clientes 1,4,8 --segundos 5 --rondas 5
import { parseArgs } from 'node:util';
import { abrirCliente } from '#bench/cliente.ts';
import { percentil } from '#bench/estadistica.ts';
import { crearClaveApi } from '#servidor/acceso/index.ts';
import { abrirPool, conKysely } from '#servidor/db/db.ts';
import { cpuDe, cpuDelMotor, motorDe } from './cpu.ts';
import { cicloCrudo } from './crudo.ts';
import { crearPedidos, type Pedidos } from './pedidos.ts';
import { cicloDeProducto, type Tiempos } from './producto.ts';
import { sembrar } from './sembrar.ts';
import { iniciarProducto } from './servidor.ts';

const { values } = parseArgs({
  options: {
    articulos: { type: 'string', default: '20000' },
    clientes: { type: 'string', default: '1,4,8' },
    segundos: { type: 'string', default: '5' },
    calentamiento: { type: 'string', default: '20' },
    rondas: { type: 'string', default: '5' },
    exponente: { type: 'string', default: '0.8' },
    caliente: { type: 'boolean', default: false },
    'cpu-prof': { type: 'string' },
  },
});

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error('DATABASE_URL says where to measure');
const EMAIL = 'bench@trastienda.test';

type Medida = {
  readonly porSegundo: number;
  /** Database, server of the product and this process, in ms for each cycle. */
  readonly cpu: readonly number[];
  readonly tiempos: Tiempos[];
};

const producto = await iniciarProducto({ url, email: EMAIL, perfil: values['cpu-prof'] });
const pool = abrirPool({ url });
try {
  const { escena, articuloIds } = await sembrar(pool, Number(values.articulos));
  const clave = await crearClaveApi(conKysely(pool), { email: EMAIL, cuota: 1_000_000 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const motor = motorDe(rows[0]?.pid ?? 0);
  const cpuTotal = () =>
    [cpuDelMotor(motor), cpuDe(producto.pid), cpuDe(process.pid)].map((segundos) => segundos ?? Number.NaN);
  let semilla = 1;
  const pedidos = (): Pedidos =>
    crearPedidos(articuloIds, { semilla: semilla++, exponente: Number(values.exponente), caliente: values.caliente });

  /** So many at once, each as fast as it can, until the time is over. */
  const medir = async (
    clientes: number,
    segundos: number,
    ciclo: (yo: number) => Promise<Tiempos | undefined>,
  ): Promise<Medida> => {
    const cpu = cpuTotal();
    const inicio = performance.now();
    const hasta = inicio + segundos * 1000;
    const tiempos: Tiempos[] = [];
    let ciclos = 0;
    const uno = async (_: unknown, yo: number) => {
      while (performance.now() < hasta) {
        const tardo = await ciclo(yo);
        if (tardo) tiempos.push(tardo);
        ciclos += 1;
      }
    };
    await Promise.all(Array.from({ length: clientes }, uno));
    const porSegundo = (ciclos * 1000) / (performance.now() - inicio);
    return { porSegundo, cpu: cpuTotal().map((despues, i) => ((despues - (cpu[i] ?? 0)) * 1000) / ciclos), tiempos };
  };

  for (const clientes of values.clientes.split(',').map(Number)) {
    const conexiones = await Promise.all(Array.from({ length: clientes }, () => abrirCliente(producto.url, clave)));
    const [notasCrudas, notasHttp] = [pedidos(), pedidos()];
    const crudo = (segundos: number) =>
      medir(clientes, segundos, async () => {
        await cicloCrudo(pool, escena, notasCrudas);
        return undefined;
      });
    const http = (segundos: number) =>
      medir(clientes, segundos, async (yo) => {
        const cliente = conexiones[yo];
        return cliente && cicloDeProducto(cliente, escena, notasHttp);
      });
    // Until both run compiled code. Then with rows in every table: a plan made over an empty one stays for long.
    await http(Number(values.calentamiento));
    await crudo(Number(values.calentamiento));
    await pool.query('vacuum analyze');
    const crudas: Medida[] = [];
    const medidas: Medida[] = [];
    for (let ronda = 0; ronda < Number(values.rondas); ronda += 1) {
      crudas.push(await crudo(Number(values.segundos)));
      medidas.push(await http(Number(values.segundos)));
    }
    for (const conexion of conexiones) conexion.cerrar();
    informar(clientes, crudas, medidas);
  }
} finally {
  await pool.end();
  await producto.detener();
}

function informar(clientes: number, crudas: readonly Medida[], medidas: readonly Medida[]): void {
  const porSegundo = (todas: readonly Medida[]) => mediana(todas.map((medida) => medida.porSegundo));
  const cpu = (todas: readonly Medida[]) =>
    mediana(todas.map((medida) => medida.cpu.reduce((suma, parte) => suma + parte, 0)));
  const partes = (todas: readonly Medida[]) =>
    [0, 1, 2].map((i) => mediana(todas.map((medida) => medida.cpu[i] ?? Number.NaN)).toFixed(1)).join('+');
  const tiempos = medidas.flatMap((medida) => medida.tiempos);
  const p50 = (campo: keyof Tiempos) => mediana(tiempos.map((tiempo) => tiempo[campo])).toFixed(1);
  console.log(
    `${clientes} clientes · crudo ${porSegundo(crudas).toFixed(0)}/s · producto ${porSegundo(medidas).toFixed(0)}/s · ` +
      `razón ${(porSegundo(medidas) / porSegundo(crudas)).toFixed(3)} · ` +
      `CPU por ciclo ${cpu(crudas).toFixed(2)} y ${cpu(medidas).toFixed(2)} ms (${(cpu(crudas) / cpu(medidas)).toFixed(3)}; ` +
      `motor+servidor+carga ${partes(crudas)} y ${partes(medidas)}) · ` +
      `crear ${p50('crear')} confirmar ${p50('confirmar')} finalizar ${p50('finalizar')} ms`,
  );
}

function mediana(valores: readonly number[]): number {
  return percentil(valores, 0.5);
}
