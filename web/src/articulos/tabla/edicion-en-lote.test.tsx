import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

const PREVIA = 'POST /api/articulos/ediciones/vista-previa';
const EDITAR = 'POST /api/articulos/ediciones';
const IDS = ['a', 'b', 'c'].map((letra) => `0199b0c2-7f5a-7000-8000-00000000000${letra}`);
const filas = IDS.map((id, i) => fila({ id, codigo: `WO-${i + 1}` }));
const previa = (mas: object = {}) => ({
  elegidos: 2,
  cambian: 1,
  iguales: 0,
  fallan: 1,
  porCampo: [{ campo: 'estado', articulos: 1 }],
  porProblema: [{ problema: 'DEPENDENCIAS', articulos: 1 }],
  pierdenMinimos: 0,
  muestra: [
    {
      id: IDS[0],
      codigo: 'WO-1',
      descripcion: 'Filtro',
      cambios: [{ campo: 'estado', antes: 'ACTIVO', despues: 'DISCONTINUADO' }],
      problema: null,
    },
    { id: IDS[1], codigo: 'WO-2', descripcion: 'Otro', cambios: [], problema: 'DEPENDENCIAS' },
  ],
  ...mas,
});
const VER = ['articulo.ver', 'stock.ver', 'tabla.ver'] as const;

const render = (ruta = '/articulos/tabla', permisos: readonly string[] = [...VER, 'articulo.editar'], mas = {}) =>
  renderPantalla(<ArticulosScreen />, {
    ruta,
    permisos: permisos as (typeof VER)[number][],
    respuestas: {
      'GET /api/articulos': pagina(filas),
      'GET /api/articulos/vistas': { todos: 3, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [PREVIA]: previa(),
      [EDITAR]: { id: IDS[2], articulos: 1, fallas: 1, propuesta: null },
      ...mas,
    },
  });
const casilla = (codigo: string) => screen.findByRole('checkbox', { name: `Elegir ${codigo}` });
const barra = () => screen.findByRole('region', { name: 'Lo elegido' });

describe('UA-08 prices of what is chosen', () => {
  const QUIEN = [...VER, 'precio.modificar'];

  it('takes those chosen one by one to a new batch, and only who may prepare one', async () => {
    const { router } = render('/articulos/tabla', QUIEN);
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-1'));
    await persona.click(await casilla('WO-3'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Cambiar precios' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/actualizar-precio/nuevo'));
    expect(router.state.location.state).toMatchObject({
      seleccion: { de: 'ids', ids: [IDS[0], IDS[2]] },
      cuantas: 2,
    });
  });

  it('TD-10 takes everything that a filter finds but for some, however many, as a filter and not as ids', async () => {
    const { router } = render('/articulos/tabla?buscar=filtro', QUIEN, {
      'GET /api/articulos': pagina(filas, 186_000),
    });
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-2'));
    await persona.click(within(await barra()).getByRole('button', { name: /Elegir/ }));
    await persona.click(await casilla('WO-2'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Cambiar precios' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/actualizar-precio/nuevo'));
    expect(router.state.location.state).toMatchObject({
      seleccion: { de: 'filtro', filtro: { buscar: 'filtro' }, salvo: [IDS[1]] },
      cuantas: 185_999,
    });
  });

  it('is not offered to who may not prepare a batch', async () => {
    render('/articulos/tabla', VER);
    await userEvent.click(await casilla('WO-1'));
    expect(within(await barra()).queryByRole('button', { name: 'Cambiar precios' })).toBeNull();
  });
});

describe('ART-23 labels of what is chosen', () => {
  it('takes those chosen one by one, also of who may only look, and everything of the filter but some', async () => {
    const { router } = render('/articulos/tabla?orden=-codigo', VER);
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-1'));
    await persona.click(await casilla('WO-3'));
    const acciones = within(await barra());
    expect(acciones.queryByRole('button', { name: 'Discontinuar' })).toBeNull();
    await persona.click(acciones.getByRole('button', { name: 'Etiquetas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/etiquetas'));
    expect(router.state.location.search).toEqual({ articulos: `${IDS[0]},${IDS[2]}` });
  });

  it('takes everything that matches but what was let go', async () => {
    const { router } = render('/articulos/tabla?orden=-codigo');
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('checkbox', { name: 'Elegir todas las filas que coinciden' }));
    await persona.click(await casilla('WO-2'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Etiquetas' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ filtro: 'orden=-codigo', salvo: IDS[1] }));
  });
});

it('ART-23 the labels of the header of the page are those chosen too, at the prices that the table looks at', async () => {
  const { router } = render(`/articulos/tabla?orden=-codigo&listaId=${IDS[2]}`, VER);
  const persona = userEvent.setup();
  await persona.click(await casilla('WO-1'));
  await barra();
  const cabeza = within(screen.getByRole('banner'));
  await persona.click(cabeza.getByRole('link', { name: 'Etiquetas' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ articulos: IDS[0], listaId: IDS[2] }));
});

it('ART-23 with none chosen the labels of the header are those of everything the filter leaves', async () => {
  const { router } = render('/articulos/tabla?orden=-codigo', VER);
  const persona = userEvent.setup();
  await persona.click(await casilla('WO-1'));
  await persona.click(within(await barra()).getByRole('button', { name: 'No elegir ninguna' }));
  await persona.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Etiquetas' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ filtro: 'orden=-codigo' }));
});

describe('TD-10 choosing rows', () => {
  it('chooses with a click, a range with Shift, by keyboard, and lets go with Esc', async () => {
    render();
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-1'));
    expect((await barra()).textContent).toContain('1 elegida');
    await persona.keyboard('{Shift>}');
    await persona.click(await casilla('WO-3'));
    await persona.keyboard('{/Shift}');
    await waitFor(async () => expect((await barra()).textContent).toContain('3 elegidas'));
    const [, , segunda] = screen.getAllByRole('row');
    expect(segunda?.getAttribute('aria-selected')).toBe('true');
    segunda?.focus();
    await persona.keyboard(' ');
    await waitFor(async () => expect((await barra()).textContent).toContain('2 elegidas'));
    await persona.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lo elegido' })).toBe(null));
    await persona.click(await casilla('WO-1'));
    await persona.click(within(await barra()).getByRole('button', { name: 'No elegir ninguna' }));
    expect(document.activeElement).toBe(await casilla('WO-1'));
    await persona.click(await casilla('WO-2'));
    segunda?.focus();
    await persona.keyboard('{Escape}');
    await persona.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(async () => expect((await barra()).textContent).toContain('2 elegidas'));
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('4');
    await persona.keyboard('{Control>}a{/Control}');
    await waitFor(async () => expect((await barra()).textContent).toContain('3 elegidas'));
  });

  it('offers only what the person may do with what is chosen', async () => {
    render('/articulos/tabla', VER);
    await userEvent.click(await casilla('WO-1'));
    const acciones = within(await barra()).getAllByRole('button');
    expect(acciones.map(({ textContent }) => textContent).filter((texto) => !texto?.includes('coinciden'))).toEqual([
      'Etiquetas',
      '',
    ]);
  });

  it('sends all that match as their filter, but for those let go, and forgets it when what is asked changes', async () => {
    const { servidor } = render('/articulos/tabla?filtros=codigo:empieza:wo&orden=-codigo');
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('checkbox', { name: 'Elegir todas las filas que coinciden' }));
    await persona.click(await casilla('WO-2'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Discontinuar' }));
    await waitFor(() => expect(servidor.recibido(PREVIA)).toHaveLength(1));
    expect(servidor.recibido(PREVIA)[0]).toEqual({
      seleccion: { de: 'filtro', filtro: { filtros: 'codigo:empieza:wo' }, salvo: [IDS[1]] },
      cambios: { estado: 'DISCONTINUADO' },
    });
    await persona.click(await screen.findByRole('button', { name: 'Cerrar' }));
    await persona.click(screen.getByRole('button', { name: /Quitar.*Código/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lo elegido' })).toBe(null));
  });
});

describe('ART-19 the panel', () => {
  it('shows before and after, why some cannot be, and changes what was seen with its reason', async () => {
    const { servidor, router } = render();
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-1'));
    await persona.click(await casilla('WO-2'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Editar' }));
    const panel = await screen.findByRole('dialog', { name: 'Editar 2 artículos' });
    expect(servidor.recibido(PREVIA)).toEqual([]);
    await persona.click(within(panel).getByRole('combobox', { name: 'Estado' }));
    await persona.click(await screen.findByRole('option', { name: 'Discontinuado' }));
    const traba = '1 · Tiene stock, reservas, documentos abiertos o una estructura vigente o programada';
    expect(await within(panel).findByText(traba)).toBeDefined();
    expect(panel.textContent).toContain('Activo → Discontinuado');
    const boton = within(panel).getByRole('button', { name: 'Cambiar 1 artículo' });
    expect(boton).toHaveProperty('disabled', true);
    await persona.type(within(panel).getByRole('textbox', { name: /Motivo/ }), 'Fin de línea');
    await persona.click(boton);
    await waitFor(() =>
      expect(servidor.recibido(EDITAR)).toEqual([
        {
          seleccion: { de: 'ids', ids: [IDS[0], IDS[1]] },
          cambios: { estado: 'DISCONTINUADO' },
          cambian: 1,
          motivo: 'Fin de línea',
          proponerPrecios: false,
        },
      ]),
    );
    expect(await screen.findByText(/Se cambió 1 artículo · 1 no se pudo/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Lo elegido' })).toBe(null);
    expect(document.activeElement).toBe(await casilla('WO-2'));
    await persona.click(screen.getByRole('button', { name: 'Ver detalle' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/articulos/ediciones/${IDS[2]}`));
  });

  it('with no rows left once they change, leaves the keyboard in the search', async () => {
    const { servidor } = render('/articulos/tabla?filtros=estado:uno:ACTIVO');
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('checkbox', { name: 'Elegir todas las filas que coinciden' }));
    await persona.click(within(await barra()).getByRole('button', { name: 'Discontinuar' }));
    await persona.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Fin de línea');
    servidor.responder('GET /api/articulos', pagina([]));
    await persona.click(screen.getByRole('button', { name: 'Cambiar 1 artículo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(document.activeElement?.matches('[type=search]')).toBe(true);
  });

  it('has all its texts before it opens: choosing the first value takes the keyboard out of no field', async () => {
    const costos = i18next.getResourceBundle('es', 'costos');
    const { backend, state } = i18next.services.backendConnector;
    const llegan: (() => void)[] = [];
    vi.spyOn(backend, 'read').mockImplementation((_idioma, _espacio, listo) => {
      llegan.push(() => (listo as (error: null, textos: object) => void)(null, costos));
    });
    i18next.removeResourceBundle('es', 'costos');
    state['es|costos'] = undefined;
    onTestFinished(() => void i18next.addResourceBundle('es', 'costos', costos));
    render();
    const persona = userEvent.setup();
    await persona.click(await casilla('WO-1'));
    await persona.click(within(await barra()).getByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(llegan).toHaveLength(1));
    for (const llegar of llegan) llegar();
    const panel = await screen.findByRole('dialog', { name: 'Editar 1 artículo' });
    await persona.click(within(panel).getByRole('combobox', { name: 'Estado' }));
    await persona.click(await screen.findByRole('option', { name: 'Discontinuado' }));
    await within(panel).findByRole('button', { name: 'Cambiar 1 artículo' });
    expect(document.activeElement).toBe(within(panel).getByRole('combobox', { name: 'Estado' }));
    expect(llegan).toHaveLength(1);
  });

  it('PRE-18 another principal proveedor proposes prices unless that is taken off, and says the batch to look at', async () => {
    const previaDeProveedor = previa({ porCampo: [{ campo: 'proveedor', articulos: 1 }], fallan: 0, porProblema: [] });
    const quien = [...VER, 'articulo.editar', 'proveedor.ver', 'proveedor.editar', 'precio.modificar'];
    const { servidor } = render('/articulos/tabla', quien, {
      'GET /api/articulos/proveedores': pagina([{ id: IDS[2], razonSocial: 'Frenos SA' }]),
      [PREVIA]: previaDeProveedor,
    });
    const persona = userEvent.setup();
    const cambiarProveedor = async () => {
      await persona.click(await casilla('WO-1'));
      await persona.click(within(await barra()).getByRole('button', { name: 'Editar' }));
      const panel = await screen.findByRole('dialog', { name: 'Editar 1 artículo' });
      await persona.type(within(panel).getByRole('combobox', { name: /Proveedor/ }), 'Fre');
      await persona.click(await screen.findByRole('option', { name: 'Frenos SA' }));
      await within(panel).findByRole('checkbox', { name: 'Proponer precios que mantengan el margen' });
      await persona.type(within(panel).getByRole('textbox', { name: /Motivo/ }), 'Cambio de proveedor');
      return panel;
    };
    const confirmar = (panel: HTMLElement) =>
      persona.click(within(panel).getByRole('button', { name: 'Cambiar 1 artículo' }));

    servidor.responder(EDITAR, { id: IDS[2], articulos: 1, fallas: 0, propuesta: { id: IDS[1], numero: 7 } });
    await confirmar(await cambiarProveedor());
    expect(await screen.findByText(/con el lote 7 para revisar/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

    const panel = await cambiarProveedor();
    await persona.click(within(panel).getByRole('checkbox', { name: 'Proponer precios que mantengan el margen' }));
    await confirmar(panel);
    await waitFor(() => expect(servidor.recibido(EDITAR)).toHaveLength(2));
    expect(servidor.recibido(EDITAR)).toMatchObject([
      { cambios: { proveedorId: IDS[2] }, proponerPrecios: true },
      { cambios: { proveedorId: IDS[2] }, proponerPrecios: false },
    ]);
  });
});
