import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Vista, VistaNueva } from '@trastienda/nucleo/vistas/contrato.ts';
import type { ServidorDePrueba } from './servidor.ts';

/** A saved view of whoever looks. */
export const vistaDePrueba = (contenido: Vista['contenido'], nombre = 'Del salón'): Vista => ({
  id: '01980000-0000-7000-8000-0000000000c1',
  version: 1,
  nombre,
  contenido,
  propia: true,
  autor: 'Ana',
  roles: [],
  inicialDe: [],
  puedeCambiar: true,
  modificadaEn: '2026-11-18T12:12:00.000Z',
});

/** Answers for the saved views of one table, and keeps the one that is saved. */
export function servirVistas(servidor: ServidorDePrueba, vista?: Vista): void {
  const responder = (vistas: readonly Vista[]) =>
    servidor.responder('GET /api/vistas', { vistas, inicial: vista?.id ?? null, puedeCompartir: false });
  responder(vista ? [vista] : []);
  servidor.responder('POST /api/vistas', ({ nombre, contenido }: VistaNueva) => {
    const nueva = vistaDePrueba(contenido, nombre);
    responder([nueva]);
    return nueva;
  });
}

/** What the table on screen was saved as. */
export async function guardarVista(nombre: string, servidor: ServidorDePrueba): Promise<VistaNueva> {
  servirVistas(servidor);
  await enVistas('Guardar como vista nueva…');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), `${nombre}{Enter}`);
  await screen.findByRole('button', { name: `Vistas, ${nombre}` });
  return servidor.recibido('POST /api/vistas').at(-1) as VistaNueva;
}

/** Chooses in the menu of the views. */
export async function enVistas(entrada: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Vistas/ }));
  await userEvent.click(await screen.findByText(entrada));
}
