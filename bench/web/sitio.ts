import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import { crearLimpieza, type Limpieza } from '#bench/limpieza.ts';
import { iniciarServidor, ordenar } from '#bench/procesos.ts';
import { crearTerreno } from '#bench/terreno.ts';
import { chromiumDeAca } from '#herramientas/navegador.ts';

export const CHROMIUM = chromiumDeAca();

/** Whatever was begun is undone, also when it fails or is stopped with Ctrl-C. */
export async function conLimpieza(hacer: (limpieza: Limpieza) => Promise<void>): Promise<void> {
  const limpieza = crearLimpieza();
  for (const senial of ['SIGINT', 'SIGTERM'] as const) {
    process.on(senial, () => void limpieza.deshacerTodo().then(() => process.exit(130)));
  }
  try {
    await hacer(limpieza);
  } finally {
    await limpieza.deshacerTodo();
  }
}

const CONTRASENA = 'cuatro cajones y una balanza';

type Pedido = {
  /** Of the database of its own. */
  readonly nombre: string;
  /** The administrator, who is in. */
  readonly email: string;
  /** How big the demonstration company is. */
  readonly demo: readonly string[];
};

export type Sitio = {
  readonly url: string;
  /** The session of the administrator, by its token and to ask with it. */
  readonly sid: string;
  readonly pedidos: APIRequestContext;
};

/** The production build on a database of its own with the demonstration company, and a session to look at it. */
export async function levantarSitio(limpieza: Limpieza, { nombre, email, demo }: Pedido): Promise<Sitio> {
  const terreno = await crearTerreno(limpieza, nombre);
  await terreno.encender();
  await ordenar(limpieza, ['demo', ...demo], terreno.entorno);
  const entorno = { ...terreno.entorno, ADMIN_EMAIL: email, ADMIN_PASSWORD: CONTRASENA };
  const servidor = await iniciarServidor(limpieza, entorno);
  // A name and not a number, as people open it.
  const url = servidor.url.replace('127.0.0.1', 'localhost');
  const pedidos = await request.newContext({ baseURL: url });
  limpieza.anotar(() => pedidos.dispose());
  await pedidos.post('/api/acceso/ingresar', { data: { usuario: email, contrasena: CONTRASENA } });
  const { cookies } = await pedidos.storageState();
  const sid = cookies.find(({ name }) => name === 'sid')?.value;
  if (sid === undefined) throw new Error('the administrator could not log in');
  return { url, sid, pedidos };
}

export async function abrirNavegador(limpieza: Limpieza) {
  const navegador = await chromium.launch({
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return { navegador, cerrar: limpieza.anotar(() => navegador.close()) };
}

/** A new window, which has nothing in its cache, with the session or without it. */
export async function abrirVentana(navegador: Browser, { url, sid }: Sitio, conSesion: boolean) {
  const contexto = await navegador.newContext({
    baseURL: url,
    locale: 'es-AR',
    viewport: { width: 1440, height: 900 },
  });
  if (conSesion) await contexto.addCookies([{ name: 'sid', value: sid, url, httpOnly: true }]);
  return contexto;
}
