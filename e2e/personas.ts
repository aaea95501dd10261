import { type APIRequestContext, expect, type Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import type { Interfaz } from './tienda.ts';

/** Words nobody would guess, long enough for whoever has no second factor. */
export const FRASE = 'el taller de la esquina abre a las ocho';

/** What the application of a phone would show for a secret, at some moment. */
export const codigoDe = (secreto: string, en: number = Date.now()): string =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secreto.replace(/\s/g, '')), digits: 6, period: 30 }).generate({
    timestamp: en,
  });

type Rol = 'administrador' | 'encargado' | 'vendedor' | 'deposito' | 'taller' | 'consulta';
export type Persona = { readonly id: string; readonly email: string; readonly nombre: string };

let creadas = 0;

/** A person with a role in every sucursal, so that no test waits for the failures of another. */
export async function crearPersona(
  { crear }: Interfaz,
  rol: Rol = 'vendedor',
  nombre: string = 'Berta Quiroga',
): Promise<Persona> {
  creadas += 1;
  const email = `persona${creadas}-${Date.now()}@trastienda.test`;
  const concesiones = [{ rol, sucursalId: null }];
  const { id } = await crear('/api/administrador/usuarios', { nombre, email, contrasena: FRASE, concesiones });
  return { id, email, nombre };
}

/** Comes in by the API. */
export async function ingresarPorApi(
  pedidos: APIRequestContext,
  { email }: Pick<Persona, 'email'>,
  contrasena: string = FRASE,
): Promise<void> {
  const respuesta = await pedidos.post('/api/acceso/ingresar', { data: { usuario: email, contrasena } });
  expect(respuesta.ok(), await respuesta.text()).toBe(true);
}

/** A device that holds passkeys and answers by itself, as a person who always agrees, until told that nobody touches it. */
export async function conLlavero(page: Page): Promise<{ readonly tocar: (si: boolean) => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const tocar = async (enabled: boolean) =>
    void (await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }));
  return { tocar };
}

/** Comes in by the form of the login. */
export async function ingresar(
  page: Page,
  { email }: Pick<Persona, 'email'>,
  contrasena: string = FRASE,
): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Usuario o correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Answers «Confirmá que sos vos» with the password. */
export async function confirmarIdentidad(page: Page, contrasena: string = FRASE): Promise<void> {
  const dialogo = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
  await dialogo.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await page.keyboard.press('Enter');
  await expect(dialogo).toBeHidden();
}

const DELICADO =
  /\/api\/(administrador|usuario\/(segundo-factor|llaves|pin|correo)|acceso\/terminales|stock\/ajustes\/[^/]+\/aprobar)/;

/**
 * As if the last proof of who is there were old, which the login's own is not for ten minutes: what is delicate is refused
 * until the server accepts a new one. Returns how to make it old again.
 */
export async function vencerConfirmacion(page: Page): Promise<() => void> {
  let probada = false;
  await page.route(DELICADO, (ruta) => {
    if (probada || ruta.request().method() === 'GET') return ruta.continue();
    const title = 'Antes de seguir, confirmá que sos vos.';
    return ruta.fulfill({ status: 403, json: { status: 403, code: 'acceso.falta_confirmacion', title } });
  });
  page.on('response', (respuesta) => {
    if (respuesta.url().endsWith('/api/acceso/confirmar') && respuesta.ok()) probada = true;
  });
  return () => {
    probada = false;
  };
}
