import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '#prueba/ambiente.ts';
import { EditorDeTexto } from './editor-de-texto.tsx';

const llegada = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./escritorio.tsx', async (original) => {
  await llegada.promise;
  return original();
});

// Nothing has a place here, and the editor brings its cursor into sight.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

it('what is typed before the editor comes is in it, and is told', async () => {
  const onCambio = vi.fn();
  const onListo = vi.fn();
  render(
    <EditorDeTexto
      etiqueta="Mensaje"
      marcador="Escribí"
      prueba="editor"
      enfocado
      onCambio={onCambio}
      onListo={onListo}
    />,
  );
  const espera = screen.getByLabelText('Mensaje');
  expect(document.activeElement).toBe(espera);
  fireEvent.change(espera, { target: { value: 'Nos vemos\nel jueves' } });
  expect(onListo).not.toHaveBeenCalled();
  llegada.resolve();
  const papel = await screen.findByTestId('editor-paper');
  await waitFor(() => expect(onCambio).toHaveBeenLastCalledWith('<p>Nos vemos</p><p>el jueves</p>', 18));
  expect(papel.textContent).toBe('Nos vemosel jueves');
  expect(onListo).toHaveBeenCalledOnce();
});
