import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ARTICULO_ID } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { PanelDePlanilla } from './panel-de-planilla.tsx';

const LEER = 'POST /api/articulos/estructuras/planilla';
const linea = {
  componenteId: ARTICULO_ID,
  codigo: 'PIÑÓN-1',
  descripcion: 'Piñón',
  unidad: 'U',
  decimales: 0,
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  cantidad: '2',
  merma: '0',
  opcional: false,
  sustitutos: [],
};

const ARCHIVO = 'POST /api/articulos/estructuras/planilla/archivo';

const render = (respuestas: Respuestas = {}) => {
  const onUsar = vi.fn();
  const onCerrar = vi.fn();
  const vista = renderPantalla(<PanelDePlanilla articuloId={ARTICULO_ID} onCerrar={onCerrar} onUsar={onUsar} />, {
    permisos: ['estructura.editar'],
    respuestas: { [LEER]: { renglones: [{ fila: 2, codigo: 'PIÑÓN-1', linea, reparos: [] }] }, ...respuestas },
  });
  return { ...vista, onUsar, onCerrar };
};
const elegir = async (contenido: BlobPart, nombre: string) =>
  userEvent.upload(await screen.findByLabelText('Archivo con los componentes'), new File([contenido], nombre), {
    applyAccept: false,
  });
const escrito = () => (screen.getByLabelText(/^Filas copiadas/) as HTMLTextAreaElement).value;

describe('EST-11 the components come from a file as well', () => {
  it('reads it in UTF-8 and as Windows writes it, to be looked at before it is used', async () => {
    const { servidor, onUsar } = render();
    await elegir('\uFEFFComponente;Cantidad\nPIÑÓN-1;2', 'kit.csv');
    await vi.waitFor(() => expect(escrito()).toBe('Componente;Cantidad\nPIÑÓN-1;2'));
    // Ñ and Ó as one byte each.
    const deWindows = Uint8Array.from('C\u00f3digo;Cantidad\nPI\u00d1\u00d3N-1;2', (letra) => letra.charCodeAt(0));
    await elegir(deWindows, 'kit.csv');
    await vi.waitFor(() => expect(escrito()).toBe('Código;Cantidad\nPIÑÓN-1;2'));
    await userEvent.click(screen.getByRole('button', { name: 'Revisar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usar 1 renglón' }));
    expect(servidor.recibido(LEER)).toEqual([{ articuloId: ARTICULO_ID, texto: 'Código;Cantidad\nPIÑÓN-1;2' }]);
    expect(onUsar).toHaveBeenCalledWith([linea]);
  });

  it('a spreadsheet is read by the server, and its rows are there to be looked at', async () => {
    const { servidor } = render({ [ARCHIVO]: { texto: 'Componente\tCantidad\nPIÑÓN-1\t2' } });
    await elegir(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]), 'kit.xlsx');
    await vi.waitFor(() => expect(escrito()).toBe('Componente\tCantidad\nPIÑÓN-1\t2'));
    expect((servidor.recibido(ARCHIVO)[0] as FormData).get('archivo')).toHaveProperty('name', 'kit.xlsx');
    await userEvent.click(screen.getByRole('button', { name: 'Revisar' }));
    expect(await screen.findByRole('button', { name: 'Usar 1 renglón' })).toBeDefined();
  });

  it('says why a spreadsheet will not do, and keeps what was written', async () => {
    const title = 'La planilla tiene una contraseña para abrirla.';
    render({ [ARCHIVO]: { status: 415, code: 'importaciones.planilla_con_clave', title } });
    await userEvent.type(await screen.findByLabelText(/^Filas copiadas/), 'WO-342');
    await elegir(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'kit.xlsx');
    expect(await screen.findByText(/contraseña/)).toBeDefined();
    await elegir(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0]), 'kit.pdf');
    expect(await screen.findByText(/«kit.pdf» no es una planilla XLSX ni un CSV/)).toBeDefined();
    expect(escrito()).toBe('WO-342');
  });

  it('asks before what was pasted is lost', async () => {
    const { onCerrar } = render();
    await userEvent.type(await screen.findByLabelText(/^Filas copiadas/), 'WO-342');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    const salir = await screen.findByRole('button', { name: 'Salir sin guardar' });
    expect(onCerrar).not.toHaveBeenCalled();
    await userEvent.click(salir);
    await vi.waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
  });
});
