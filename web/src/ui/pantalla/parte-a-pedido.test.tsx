import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { parteAPedido } from './parte-a-pedido.tsx';
import { piezaAPedido } from './pieza-a-pedido.ts';

it('a part that cannot come leaves what is written around it, and comes when it is asked for again', async () => {
  let llegan = false;
  const Parte = parteAPedido(
    piezaAPedido(async () => {
      if (!llegan) throw new TypeError('sin red');
      return { Numeros: ({ de }: { readonly de: string }) => <p>Números de {de}</p> };
    }),
    (todas) => todas.Numeros,
  );
  render(
    <>
      <input aria-label="Cantidad" />
      <Parte de="WO-342" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Cantidad'), '7');
  const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
  expect(otraVez.title).toContain('El servidor no respondió');
  expect(screen.getByLabelText<HTMLInputElement>('Cantidad').value).toBe('7');
  llegan = true;
  await userEvent.click(otraVez);
  expect(await screen.findByText('Números de WO-342')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
