import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lote } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import type { Comandos } from './use-comandos.ts';
import { useFocoTrasPaso } from './use-foco-tras-paso.ts';

function Pantalla({ ordenado }: { readonly ordenado: boolean }) {
  useFocoTrasPaso(lote(), { ordenado, ocupado: false, trabajando: null } as Comandos);
  return (
    <main tabIndex={-1}>
      <h1>Lote 1</h1>
      <button type="button">Aplicar</button>
    </main>
  );
}

it('whoever gave an order goes on from the title, also when the screen that came had left the keyboard at its content', () => {
  const { rerender } = render(<Pantalla ordenado={false} />);
  screen.getByRole('main').focus();
  rerender(<Pantalla ordenado />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('and stays where they went on purpose', () => {
  const { rerender } = render(<Pantalla ordenado={false} />);
  screen.getByRole('button').focus();
  rerender(<Pantalla ordenado />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
