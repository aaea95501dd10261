import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

type Respuesta = { readonly status: number; readonly cuerpo: string };

export type Cliente = {
  /** A reading that must answer 200, as text: taking the JSON apart is the business of whoever asked. */
  readonly leer: (ruta: string) => Promise<string>;
  /** A command that must be done, with an Idempotency-Key of its own; its answer as text. */
  readonly mandar: (ruta: string, cuerpo: unknown) => Promise<string>;
  readonly cerrar: () => void;
};

type Mas = { readonly cuerpo?: unknown; readonly idempotencia?: string };

/**
 * One person or program: a connection that stays open and one request at a time. Written on a bare socket because the
 * load shares its cores with what it measures, and a general client would spend as much as the server.
 */
export async function abrirCliente(url: string, clave: string): Promise<Cliente> {
  const { hostname, port } = new URL(url);
  const socket = await conectar(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const comun = `Host: ${hostname}:${port}\r\nAuthorization: Bearer ${clave}\r\n`;
  const pedir = (metodo: 'GET' | 'POST', ruta: string, { cuerpo, idempotencia }: Mas = {}): Promise<Respuesta> => {
    const texto = cuerpo === undefined ? '' : JSON.stringify(cuerpo);
    const respuesta = leerRespuesta(socket);
    const deCuerpo =
      cuerpo === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(texto)}\r\n`;
    const deClave = idempotencia === undefined ? '' : `Idempotency-Key: ${idempotencia}\r\n`;
    socket.write(`${metodo} ${ruta} HTTP/1.1\r\n${comun}${deCuerpo}${deClave}\r\n${texto}`);
    return respuesta;
  };
  return {
    leer: async (ruta) => {
      const { status, cuerpo } = await pedir('GET', ruta);
      if (status !== 200) throw new Error(`${ruta} answered ${status}: ${cuerpo.slice(0, 400)}`);
      return cuerpo;
    },
    mandar: async (ruta, cuerpo) => {
      const { status, cuerpo: texto } = await pedir('POST', ruta, { cuerpo, idempotencia: randomUUID() });
      if (status >= 300) throw new Error(`${ruta} answered ${status}: ${texto.slice(0, 400)}`);
      return texto;
    },
    cerrar: () => socket.destroy(),
  };
}

function conectar(port: number, host: string): Promise<Socket> {
  return new Promise((listo, falla) => {
    const socket = connect({ port, host, noDelay: true }, () => {
      socket.off('error', falla);
      // One that breaks while it waits is told by its next request.
      socket.on('error', () => {});
      listo(socket);
    });
    socket.once('error', falla);
  });
}

const FIN_DE_ENCABEZADOS = '\r\n\r\n';

/** Every answer of the API says its length. */
function leerRespuesta(socket: Socket): Promise<Respuesta> {
  return new Promise((listo, falla) => {
    let partes: Buffer[] = [];
    let total = Number.POSITIVE_INFINITY;
    let leido = 0;
    const soltar = () => {
      socket.off('data', alLlegar);
      socket.off('close', alCerrar);
    };
    const alCerrar = () => {
      soltar();
      falla(new Error('the server closed the connection'));
    };
    const alLlegar = (parte: Buffer) => {
      partes.push(parte);
      leido += parte.length;
      if (total === Number.POSITIVE_INFINITY) {
        partes = [Buffer.concat(partes)];
        total = largoTotal(partes[0]);
      }
      if (leido < total) return;
      soltar();
      const todo = Buffer.concat(partes);
      const desde = todo.indexOf(FIN_DE_ENCABEZADOS) + FIN_DE_ENCABEZADOS.length;
      listo({ status: Number(todo.toString('latin1', 9, 12)), cuerpo: todo.toString('utf8', desde, total) });
    };
    if (socket.destroyed) falla(new Error('the connection is closed'));
    socket.on('data', alLlegar);
    socket.once('close', alCerrar);
  });
}

/** Infinite until the headers are whole. */
function largoTotal(leido: Buffer | undefined): number {
  const fin = leido?.indexOf(FIN_DE_ENCABEZADOS) ?? -1;
  if (leido === undefined || fin < 0) return Number.POSITIVE_INFINITY;
  const largo = Number(/\r\ncontent-length: (\d+)/i.exec(leido.toString('latin1', 0, fin))?.[1] ?? 0);
  return fin + FIN_DE_ENCABEZADOS.length + largo;
}
