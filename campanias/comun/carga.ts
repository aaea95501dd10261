import { setTimeout as esperar } from 'node:timers/promises';
import { type Cliente, type Destino, resolverPendientes } from './cliente.ts';
import type { Historia, Operacion, Resultado } from './historia.ts';
import { aprender, type Mundo } from './mundo.ts';
import { type Escritor, elegirOperacion } from './operaciones.ts';

/** One command of a writer; times are those of `performance.now()`. */
export type Envio = {
  readonly operacion: Operacion;
  readonly inicio: number;
  readonly fin: number;
  readonly resultado: Resultado;
};

export type Carga = {
  /** All that has been answered so far. */
  readonly envios: readonly Envio[];
  /** When the first command that began after `desde` was acknowledged; throws after `limiteMs`. */
  readonly proximaHecha: (desde: number, limiteMs: number) => Promise<number>;
  readonly detener: () => Promise<void>;
};

type Pedido = {
  readonly cliente: Cliente;
  readonly destino: () => Destino;
  readonly mundo: Mundo;
  readonly escritores: readonly Escritor[];
};

/** After an answer that says nothing a person waits a moment too. */
const PAUSA_MS = [50, 150] as const;

/** Writers that go on through every fault: what has no answer stays in the history and they take another document. */
export function cargar({ cliente, destino, mundo, escritores }: Pedido): Carga {
  const envios: Envio[] = [];
  let sigue = true;
  const escribir = async (escritor: Escritor) => {
    while (sigue) {
      const operacion = elegirOperacion(mundo, escritor);
      const inicio = performance.now();
      const resultado = await cliente.enviar(destino(), operacion);
      envios.push({ operacion, inicio, fin: performance.now(), resultado });
      aprender(mundo, operacion, resultado, escritor.numero);
      if (resultado.tipo === 'unknown') await esperar(escritor.azar.entero(...PAUSA_MS));
    }
  };
  const fin = Promise.all(escritores.map(escribir));
  const primera = (desde: number) => envios.find(({ inicio, resultado }) => inicio > desde && resultado.tipo === 'ok');
  return {
    envios,
    proximaHecha: async (desde, limiteMs) => {
      const limite = performance.now() + limiteMs;
      for (let hecha = primera(desde); ; hecha = primera(desde)) {
        if (hecha) return hecha.fin;
        if (performance.now() > limite) throw new Error(`nothing was acknowledged in ${limiteMs} ms`);
        await esperar(10);
      }
    },
    detener: async () => {
      sigue = false;
      await fin;
    },
  };
}

/**
 * Sends every pending key again, and the writers' world learns how it ended. Answers how many had been committed
 * without anybody knowing.
 */
export async function saldarCuentas(
  { cliente, destino, mundo }: Omit<Pedido, 'escritores'>,
  historia: Historia,
): Promise<number> {
  const pendientes = new Set(historia.sinResolver());
  await resolverPendientes(cliente, historia, destino());
  const resueltas = historia.hechas().filter(({ operacion }) => pendientes.has(operacion));
  for (const { operacion, resultado } of resueltas) aprender(mundo, operacion, resultado);
  return resueltas.filter(({ resultado }) => resultado.tipo === 'ok' && resultado.repetida).length;
}
