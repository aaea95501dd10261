import { afterAll, beforeAll, expect, it } from 'vitest';
import { sembrarConSesion } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba({ motorAtrasado: { version: '18.4', nueva: '18.7' } });
});
afterAll(() => prueba.cerrar());

it('guard 9 administrators are told that the engine lacks corrections; nobody else is', async () => {
  const avisoDe = async (rol: 'administrador' | 'vendedor') =>
    (await (await sembrarConSesion(prueba, { rol })).navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.avisarMotor;
  expect(await avisoDe('administrador')).toEqual({ version: '18.4', nueva: '18.7' });
  expect(await avisoDe('vendedor')).toBeNull();
});
