import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { decirLoCortado } from './texto-cortado.ts';

/** As a browser lays it out: so wide is what it has inside. */
const conTexto = (ancho: number) => (celda: HTMLElement | null) => {
  if (!celda) return;
  Object.defineProperty(celda, 'clientWidth', { configurable: true, value: 80 });
  Object.defineProperty(celda, 'scrollWidth', { configurable: true, value: ancho });
};

it('a cell that cuts its text says it whole under the pointer, and no longer once it has room', () => {
  const cortada = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
  render(
    <table onPointerOver={({ nativeEvent }) => decirLoCortado(nativeEvent)}>
      <tbody>
        <tr>
          <td ref={conTexto(120)} style={cortada}>
            <b>123.456.789,99</b>
          </td>
          <td ref={conTexto(80)} style={cortada}>
            corta
          </td>
          <td ref={conTexto(120)} style={cortada}>
            <span title="Con sus palabras">lo suyo</span>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const [precio, corta, suya] = screen.getAllByRole('cell');
  fireEvent.pointerOver(screen.getByText('123.456.789,99'));
  fireEvent.pointerOver(screen.getByText('corta'));
  fireEvent.pointerOver(screen.getByText('lo suyo'));
  expect([precio, corta, suya].map((celda) => celda?.getAttribute('title') ?? null)).toEqual([
    '123.456.789,99',
    null,
    null,
  ]);
  conTexto(60)(precio ?? null);
  fireEvent.pointerOver(screen.getByText('123.456.789,99'));
  expect(precio?.hasAttribute('title')).toBe(false);
});
