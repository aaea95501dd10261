import type { APIRequestContext, Page } from '@playwright/test';
import { codigoDe, FRASE, ingresarPorApi, type Persona } from './personas.ts';
import { expect } from './tienda.ts';

/** Types user and password as a person does, without the mouse. */
export async function escribirClave(page: Page, email: string, contrasena = FRASE): Promise<void> {
  await expect(page.getByLabel('Usuario o correo')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type(contrasena);
  await page.keyboard.press('Enter');
}

/** Gives somebody a second factor, as their own session would. Returns what makes the codes, and the saved ones. */
export async function conSegundoFactor(
  pedidos: APIRequestContext,
  persona: Persona,
): Promise<{ readonly secreto: string; readonly codigos: readonly string[] }> {
  const hacer = async (ruta: string, data?: object) => {
    const respuesta = await pedidos.post(ruta, data ? { data } : {});
    expect(respuesta.ok(), `${ruta}: ${await respuesta.text()}`).toBe(true);
    return respuesta.json();
  };
  await ingresarPorApi(pedidos, persona);
  const { secreto } = await hacer('/api/usuario/segundo-factor');
  // The code of the step before is good too, and leaves the present one for the test.
  const codigo = codigoDe(secreto, Date.now() - 30_000);
  const { codigos } = await hacer('/api/usuario/segundo-factor/activar', { codigo, cerrarOtras: true });
  return { secreto, codigos };
}

/**
 * Comes as somebody without a session. The screen that is open is left first: it would notice that its session is gone, and
 * go to the login by itself while the test goes somewhere else.
 */
export async function olvidarSesion(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
