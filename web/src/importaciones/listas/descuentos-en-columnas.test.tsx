import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPCIONES_POR_OMISION } from '@trastienda/nucleo/importaciones/contrato.ts';
import { reglasPorOmision } from '@trastienda/nucleo/importaciones/listas/reglas-de-lista.ts';
import { expect, it } from 'vitest';
import { ImportacionScreen } from '#importaciones/asistente/importacion.screen.tsx';
import { ID, importacion, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const CAMBIAR = `PATCH /api/importaciones/${ID}`;

it('GAP-18 the discounts of a list are mapped each to its column, and seen in the first rows as they are read', async () => {
  const mapeo = { codigo: 0, precio: 1, descuentos: 2, descuento2: 3 };
  const { servidor } = renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver', 'costo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: {
      [VER]: importacion({
        entidad: 'listas_de_proveedor',
        opciones: { ...OPCIONES_POR_OMISION, lista: reglasPorOmision('ARS') },
        lista: {
          ...{ proveedorId: ID, proveedor: 'Mahle', descuentosDelProveedor: [], perfilDe: null },
          ...{ situaciones: [], omitidas: 0, lote: null },
        },
        columnas: ['Código', 'Precio', 'DTO 1', 'DTO 2', 'EXTRA'].map((titulo) => ({ titulo })),
        mapeo,
        muestra: [
          {
            fila: 2,
            celdas: ['WO-342', '1000', '10', '5', '3'],
            valores: { codigo: 'WO-342', precio: '1000', descuentos: '10', descuento2: '5' },
            rechazos: [],
          },
        ],
      }),
      [PERFILES]: { filas: [] },
      [CAMBIAR]: () => new Promise(() => undefined),
    },
  });
  const campo = (nombre: string) => screen.findByLabelText(nombre, { selector: '[role="combobox"]' });
  expect((await campo('Columna de Descuentos')).textContent).toBe('DTO 1');
  expect((await campo('Columna de Descuento 2')).textContent).toBe('DTO 2');
  expect(screen.getByRole('columnheader', { name: 'DTO 2 Descuento 2' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Como se lee' }));
  expect(screen.getByRole('columnheader', { name: 'Descuento 2' })).toBeDefined();
  expect(screen.getByRole('row', { name: '2 WO-342 1000 10 5' })).toBeDefined();
  await userEvent.click(await campo('Columna de Descuento 3'));
  const opciones = within(await screen.findByRole('listbox', { hidden: true }));
  await userEvent.click(opciones.getByRole('option', { name: /^EXTRA/ }));
  await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, mapeo: { ...mapeo, descuento3: 4 } }]));
});
