import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PedidoRechazado } from '#api/pedir.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { abrir, celda, crearTienda, editor, type Fila, fila, Piezas } from './piezas.prueba.tsx';

const porCodigo = (filas: readonly Fila[]) => filas.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1));

function mostrar() {
  const tienda = crearTienda(porCodigo);
  const { cache } = renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  /** What others do, and the list that is read again as by an event. */
  const llega = (otras: (filas: readonly Fila[]) => readonly Fila[]) => {
    tienda.poner(otras);
    return act(() => cache.invalidateQueries());
  };
  return { tienda, llega };
}

it('TD-09 what is being typed goes along with its row when another one comes before it', async () => {
  const { tienda, llega } = mostrar();
  await abrir('B', 1, 'marca de B');
  await userEvent.type(await editor('marca de B'), 'We');
  await llega((filas) => [...filas, fila('0')]);
  await screen.findByText('0');
  await waitFor(async () => expect((await editor('marca de B')).closest('td')).toBe(await celda('B', 1)));
  await userEvent.keyboard('ga{Enter}');
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'B', valor: 'Wega', version: 1 }]));
});

it('TD-09 what was refused because somebody changed a row that went elsewhere is saved there when asked again', async () => {
  const { tienda } = mostrar();
  await abrir('B', 1, 'marca de B');
  tienda.poner((filas) => filas.map((una) => (una.id === 'B' ? { ...una, codigo: 'Z', version: 2 } : una)));
  const rechazo = { code: 'comun.version_vieja', title: 'No', data: { quien: 'R. Núñez' } };
  tienda.espera.hasta = Promise.reject(new PedidoRechazado(409, rechazo));
  tienda.espera.hasta.catch(() => undefined);
  await userEvent.type(await editor('marca de B'), 'Wega{Enter}');
  const campo = await editor('marca de Z');
  expect(campo.closest('td')).toBe(await celda('Z', 1));
  expect([campo.value, campo.getAttribute('aria-invalid')]).toEqual(['Wega', 'true']);
  expect(within(campo.closest('td') as HTMLElement).getByRole('alert').textContent).toContain('R. Núñez');
  tienda.espera.hasta = Promise.resolve();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(tienda.guardados.at(-1)).toEqual({ id: 'B', valor: 'Wega', version: 2 }));
});

it('TD-09 what is being typed is told when its row leaves the list, and the keyboard stays in its place', async () => {
  const { tienda, llega } = mostrar();
  await abrir('B', 1, 'marca de B');
  await userEvent.type(await editor('marca de B'), 'We');
  await llega((filas) => filas.filter(({ id }) => id !== 'B'));
  expect(await screen.findByText('No se guardó «We» en marca de B')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^marca de/ })).toBeNull();
  expect(document.activeElement).toBe(await celda('C', 1));
  expect(tienda.guardados).toEqual([]);
});

it('TD-09 a cell is taken back also after the next ones of its row were saved, and not over a later change of its own', async () => {
  const { tienda } = mostrar();
  const deshacer = async (dice: string) => {
    const aviso = (await screen.findByText(dice)).closest<HTMLElement>('.Toastify__toast');
    await userEvent.click(within(aviso as HTMLElement).getByRole('button', { name: 'Deshacer' }));
  };
  await abrir('A', 1, 'marca de A');
  await userEvent.type(await editor('marca de A'), 'Wega{Tab}');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'iva de A' }), '27');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(tienda.guardados).toHaveLength(2));
  await deshacer('Se cambió marca de A: Wega');
  await waitFor(() => expect(tienda.guardados.at(-1)).toEqual({ id: 'A', valor: '', version: 3 }));
  await deshacer('Se cambió iva de A: 27 %');
  await waitFor(() => expect(tienda.guardados.at(-1)).toEqual({ id: 'A', valor: '21', version: 4 }));

  await abrir('C', 1, 'marca de C');
  await userEvent.type(await editor('marca de C'), 'Bos{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('D', 1)));
  await abrir('C', 1, 'marca de C');
  await userEvent.type(await editor('marca de C'), 'ch{Enter}');
  await deshacer('Se cambió marca de C: Bos');
  await waitFor(() => expect(tienda.guardados.at(-1)).toEqual({ id: 'C', valor: '', version: 2 }));
});

it('TD-09 what is pasted begins at its row, also when it is known only then that others came before it', async () => {
  const { tienda } = mostrar();
  await abrir('B', 1, 'marca de B');
  await userEvent.keyboard('{Escape}');
  const suya = await celda('B', 1);
  await waitFor(() => expect(document.activeElement).toBe(suya));
  tienda.poner((filas) => [...filas, fila('0')]);
  fireEvent.paste(suya, { clipboardData: { getData: () => '1\n2' } });
  const filas = await within(await screen.findByRole('dialog')).findAllByRole('rowheader');
  expect(filas.map(({ textContent }) => textContent)).toEqual(['B', 'C']);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 1)));
});
