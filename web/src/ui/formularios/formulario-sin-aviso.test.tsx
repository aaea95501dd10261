import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PedidoRechazado } from '#api/pedir.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Campo } from './campos.tsx';
import { Formulario } from './formulario.tsx';

vi.mock('./formulario-conflicto-aviso.tsx', () => {
  throw new TypeError('sin red');
});

it('what somebody else saved, where it cannot be told, is a refusal: what was written stays', async () => {
  const vieja = new PedidoRechazado(409, { code: 'comun.version_vieja', title: 'No', data: {} });
  const alDia = vi.fn(async () => ({ valores: { nombre: 'De otro' }, nombres: {} }));
  renderPantalla(
    <Formulario
      esquema={z.strictObject({ nombre: z.string() })}
      valores={{ nombre: 'De antes' }}
      onEnviar={() => Promise.reject(vieja)}
      alDia={alDia}
    >
      <Campo name="nombre" label="Nombre" />
    </Formulario>,
  );
  const nombre = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  await userEvent.clear(nombre);
  await userEvent.type(nombre, 'Lo mío');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(vieja.message)).toBeDefined();
  expect([nombre.value, nombre.isConnected]).toEqual(['Lo mío', true]);
  expect(alDia).not.toHaveBeenCalled();
});
