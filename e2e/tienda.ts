import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
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
  /** The cookie of one session, shared by the pages of the worker. */
  readonly sesion: string;
};

/** One server and one session for all the tests of a worker, and a page of somebody who is already in. */
export const test = base.extend<{ readonly dentro: Page }, DeTrabajador>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, usar) => {
      const servidor = await iniciarServidor({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.contrasena });
      await usar(servidor);
      await servidor.detener();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  interfaz: [
    async ({ playwright, servidor }, usar) => {
      const pedidos = await playwright.request.newContext({
        baseURL: servidor.url,
        extraHTTPHeaders: { 'x-requested-with': 'app' },
      });
      await pedidos.post('/api/acceso/ingresar', { data: { usuario: ADMIN.email, contrasena: ADMIN.contrasena } });
      await usar(crearInterfaz(pedidos));
      await pedidos.dispose();
    },
    { scope: 'worker' },
  ],
  sesion: [
    async ({ playwright, servidor }, usar) => {
      const pedidos = await playwright.request.newContext({ baseURL: servidor.url });
      await pedidos.post('/api/acceso/ingresar', { data: { usuario: ADMIN.email, contrasena: ADMIN.contrasena } });
      const { cookies } = await pedidos.storageState();
      await usar(cookies.find(({ name }) => name === 'sid')?.value ?? '');
      await pedidos.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servidor }, usar) => usar(servidor.url),
  dentro: async ({ context, page, servidor, sesion }, usar) => {
    await context.addCookies([{ name: 'sid', value: sesion, url: servidor.url, httpOnly: true, sameSite: 'Lax' }]);
    await usar(page);
  },
});

export { expect };

/** Logs in as a person does. */
export async function entrar(page: Page): Promise<void> {
  await page.getByLabel('Usuario o correo').fill(ADMIN.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN.contrasena);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

function crearInterfaz(pedidos: APIRequestContext): Interfaz {
  const mandar = async (ruta: string, data: Cuerpo) => {
    const respuesta = await pedidos.post(ruta, { data });
    expect(respuesta.ok(), `${ruta}: ${await respuesta.text()}`).toBe(true);
    return respuesta.json();
  };
  return {
    crear: mandar,
    hacer: mandar,
    subir: async (ruta, campos, archivo) => {
      const respuesta = await pedidos.post(ruta, { multipart: { ...campos, archivo } });
      expect(respuesta.ok(), `${ruta}: ${await respuesta.text()}`).toBe(true);
      return respuesta.json();
    },
    filas: async (ruta) => (await (await pedidos.get(ruta)).json()).filas,
  };
}
