import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTecla } from './use-tecla.ts';

afterEach(cleanup);

type Props = { readonly accion: () => void; readonly dialogo?: boolean; readonly tecla?: string };

function Pantalla({ accion, dialogo = false, tecla = 'F9' }: Props) {
  useTecla(tecla, accion);
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

it('takes Control with its key when it is asked for, and leaves it to the browser when it is not', () => {
  const [guardar, aplicar] = [vi.fn(), vi.fn()];
  render(<Pantalla accion={guardar} tecla="Control+s" />);
  render(<Pantalla accion={aplicar} />);

  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'S', metaKey: true });
  fireEvent.keyDown(document.body, { key: 's' });
  fireEvent.keyDown(document.body, { key: 'F9', ctrlKey: true });

  expect(guardar).toHaveBeenCalledTimes(2);
  expect(aplicar).not.toHaveBeenCalled();
});
