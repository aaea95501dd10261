import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quitarPin } from '@trastienda/nucleo/acceso/contrato.ts';
import { expect, it } from 'vitest';
import { pedir } from '#api/pedir.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { Confirmacion } from './confirmacion.tsx';

const QUITAR = 'DELETE /api/usuario/pin';
const CONFIRMAR = 'POST /api/acceso/confirmar';
const enTerminal = { ...sesionDePrueba([]), terminal: { nombre: 'Mostrador 1', minutos: 5 }, tienePin: true };

/** The server wants to know who is there once; `conPin` is what it says of the PIN. */
async function abrir(conPin: boolean) {
  let probada = false;
  const { servidor } = renderPantalla(
    <>
      <p>La pantalla</p>
      <Confirmacion />
    </>,
    {
      sesion: enTerminal,
      respuestas: {
        [QUITAR]: () => {
          if (probada) return {};
          probada = true;
          return { status: 403, code: 'acceso.falta_confirmacion', title: 'Confirmá que sos vos.', data: { conPin } };
        },
        [CONFIRMAR]: { hasta: new Date().toISOString() },
      },
    },
  );
  await screen.findByText('La pantalla');
  return { servidor, pedido: pedir(quitarPin, {}) };
}

it('GAP-10: on a shared terminal the PIN is enough where the server says so, and the password serves too', async () => {
  const { servidor, pedido } = await abrir(true);
  const pin = await screen.findByLabelText('PIN');
  expect(screen.getByRole('button', { name: 'Usar mi contraseña' })).toBeDefined();
  await userEvent.type(pin, '274913{Enter}');
  await pedido;
  expect(servidor.recibido(CONFIRMAR)).toEqual([{ pin: '274913' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('seguridad 3.2: where it takes a password, nobody is asked for a PIN that would not do', async () => {
  const { servidor, pedido } = await abrir(false);
  const contrasena = await screen.findByLabelText('Contraseña');
  expect(screen.queryByRole('button', { name: 'Usar mi PIN' })).toBeNull();
  await userEvent.type(contrasena, 'la frase de siempre{Enter}');
  await pedido;
  expect(servidor.recibido(CONFIRMAR)).toEqual([{ contrasena: 'la frase de siempre' }]);
});
