import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTecla } from './use-tecla.ts';

afterEach(cleanup);

function Pantalla({ accion, dialogo = false }: { readonly accion: () => void; readonly dialogo?: boolean }) {
  useTecla('F9', accion);
  return dialogo ? <div role="dialog" aria-label="Pregunta" /> : <p>Una pantalla</p>;
}

it('answers its key with the focus nowhere, once per press, and only its key', () => {
  const accion = vi.fn();
  render(<Pantalla accion={accion} />);

  fireEvent.keyDown(document.body, { key: 'F9' });
  fireEvent.keyDown(document.body, { key: 'F9', repeat: true });
  fireEvent.keyDown(document.body, { key: 'F8' });

  expect(accion).toHaveBeenCalledTimes(1);
});

it('leaves the key to a dialog that is open', () => {
  const accion = vi.fn();
  render(<Pantalla accion={accion} dialogo />);

  fireEvent.keyDown(document.body, { key: 'F9' });

  expect(accion).not.toHaveBeenCalled();
});
