import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  aplicada,
  ensayada,
  FILAS,
  filas,
  ID,
  importacion,
  lista,
  PERFILES,
  VER,
} from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { ImportacionScreen } from './importacion.screen.tsx';

const APLICAR = `POST /api/importaciones/${ID}/aplicar`;
const REVERTIR = `POST /api/importaciones/${ID}/revertir`;
const CANCELAR = `POST /api/importaciones/${ID}/cancelar`;
const desde = '2026-11-21T13:39:00.000Z';

const abrir = (respuestas: Respuestas, busqueda = '') =>
  renderPantalla(<ImportacionScreen />, {
    permisos: ['importacion.hacer', 'articulo.ver'],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}${busqueda}`,
    respuestas: {
      [PERFILES]: { filas: [] },
      [FILAS]: lista(filas),
      'GET /api/articulos/listas-de-precio': { filas: [] },
      ...respuestas,
    },
  });
const cifra = (nombre: RegExp) => screen.findByRole('button', { name: nombre });

describe('a long work', () => {
  it('says how far it is until it ends, and then shows what it found', async () => {
    const { servidor } = abrir({
      [VER]: importacion({ tarea: { tarea: 'validar', etapa: 'comparar', hechos: 620, total: 1000, desde } }),
    });
    const barra = await screen.findByRole('progressbar', { name: 'Ensayando lista.csv' });
    expect(barra).toHaveProperty('ariaValueNow', '62');
    expect(screen.getByText('comparando con lo que hay')).toBeDefined();
    expect(screen.getByText('62 %')).toBeDefined();
    // What is counted inside is bytes or steps: neither is rows.
    expect(screen.queryByText(/filas/)).toBeNull();
    servidor.responder(VER, ensayada());
    const titulo = await screen.findByRole('heading', { name: 'Qué pasaría al aplicarla' });
    expect(document.activeElement).toBe(titulo);
    const pedidos = servidor.direcciones(VER).length;
    await new Promise((listo) => setTimeout(listo, 1500));
    expect(servidor.direcciones(VER)).toHaveLength(pedidos);
  });

  it('has no percentage while nobody knows how much there is, and can be stopped', async () => {
    const title = 'El trabajo se canceló y no cambió nada.';
    const cancelada = ensayada({ fallo: { tarea: 'aplicar', code: 'importaciones.cancelada', title } });
    const { servidor } = abrir({
      [VER]: ensayada({ tarea: { tarea: 'aplicar', etapa: 'en_espera', hechos: 0, total: 0, desde } }),
    });
    const barra = await screen.findByRole('progressbar', { name: 'Aplicando lista.csv' });
    expect(barra.hasAttribute('aria-valuenow')).toBe(false);
    servidor.responder(CANCELAR, () => {
      servidor.responder(VER, cancelada);
      return cancelada;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Qué pasaría al aplicarla' })).toBeDefined();
  });
});

describe('the trial', () => {
  it('that no longer said what applying would do is told with what changed, and is there to be looked at again', async () => {
    const title =
      'Desde el ensayo cambió lo que hace: antes creaba 1.200, ahora actualiza 1.200. Miralo y volvé a aplicar.';
    const fallo = { tarea: 'aplicar', code: 'importaciones.cambio_desde_el_ensayo', title } as const;
    const { servidor } = abrir({ [VER]: ensayada(), [APLICAR]: ensayada({ crear: 0, actualizar: 1200, fallo }) });
    await userEvent.click(await screen.findByRole('button', { name: /Aplicar/ }));
    const pregunta = within(await screen.findByRole('dialog'));
    servidor.responder(VER, ensayada({ crear: 0, actualizar: 1200, fallo }));
    await userEvent.click(pregunta.getByRole('button', { name: 'Aplicar' }));
    const aviso = (await screen.findByText(new RegExp(title.slice(0, 40)))).closest('[role=alert]');
    expect(aviso?.textContent).toBe(`No se aplicó: todo quedó como estaba. ${title}`);
    expect(aviso?.className).toContain('colorWarning');
    expect((await cifra(/Se actualizan/)).textContent).toContain('1.200');
    expect(screen.getByRole('button', { name: /Aplicar/ })).toBeDefined();
    expect(screen.queryByText('Importación aplicada')).toBeNull();
  });

  it('tells in figures and row by row what would happen, and each figure shows its rows', async () => {
    const { servidor } = abrir({ [VER]: ensayada() });
    expect((await cifra(/Se crean/)).textContent).toBe('Se crean1.200de 1.250 filas leídas');
    expect(screen.getByText('Marcas nuevas:').textContent).toBe('Marcas nuevas: 12');
    const actualiza = (await screen.findByText('GP-30512')).closest('tr');
    expect(actualiza?.textContent).toContain('Precio Antes91.000,00 → Después96.300,00');
    expect(actualiza?.textContent).toContain('y 1 más');
    expect(screen.getByText('Precio lista «consultar»: No es un número.')).toBeDefined();

    await userEvent.click(await cifra(/Rechazadas/));
    await waitFor(() => expect(servidor.direcciones(FILAS).at(-1)).toContain('resultado%3Auno%3ARECHAZADA'));
    expect((await cifra(/Rechazadas/)).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(await cifra(/Rechazadas/));
    await waitFor(() => expect(servidor.direcciones(FILAS).at(-1)).not.toContain('resultado'));
  });

  it('opens a row with every change of it', async () => {
    abrir({ [VER]: ensayada() });
    await userEvent.click(await screen.findByText('GP-30512'));
    const panel = within(await screen.findByRole('dialog', { name: 'GP-30512' }));
    expect(panel.getByText('IVA').parentElement?.textContent).toBe('IVAAntes21 % → Después10,5 %');
    expect(panel.getByText('Marca').parentElement?.textContent).toBe('MarcaAntessin dato → DespuésMonroe');
  });

  it('EST-11 of an estructura tells line by line what changes in it, what goes out, and leads to its artículo', async () => {
    const registroId = '01980000-0000-7000-8000-00000000c001';
    const entera = 'La estructura entra entera o no entra: hay un problema en la fila 5.';
    const renglon = { registroId, texto: 'Kit de distribución', rechazos: [], noRevertida: null };
    abrir({
      [VER]: ensayada({
        entidad: 'estructuras',
        archivo: 'kits.xlsx',
        detalles: [
          { texto: 'Estructuras que cambian', cantidad: 1 },
          { texto: 'Componentes que salen', cantidad: 1 },
        ],
      }),
      [FILAS]: lista([
        {
          ...renglon,
          fila: 2,
          resultado: 'ACTUALIZAR',
          referencia: 'K-1',
          cambios: [
            { campo: 'Componente', antes: 'OC-264 · 2', despues: 'OC-264 · 3' },
            { campo: 'Componentes que salen', antes: 'B-9 · 1', despues: null },
          ],
        },
        {
          ...renglon,
          fila: 4,
          resultado: 'RECHAZADA',
          referencia: 'K-2',
          cambios: [],
          rechazos: [{ columna: '', valor: '', motivo: entera }],
        },
      ]),
    });
    const fila = (await screen.findByText('K-1')).closest('tr');
    expect(fila?.textContent).toContain('Componente AntesOC-264 · 2 → DespuésOC-264 · 3');
    expect(screen.getByText('Componentes que salen:', { selector: '*:not(td *)' }).textContent).toContain('1');
    expect(screen.getByText(entera)).toBeDefined();
    await userEvent.click(screen.getByText('K-1'));
    const panel = within(await screen.findByRole('dialog', { name: 'K-1' }));
    expect(panel.getByText('Componentes que salen').parentElement?.textContent).toContain('AntesB-9 · 1');
    expect(panel.getByRole('link', { name: 'Ver la ficha' }).getAttribute('href')).toBe(
      `/articulos/tabla/${registroId}`,
    );
  });

  it('goes back to the columns and keeps the way there in the address', async () => {
    const { router } = abrir({ [VER]: ensayada() });
    await userEvent.click(await screen.findByRole('link', { name: 'Corregir columnas' }));
    expect(await screen.findByRole('heading', { name: 'Cómo se lee el archivo' })).toBeDefined();
    expect(router.state.location.search).toEqual({ paso: 'columnas' });
  });

  it('applies nothing when nothing would change, and says so', async () => {
    abrir({ [VER]: ensayada({ crear: 0, actualizar: 0 }) });
    expect(await screen.findByText('No hay nada para aplicar: ninguna fila crea ni actualiza.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Aplicar/ })).toHaveProperty('disabled', true);
  });

  it('F9 asks with the numbers, applies, and shows where what came in is', async () => {
    const { servidor } = abrir({ [VER]: ensayada() });
    await screen.findByText('GP-30512');
    servidor.responder(APLICAR, () => {
      servidor.responder(VER, aplicada());
      return aplicada();
    });
    await userEvent.keyboard('{F9}');
    const dialogo = await screen.findByRole('dialog', { name: '¿Aplicar lista.csv?' });
    expect(dialogo.textContent).toContain(
      'Se crean 1.200 artículos. Se actualizan 40 artículos. 2 filas rechazadas quedan afuera.',
    );
    expect(servidor.recibido(APLICAR)).toEqual([]);
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Se crearon 1.200 artículos. Se actualizaron 40 artículos.')).toBeDefined();
    expect(servidor.recibido(APLICAR)).toEqual([{ version: 4 }]);
    const enlace = await screen.findByRole('link', { name: 'Ver los artículos' });
    expect(enlace.getAttribute('href')).toBe('/articulos/tabla');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Importación aplicada'));
  });

  it('says in the words of the server why it may not be applied', async () => {
    const title = 'No tenés permiso para hacer esto.';
    abrir({ [VER]: ensayada(), [APLICAR]: { status: 403, code: 'comun.sin_permiso', title } });
    await userEvent.click(await screen.findByRole('button', { name: /^Aplicar/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aplicar' }));
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: 'Qué pasaría al aplicarla' })).toBeDefined();
  });
});

describe('INV-74 what was applied', () => {
  it('is taken back, asking with the numbers, and what stays is told and shown', async () => {
    const revertida = aplicada({
      estado: 'REVERTIDA',
      acciones: [],
      noRevertidas: 2,
      revertidaPor: 'Marta Soria',
      revertidaEn: '2026-11-21T14:05:00.000Z',
    });
    const { servidor, router } = abrir({ [VER]: aplicada() });
    servidor.responder(REVERTIR, () => {
      servidor.responder(VER, revertida);
      return revertida;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Revertir' }));
    const dialogo = await screen.findByRole('dialog', { name: '¿Revertir lista.csv?' });
    expect(dialogo.textContent).toContain('Se quitan 1.200 artículos que creó.');
    servidor.responder(FILAS, lista([{ ...filas[1], noRevertida: 'Marta Soria cambió el precio.' }]));
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Revertir importación' }));
    const quedaron = '2 filas quedaron como están porque cambiaron después de importarse.';
    expect(await screen.findByText(`${quedaron} Lo demás volvió a como estaba.`)).toBeDefined();
    expect(await screen.findByText('No se revirtió: Marta Soria cambió el precio.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Revertir' })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Ver cuáles' }));
    await waitFor(() => expect(servidor.direcciones(FILAS).at(-1)).toContain('noRevertidas=true'));
    expect(router.state.location.search).toEqual({ noRevertidas: 'true' });
  });

  it('leads from a row to its record', async () => {
    const registroId = '01980000-0000-7000-8000-00000000c001';
    abrir({ [VER]: aplicada(), [FILAS]: lista([{ ...filas[0], registroId }]) });
    await userEvent.click(await screen.findByText('WO-342'));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('link', { name: 'Ver la ficha' }).getAttribute('href')).toBe(
      `/articulos/tabla/${registroId}`,
    );
  });

  it('is not offered to be taken back when the server does not', async () => {
    abrir({ [VER]: aplicada({ entidad: 'ventas', acciones: [] }) });
    expect(await screen.findByRole('heading', { name: 'Importación aplicada' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Revertir' })).toBeNull();
  });
});

it('a discarded file says that nothing changed, and how to go on', async () => {
  abrir({ [VER]: importacion({ estado: 'DESCARTADA', acciones: [], muestra: [] }) });
  expect(await screen.findByText('Este archivo se descartó')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Importar otro archivo' }).getAttribute('href')).toBe('/importaciones/nueva');
});

describe('the file as it came', () => {
  it('GAP-18 can be downloaded again once it was applied, while it is kept', async () => {
    const { servidor } = abrir({
      [VER]: aplicada(),
      [`GET /api/importaciones/${ID}/archivo`]: {
        status: 404,
        code: 'comun.no_encontrado',
        data: { que: 'el archivo' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bajar el archivo' }));
    await waitFor(() => expect(servidor.direcciones(`GET /api/importaciones/${ID}/archivo`)).toHaveLength(1));
  });

  it('is not offered when it is not there any more', async () => {
    abrir({ [VER]: aplicada({ conArchivo: false }) });
    await screen.findByText('Aplicada');
    expect(screen.queryByRole('button', { name: 'Bajar el archivo' })).toBeNull();
  });
});
