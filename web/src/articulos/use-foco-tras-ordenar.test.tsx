import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useFocoTrasOrdenar } from './use-foco-tras-ordenar.ts';

function Orden({ quitada = false }: { readonly quitada?: boolean }) {
  const alOrdenar = useFocoTrasOrdenar(false);
  return (
    <>
      <h1>MOTOR</h1>
      {!quitada && (
        <button type="button" onClick={alOrdenar}>
          Revertir
        </button>
      )}
      <div role="dialog">
        <p>¿Revertir?</p>
      </div>
    </>
  );
}

it('whoever left the button for somewhere else is not brought back to it by what is drawn afterwards', async () => {
  const { rerender } = render(<Orden />);
  await userEvent.click(screen.getByRole('button', { name: 'Revertir' }));
  expect(document.activeElement?.textContent).toBe('Revertir');
  await userEvent.click(document.body);
  rerender(<Orden />);
  expect(document.activeElement).toBe(document.body);
});

it('whoever answered its question goes on from the title once the button is gone', async () => {
  const { rerender } = render(<Orden />);
  await userEvent.click(screen.getByRole('button', { name: 'Revertir' }));
  await userEvent.click(screen.getByText('¿Revertir?'));
  rerender(<Orden quitada />);
  expect(document.activeElement?.textContent).toBe('MOTOR');
});
