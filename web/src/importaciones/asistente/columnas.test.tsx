import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGNO_DUDOSO } from '@trastienda/nucleo/importaciones/lectura/numeros.ts';
import { describe, expect, it } from 'vitest';
import {
  ensayada,
  FILAS,
  filas,
  ID,
  importacion,
  lista,
  PERFILES,
  perfil,
  VER,
} from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { ImportacionScreen } from './importacion.screen.tsx';

const CAMBIAR = `PATCH /api/importaciones/${ID}`;
const VALIDAR = `POST /api/importaciones/${ID}/validar`;
const GUARDAR = 'POST /api/importaciones/perfiles';

const abrir = (respuestas: Respuestas, busqueda = '') =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver', 'tabla.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}${busqueda}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      'GET /api/articulos/listas-de-precio': { filas: [] },
      ...respuestas,
    },
  });
/** By label: to ask for roles in a screen of thirty fields takes a test longer than all the rest. */
const campo = (nombre: string) => screen.findByLabelText(nombre, { selector: '[role="combobox"]' });
const elegir = async (nombre: string, opcion: string | RegExp) => {
  await userEvent.click(await campo(nombre));
  const opciones = within(await screen.findByRole('listbox', { hidden: true }));
  await userEvent.click(opciones.getByRole('option', { name: opcion }));
};

describe('the second step', () => {
  it('shows what was recognised, the first rows, and where each thing comes from', async () => {
    abrir({ [VER]: importacion() });
    expect((await campo('Codificación')).textContent).toBe('Windows-1252');
    expect((await campo('Separador')).textContent).toBe('Punto y coma');
    expect((await campo('Decimales')).textContent).toBe('1.234,56');
    // Nothing in a list of parts is a date.
    expect(screen.queryByLabelText('Fechas')).toBeNull();
    expect((await campo('Columna de Descripción')).textContent).toBe('Detalle');
    expect(screen.getByRole('columnheader', { name: 'Proveedor no se importa' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'consultar Problema: No es un número.' })).toBeDefined();
    // What `bidi.css` sets apart: from right to left a count went to the end of its words, and a full stop to their start.
    expect(screen.getByText('1 problema en las primeras filas').matches('span:not(:has(*))')).toBe(true);
    expect(screen.getByText('No es un número.', { selector: 'li *' }).matches('span:has(> b)')).toBe(true);
    expect(screen.getByText('Código', { selector: '.nombre' }).parentElement?.textContent).toBe('Código obligatorio');
    expect(screen.getByText('1 columna no se importa')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cómo se lee el archivo'));
  });

  it('asks which sheet of a spreadsheet is read, and nothing of how a text is', async () => {
    const formato = { ...importacion().formato, hoja: 'Precios' };
    const { servidor } = abrir({
      [VER]: importacion({ formato, hojas: ['Portada', 'Precios'] }),
      [CAMBIAR]: () => new Promise(() => undefined),
    });
    expect((await campo('Hoja')).textContent).toBe('Precios');
    expect(screen.queryByLabelText('Separador')).toBeNull();
    expect(screen.queryByLabelText('Codificación')).toBeNull();
    await elegir('Hoja', 'Portada');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, formato: { hoja: 'Portada' } }]));
  });

  it('GAP-18 says what does not come as its profile had it, and what is done with it by now', async () => {
    const distinta = {
      faltan: [
        { campo: 'precio', titulo: 'Neto' },
        { campo: 'marca', titulo: 'Fábrica' },
      ],
      nuevas: ['Detalle', 'Precio lista', 'Proveedor'],
    };
    abrir({
      [VER]: importacion({ perfil: 'Lista de Mahle', distinta }),
      [CAMBIAR]: () => new Promise(() => undefined),
    });
    const aviso = within(await screen.findByRole('alert'));
    expect(aviso.getByText('El archivo no viene como cuando se guardó el perfil Lista de Mahle')).toBeDefined();
    const lineas = () => aviso.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lineas()).toEqual([
      'Venía «Neto» y ahora no está: Precio se lee de «Precio lista».',
      'Venía «Fábrica» y ahora no está: Marca no se importa.',
      '«Detalle» no venía: se lee como Descripción.',
      '«Proveedor» no venía: no se importa.',
    ]);
    await elegir('Columna de Marca', /Proveedor/);
    expect(lineas()).toContain('Venía «Fábrica» y ahora no está: Marca se lee de «Proveedor».');
  });

  it('shows the values as they are read', async () => {
    abrir({ [VER]: importacion() });
    await userEvent.click(await screen.findByRole('button', { name: 'Como se lee' }));
    expect(screen.getByRole('cell', { name: '18450.00' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: /Proveedor/ })).toBeNull();
  });

  it('marks the decimal sign that has to be chosen, with the number that means two, until it is', async () => {
    const [fila, ...resto] = importacion().muestra;
    if (!fila) throw new Error('the example has rows');
    const rechazos = [{ columna: 'Precio lista', valor: '10.500', motivo: SIGNO_DUDOSO }];
    abrir({
      [VER]: importacion({
        formato: { ...importacion().formato, decimal: null },
        muestra: [{ ...fila, rechazos }, ...resto],
      }),
      [CAMBIAR]: () => new Promise(() => undefined),
    });
    const aviso = 'No se sabe si «10.500» son miles o decimales: elegilo acá.';
    expect(await screen.findByRole('combobox', { name: 'Decimales', description: aviso })).toBeDefined();
    await elegir('Decimales', '1.234,56');
    expect(screen.queryByText(aviso)).toBeNull();
  });

  it('sends each correction, shows it at once, and shows what the server makes of it', async () => {
    const { servidor } = abrir({ [VER]: importacion(), [CAMBIAR]: () => new Promise(() => undefined) });
    await elegir('Decimales', '1,234.56');
    expect((await campo('Decimales')).textContent).toBe('1,234.56');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, formato: { decimal: '.' } }]));
  });

  it('sends what was corrected meanwhile afterwards and together, with the version it got', async () => {
    const contestar: (() => void)[] = [];
    const { servidor } = abrir({ [VER]: importacion() });
    servidor.responder(CAMBIAR, () => {
      const version = 4 + contestar.length;
      return new Promise((listo) => {
        contestar.push(() => {
          const cambiada = importacion({ version });
          servidor.responder(VER, cambiada);
          listo(cambiada);
        });
      });
    });
    await elegir('Columna de Marca', /Proveedor/);
    await elegir('Columna de Rubro', /Detalle.*ahora en Descripción/);
    await userEvent.click(screen.getByLabelText('Las celdas vacías borran el dato'));
    await waitFor(() => expect(contestar).toHaveLength(1));
    contestar[0]?.();
    await waitFor(() => expect(contestar).toHaveLength(2));
    expect(servidor.recibido(CAMBIAR)).toEqual([
      { version: 3, mapeo: { codigo: 0, descripcion: 1, precio: 2, marca: 3 } },
      { version: 4, mapeo: { codigo: 0, precio: 2, marca: 3, rubro: 1 }, opciones: { vaciosBorran: true } },
    ]);
  });

  it('gives back what the server has when a correction is refused', async () => {
    const title = 'Marta Soria modificó este registro. Volvé a cargarlo.';
    abrir({ [VER]: importacion(), [CAMBIAR]: { status: 409, code: 'comun.version_vieja', title } });
    await elegir('Separador', 'Coma');
    expect(await screen.findByText(title)).toBeDefined();
    expect((await campo('Separador')).textContent).toBe('Punto y coma');
  });

  it.each([
    [1, null],
    [2, '1 problema en las primeras filas'],
  ])('says once which column is missing, and never that all is well: in the first %i', async (cuantas, problema) => {
    const muestra = importacion().muestra.slice(0, cuantas);
    abrir({ [VER]: importacion({ mapeo: { codigo: 0 }, faltan: ['Precio de lista'], muestra }) });
    expect(await screen.findByText('No se sabe qué columna es «Precio de lista»: elegila abajo.')).toBeDefined();
    expect(screen.queryByText('Las primeras filas se leen sin problemas')).toBeNull();
    expect(screen.queryByText(/en las primeras filas/)?.textContent ?? null).toBe(problema);
  });

  it('does not go on without an obligatory column, and F9 leads to it', async () => {
    const { servidor } = abrir({ [VER]: importacion({ mapeo: { descripcion: 1 }, faltan: ['Código'] }) });
    expect(await screen.findByText('Decí qué columna trae «Código».')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Ensayar/ })).toHaveProperty('disabled', true);
    await userEvent.keyboard('{F9}');
    const codigo = await campo('Columna de Código');
    await waitFor(() => expect(document.activeElement).toBe(codigo));
    expect(servidor.recibido(VALIDAR)).toEqual([]);
  });

  it('waits for the corrections to arrive, and then Enter on the title tries the file out', async () => {
    const { servidor } = abrir({ [VER]: importacion() });
    await screen.findByText('Cómo se lee el archivo');
    const cambiada = importacion({ version: 4 });
    servidor.responder(CAMBIAR, async () => {
      await new Promise((listo) => setTimeout(listo, 100));
      servidor.responder(VER, cambiada);
      return cambiada;
    });
    servidor.responder(VALIDAR, () => {
      servidor.responder(VER, ensayada());
      return ensayada();
    });
    await elegir('Qué hacer con las filas', 'Sólo crear las nuevas');
    screen.getByText('Cómo se lee el archivo').focus();
    await userEvent.keyboard('{Enter}');
    const titulo = await screen.findByRole('heading', { name: 'Qué pasaría al aplicarla' });
    expect(document.activeElement).toBe(titulo);
    expect(servidor.recibido(VALIDAR)).toEqual([{ version: 4 }]);
  });

  it('keeps how the file is read as a profile, and replaces one only when told so', async () => {
    const title = 'Ya hay un perfil «Lista de Mahle». Elegí otro nombre o reemplazalo.';
    const { servidor } = abrir({
      [VER]: importacion(),
      [PERFILES]: { filas: [perfil] },
      [GUARDAR]: { status: 409, code: 'importaciones.perfil_repetido', title },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar como perfil…' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Guardar como perfil' }));
    await userEvent.type(dialogo.getByLabelText('Nombre del perfil'), 'Lista de Mahle{Enter}');
    expect(await dialogo.findByText(title)).toBeDefined();
    servidor.responder(GUARDAR, perfil);
    await userEvent.click(dialogo.getByRole('button', { name: 'Reemplazar perfil' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(servidor.recibido(GUARDAR)).toEqual([
      { importacionId: ID, nombre: 'Lista de Mahle', reemplazar: false },
      { importacionId: ID, nombre: 'Lista de Mahle', reemplazar: true },
    ]);
  });

  it('reads the file by another profile', async () => {
    const { servidor } = abrir({
      [VER]: importacion(),
      [PERFILES]: { filas: [perfil] },
      [CAMBIAR]: importacion({ version: 4, perfil: 'Lista de Mahle' }),
    });
    await elegir('Perfil', 'Lista de Mahle');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, perfil: 'Lista de Mahle' }]));
  });

  it('says what went wrong with the last work, and that the file was taken before', async () => {
    const anterior = { id: ID.replace('a001', 'a009'), aplicadaEn: '2026-10-02T13:00:00.000Z' };
    const title = 'El archivo está cortado. Copialo o exportalo de nuevo.';
    abrir({
      [VER]: importacion({ anterior, fallo: { tarea: 'validar', code: 'importaciones.cortado', title } }),
    });
    expect(await screen.findByText('El ensayo no terminó.')).toBeDefined();
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(/ya se aplicó el 02\/10\/2026 10:00/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver esa importación' }).getAttribute('href')).toBe(
      `/importaciones/${anterior.id}`,
    );
  });

  it('is discarded, asking first', async () => {
    const DESCARTAR = `POST /api/importaciones/${ID}/descartar`;
    const { servidor, router } = abrir({
      [VER]: importacion(),
      [DESCARTAR]: importacion({ estado: 'DESCARTADA', acciones: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Descartar lista.csv?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Descartar archivo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/importaciones'));
    expect(servidor.recibido(DESCARTAR)).toEqual([{ version: 3 }]);
  });
});
