import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ID, importacion, PERFILES, perfil } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { NuevaImportacionScreen } from './nueva.screen.tsx';

const CARGAR = 'POST /api/importaciones';
const csv = (nombre = 'lista.csv', contenido = 'Código;Precio\nWO-342;1,50\n') => new File([contenido], nombre);

const mostrar = (respuestas: object = {}, ruta = '/importaciones/nueva') =>
  renderPantalla(<NuevaImportacionScreen />, {
    permisos: ['importacion.hacer'],
    ruta,
    respuestas: { [PERFILES]: { filas: [] }, [CARGAR]: importacion(), ...respuestas },
  });
const elegir = async (archivo: File) =>
  // What the system's own window answers, whatever it was asked to offer.
  fireEvent.change(await screen.findByLabelText<HTMLInputElement>('Elegir archivo', { selector: 'input' }), {
    target: { files: [archivo] },
  });

describe('the first step', () => {
  it('takes the focus to its question; with the file chosen, Enter sends it and goes on', async () => {
    const { servidor } = mostrar();
    const titulo = await screen.findByRole('heading', { name: '¿Qué trae el archivo?' });
    expect(document.activeElement).toBe(titulo);
    await userEvent.click(screen.getByRole('radio', { name: 'Clientes' }));
    await elegir(csv());
    expect(await screen.findByText(/Listo para cargar/)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cargar y seguir'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(`Ruta /importaciones/${ID}`)).toBeDefined();
    const [formulario] = servidor.recibido(CARGAR) as FormData[];
    expect(formulario?.get('entidad')).toBe('clientes');
    expect(formulario?.has('perfil')).toBe(false);
    expect(formulario?.get('archivo')).toHaveProperty('name', 'lista.csv');
  });

  it('EST-11 takes estructuras: says what a file of them brings, that each is whole or not at all, and that it is taken back', async () => {
    const { servidor } = mostrar({}, '/importaciones/nueva?entidad=estructuras');
    const ficha = await screen.findByRole<HTMLInputElement>('radio', { name: 'Estructuras' });
    expect(ficha.checked).toBe(true);
    expect(screen.getByText(/artículo, componente y cantidad.*cada una, entera o nada/)).toBeDefined();
    for (const obligatoria of ['Artículo', 'Componente', 'Cantidad']) {
      expect((await screen.findByText(obligatoria)).textContent).toContain('obligatoria');
    }
    expect(screen.getByText('Sustitutos').textContent).not.toContain('obligatoria');
    expect(screen.getByText(/revertir/i)).toBeDefined();
    await elegir(csv('kits.csv', 'Artículo;Componente;Cantidad\nK-1;A-1;2\n'));
    await userEvent.click(screen.getByRole('button', { name: 'Cargar y seguir' }));
    await screen.findByText(`Ruta /importaciones/${ID}`);
    expect((servidor.recibido(CARGAR)[0] as FormData).get('entidad')).toBe('estructuras');
  });

  it('is reached with what it brings already chosen, and offers its profiles', async () => {
    const { servidor } = mostrar({ [PERFILES]: { filas: [perfil] } }, '/importaciones/nueva?entidad=articulos');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Perfil' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lista de Mahle' }));
    await elegir(csv());
    await userEvent.click(screen.getByRole('button', { name: 'Cargar y seguir' }));
    await screen.findByText(`Ruta /importaciones/${ID}`);
    expect((servidor.recibido(CARGAR)[0] as FormData).get('perfil')).toBe('Lista de Mahle');
  });

  it('asks for the file when there is none, and takes the focus where it is chosen', async () => {
    const { servidor } = mostrar();
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar y seguir' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Elegí un archivo para seguir.');
    // What `bidi.css` sets apart: from right to left its full stop came first.
    expect(screen.getByText('Elegí un archivo para seguir.').matches('span:not(:has(*))')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elegir archivo' }));
    expect(servidor.recibido(CARGAR)).toEqual([]);
  });

  it.each([
    [csv('vacia.csv', ''), 'vacia.csv está vacío. Exportalo de nuevo desde la planilla.'],
    [csv('lista.xls'), /lista.xls es una planilla de otra clase. Abrila, guardala como «.xlsx»/],
    [csv('foto.png'), /foto.png no es una planilla ni un CSV/],
    [Object.defineProperty(csv('lista.xlsx'), 'size', { value: 26 * 1024 * 1024 }), /lista.xlsx supera los 25 MiB/],
    [Object.defineProperty(csv('mucho.csv'), 'size', { value: 600 * 1024 * 1024 }), /mucho.csv supera los 200 MiB/],
  ])('says why a file will not do before sending it', async (archivo, motivo) => {
    mostrar();
    await elegir(archivo);
    expect(await screen.findByText(motivo)).toBeDefined();
    expect(screen.queryByText(/Listo para cargar/)).toBeNull();
  });

  it('takes a file that is dropped, and only one', async () => {
    mostrar();
    const zona = await screen.findByText('Arrastrá acá la planilla o el CSV');
    fireEvent.dragOver(zona);
    expect(await screen.findByText('Soltalo para elegirlo')).toBeDefined();
    fireEvent.drop(zona, { dataTransfer: { files: [csv(), csv('otra.csv')] } });
    expect(await screen.findByText('Soltá un archivo por vez.')).toBeDefined();
    fireEvent.drop(screen.getByText('Arrastrá acá la planilla o el CSV'), {
      dataTransfer: { files: [csv('soltada.csv')] },
    });
    expect(await screen.findByText('soltada.csv')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar soltada.csv' }));
    expect(await screen.findByText('Arrastrá acá la planilla o el CSV')).toBeDefined();
  });

  it('shows how the file goes up, and can be stopped', async () => {
    mostrar({ [CARGAR]: () => new Promise(() => undefined) });
    await elegir(csv());
    await userEvent.click(screen.getByRole('button', { name: 'Cargar y seguir' }));
    expect(await screen.findByRole('progressbar', { name: 'Cargando lista.csv' })).toHaveProperty('ariaValueNow', '50');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Carga cancelada')).toBeDefined();
    expect(screen.getByText(/Listo para cargar/)).toBeDefined();
  });

  it('shows the refusal of the server in its words and keeps the file', async () => {
    const title = 'El archivo es una imagen PNG, no un CSV.';
    mostrar({ [CARGAR]: { status: 415, code: 'importaciones.no_es_texto', title } });
    await elegir(csv());
    await userEvent.click(screen.getByRole('button', { name: 'Cargar y seguir' }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText('lista.csv')).toBeDefined();
  });

  it('says which columns are known and which must be there, and hands over a template', async () => {
    const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { servidor } = mostrar({
      'GET /api/importaciones/plantilla': () => new Response('Código', { headers: { 'content-type': 'text/csv' } }),
    });
    expect((await screen.findByText('Código')).textContent).toContain('obligatoria');
    await userEvent.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
    await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
    expect(servidor.direcciones('GET /api/importaciones/plantilla')).toEqual([
      '/api/importaciones/plantilla?entidad=articulos',
    ]);
  });
});
