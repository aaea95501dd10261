import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ServidorDePrueba } from '#prueba/servidor.ts';
import { alFaltarConfirmacion, ConfirmacionCancelada } from './confirmacion.ts';
import { pedir } from './pedir.ts';

const cerrar = endpoint({
  method: 'POST',
  path: '/api/cosas/cerrar',
  summary: '',
  permiso: 'con_sesion',
  alcance: 'empresa',
  confirmacion: 'persona',
  response: z.object({ hecho: z.boolean() }),
  errors: [],
});
const CERRAR = 'POST /api/cosas/cerrar';
const FALTA = { status: 403, code: 'acceso.falta_confirmacion', title: 'Antes de seguir, confirmá que sos vos.' };

let servidor: ServidorDePrueba;
let probada = false;
let quitar = () => {};
const probar = vi.fn(async () => {
  probada = true;
  return true;
});

beforeEach(() => {
  probada = false;
  probar.mockClear();
  servidor = new ServidorDePrueba({ [CERRAR]: () => (probada ? { hecho: true } : FALTA) });
  quitar = alFaltarConfirmacion(probar);
});
afterEach(() => quitar());

it('asks for the proof and repeats what was asked with the same idempotency key', async () => {
  expect(await pedir(cerrar, {})).toEqual({ hecho: true });
  const claves = servidor.encabezados(CERRAR, 'idempotency-key');
  expect(claves).toHaveLength(2);
  expect(claves[1]).toBe(claves[0]);
});

it('asks once for two at the same time, each of which goes on with its own key', async () => {
  expect(await Promise.all([pedir(cerrar, {}), pedir(cerrar, {})])).toEqual([{ hecho: true }, { hecho: true }]);
  expect(probar).toHaveBeenCalledTimes(1);
  expect(new Set(servidor.encabezados(CERRAR, 'idempotency-key')).size).toBe(2);
});

it('does not ask again whoever set out before the proof was given', async () => {
  let soltar: (respuesta: unknown) => void = () => {};
  const lenta = new Promise((listo) => {
    soltar = listo;
  });
  let veces = 0;
  servidor.responder(CERRAR, () => {
    veces++;
    if (veces === 1) return lenta;
    return probada ? { hecho: true } : FALTA;
  });
  const primera = pedir(cerrar, {});
  await pedir(cerrar, {});
  soltar(FALTA);
  expect(await primera).toEqual({ hecho: true });
  expect(probar).toHaveBeenCalledTimes(1);
});

it('ends quietly when the person would rather not, and does not try again', async () => {
  probar.mockResolvedValueOnce(false);
  await expect(pedir(cerrar, {})).rejects.toBeInstanceOf(ConfirmacionCancelada);
  expect(servidor.recibido(CERRAR)).toHaveLength(1);
});

it('tells the refusal when the proof was not enough, without asking for ever', async () => {
  servidor.responder(CERRAR, FALTA);
  await expect(pedir(cerrar, {})).rejects.toMatchObject({ code: 'acceso.falta_confirmacion' });
  expect(probar).toHaveBeenCalledTimes(1);
});
