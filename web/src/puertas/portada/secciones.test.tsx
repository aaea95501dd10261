import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProveedorDeMovimiento } from './movimiento.ts';
import { Pantallas } from './secciones.tsx';
import '#prueba/ambiente.ts';

it('the screens slide by, and not for who asked for nothing that moves', async () => {
  for (const [quieto, behavior] of [
    [false, 'smooth'],
    [true, 'auto'],
  ] as const) {
    const { unmount } = render(
      <ProveedorDeMovimiento value={{ quieto, alternar: () => {} }}>
        <Pantallas />
      </ProveedorDeMovimiento>,
    );
    const scrollBy = vi.fn();
    Object.assign(screen.getByRole('list'), { scrollBy });
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 340, behavior });
    unmount();
  }
});
