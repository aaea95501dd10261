import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { articulo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AdjuntosDeArticulo } from './adjuntos-de-articulo.tsx';

export const este = articulo();
export const RUTA = `/api/articulos/${este.id}/adjuntos`;
export const LISTA = `GET ${RUTA}`;
export const adjunto = (n: number, mas: Partial<Adjunto> = {}): Adjunto => ({
  id: `01980000-0000-7000-8000-0000000000a${n}`,
  version: 1,
  clase: 'IMAGEN',
  nombre: `foto ${n}`,
  textoAlternativo: '',
  bytes: 120_000,
  ancho: 800,
  alto: 600,
  huella: `${n}`.repeat(32),
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: 'Lucía',
  ...mas,
});
export const [una, otra] = [adjunto(1), adjunto(2, { textoAlternativo: 'La bomba de costado' })];
export const manual = adjunto(3, { clase: 'DOCUMENTO', nombre: 'Manual', ancho: null, alto: null, bytes: 3_250_000 });
export const mostrar = (filas: readonly Adjunto[], mas: Record<string, unknown> = {}, permisos = ['articulo.editar']) =>
  renderPantalla(<AdjuntosDeArticulo articulo={este} onCambios={() => {}} />, {
    permisos: ['articulo.ver', ...permisos] as never,
    respuestas: { [LISTA]: { filas }, ...mas },
  });
export const accion = async (nombre: string, cual: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: cual }));
};
