import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CajaDeCantidad } from './caja-de-cantidad.tsx';
import '#prueba/ambiente.ts';

afterEach(cleanup);

/** What is heard for a text, and whether the box takes it. */
function escribir(texto: string, admiteCero: boolean) {
  const onCambio = vi.fn();
  render(<CajaDeCantidad etiqueta="Cuánto" valor="1" decimales={2} admiteCero={admiteCero} onCambio={onCambio} />);
  const caja = screen.getByLabelText('Cuánto');
  fireEvent.change(caja, { target: { value: texto } });
  cleanup();
  return [onCambio.mock.calls.at(-1)?.[0], caja.getAttribute('aria-invalid') === 'false'];
}

it('hears what can be saved, and null for the rest', () => {
  expect(escribir('2,5', false)).toEqual(['2.5', true]);
  expect(escribir('0', false)).toEqual([null, false]);
  expect(escribir('0', true)).toEqual(['0', true]);
  for (const admiteCero of [false, true]) {
    expect(escribir('-5', admiteCero)).toEqual([null, false]);
    expect(escribir('mucho', admiteCero)).toEqual([null, false]);
  }
});
