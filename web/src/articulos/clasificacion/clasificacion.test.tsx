import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { RubrosScreen } from '#articulos/material/rubros.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DEL_RUBRO, EDITAR, familia, id, NADA, RUTA, respuestas, rubro, visto } from './nodos.prueba.ts';

describe('/articulos/material', () => {
  it('GAP-21 the detail of a node says what its stock cost and what it would cost today, with the gap', async () => {
    const relojes = { valor: '1000.00', reposicion: '1242.00', brecha: '242.00', brechaPorciento: '24.2' };
    renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?nodo=rubro:${rubro.id}`,
      permisos: ['articulo.ver', 'costo.ver'],
      respuestas: { ...respuestas, [DEL_RUBRO]: visto('rubro', { ...rubro, ...relojes }) },
    });
    const panel = await screen.findByRole('dialog');
    expect((await within(panel).findByText('Valor a reposición')).nextElementSibling?.textContent).toContain(
      '1.242,00',
    );
    expect(within(panel).getByText('Brecha').nextElementSibling?.textContent).toMatch(/242,00 \(\+24,2 %\)/);
  });

  it('CLA-01 counts artículos, and shows what their stock is worth only to who may see costs', async () => {
    const conValor = { ...respuestas, 'GET /api/articulos/rubros': pagina([{ ...rubro, valor: '4070500.00' }]) };
    renderPantalla(<RubrosScreen />, { ruta: RUTA, permisos: ['articulo.ver', 'costo.ver'], respuestas: conValor });
    expect(await screen.findByText('1.310')).toBeDefined();
    // Where the IVA in force comes from.
    expect(screen.getByText('21 % · de la empresa')).toBeDefined();
    expect(screen.getByText('4.070.500,00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nuevo rubro' })).toBe(null);
  });

  it('TD-06 goes by what hangs from each rubro', async () => {
    const conValor = { ...respuestas, 'GET /api/articulos/rubros': pagina([{ ...rubro, valor: '4070500.00' }]) };
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: ['articulo.ver', 'costo.ver'],
      respuestas: conValor,
    });
    const encabezado = (nombre: string) => screen.findByRole('columnheader', { name: nombre });
    for (const [nombre, orden] of [
      ['Artículos', 'articulos'],
      ['Valor del stock', 'valor'],
    ] as const) {
      const [boton] = within(await encabezado(nombre)).getAllByRole('button');
      await userEvent.click(boton as HTMLElement);
      await waitFor(() => expect(servidor.direcciones('GET /api/articulos/rubros').at(-1)).toContain(`orden=${orden}`));
      expect((await encabezado(nombre)).getAttribute('aria-sort')).toBe('ascending');
    }
    // With Shift, by one more: the alike in what they are worth go by their name.
    const persona = userEvent.setup();
    const [delNombre] = within(await encabezado('Nombre')).getAllByRole('button');
    await persona.keyboard('{Shift>}');
    await persona.click(delNombre as HTMLElement);
    await persona.keyboard('{/Shift}');
    await waitFor(() =>
      expect(servidor.direcciones('GET /api/articulos/rubros').at(-1)).toMatch(/orden=valor(,|%2C)nombre/),
    );
    expect(await screen.findByRole('columnheader', { name: 'Nombre, 2.º en el orden' })).toBeDefined();
  });

  it('creates a rubro with the IVA that its new artículos will take', async () => {
    const puerta = 'POST /api/articulos/rubros';
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: EDITAR,
      respuestas: { ...respuestas, [puerta]: rubro },
    });
    expect(screen.queryByText('Valor del stock')).toBe(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo rubro' }));
    const panel = await screen.findByRole('dialog', { name: 'Nuevo rubro' });
    // Nothing is above a rubro.
    expect(panel.textContent).toContain('Vacío: rige el general (21 %).');
    expect(panel.textContent).toContain('Vacío: rige la general (Normal).');
    expect(panel.textContent).not.toContain('nivel de arriba');
    await userEvent.type(within(panel).getByLabelText('Código'), 'FIL');
    await userEvent.type(within(panel).getByLabelText('Nombre'), 'Filtros');
    await userEvent.click(within(panel).getByRole('combobox', { name: /IVA/ }));
    await userEvent.click(screen.getByRole('option', { name: '10,5 %' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(puerta)).toEqual([{ codigo: 'FIL', nombre: 'Filtros', ivaOmision: '10.5', ...NADA }]),
    );
  });

  it('CLA-05 says on the code of a new rubro whose it is already', async () => {
    const title = 'El código «FIL» ya es del rubro Filtros. Usá otro código.';
    const respuesta = { status: 409, code: 'articulos.clasificacion_repetida', title, data: {} };
    renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: EDITAR,
      respuestas: { ...respuestas, 'POST /api/articulos/rubros': respuesta },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo rubro' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nuevo rubro' }));
    await userEvent.type(panel.getByLabelText('Código'), 'FIL');
    await userEvent.type(panel.getByLabelText('Nombre'), 'Filtros de aire');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText(title)).toBeDefined();
    expect(panel.getByLabelText('Código').getAttribute('aria-invalid')).toBe('true');
  });

  it('CLA-04 says why a rubro stays active, and leads to what is inside', async () => {
    const puerta = `PATCH /api/articulos/rubros/${rubro.id}`;
    const title = 'No se puede inactivar Filtros: tiene 1 clasificación activa adentro. Inactivala primero.';
    const { servidor, router } = renderPantalla(<RubrosScreen />, {
      ruta: RUTA,
      permisos: EDITAR,
      respuestas: {
        ...respuestas,
        [puerta]: {
          status: 409,
          code: 'articulos.clasificacion_en_uso',
          title,
          data: {
            nombre: 'Filtros',
            nodos: 1,
            articulos: 0,
            bloquean: [{ id: id(2), codigo: 'ACE', nombre: 'Aceite' }],
          },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Filtros' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inactivar' }));
    const pregunta = await screen.findByRole('dialog');
    await userEvent.type(within(pregunta).getByLabelText('Motivo'), 'No trabajamos más el rubro');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Inactivar' }));
    const motivo = await screen.findByRole('dialog', { name: 'Todavía no se puede inactivar Filtros' });
    expect(motivo.textContent).toContain(title);
    expect(motivo.textContent).toContain('ACE Aceite');
    expect(servidor.recibido(puerta)).toEqual([{ version: 2, activo: false, motivo: 'No trabajamos más el rubro' }]);
    await userEvent.click(within(motivo).getByRole('button', { name: 'Ver sus familias' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/familia'));
    await waitFor(() => expect(router.state.location.search).toEqual({ rubroId: rubro.id }));
  });

  it('CLA-01 CLA-06 the tree says what its money is, and the menu of a line opens by keyboard', async () => {
    const conValor = { ...respuestas, 'GET /api/articulos/rubros': pagina([{ ...rubro, valor: '4070500.00' }]) };
    renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=arbol`,
      permisos: ['articulo.ver', 'costo.ver'],
      respuestas: conValor,
    });
    const raiz = await screen.findByRole('treeitem', { name: /Filtros/ });
    expect(screen.getByText('Valor del stock')).toBeDefined();
    expect(within(raiz).getByTitle('Valor del stock').textContent).toMatch(/4\.070\.500,00/);
    for (const tecla of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      raiz.focus();
      await userEvent.keyboard(tecla);
      expect(await screen.findByRole('menuitem', { name: 'Ver sus familias' })).toBeDefined();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBe(null));
    }
  });

  it('CLA-06 the tree opens by keyboard and asks for each level only then', async () => {
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=arbol`,
      permisos: EDITAR,
      respuestas,
    });
    const raiz = await screen.findByRole('treeitem', { name: /FIL\s*Filtros\s*1\.310 artículos/ });
    expect(servidor.direcciones('GET /api/articulos/familias')).toEqual([]);
    raiz.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(raiz.getAttribute('aria-expanded')).toBe('true');
    const rama = await screen.findByRole('treeitem', { name: /Aceite/ });
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(rama);
    await userEvent.keyboard('{ArrowRight}');
    const hoja = await screen.findByRole('treeitem', { name: /Pick-up/ });
    expect(hoja.getAttribute('aria-level')).toBe('3');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Pick-up/ })).toBe(null);
    expect(document.activeElement).toBe(rama);
  });

  it('CLA-06 a branch that does not come says so, and comes when it is asked for again', async () => {
    const puerta = 'GET /api/articulos/familias';
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=arbol`,
      permisos: EDITAR,
      respuestas: { ...respuestas, [puerta]: { status: 500, code: 'comun.inesperado', title: 'Algo falló.' } },
    });
    (await screen.findByRole('treeitem', { name: /Filtros/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const falla = await screen.findByRole('treeitem', { name: /No se pudo traer/ });
    expect(falla.getAttribute('aria-level')).toBe('2');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(falla);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(servidor.direcciones(puerta)).toHaveLength(2));
    servidor.responder(puerta, pagina([familia]));
    await userEvent.click(await screen.findByRole('treeitem', { name: /No se pudo traer/ }));
    expect(await screen.findByRole('treeitem', { name: /Aceite/ })).toBeDefined();
    expect(screen.queryByRole('treeitem', { name: /No se pudo traer/ })).toBe(null);
  });

  it('CLA-06 what is asked for from the keyboard says that it comes, and then has the keyboard', async () => {
    const [deRubros, deFamilias] = ['GET /api/articulos/rubros', 'GET /api/articulos/familias'];
    const { servidor } = renderPantalla(<RubrosScreen />, {
      ruta: `${RUTA}?vista=arbol`,
      permisos: EDITAR,
      respuestas: {
        ...respuestas,
        [deRubros]: { ...pagina([rubro]), total: 2 },
        [deFamilias]: { status: 500, code: 'comun.inesperado', title: 'Algo falló.' },
      },
    });
    const linea = (name: RegExp) => screen.findByRole('treeitem', { name });
    const pedirA = async (puerta: string, respuesta: unknown) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      servidor.responder(puerta, () => promise);
      await userEvent.keyboard('{Enter}');
      const viene = await linea(/Cargando…/);
      expect(viene.getAttribute('aria-busy')).toBe('true');
      expect(document.activeElement).toBe(viene);
      resolve(respuesta);
    };
    (await linea(/Filtros/)).focus();
    await userEvent.keyboard('{ArrowRight}');
    await linea(/No se pudo traer/);
    await userEvent.keyboard('{ArrowDown}');
    await pedirA(deFamilias, pagina([familia]));
    const familiaTraida = await linea(/Aceite/);
    await waitFor(() => expect(document.activeElement).toBe(familiaTraida));

    (await linea(/Ver 1 más/)).focus();
    await pedirA(deRubros, { ...pagina([{ ...rubro, id: id(5), codigo: 'FRE', nombre: 'Frenos' }]), total: 2 });
    const rubroTraido = await linea(/Frenos/);
    await waitFor(() => expect(document.activeElement).toBe(rubroTraido));
    expect(screen.queryByRole('treeitem', { name: /Ver|Cargando/ })).toBe(null);
  });
});
