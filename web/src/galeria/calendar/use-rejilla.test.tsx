import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CalendarScreen } from './calendar.screen.tsx';

afterEach(restablecerTodo);

const celda = (clave: string) => document.querySelector(`[data-celda="${clave}"]`) as HTMLElement;
const caja = (nombre: string) => document.querySelector<HTMLInputElement>(`[name="${nombre}"]`)?.value;
const cerrar = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it.each([
  ['mes', '2026-11-10', '2026-11-11'],
  ['semana', '2026-11-25/10', '2026-11-26/10'],
])(
  'by %s, the keys act on the cell that has the focus, which is not always the chosen one',
  async (vista, aca, alLado) => {
    renderPantalla(<CalendarScreen />, { ruta: `/apps/calendar?vista=${vista}&fecha=2026-11-26` });
    await waitFor(() => expect(celda(aca)).not.toBeNull());
    celda(aca).focus();
    fireEvent.click(celda(aca));
    await screen.findByRole('dialog');
    await cerrar();
    await waitFor(() => expect(document.activeElement).toBe(celda(aca)));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const [dia, hora] = aca.split('/');
    expect(caja('start-dia')).toBe(dia?.split('-').toReversed().join('/'));
    if (hora !== undefined) expect(caja('start-hora')).toBe(`${hora}:00`);
    await cerrar();
    await waitFor(() => expect(document.activeElement).toBe(celda(aca)));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(celda(alLado)));
  },
);
