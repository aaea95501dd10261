import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPCIONES_POR_OMISION } from '@trastienda/nucleo/importaciones/contrato.ts';
import { expect, it } from 'vitest';
import { ID, importacion, PERFILES, perfil, VER } from '#importaciones/ejemplos.prueba.ts';
import { PerfilesScreen } from '#importaciones/perfiles/perfiles.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { ImportacionScreen } from './importacion.screen.tsx';

const CAMBIAR = `PATCH /api/importaciones/${ID}`;

/** The same list of parts, read whole: its first row is of data. */
const sinTitulos = (cambios: Parameters<typeof importacion>[0] = {}) =>
  importacion({
    version: 4,
    formato: { ...importacion().formato, encabezado: 0 },
    columnas: ['A', 'B', 'C', 'D'].map((letra) => ({ titulo: `Columna ${letra}` })),
    mapeo: {},
    faltan: ['Código'],
    muestra: [
      { fila: 1, celdas: ['WO-342', 'Filtro Hilux', '18.450,00', 'Sur'], valores: {}, rechazos: [] },
      {
        fila: 2,
        celdas: ['FAP-9128', 'Filtro Ñandú', 'consultar', 'Sur'],
        valores: {},
        rechazos: [{ columna: 'Columna C', valor: 'consultar', motivo: 'No es un número.' }],
      },
    ],
    ...cambios,
  });

const abrir = (respuestas: Respuestas) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: { [PERFILES]: { filas: [] }, ...respuestas },
  });
const campo = (nombre: string) => screen.findByLabelText(nombre, { selector: '[role="combobox"]' });

it('RN-28 a file without titles is said to have none by the keyboard, and its columns are told apart by what they bring', async () => {
  const { servidor } = abrir({ [VER]: importacion() });
  servidor.responder(CAMBIAR, () => {
    servidor.responder(VER, sinTitulos());
    return sinTitulos();
  });
  const titulos = await campo('Títulos en la fila');
  expect(titulos.textContent).toBe('1');
  titulos.focus();
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, formato: { encabezado: 0 } }]));
  expect((await campo('Títulos en la fila')).textContent).toBe('Sin títulos');
  expect(await screen.findByRole('columnheader', { name: 'Columna A no se importa' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: '1' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'consultar Problema: No es un número.' })).toBeDefined();
  expect(screen.getByText('Fila 2, Columna C')).toBeDefined();

  (await campo('Columna de Código')).focus();
  await userEvent.keyboard('{Enter}');
  const lista = within(await screen.findByRole('listbox', { hidden: true }));
  expect(lista.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'No se importa',
    'Columna AWO-342 · FAP-9128',
    'Columna BFiltro Hilux · Filtro Ñandú',
    'Columna C18.450,00 · consultar',
    'Columna DSur',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(servidor.recibido(CAMBIAR)).toContainEqual({ version: 4, mapeo: { codigo: 0 } }));
});

it('GAP-18 when what used to come without titles is taken to have them, it says what to do and not that its columns are gone', async () => {
  const distinta = { faltan: [{ campo: 'codigo', titulo: 'Columna A' }], nuevas: ['Código'] };
  abrir({ [VER]: importacion({ perfil: 'Lista de Mahle', distinta }) });
  const aviso = within(await screen.findByRole('alert'));
  expect(aviso.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Antes venía sin títulos. Si ahora también, decilo en «Títulos en la fila» y sus columnas vuelven a su lugar.',
  ]);
});

it('GAP-18 and when another column comes it is called by its place', async () => {
  abrir({ [VER]: sinTitulos({ perfil: 'Lista de Mahle', distinta: { faltan: [], nuevas: ['Columna D'] } }) });
  expect(await screen.findByText('«Columna D» no venía: no se importa.')).toBeDefined();
});

it('a profile without titles says so among the others', async () => {
  const suyo = { ...perfil, formato: sinTitulos().formato, opciones: OPCIONES_POR_OMISION };
  renderPantalla(<PerfilesScreen />, {
    permisos: ['importacion.hacer'],
    respuestas: { [PERFILES]: { filas: [suyo] } },
  });
  expect(await screen.findByRole('cell', { name: 'Windows-1252 · Punto y coma · Sin títulos' })).toBeDefined();
});
