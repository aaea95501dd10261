import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Azar } from '#campanias/comun/azar.ts';
import { huella } from '#campanias/comun/historia.ts';

const PIERDE_PEDIDO = 0.1;
const PIERDE_RESPUESTA = 0.2;
const DUPLICA = 0.2;
const DEMORA = 0.5;
const DEMORA_MS = 60;
/** A copy may come long after its original was answered. */
const DEMORA_DE_COPIA_MS = 200;

/** What the server answered to one copy of a request, whether or not anybody heard it; kept with a hash as `cuerpo`. */
export type Contestada = {
  readonly quien: string;
  readonly clave: string;
  readonly ruta: string;
  readonly status: number;
  readonly cuerpo: string;
  readonly repetida: boolean;
};

export type Red = {
  readonly url: string;
  /** Where the server is now; undefined while it is down. */
  readonly apuntar: (url: string | undefined) => void;
  readonly contestadas: readonly Contestada[];
  readonly cuentas: { pedidos: number; perdidos: number; sinRespuesta: number; duplicados: number; caidos: number };
  /** When no copy of anything is on its way any more. */
  readonly quieta: () => Promise<void>;
  readonly cerrar: () => Promise<void>;
};

type Pedido = {
  readonly metodo: string;
  readonly ruta: string;
  readonly encabezados: IncomingHttpHeaders;
  readonly cuerpo: Buffer;
};

/**
 * A bad link between clients and server: it loses requests, whole or in the middle; loses or cuts answers after the
 * server has finished; sends copies; delays, and so changes the order.
 */
export async function tenderRed(azar: Azar, inicial: string): Promise<Red> {
  const agente = new Agent({ keepAlive: true, maxSockets: 64 });
  const contestadas: Contestada[] = [];
  const cuentas = { pedidos: 0, perdidos: 0, sinRespuesta: 0, duplicados: 0, caidos: 0 };
  const enCurso = new Set<Promise<unknown>>();
  let destino: string | undefined = inicial;

  const llevar = async (pedido: Pedido, demora: number) => {
    await esperar(demora);
    if (destino === undefined) throw new Error('the server is down');
    const contestada = await reenviar(agente, destino, pedido);
    contestadas.push({ ...contestada, cuerpo: huella(contestada.cuerpo) });
    return contestada;
  };
  const seguir = <T>(tarea: Promise<T>): Promise<T> => {
    enCurso.add(tarea);
    const soltar = () => enCurso.delete(tarea);
    tarea.then(soltar, soltar);
    return tarea;
  };
  const demora = (ms: number) => (azar.suerte(DEMORA) ? azar.entero(0, ms) : 0);

  const atender = async (entrante: IncomingMessage, saliente: ServerResponse) => {
    const pedido = await leer(entrante);
    cuentas.pedidos += 1;
    const [pierde, medio, duplica, calla, corta] = [PIERDE_PEDIDO, 0.5, DUPLICA, PIERDE_RESPUESTA, 0.5].map(
      azar.suerte,
    );
    if (pierde) {
      cuentas.perdidos += 1;
      if (medio && destino !== undefined) cortarAlMedio(destino, pedido);
      saliente.destroy();
      return;
    }
    const principal = seguir(llevar(pedido, demora(DEMORA_MS)));
    if (duplica) {
      cuentas.duplicados += 1;
      seguir(llevar(pedido, demora(DEMORA_DE_COPIA_MS))).catch(() => {});
    }
    const contestada = await principal;
    await esperar(demora(DEMORA_MS));
    if (calla) cuentas.sinRespuesta += 1;
    contestar(saliente, contestada, calla ? (corta ? 'media' : 'nada') : 'todo');
  };

  const servidor = createServer((entrante, saliente) => {
    seguir(atender(entrante, saliente)).catch(() => {
      cuentas.caidos += 1;
      saliente.destroy();
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    apuntar: (url) => {
      destino = url;
    },
    contestadas,
    cuentas,
    quieta: async () => {
      while (enCurso.size > 0) await Promise.allSettled(enCurso);
    },
    cerrar: async () => {
      agente.destroy();
      servidor.closeAllConnections();
      await new Promise((listo) => servidor.close(listo));
    },
  };
}

async function leer(entrante: IncomingMessage): Promise<Pedido> {
  const trozos: Buffer[] = [];
  for await (const trozo of entrante) trozos.push(trozo as Buffer);
  const { method = 'GET', url = '/', headers } = entrante;
  return { metodo: method, ruta: url, encabezados: headers, cuerpo: Buffer.concat(trozos) };
}

function opcionesDe({ metodo, encabezados }: Pedido, url: string) {
  const { connection: _deCadaTramo, ...propios } = encabezados;
  return { method: metodo, headers: { ...propios, host: new URL(url).host } };
}

function reenviar(agente: Agent, url: string, pedido: Pedido): Promise<Contestada> {
  return new Promise((listo, falla) => {
    const saliente = request(new URL(pedido.ruta, url), { ...opcionesDe(pedido, url), agent: agente }, (entrante) => {
      leer(entrante).then(({ cuerpo, encabezados }) => {
        listo({
          quien: String(pedido.encabezados.authorization),
          clave: String(pedido.encabezados['idempotency-key'] ?? ''),
          ruta: pedido.ruta,
          status: entrante.statusCode ?? 0,
          cuerpo: cuerpo.toString('utf8'),
          repetida: encabezados['idempotent-replayed'] === 'true',
        });
      }, falla);
    });
    saliente.on('error', falla);
    saliente.end(pedido.cuerpo);
  });
}

/** The server hears half a request and then nothing. */
function cortarAlMedio(url: string, pedido: Pedido): void {
  const saliente = request(new URL(pedido.ruta, url), opcionesDe(pedido, url));
  saliente.on('error', () => {});
  saliente.write(pedido.cuerpo.subarray(0, pedido.cuerpo.length / 2), () => saliente.destroy());
}

function contestar(saliente: ServerResponse, contestada: Contestada, cuanto: 'todo' | 'media' | 'nada'): void {
  const { status, cuerpo, repetida } = contestada;
  if (cuanto === 'nada') {
    saliente.destroy();
    return;
  }
  const bytes = Buffer.from(cuerpo);
  const marca = repetida ? { 'idempotent-replayed': 'true' } : {};
  saliente.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length, ...marca });
  if (cuanto === 'todo') saliente.end(bytes);
  else saliente.write(bytes.subarray(0, bytes.length / 2), () => saliente.destroy());
}
