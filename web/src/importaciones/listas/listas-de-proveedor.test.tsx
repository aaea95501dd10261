import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aplicada, ID, lista } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { guardarVista } from '#prueba/vistas.ts';
import { ListasDeProveedor } from './listas-de-proveedor.tsx';

const LISTA = 'GET /api/importaciones';
const FILTROS = 'estado:uno:APLICADA;iguales:entre:100,';

it('TD-07 TD-11 the lists of a proveedor are filtered by their columns, and kept as a view that is of any proveedor', async () => {
  const { router, servidor } = renderPantalla(<ListasDeProveedor proveedorId={ID} activo />, {
    permisos: ['importacion.hacer'],
    ruta: `/articulos/proveedores/${ID}?seccion=listas&filtros=${encodeURIComponent(FILTROS)}`,
    respuestas: { [LISTA]: lista([aplicada()]) },
  });
  await screen.findByText('lista.csv');
  await waitFor(() => {
    const pedida = new URLSearchParams(servidor.direcciones(LISTA).at(-1)?.split('?')[1]);
    expect(pedida.get('proveedorId')).toBe(ID);
    expect(pedida.get('filtros')).toBe(FILTROS);
  });
  const { pantalla, contenido } = await guardarVista('Las que poco dicen', servidor);
  expect({ pantalla, busqueda: contenido.busqueda }).toEqual({
    pantalla: 'listas-de-proveedor',
    busqueda: { filtros: FILTROS },
  });
  expect(router.state.location.search).toMatchObject({ seccion: 'listas', filtros: FILTROS });
});

it('TD-12 their file is of that proveedor alone', async () => {
  const EXPORTAR = 'GET /api/importaciones/exportar';
  const { servidor } = renderPantalla(<ListasDeProveedor proveedorId={ID} activo />, {
    permisos: ['importacion.hacer'],
    ruta: `/articulos/proveedores/${ID}?seccion=listas&filtros=${encodeURIComponent(FILTROS)}`,
    respuestas: { [LISTA]: lista([aplicada()]), [EXPORTAR]: 'Archivo\r\n' },
  });
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await screen.findByText('lista.csv');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, Columnas a la vista' }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  const pedida = new URLSearchParams(servidor.direcciones(EXPORTAR).at(-1)?.split('?')[1]);
  expect([pedida.get('proveedorId'), pedida.get('filtros')]).toEqual([ID, FILTROS]);
  expect(pedida.get('columnas')).toContain('iguales');
});
