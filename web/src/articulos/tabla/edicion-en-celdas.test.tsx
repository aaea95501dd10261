import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { articulo, fila, LISTA_1, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

const ID = '0199b0c2-7f5a-7000-8000-00000000000a';
const CAMBIAR = `PATCH /api/articulos/${ID}`;
const LISTA = 'GET /api/articulos';
const CELDAS = 'POST /api/articulos/celdas';
const PREVIA = 'POST /api/articulos/celdas/vista-previa';
const PRECIOS = 'POST /api/articulos/celdas/precios';
const ID_2 = ID.replace(/a$/, 'b');
const VER = ['articulo.ver', 'stock.ver', 'tabla.ver'] as const;
const una = (mas: object = {}) => fila({ id: ID, codigo: 'WO-1', descripcion: 'Filtro de aceite', version: 3, ...mas });

const render = (permisos: readonly string[] = [...VER, 'articulo.editar']) =>
  renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: permisos as (typeof VER)[number][],
    respuestas: {
      [LISTA]: pagina([una(), fila({ id: ID_2, codigo: 'WO-2', descripcion: 'Otro' })]),
      'GET /api/articulos/vistas': { todos: 2, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [CAMBIAR]: articulo({ id: ID, version: 4, descripcion: 'Filtro de aire' }),
    },
  });

/** Goes to a cell as the keyboard does: first its row, then along it. */
async function ir(texto: string, cual?: number): Promise<HTMLElement> {
  const hallados = await screen.findAllByText(texto);
  if (cual === undefined) expect(hallados).toHaveLength(1);
  const celda = hallados[cual ?? 0]?.closest('td') as HTMLElement;
  const renglon = celda.closest('tr') as HTMLElement;
  renglon.focus();
  for (let i = 0; i <= (celda as HTMLTableCellElement).cellIndex; i += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(celda);
  return celda;
}
const campo = (nombre: string) => screen.findByLabelText<HTMLInputElement>(nombre);

describe('TD-09 changing a cell where it stands', () => {
  it('begins with F2, saves over the version of the row with Enter, goes down, and can be undone', async () => {
    const { servidor, router } = render();
    await ir('Filtro de aceite');
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      expect(screen.queryByLabelText('Descripción de WO-1')).not.toBeNull();
    });
    const texto = await campo('Descripción de WO-1');
    expect([texto.value, document.activeElement]).toEqual(['Filtro de aceite', texto]);
    await userEvent.clear(texto);
    servidor.responder(
      LISTA,
      pagina([una({ descripcion: 'Filtro de aire', version: 4 }), fila({ codigo: 'WO-2', descripcion: 'Otro' })]),
    );
    await userEvent.type(texto, 'Filtro de aire{Enter}');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 3, descripcion: 'Filtro de aire' }]));
    expect(await screen.findByText('Filtro de aire')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Otro'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR).at(-1)).toEqual({ version: 4, descripcion: 'Filtro de aceite' }),
    );
    expect(router.state.location.pathname).toBe('/articulos/tabla');
  });

  it('begins by typing, reverts with Esc, and Tab goes on to the next one that can be changed', async () => {
    const { servidor } = render();
    const celda = await ir('WO-1');
    // It waits for what changes cells, if that is still on its way.
    await userEvent.keyboard('Zar');
    expect((await campo('Código de WO-1')).value).toBe('Zar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(celda));
    expect(servidor.recibido(CAMBIAR)).toEqual([]);
    await userEvent.keyboard('{Enter}{Tab}');
    expect((await campo('Descripción de WO-1')).value).toBe('Filtro de aceite');
    expect(servidor.recibido(CAMBIAR)).toEqual([]);
  });

  it('tells on the cell what the server refuses, with what it says now, and saves over that when asked again', async () => {
    const { servidor } = render();
    await ir('Filtro de aceite');
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      expect(screen.queryByLabelText('Descripción de WO-1')).not.toBeNull();
    });
    servidor.responder(CAMBIAR, {
      status: 409,
      code: 'comun.version_vieja',
      title: 'R. Núñez modificó este registro. Volvé a cargarlo y repetí tu cambio.',
      data: { quien: 'R. Núñez', cuando: '20/11/2026 10:42', version: 7 },
    });
    servidor.responder(LISTA, pagina([una({ descripcion: 'Filtro de otro', version: 7 })]));
    await userEvent.keyboard('Mío{Enter}');
    const texto = await campo('Descripción de WO-1');
    await waitFor(() => expect(texto.getAttribute('aria-invalid')).toBe('true'));
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(
      'R. Núñez lo cambió mientras tanto. Ahora dice «Filtro de otro». Enter guarda lo tuyo encima; Esc lo deja como está.',
    );
    servidor.responder(CAMBIAR, articulo({ id: ID, version: 8, descripcion: 'Mío' }));
    await userEvent.type(texto, '{Enter}');
    await waitFor(() => expect(servidor.recibido(CAMBIAR).at(-1)).toEqual({ version: 7, descripcion: 'Mío' }));
  });

  it('offers a pencil to the pointer', async () => {
    render();
    await userEvent.hover(await screen.findByText('Filtro de aceite'));
    await waitFor(async () => {
      await userEvent.hover(screen.getByText('WO-1'));
      await userEvent.hover(screen.getByText('Filtro de aceite'));
      expect(screen.queryByRole('button', { name: 'Cambiar Descripción de WO-1' })).not.toBeNull();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar Descripción de WO-1' }));
    expect(await campo('Descripción de WO-1')).toBe(document.activeElement);
  });

  it('is not for who may only look: there Enter opens the ficha', async () => {
    const { router } = render(VER);
    await ir('Filtro de aceite');
    await userEvent.keyboard('{F2}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/articulos/tabla/${ID}`));
  });

  it('INV-73 does not save over what somebody else wrote because the keyboard went elsewhere', async () => {
    const { servidor } = render();
    await ir('Filtro de aceite');
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      expect(screen.queryByLabelText('Descripción de WO-1')).not.toBeNull();
    });
    servidor.responder(CAMBIAR, { status: 409, code: 'comun.version_vieja', title: 'Alguien lo cambió.' });
    servidor.responder(LISTA, pagina([una({ descripcion: 'Filtro de otro', version: 7 })]));
    await userEvent.keyboard('Mío{Enter}');
    const texto = await campo('Descripción de WO-1');
    await waitFor(() => expect(texto.getAttribute('aria-invalid')).toBe('true'));
    texto.blur();
    expect(texto.value).toBe('Mío');
    texto.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Descripción de WO-1')).toBeNull());
    expect(servidor.recibido(CAMBIAR)).toHaveLength(1);
  });

  it('writes the price of a lista as the lista keeps it, over the one that shows, and gives it back', async () => {
    const { servidor } = render([...VER, 'precio.modificar']);
    servidor.responder(PRECIOS, { celdas: [{ id: ID, version: 3, antes: '18450.00', despues: '20000.00' }] });
    await ir('18.450,00', 0);
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      expect(screen.queryByLabelText('Lista 1 de WO-1')).not.toBeNull();
    });
    const texto = await campo('Lista 1 de WO-1');
    expect(texto.value).toBe('18450,00');
    expect(screen.getByText(/Sin IVA, en pesos/)).toBeDefined();
    await userEvent.clear(texto);
    await userEvent.type(texto, '20.000{Enter}');
    expect(await screen.findByText(/No se sabe qué importe es/)).toBeDefined();
    await userEvent.clear(texto);
    await userEvent.type(texto, '20000{Enter}');
    const puesto = (antes: string, valor: string) => ({ listaId: LISTA_1, precios: [{ id: ID, antes, valor }] });
    await waitFor(() => expect(servidor.recibido(PRECIOS)).toEqual([puesto('18450.00', '20000')]));
    expect(await screen.findByText('Se cambió Lista 1 de WO-1: 20.000,00')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(servidor.recibido(PRECIOS).at(-1)).toEqual(puesto('20000', '18450.00')));
  });
});

describe('TD-09 pasting a column of a spreadsheet', () => {
  it('shows cell by cell what is going to change, writes what can be, and takes it all back', async () => {
    const { servidor } = render();
    servidor.responder(PREVIA, {
      celdas: [
        { id: ID, antes: 'Wega', despues: 'Bosch', falla: null },
        {
          id: ID_2,
          antes: null,
          despues: null,
          falla: { problema: 'MARCA_DESCONOCIDA', detalle: 'Nada', frase: 'No existe la marca «Nada».' },
        },
      ],
    });
    servidor.responder(CELDAS, { celdas: [{ id: ID, version: 4, antes: 'Wega', despues: 'Bosch' }] });
    await ir('Wega', 0);
    await userEvent.paste('bosch\nNada\nSobra\n');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Pegar en Marca' }));
    expect(await dialogo.findByText('Cambia 1 fila · 1 no se puede')).toBeDefined();
    expect(dialogo.getByText('No existe la marca «Nada».')).toBeDefined();
    expect(dialogo.getByText('1 celda no tiene dónde pegarse.')).toBeDefined();
    expect(servidor.recibido(PREVIA)[0]).toEqual({
      columna: 'marca',
      celdas: [
        { id: ID, version: 3, valor: 'bosch' },
        { id: ID_2, version: 3, valor: 'Nada' },
      ],
    });
    await userEvent.click(dialogo.getByRole('button', { name: 'Cambiar 1 fila' }));
    await waitFor(() =>
      expect(servidor.recibido(CELDAS)).toEqual([
        { columna: 'marca', celdas: [{ id: ID, version: 3, valor: 'bosch' }] },
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(servidor.recibido(CELDAS).at(-1)).toEqual({
        columna: 'marca',
        celdas: [{ id: ID, version: 4, valor: 'Wega' }],
      }),
    );
  });

  it('reads prices with their sign and their thousands, shows what it read, and says what is no amount of the lista', async () => {
    const { servidor } = render([...VER, 'precio.modificar']);
    servidor.responder(`${PRECIOS}/vista-previa`, {
      celdas: [{ id: ID, antes: '18450.00', despues: '2000.00', falla: null }],
    });
    servidor.responder(PRECIOS, { celdas: [{ id: ID, version: 3, antes: '18450.00', despues: '2000.00' }] });
    await ir('18.450,00', 0);
    await userEvent.paste('$ 2.000\nU$S 20\n');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Pegar en Lista 1' }));
    expect(await dialogo.findByText('2.000,00')).toBeDefined();
    expect(dialogo.getByText('«U$S 20» está en dólares y esta lista es en pesos.')).toBeDefined();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cambiar 1 fila' }));
    await waitFor(() =>
      expect(servidor.recibido(PRECIOS)).toEqual([
        { listaId: LISTA_1, precios: [{ id: ID, antes: '18450.00', valor: '2000' }] },
      ]),
    );
  });

  it('a refusal stays in the dialog and looks again', async () => {
    const { servidor } = render();
    const cambia = { celdas: [{ id: ID, antes: 'Wega', despues: null, falla: null }] };
    servidor.responder(PREVIA, cambia);
    servidor.responder(CELDAS, { status: 409, code: 'articulos.celda_rechazada', title: 'Alguien lo cambió.' });
    await ir('Wega', 0);
    await userEvent.paste('\n\n');
    await screen.findByRole('dialog', { name: 'Pegar en Marca' });
    await userEvent.click(await screen.findByRole('button', { name: /^Cambiar/ }));
    expect(await screen.findByText('Alguien lo cambió.')).toBeDefined();
    await waitFor(() => expect(servidor.recibido(PREVIA)).toHaveLength(2));
  });
});
