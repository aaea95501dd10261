import { connect, type Socket } from 'node:net';

export type Contestacion = { readonly status: number; readonly cuerpo: string };
export type ClienteHttp = {
  readonly post: (ruta: string, cuerpo: unknown, clave: string) => Promise<Contestacion>;
  readonly cerrar: () => void;
};

/**
 * One person at the counter: a connection that stays open and one request at a time. Written on a bare socket because
 * the load shares its cores with what it measures, and a general client would spend as much as the server.
 */
export async function abrirCliente(url: string, clave: string): Promise<ClienteHttp> {
  const { hostname, port } = new URL(url);
  const socket = await conectar(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const comun = `Host: ${hostname}:${port}\r\nAuthorization: Bearer ${clave}\r\nContent-Type: application/json\r\n`;
  return {
    post: (ruta, cuerpo, idempotencia) => {
      const texto = JSON.stringify(cuerpo);
      const respuesta = leerRespuesta(socket);
      socket.write(
        `POST ${ruta} HTTP/1.1\r\n${comun}Idempotency-Key: ${idempotencia}\r\nContent-Length: ${Buffer.byteLength(texto)}\r\n\r\n${texto}`,
      );
      return respuesta;
    },
    cerrar: () => socket.destroy(),
  };
}

function conectar(port: number, host: string): Promise<Socket> {
  return new Promise((listo, falla) => {
    const socket = connect({ port, host, noDelay: true }, () => listo(socket));
    socket.once('error', falla);
  });
}

const FIN_DE_ENCABEZADOS = '\r\n\r\n';

function leerRespuesta(socket: Socket): Promise<Contestacion> {
  return new Promise((listo, falla) => {
    let leido = Buffer.alloc(0);
    const soltar = () => {
      socket.off('data', alLlegar);
      socket.off('close', alCerrar);
    };
    const alCerrar = () => {
      soltar();
      falla(new Error('the server closed the connection'));
    };
    const alLlegar = (trozo: Buffer) => {
      leido = leido.length === 0 ? trozo : Buffer.concat([leido, trozo]);
      const fin = leido.indexOf(FIN_DE_ENCABEZADOS);
      if (fin < 0) return;
      const encabezados = leido.toString('latin1', 0, fin);
      const largo = Number(/content-length: (\d+)/i.exec(encabezados)?.[1]);
      const desde = fin + FIN_DE_ENCABEZADOS.length;
      if (leido.length < desde + largo) return;
      soltar();
      listo({ status: Number(encabezados.slice(9, 12)), cuerpo: leido.toString('utf8', desde, desde + largo) });
    };
    socket.on('data', alLlegar);
    socket.once('close', alCerrar);
  });
}
