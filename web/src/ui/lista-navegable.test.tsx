import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { destinoDeTecla, ListaNavegable } from './lista-navegable.tsx';

afterEach(cleanup);

const borrar = vi.fn<(fila: string) => void>();

function Lista(props: { readonly inicial: readonly string[]; readonly elegidaAlPrincipio?: string }) {
  const [filas, setFilas] = useState(props.inicial);
  const [elegida, setElegida] = useState<string | null>(props.elegidaAlPrincipio ?? 'b');
  const quitar = (fila: string) => setFilas(filas.filter((otra) => otra !== fila));
  return (
    <ListaNavegable
      etiqueta="Letras"
      prueba="letras"
      filas={filas}
      idDe={(fila) => fila}
      elegida={elegida}
      onElegir={setElegida}
      onBorrar={(fila) => {
        borrar(fila);
        quitar(fila);
      }}
      contenido={(fila) => fila}
      despues={(fila, tabIndex) => (
        <button type="button" tabIndex={tabIndex} onClick={() => quitar(fila)}>
          {`Borrar ${fila}`}
        </button>
      )}
    />
  );
}

const enfocada = () => document.activeElement?.textContent;
const tecla = (key: string, resto: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...resto });

it('the chosen row is the tab stop, with its own controls, and arrows take it elsewhere', () => {
  render(<Lista inicial={['a', 'b', 'c']} />);
  const paradas = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ textContent }) => textContent);
  expect(paradas()).toEqual(['b', 'Borrar b']);
  screen.getByRole('button', { name: 'b' }).focus();
  tecla('ArrowDown');
  expect(enfocada()).toBe('c');
  expect(paradas()).toEqual(['c', 'Borrar c']);
  tecla('ArrowDown');
  tecla('Home');
  expect(enfocada()).toBe('a');
  tecla('End', { ctrlKey: true });
  expect(enfocada()).toBe('a');
});

it('a row that goes leaves the focus to its neighbour', () => {
  render(<Lista inicial={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'c' }).focus();
  tecla('Delete');
  expect(borrar).toHaveBeenCalledWith('c');
  expect(enfocada()).toBe('b');
  expect(screen.getByRole('button', { name: 'b' }).getAttribute('aria-current')).toBe('true');
});

it('a row that goes without being the chosen one leaves the focus to the next, and not to the chosen one', () => {
  render(<Lista inicial={['a', 'b', 'c', 'd']} elegidaAlPrincipio="a" />);
  screen.getByRole('button', { name: 'b' }).focus();
  tecla('Delete');
  expect(enfocada()).toBe('c');
  tecla('Delete');
  expect(enfocada()).toBe('d');
  tecla('Delete');
  expect(borrar.mock.calls.slice(-3)).toEqual([['b'], ['c'], ['d']]);
  expect(enfocada()).toBe('a');
});

it('what is deleted by the button beside it leaves the focus in that of the next', () => {
  render(<Lista inicial={['a', 'b', 'c']} />);
  const boton = screen.getByRole('button', { name: 'Borrar b' });
  boton.focus();
  fireEvent.click(boton);
  expect(enfocada()).toBe('Borrar c');
});

it('keys that are not of the list have no place to go', () => {
  expect(destinoDeTecla('End', 0, 3)).toBe(2);
  expect(destinoDeTecla('ArrowUp', 0, 3)).toBe(0);
  expect(destinoDeTecla('x', 0, 3)).toBeUndefined();
});
