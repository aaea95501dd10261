import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { QuillEditorScreen } from './quill-editor.screen.tsx';

afterEach(restablecerTodo);

const pegado = (html: string) => ({
  clipboardData: { types: ['text/html'], files: [], getData: (tipo: string) => (tipo === 'text/html' ? html : '') },
});

it('what was written waits while one is on another screen, until «Restablecer»', async () => {
  const { router } = renderPantalla(<QuillEditorScreen />, { ruta: '/forms/quill-editor' });
  fireEvent.paste(await screen.findByTestId('quill-editor-paper'), pegado('<p>Llegaron las correas</p>'));
  expect(screen.getByTestId('quill-editor-count').textContent).toBe('20 caracteres');
  void router.navigate({ to: '/forms/form-layouts' } as never);
  await screen.findByText('Ruta /forms/form-layouts');
  void router.navigate({ to: '/forms/quill-editor' } as never);
  expect((await screen.findByTestId('quill-editor-paper')).textContent).toBe('Llegaron las correas');
  expect(screen.getByTestId('quill-editor-html').textContent).toBe('<p>Llegaron las correas</p>');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restablecer'));
  await waitFor(() => expect(screen.getByTestId('quill-editor-paper').textContent).toBe(''));
  expect(screen.getByTestId('quill-editor-count').textContent).toBe('0 caracteres');
});

it('has its trail, as every other screen', async () => {
  renderPantalla(<QuillEditorScreen />, { ruta: '/forms/quill-editor' });
  expect(await screen.findByRole('link', { name: 'Inicio' })).toBeDefined();
  expect(screen.getByText(/^Texto con formato: se escribe/).closest('header')).toBeNull();
});
