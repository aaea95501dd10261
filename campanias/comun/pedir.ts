import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

type PedidoHttp = {
  readonly metodo: string;
  /** Where the product listens, and the path there. */
  readonly url: string;
  readonly ruta: string;
  readonly encabezados: OutgoingHttpHeaders;
  readonly contenido?: string | Buffer | undefined;
  readonly agente: Agent;
  readonly timeoutMs: number;
  /** An answer without end: hangs up once its headers are here. */
  readonly flujo?: boolean;
};

export type Llegada = {
  readonly status: number;
  readonly encabezados: IncomingHttpHeaders;
  readonly texto: string;
};

/** One request over a real socket, sent as it is. Rejects when there was no whole answer in its time. */
export function pedirHttp(pedido: PedidoHttp): Promise<Llegada> {
  const { metodo, url, ruta, encabezados, contenido, agente, timeoutMs, flujo = false } = pedido;
  return new Promise((listo, falla) => {
    const saliente = request(new URL(ruta, url), { method: metodo, agent: agente, headers: encabezados });
    const reloj = setTimeout(() => saliente.destroy(new Error(`${metodo} ${ruta}: no answer in time`)), timeoutMs);
    saliente.once('close', () => clearTimeout(reloj));
    saliente.on('error', falla);
    saliente.on('response', (entrante) => {
      const trozos: Buffer[] = [];
      const contestar = () => {
        const texto = Buffer.concat(trozos).toString('utf8');
        listo({ status: entrante.statusCode ?? 0, encabezados: entrante.headers, texto });
      };
      if (flujo && entrante.statusCode === 200) {
        contestar();
        saliente.destroy();
        return;
      }
      entrante.on('data', (trozo: Buffer) => trozos.push(trozo));
      entrante.on('error', falla);
      entrante.on('end', contestar);
    });
    saliente.end(contenido);
  });
}
