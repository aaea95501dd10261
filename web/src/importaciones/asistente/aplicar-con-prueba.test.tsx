import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Confirmacion } from '#acceso/confirmacion/confirmacion.tsx';
import { aplicada, ensayada, FILAS, filas, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { decirQuienEs, dejarLaPregunta, preguntarQuienEs } from '#prueba/quien-es.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { ImportacionScreen } from './importacion.screen.tsx';

const APLICAR = `POST /api/importaciones/${ID}/aplicar`;
const REVERTIR = `POST /api/importaciones/${ID}/revertir`;

const abrir = (vista: unknown) =>
  renderPantalla(
    <>
      <ImportacionScreen />
      <Confirmacion />
      <ContenedorDeAvisos />
    </>,
    {
      permisos: ['importacion.hacer', 'articulo.ver'],
      camino: '/importaciones/$id',
      ruta: `/importaciones/${ID}`,
      respuestas: {
        [PERFILES]: { filas: [] },
        [FILAS]: lista(filas),
        'GET /api/articulos/listas-de-precio': { filas: [] },
        [VER]: vista,
      },
    },
  );
async function pulsar(boton: RegExp, deSeguro: string) {
  await userEvent.click(await screen.findByRole('button', { name: boton }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: deSeguro }));
}

it('seguridad 3.2 a file that writes prices asks who is there, says nothing when they would rather not, and is applied after', async () => {
  const { servidor } = abrir(ensayada());
  preguntarQuienEs(servidor, {
    [APLICAR]: () => {
      servidor.responder(VER, aplicada());
      return aplicada();
    },
  });
  await pulsar(/^Aplicar/, 'Aplicar');
  await dejarLaPregunta();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Aplicar/ })).toHaveProperty('disabled', false));
  expect(screen.queryByRole('alert')).toBeNull();
  await pulsar(/^Aplicar/, 'Aplicar');
  await decirQuienEs();
  expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
  expect(servidor.recibido(APLICAR)).toEqual(Array(3).fill({ version: 4 }));
});

it('seguridad 3.2 and so is taking it back', async () => {
  const { servidor } = abrir(aplicada());
  const revertida = aplicada({ estado: 'REVERTIDA', acciones: [], noRevertidas: 0 });
  preguntarQuienEs(servidor, {
    [REVERTIR]: () => {
      servidor.responder(VER, revertida);
      return revertida;
    },
  });
  await pulsar(/^Revertir/, 'Revertir importación');
  await decirQuienEs();
  expect(await screen.findByRole('heading', { name: 'Importación revertida' })).toBeDefined();
  expect(servidor.recibido(REVERTIR)).toHaveLength(2);
});
