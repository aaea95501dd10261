import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useEnterQueEspera } from './con-espera.ts';

function Caja({ esVieja, tomar }: { readonly esVieja: boolean; readonly tomar: () => void }) {
  return <input onKeyDown={useEnterQueEspera({ abierto: true, esVieja }, tomar)} />;
}

it('Enter before the list is there takes its first row when it comes, and the one that ends a letter takes none', () => {
  const tomar = vi.fn();
  const { rerender } = render(<Caja esVieja tomar={tomar} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true });
  rerender(<Caja esVieja={false} tomar={tomar} />);
  expect(tomar).not.toHaveBeenCalled();

  rerender(<Caja esVieja tomar={tomar} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  rerender(<Caja esVieja={false} tomar={tomar} />);
  expect(tomar).toHaveBeenCalledTimes(1);
});
