import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Respuestas, ServidorDePrueba } from './servidor.ts';

const FALTA = {
  status: 403,
  code: 'acceso.falta_confirmacion',
  title: 'Confirmá que sos vos.',
  data: { conPin: false },
};

/** Doors that want to know who is there before they answer, as those of the server that are delicate (`seguridad.md` 3.2). */
export function preguntarQuienEs(servidor: ServidorDePrueba, puertas: Respuestas): void {
  let probada = false;
  for (const [puerta, respuesta] of Object.entries(puertas)) {
    servidor.responder(puerta, async (body: unknown, url: string) => {
      // What is asked again is not answered within the very turn in which the question closes.
      await new Promise((llegar) => setTimeout(llegar));
      if (!probada) return FALTA;
      return typeof respuesta === 'function' ? respuesta(body, url) : respuesta;
    });
  }
  servidor.responder('POST /api/acceso/confirmar', () => {
    probada = true;
    return { hasta: new Date().toISOString() };
  });
}

const seFue = () => waitFor(() => expect(screen.queryByRole('dialog', { name: PREGUNTA })).toBeNull());
const PREGUNTA = 'Confirmá que sos vos';

/** Leaves the question. */
export async function dejarLaPregunta(): Promise<void> {
  await screen.findByRole('dialog', { name: PREGUNTA });
  await userEvent.keyboard('{Escape}');
  await seFue();
}

/** Answers it as whoever is there does. */
export async function decirQuienEs(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Contraseña'), 'la frase de siempre{Enter}');
  await seFue();
}
