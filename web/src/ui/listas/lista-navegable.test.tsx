import Dialog from '@mui/material/Dialog';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
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

const LETRAS = ['a', 'b', 'c', 'd', 'e', 'f'];

function Cambiante(props: {
  readonly filas: readonly string[];
  readonly elegida: string;
  readonly pregunta?: boolean;
}) {
  return (
    <>
      <ListaNavegable
        etiqueta="Letras"
        prueba="letras"
        filas={props.filas}
        idDe={(fila) => fila}
        elegida={props.elegida}
        onElegir={() => {}}
        contenido={(fila) => fila}
      />
      <Dialog open={props.pregunta === true} transitionDuration={60_000}>
        <button type="button">En el diálogo</button>
      </Dialog>
    </>
  );
}

it.each([
  ['the chosen one', 'y', 'y'],
  ['the first one, when the chosen one is not in it', 'b', 'x'],
])('a shorter list in place of another, as after going back, leaves the focus in %s', (_, elegida, queda) => {
  const { rerender } = render(<Cambiante filas={LETRAS} elegida="b" />);
  screen.getByRole('button', { name: 'c' }).focus();
  rerender(<Cambiante filas={['x', 'y', 'z']} elegida={elegida} />);
  expect(enfocada()).toBe(queda);
});

const Llana = ({ filas }: { readonly filas: readonly string[] }) => (
  <ul {...useFocoTrasQuitar<HTMLUListElement>(filas.length)}>
    {filas.map((fila) => (
      <li key={fila}>
        <button type="button">{fila}</button>
      </li>
    ))}
  </ul>
);

it('where Tab stops at every row, in the one that is as far down, or the last', () => {
  const { rerender } = render(<Llana filas={LETRAS} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Llana filas={['v', 'w', 'x', 'y', 'z']} />);
  expect(enfocada()).toBe('w');
  screen.getByRole('button', { name: 'z' }).focus();
  rerender(<Llana filas={['1', '2']} />);
  expect(enfocada()).toBe('2');
});

it('a list that grows shorter takes the focus from a question that is going away, and from no dialog that is open', () => {
  const { rerender } = render(<Cambiante filas={LETRAS} elegida="b" />);
  act(() => screen.getByRole('button', { name: 'b' }).focus());
  rerender(<Cambiante filas={LETRAS} elegida="b" pregunta />);
  screen.getByText('En el diálogo').focus();
  rerender(<Cambiante filas={['a', 'c', 'd']} elegida="b" pregunta />);
  expect(enfocada()).toBe('En el diálogo');
  rerender(<Cambiante filas={['a', 'd']} elegida="b" />);
  expect(enfocada()).toBe('d');
});

it('keys that are not of the list have no place to go', () => {
  expect(destinoDeTecla('End', 0, 3)).toBe(2);
  expect(destinoDeTecla('ArrowUp', 0, 3)).toBe(0);
  expect(destinoDeTecla('x', 0, 3)).toBeUndefined();
});
