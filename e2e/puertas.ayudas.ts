import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, type Interfaz } from './tienda.ts';

export const CLAVE = 'cuatro cubiertas y un mate frío';

export type Persona = { readonly email: string; readonly nombre: string };

/** Somebody with an account of their own, so that no test waits for the failures of another. */
export async function nuevaPersona(interfaz: Interfaz, rol = 'vendedor'): Promise<Persona> {
  const email = `${rol}-${randomUUID().slice(0, 8)}@trastienda.test`;
  const nombre = 'Berta Quiroga';
  const concesiones = [{ rol, sucursalId: null }];
  await interfaz.crear('/api/administrador/usuarios', { nombre, email, contrasena: CLAVE, concesiones });
  return { email, nombre };
}

/** Types user and password as a person does, without the mouse. */
export async function escribirClave(page: Page, email: string, contrasena = CLAVE): Promise<void> {
  await expect(page.getByLabel('Usuario o correo')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type(contrasena);
  await page.keyboard.press('Enter');
}

export const totpDe = (secreto: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secreto), digits: 6, period: 30 });

/** Gives somebody a second factor, as their own session would. Returns what makes the codes, and the saved ones. */
export async function conSegundoFactor(
  pedidos: APIRequestContext,
  { email }: Persona,
): Promise<{ readonly totp: TOTP; readonly codigos: readonly string[] }> {
  const hacer = async (ruta: string, data?: object) => {
    const respuesta = await pedidos.post(ruta, data ? { data } : {});
    expect(respuesta.ok(), `${ruta}: ${await respuesta.text()}`).toBe(true);
    return respuesta.json();
  };
  await hacer('/api/acceso/ingresar', { usuario: email, contrasena: CLAVE });
  const { secreto } = await hacer('/api/usuario/segundo-factor');
  const totp = totpDe(secreto);
  // The code of the step before is good too, and leaves the present one for the test.
  const codigo = totp.generate({ timestamp: Date.now() - 30_000 });
  const { codigos } = await hacer('/api/usuario/segundo-factor/activar', { codigo, cerrarOtras: true });
  return { totp, codigos };
}
