import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { iniciarServidor, type ServidorDePrueba } from './servidor.ts';

export const ADMIN = { email: 'admin@trastienda.test', contrasena: 'la llave del depósito es azul' };

type Cuerpo = Record<string, unknown>;

/** Whoever prepares a test: the same API an integrator has, with the administrator's session. */
export type Interfaz = {
  readonly crear: (ruta: string, datos: Cuerpo) => Promise<Cuerpo & { id: string; version: number }>;
  readonly hacer: (ruta: string, datos: Cuerpo) => Promise<Cuerpo & { id: string; version: number }>;
  /** Sends a file after its fields. */
  readonly subir: (
    ruta: string,
    campos: Readonly<Record<string, string>>,
    archivo: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ) => Promise<Cuerpo & { id: string; version: number }>;
  readonly filas: (ruta: string) => Promise<(Cuerpo & { id: string })[]>;
};

type DeTrabajador = {
  readonly servidor: ServidorDePrueba;
  readonly interfaz: Interfaz;
  readonly guardada: { token: string; desde: number };
  /** What the browser keeps of the application from one test to the next. */
  readonly comun: BrowserContext;
};

type DePrueba = {
  /**
   * Whether the test begins with the files of the application that others of its worker have brought, and with nothing else
   * of theirs. Those say no that leave in their context what no context lets go of (clocks that were stopped, options of its
   * own, scripts, headers or sockets that are not of a page alone), and those that look at how files come.
   */
  readonly conLoTraido: boolean;
  readonly dentro: Page;
  /** The cookie of one session, shared by the pages of the worker while it lasts and its proof of who is there is fresh. */
  readonly sesion: string;
  /** The API for somebody who has not come in yet. */
  readonly pedidos: APIRequestContext;
};

/** A person has five sessions at most, and a test may end those of the administrator: then another one is opened. */
const FRESCA_MS = 8 * 60_000;

const ingresar = (pedidos: APIRequestContext) =>
  pedidos.post('/api/acceso/ingresar', {
    headers: { 'x-requested-with': 'app' },
    data: { usuario: ADMIN.email, contrasena: ADMIN.contrasena },
  });

/** Says of itself that it is the application, as every call that changes something has to. */
const como = ({ url }: ServidorDePrueba) => ({ baseURL: url, extraHTTPHeaders: { 'x-requested-with': 'app' } });

/** One server and one session for all the tests of a worker, and a page of somebody who is already in. */
export const test = base.extend<DePrueba, DeTrabajador>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, usar) => {
      const servidor = await iniciarServidor({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.contrasena });
      await usar(servidor);
      await servidor.detener();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  interfaz: [
    async ({ playwright, servidor }, usar) => {
      const pedidos = await playwright.request.newContext(como(servidor));
      await ingresar(pedidos);
      await usar(crearInterfaz(pedidos));
      await pedidos.dispose();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  guardada: [async ({}, usar) => usar({ token: '', desde: 0 }), { scope: 'worker' }],
  sesion: async ({ playwright, servidor, guardada }, usar) => {
    const cookie = `sid=${guardada.token}`;
    const pedidos = await playwright.request.newContext({ baseURL: servidor.url });
    const vive =
      Date.now() - guardada.desde < FRESCA_MS &&
      (await pedidos.get('/api/acceso/sesion', { headers: { cookie } })).ok();
    if (!vive) {
      await ingresar(pedidos);
      const { cookies } = await pedidos.storageState();
      guardada.token = cookies.find(({ name }) => name === 'sid')?.value ?? '';
      guardada.desde = Date.now();
    }
    await pedidos.dispose();
    await usar(guardada.token);
  },
  pedidos: async ({ playwright, servidor }, usar) => {
    const pedidos = await playwright.request.newContext(como(servidor));
    await usar(pedidos);
    await pedidos.dispose();
  },
  baseURL: async ({ servidor }, usar) => usar(servidor.url),
  conLoTraido: [true, { option: true }],
  comun: [
    async ({ browser, servidor }, usar) => {
      const contexto = await browser.newContext({ baseURL: servidor.url });
      await usar(contexto);
      await contexto.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ conLoTraido, context, comun, servidor }, usar) => {
    if (!conLoTraido) return usar(context);
    await usar(comun);
    await vaciar(comun, servidor);
  },
  dentro: async ({ context, page, servidor, sesion, guardada }, usar) => {
    await context.addCookies([{ name: 'sid', value: sesion, url: servidor.url, httpOnly: true, sameSite: 'Lax' }]);
    await usar(page);
    // Who proved again who they are got another token, and the one that is kept lives some seconds more and then dies.
    const alFinal = await context.cookies(servidor.url);
    if (!alFinal.some(({ name, value }) => name === 'sid' && value === sesion)) guardada.token = '';
  },
});

export { expect };

/** Leaves of a test only the files it brought: neither its pages, nor who it was, nor what it kept or was allowed. */
async function vaciar(contexto: BrowserContext, { url }: ServidorDePrueba): Promise<void> {
  await contexto.unrouteAll({ behavior: 'ignoreErrors' });
  await contexto.setOffline(false);
  await Promise.all(contexto.pages().map((una) => una.close()));
  const pagina = await contexto.newPage();
  const cdp = await contexto.newCDPSession(pagina);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await cdp.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  await pagina.close();
  await contexto.clearCookies();
  await contexto.clearPermissions();
}

/** Logs in as a person does. */
export async function entrar(page: Page): Promise<void> {
  await page.getByLabel('Usuario o correo').fill(ADMIN.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN.contrasena);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

function crearInterfaz(pedidos: APIRequestContext): Interfaz {
  type Envio = Parameters<APIRequestContext['post']>[1];
  const mandar = async (ruta: string, envio: Envio) => {
    let respuesta = await pedidos.post(ruta, envio);
    if (respuesta.status() === 401 || (await respuesta.text()).includes('acceso.falta_confirmacion')) {
      await ingresar(pedidos);
      respuesta = await pedidos.post(ruta, envio);
    }
    expect(respuesta.ok(), `${ruta}: ${await respuesta.text()}`).toBe(true);
    return respuesta.json();
  };
  return {
    crear: (ruta, data) => mandar(ruta, { data }),
    hacer: (ruta, data) => mandar(ruta, { data }),
    subir: (ruta, campos, archivo) => mandar(ruta, { multipart: { ...campos, archivo } }),
    filas: async (ruta) => {
      let respuesta = await pedidos.get(ruta);
      if (respuesta.status() === 401) {
        await ingresar(pedidos);
        respuesta = await pedidos.get(ruta);
      }
      return (await respuesta.json()).filas;
    },
  };
}
