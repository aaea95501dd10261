import { setTimeout as esperar } from 'node:timers/promises';
import type { Cliente, Destino } from './cliente.ts';
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

/** Sends every pending key again, and the writers' world learns how it ended. Answers what still has no end. */
export async function saldarCuentas(
  { cliente, destino, mundo }: Omit<Pedido, 'escritores'>,
  historia: Historia,
  intentos = 10,
): Promise<readonly Operacion[]> {
  const pendientes = new Set(historia.sinResolver());
  for (let intento = 1; intento <= intentos && historia.sinResolver().length > 0; intento += 1) {
    if (intento > 1) await esperar(100 * intento);
    for (const operacion of historia.sinResolver()) await cliente.enviar(destino(), operacion);
  }
  for (const { operacion, resultado } of historia.hechas()) {
    if (pendientes.has(operacion)) aprender(mundo, operacion, resultado);
  }
  return historia.sinResolver();
}
