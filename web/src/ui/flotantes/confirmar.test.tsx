import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { type Pregunta, useConfirmar } from './confirmar.tsx';

const pregunta: Pregunta = {
  titulo: '¿Anular la nota 7?',
  texto: 'Se liberan 31 unidades.',
  boton: 'Anular nota',
  peligro: true,
};

afterEach(() => {
  vi.doUnmock('./confirmar-dialogo.tsx');
});

function Boton(props: { readonly pregunta: Pregunta; readonly onRespuesta: (respuesta: unknown) => void }) {
  const confirmar = useConfirmar();
  return (
    <button type="button" onClick={() => void confirmar(props.pregunta).then(props.onRespuesta)}>
      Anular
    </button>
  );
}

async function preguntar(cual: Pregunta = pregunta) {
  const onRespuesta = vi.fn();
  renderPantalla(<Boton pregunta={cual} onRespuesta={onRespuesta} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Anular' }));
  await screen.findByRole('dialog', { name: '¿Anular la nota 7?' });
  return onRespuesta;
}

it('begins on the safe button, and going back answers null', async () => {
  const onRespuesta = await preguntar();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Volver' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onRespuesta).toHaveBeenCalledWith(null));
});

it('answers when the verb is pressed', async () => {
  const onRespuesta = await preguntar();
  await userEvent.click(screen.getByRole('button', { name: 'Anular nota' }));
  await waitFor(() => expect(onRespuesta).toHaveBeenCalledWith({ motivo: '' }));
});

it('asks for the reason before going on', async () => {
  const onRespuesta = await preguntar({ ...pregunta, motivo: true });
  await userEvent.click(screen.getByRole('button', { name: 'Anular nota' }));
  expect(await screen.findByText('Contá el motivo: queda en el historial.')).toBeDefined();
  expect(onRespuesta).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Motivo'), ' El cliente desistió ');
  await userEvent.click(screen.getByRole('button', { name: 'Anular nota' }));
  await waitFor(() => expect(onRespuesta).toHaveBeenCalledWith({ motivo: 'El cliente desistió' }));
});

it('a box begins ticked, and the answer says how it was left', async () => {
  const onRespuesta = await preguntar({ ...pregunta, casilla: 'Avisar al cliente' });
  const casilla = screen.getByRole('checkbox', { name: 'Avisar al cliente' });
  expect(casilla).toHaveProperty('checked', true);
  await userEvent.click(casilla);
  await userEvent.click(screen.getByRole('button', { name: 'Anular nota' }));
  await waitFor(() => expect(onRespuesta).toHaveBeenCalledWith({ motivo: '', marcada: false }));
});

it('the second press of the double click that asked falls behind the question, and leaves it there', async () => {
  const onRespuesta = await preguntar();
  const fondo = document.querySelector('.MuiDialog-container') ?? document.body;
  const pulsar = (detail: number) => {
    fireEvent.mouseDown(fondo, { detail });
    fireEvent.click(fondo, { detail });
  };
  // What it answers is known in a turn of its own.
  await act(async () => pulsar(2));
  expect(onRespuesta).not.toHaveBeenCalled();
  pulsar(1);
  await waitFor(() => expect(onRespuesta).toHaveBeenCalledWith(null));
});

it('a question whose code does not come leaves the screen as it was, says so, and does nothing', async () => {
  vi.resetModules();
  vi.doMock('./confirmar-dialogo.tsx', () => {
    throw new TypeError('sin red');
  });
  const { ProveedorDeConfirmar, useConfirmar: useDeNuevo } = await import('./confirmar.tsx');
  const { ContenedorDeAvisos } = await import('./avisos.tsx');
  const onRespuesta = vi.fn();
  function Pantalla() {
    const confirmar = useDeNuevo();
    return (
      <button type="button" onClick={() => void confirmar(pregunta).then(onRespuesta)}>
        Anular
      </button>
    );
  }
  render(
    <ProveedorDeConfirmar>
      <Pantalla />
      <ContenedorDeAvisos />
    </ProveedorDeConfirmar>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Anular' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(onRespuesta).toHaveBeenCalledWith(null);
  expect(screen.getByRole('button', { name: 'Anular' })).toBeDefined();
});
