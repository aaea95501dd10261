import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CajaDeCantidad } from './caja-de-cantidad.tsx';
import '#prueba/ambiente.ts';

afterEach(cleanup);
const MAXIMO = 1_000_000;

/** What is heard for a text, and whether the box takes it. */
function escribir(texto: string, admiteCero: boolean) {
  const onCambio = vi.fn();
  render(
    <CajaDeCantidad
      etiqueta="Cuánto"
      valor="1"
      decimales={2}
      maximo={MAXIMO}
      admiteCero={admiteCero}
      onCambio={onCambio}
    />,
  );
  const caja = screen.getByLabelText('Cuánto');
  fireEvent.change(caja, { target: { value: texto } });
  cleanup();
  return [onCambio.mock.calls.at(-1)?.[0], caja.getAttribute('aria-invalid') === 'false'];
}

it('hears what can be saved, and null for the rest', () => {
  expect(escribir('2,5', false)).toEqual(['2.5', true]);
  expect(escribir('0', false)).toEqual([null, false]);
  expect(escribir('0', true)).toEqual(['0', true]);
  expect(escribir('1000000', false)).toEqual(['1000000', true]);
  expect(escribir('1000000,01', false)).toEqual([null, false]);
  for (const admiteCero of [false, true]) {
    expect(escribir('-5', admiteCero)).toEqual([null, false]);
    expect(escribir('mucho', admiteCero)).toEqual([null, false]);
  }
});

/** What the box says below itself of a text. */
function dice(texto: string, decimales: number, admiteCero = false): string | null | undefined {
  render(
    <CajaDeCantidad
      etiqueta="Cuánto"
      valor="1"
      maximo={MAXIMO}
      {...{ decimales, admiteCero }}
      onCambio={() => undefined}
    />,
  );
  const caja = screen.getByLabelText('Cuánto');
  fireEvent.change(caja, { target: { value: texto } });
  const dicho = document.getElementById(caja.getAttribute('aria-describedby') ?? '')?.textContent;
  cleanup();
  return dicho;
}

it('says what is wrong with what was typed', () => {
  expect(dice('1,5', 0)).toBe('Se cuenta en unidades enteras.');
  expect(dice('1,25', 1)).toBe('Admite hasta 1 decimal.');
  expect(dice('1,1234', 3)).toBe('Admite hasta 3 decimales.');
  expect(dice('1,500', 1)).toBeUndefined();
  expect(dice('0', 2)).toBe('Tiene que ser mayor que cero.');
  expect(dice('-1', 2, true)).toBe('No puede ser negativo.');
  expect(dice('mucho', 2)).toBe('Escribí un número.');
  expect(dice('', 2)).toBe('Escribí un número.');
  expect(dice('7798765432103', 0)).toBe('Admite hasta 1.000.000.');
});

it('hears nothing of what is counted finer than its unit admits', () => {
  const onCambio = vi.fn();
  render(<CajaDeCantidad etiqueta="Cuánto" valor="1" decimales={0} maximo={MAXIMO} onCambio={onCambio} />);
  fireEvent.change(screen.getByLabelText('Cuánto'), { target: { value: '1,5' } });
  expect(onCambio).toHaveBeenLastCalledWith(null);
});
