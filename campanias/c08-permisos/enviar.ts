import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pedirHttp } from '#campanias/comun/pedir.ts';

export type Archivo = { readonly nombre: string; readonly contenido: string | Uint8Array };

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
  return { enviar: (envio) => pedirConEspera(agente, url, envio), cerrar: () => agente.destroy() };
}

const CUOTA_AGOTADA = /"comun\.(demasiados_pedidos|descargas_a_la_vez)"/;
const ESPERAS = 6;

/** A quota says nothing of who may do what: it is waited out for as long as the answer says, so many times and no more. */
async function pedirConEspera(agente: Agent, url: string, envio: Envio, esperas = ESPERAS): Promise<Respuesta> {
  const respuesta = await pedir(agente, url, envio);
  if (respuesta.status !== 429 || !CUOTA_AGOTADA.test(respuesta.texto) || esperas === 0) return respuesta;
  const { data } = JSON.parse(respuesta.texto) as { readonly data: { readonly segundos?: number } };
  await setTimeout((data.segundos ?? 1) * 1_000);
  return pedirConEspera(agente, url, envio, esperas - 1);
}

async function pedir(agente: Agent, url: string, envio: Envio): Promise<Respuesta> {
  const { metodo, ruta, encabezados = {}, flujo = false } = envio;
  const { contenido, tipo } = cuerpoDe(envio);
  const inicio = performance.now();
  const llegada = await pedirHttp({
    ...{ metodo, url, ruta, contenido, agente, flujo, timeoutMs: TIMEOUT_MS },
    encabezados: {
      ...(contenido === undefined ? {} : { 'content-type': tipo, 'content-length': contenido.length }),
      'x-forwarded-for': otraDireccion(),
      ...encabezados,
    },
  });
  return {
    status: llegada.status,
    tipo: llegada.encabezados['content-type'] ?? '',
    texto: llegada.texto,
    cookies: llegada.encabezados['set-cookie'] ?? [],
    ms: performance.now() - inicio,
  };
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
  const contenido = Buffer.concat([
    Buffer.from(`${campos.join('')}${cabeza}`),
    Buffer.from(archivo.contenido),
    Buffer.from(`\r\n--${LIMITE}--\r\n`),
  ]);
  return { contenido, tipo: `multipart/form-data; boundary=${LIMITE}` };
}
