import { Agent, request } from 'node:http';

export type Archivo = { readonly nombre: string; readonly contenido: string };

export type Envio = {
  readonly metodo: string;
  readonly ruta: string;
  readonly cuerpo?: unknown;
  /** With it the request is a form: `cuerpo` are its fields. */
  readonly archivo?: Archivo;
  readonly encabezados?: Readonly<Record<string, string>>;
  /** An answer without end: hangs up once its headers are here. */
  readonly flujo?: boolean;
};

export type Respuesta = {
  readonly status: number;
  readonly tipo: string;
  readonly texto: string;
  readonly cookies: readonly string[];
  readonly ms: number;
};

export type Mensajero = { readonly enviar: (envio: Envio) => Promise<Respuesta>; readonly cerrar: () => void };

const TIMEOUT_MS = 30_000;
const LIMITE = 'limite-de-campania-7f3a';

let pedidos = 0;
/** The proxy in front says that each request comes from somewhere else: who waits for their failures is another matter. */
const otraDireccion = (): string => {
  pedidos += 1;
  return `10.${(pedidos >> 16) & 255}.${(pedidos >> 8) & 255}.${pedidos & 255}`;
};

/** Plain requests over real sockets. Throws when there was no answer. */
export function crearMensajero(url: string): Mensajero {
  const agente = new Agent({ keepAlive: true, maxSockets: 16 });
  return { enviar: (envio) => pedir(agente, url, envio), cerrar: () => agente.destroy() };
}

function pedir(agente: Agent, url: string, envio: Envio): Promise<Respuesta> {
  const { metodo, ruta, encabezados = {}, flujo = false } = envio;
  const { contenido, tipo } = cuerpoDe(envio);
  const inicio = performance.now();
  return new Promise((listo, falla) => {
    const saliente = request(new URL(ruta, url), {
      method: metodo,
      agent: agente,
      headers: {
        ...(contenido === undefined ? {} : { 'content-type': tipo, 'content-length': contenido.length }),
        'x-forwarded-for': otraDireccion(),
        ...encabezados,
      },
    });
    const reloj = setTimeout(() => saliente.destroy(new Error(`${metodo} ${ruta}: no answer`)), TIMEOUT_MS);
    const terminar = (hacer: () => void) => {
      clearTimeout(reloj);
      hacer();
    };
    saliente.on('error', (error) => terminar(() => falla(error)));
    saliente.on('response', (entrante) => {
      const trozos: Buffer[] = [];
      const contestar = () =>
        terminar(() =>
          listo({
            status: entrante.statusCode ?? 0,
            tipo: entrante.headers['content-type'] ?? '',
            texto: Buffer.concat(trozos).toString('utf8'),
            cookies: entrante.headers['set-cookie'] ?? [],
            ms: performance.now() - inicio,
          }),
        );
      if (flujo && entrante.statusCode === 200) {
        contestar();
        saliente.destroy();
        return;
      }
      entrante.on('data', (trozo: Buffer) => trozos.push(trozo));
      entrante.on('error', (error) => terminar(() => falla(error)));
      entrante.on('end', contestar);
    });
    saliente.end(contenido);
  });
}

function cuerpoDe({ cuerpo, archivo }: Envio): { readonly contenido: Buffer | undefined; readonly tipo: string } {
  if (archivo === undefined) {
    const texto = cuerpo === undefined ? undefined : Buffer.from(JSON.stringify(cuerpo));
    return { contenido: texto, tipo: 'application/json' };
  }
  const campos = Object.entries((cuerpo ?? {}) as Readonly<Record<string, string>>).map(
    ([nombre, valor]) => `--${LIMITE}\r\ncontent-disposition: form-data; name="${nombre}"\r\n\r\n${valor}\r\n`,
  );
  const cabeza = `--${LIMITE}\r\ncontent-disposition: form-data; name="archivo"; filename="${archivo.nombre}"\r\ncontent-type: text/csv\r\n\r\n`;
  const contenido = Buffer.from(`${campos.join('')}${cabeza}${archivo.contenido}\r\n--${LIMITE}--\r\n`);
  return { contenido, tipo: `multipart/form-data; boundary=${LIMITE}` };
}
