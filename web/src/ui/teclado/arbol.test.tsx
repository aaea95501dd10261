import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { efectoDeTecla, esTeclaDeLinea, type LineaDeArbol, teclaDeArbol, useFocoDeArbol } from './arbol.ts';

afterEach(cleanup);

const LINEAS: readonly LineaDeArbol[] = [
  { clave: '/a', padreId: null, hijas: 1, abierta: true },
  { clave: '/a/"b"', padreId: '/a', hijas: 0, abierta: false },
  { clave: '/c', padreId: null, hijas: 2, abierta: false },
];

function Arbol() {
  const foco = useFocoDeArbol<HTMLDivElement>(LINEAS);
  return (
    <div ref={foco.lista}>
      {LINEAS.map(({ clave }, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only the keys of a line are tried here.
        <div
          key={clave}
          data-linea={clave}
          tabIndex={clave === foco.activa ? 0 : -1}
          onFocus={() => foco.enfocada(clave)}
          onKeyDown={(evento) => {
            const efecto = esTeclaDeLinea(evento) ? efectoDeTecla(teclaDeArbol(evento), LINEAS, i) : undefined;
            if (typeof efecto === 'object') foco.ir(efecto.clave);
          }}
        >
          {clave}
          <button type="button">{`de ${clave}`}</button>
        </div>
      ))}
    </div>
  );
}

const enfocada = () => (document.activeElement as HTMLElement).dataset.linea;
const tecla = (key: string, resto: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...resto });

it('the focus goes from line to line, and one of them at a time is a tab stop', () => {
  const { container } = render(<Arbol />);
  container.querySelector<HTMLElement>('[data-linea="/a"]')?.focus();
  tecla('ArrowDown');
  expect(enfocada()).toBe('/a/"b"');
  tecla('End');
  expect(enfocada()).toBe('/c');
  expect([...container.querySelectorAll('[tabindex="0"]')].map((una) => una.getAttribute('data-linea'))).toEqual([
    '/c',
  ]);
  tecla('ArrowDown');
  expect(enfocada()).toBe('/c');
});

it('from right to left, «←» goes into a line and «→» out of it', () => {
  const { container } = render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Arbol />
    </div>,
  );
  container.querySelector<HTMLElement>('[data-linea="/a"]')?.focus();
  tecla('ArrowLeft');
  expect(enfocada()).toBe('/a/"b"');
  tecla('ArrowRight');
  expect(enfocada()).toBe('/a');
});

it('keys with a modifier are left to the browser, and those of a button in a line to it', () => {
  const { container } = render(<Arbol />);
  const segunda = container.querySelector<HTMLElement>('[data-linea="/c"]');
  segunda?.focus();
  for (const con of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) tecla('Home', con);
  expect(enfocada()).toBe('/c');
  const boton = screen.getByRole('button', { name: 'de /c' });
  boton.focus();
  tecla('Home');
  expect(document.activeElement).toBe(boton);
});
