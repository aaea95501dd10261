import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { describe, expect, it } from 'vitest';
import { articulo, fila, pagina } from '#articulos/ejemplos.prueba.ts';
import { ArticuloScreen } from '#articulos/tabla/ficha/articulo.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { accion, este, LISTA, manual, mostrar, otra, RUTA, una } from './adjuntos.prueba.tsx';

it('ART-17 shows pictures in their order, the first one being the principal, and documents to be taken away', async () => {
  mostrar([una, otra, manual]);
  const fotos = within(await screen.findByRole('list', { name: 'Imágenes' })).getAllByRole('listitem');
  expect(
    fotos.map((foto) =>
      within(foto)
        .getByRole('button', { name: /^Ampliar/ })
        .getAttribute('aria-label'),
    ),
  ).toEqual(['Ampliar foto 1', 'Ampliar La bomba de costado']);
  expect(within(fotos[0] as HTMLElement).getByText('Principal')).toBeDefined();
  const enlace = screen.getByRole('link', { name: 'Manual' });
  expect(enlace.getAttribute('href')).toBe(`${RUTA}/${manual.id}/archivo`);
  expect(screen.getByText(/3,1 MB/)).toBeDefined();
});

it('ART-17 takes one away and brings it back', async () => {
  const { servidor } = mostrar([una], {
    [`DELETE ${RUTA}/${una.id}`]: {},
    [`POST ${RUTA}/${una.id}/restaurar`]: una,
  });
  await accion('foto 1', 'Quitar');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(servidor.direcciones(`POST ${RUTA}/${una.id}/restaurar`)).toHaveLength(1));
  expect(await screen.findByText('«foto 1» volvió a su lugar')).toBeDefined();
});

it('ART-17 taking one away, or bringing back the last that was, leaves the keyboard on the next picture or on adding', async () => {
  const { servidor } = mostrar([una, otra]);
  const quitar = async ({ id, nombre }: Adjunto, filas: readonly Adjunto[]) => {
    servidor.responder(`DELETE ${RUTA}/${id}`, () => {
      servidor.responder(LISTA, { filas });
      return {};
    });
    await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
    (await screen.findByRole('menuitem', { name: 'Quitar' })).focus();
    await userEvent.keyboard('{Enter}');
  };
  const conElTeclado = (nombre: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: nombre })));
  await quitar(una, [otra]);
  await conElTeclado('Acciones de foto 2');
  servidor.responder(`GET ${RUTA}/quitados`, {
    filas: [
      {
        ...{ id: una.id, clase: 'IMAGEN', nombre: 'foto 1', textoAlternativo: '' },
        ...{ quitadoEn: '2026-11-20T12:00:00.000Z', quitadoPor: null, hasta: '2026-12-20T12:00:00.000Z' },
      },
    ],
  });
  await quitar(otra, []);
  await conElTeclado('Elegir archivos');

  await userEvent.click(await screen.findByRole('button', { name: 'Quitados (1)' }));
  servidor.responder(`POST ${RUTA}/${una.id}/restaurar`, () => {
    servidor.responder(LISTA, { filas: [una] });
    servidor.responder(`GET ${RUTA}/quitados`, { filas: [] });
    return una;
  });
  (await screen.findByRole('button', { name: 'Restaurar foto 1' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitados/ })).toBeNull());
  await conElTeclado('Elegir archivos');
});

it('ART-17 one that was taken away days ago is brought back from the foot of the gallery', async () => {
  const quitado = {
    ...{ id: otra.id, clase: 'IMAGEN', nombre: 'foto 2', textoAlternativo: '' },
    ...{ quitadoEn: '2026-11-20T12:00:00.000Z', quitadoPor: 'Marta', hasta: '2026-12-20T12:00:00.000Z' },
  };
  const { servidor } = mostrar([una], { [`GET ${RUTA}/quitados`]: { filas: [quitado] } });
  servidor.responder(`POST ${RUTA}/${otra.id}/restaurar`, () => {
    servidor.responder(LISTA, { filas: [una, otra] });
    servidor.responder(`GET ${RUTA}/quitados`, { filas: [] });
    return otra;
  });
  const boton = await screen.findByRole('button', { name: 'Quitados (1)' });
  expect(screen.queryByRole('list', { name: 'Archivos quitados' })).toBeNull();
  await userEvent.click(boton);
  const lista = within(await screen.findByRole('list', { name: 'Archivos quitados' }));
  expect(lista.getByText(/Lo quitó Marta el 20\/11\/2026/)).toBeDefined();
  expect(lista.getByText(/Se puede restaurar hasta el 20\/12\/2026/)).toBeDefined();
  await userEvent.click(lista.getByRole('button', { name: 'Restaurar foto 2' }));
  expect(await screen.findByText('«foto 2» volvió a su lugar')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Ampliar La bomba de costado' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Quitados/ })).toBeNull());
});

it('ART-17 describes a picture for who does not see it', async () => {
  const { servidor } = mostrar([una], { [`PATCH ${RUTA}/${una.id}`]: { ...una, version: 2 } });
  await accion('foto 1', 'Describir la imagen');
  const panel = within(await screen.findByRole('dialog', { name: 'Describir la imagen' }));
  await userEvent.type(panel.getByLabelText(/^Texto alternativo/), 'De frente');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`PATCH ${RUTA}/${una.id}`)).toEqual([
      { version: 1, nombre: 'foto 1', textoAlternativo: 'De frente' },
    ]),
  );
});

it('ART-17 describes one that somebody else renamed meanwhile: it is shown as it is now, and what was typed is saved over it', async () => {
  const puerta = `PATCH ${RUTA}/${una.id}`;
  const { servidor } = mostrar([una], {});
  servidor.responder(puerta, ({ version }: { version: number }) => {
    if (version === 2) return { ...una, version: 3 };
    servidor.responder(LISTA, { filas: [{ ...una, version: 2, nombre: 'Frente' }] });
    return { status: 409, code: 'adjuntos.cambiaron', title: 'Los archivos cambiaron mientras tanto.', data: {} };
  });
  await accion('foto 1', 'Describir la imagen');
  const panel = within(await screen.findByRole('dialog', { name: 'Describir la imagen' }));
  await userEvent.type(panel.getByLabelText(/^Texto alternativo/), 'De frente');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText(/Ahora se llama «Frente»\. No tiene texto alternativo\./)).toBeDefined();
  expect(panel.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Frente');
  // What was typed is still there to be lost.
  await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(servidor.recibido(puerta)).toEqual([
    { version: 1, nombre: 'foto 1', textoAlternativo: 'De frente' },
    { version: 2, nombre: 'Frente', textoAlternativo: 'De frente' },
  ]);
});

it('ART-17 looks at one closely and walks them with the arrows', async () => {
  mostrar([una, otra]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ampliar foto 1' }));
  const visor = await screen.findByRole('dialog', { name: 'foto 1' });
  expect(within(visor).getByText('1 de 2')).toBeDefined();
  await userEvent.click(within(visor).getByRole('button', { name: 'Acercar' }));
  expect(within(visor).getByRole('img', { name: 'foto 1' }).style.transform).toContain('scale(1.5)');
  fireEvent.keyDown(visor, { key: 'ArrowRight' });
  const otro = await screen.findByRole('dialog', { name: 'La bomba de costado' });
  expect(within(otro).getByRole('img').getAttribute('src')).toContain(
    `${otra.id}/imagen?v=${otra.huella}&tamano=grande`,
  );
});

it('ART-17 changes nothing for who may only look', async () => {
  const { servidor } = mostrar([una], {}, []);
  await screen.findByRole('list', { name: 'Imágenes' });
  expect(screen.queryByText('Elegir archivos')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de foto 1' }));
  expect((await screen.findAllByRole('menuitem')).map((uno) => uno.textContent)).toEqual(['Ampliar', 'Descargar']);
  expect(servidor.recibido(`GET ${RUTA}/quitados`)).toEqual([]);
});

describe('ART-17 photos that are still going up', () => {
  const POSICION = 'posicion=2';
  const OTRO = articulo({ id: '01980000-0000-7000-8000-0000000000b1', codigo: 'WO-343' });
  const llevar = async () => {
    let terminar: (adjunto: Adjunto) => void = () => {};
    const vista = renderPantalla(<ArticuloScreen />, {
      ruta: `/articulos/tabla/${este.id}?seccion=imagenes&${POSICION}`,
      camino: '/articulos/tabla/$id',
      permisos: ['articulo.ver', 'articulo.editar'],
      respuestas: {
        [`GET /api/articulos/${este.id}`]: este,
        [`GET /api/articulos/${OTRO.id}`]: OTRO,
        'GET /api/articulos': pagina([fila({ id: OTRO.id })], 3),
        [LISTA]: { filas: [] },
        [`GET /api/articulos/${OTRO.id}/adjuntos`]: { filas: [] },
        [`POST ${RUTA}`]: () =>
          new Promise((hecho) => {
            terminar = hecho;
          }),
      },
    });
    await screen.findByText('Todavía no hay imágenes ni documentos');
    const caja = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!caja) throw new Error('no box for files');
    await userEvent.upload(
      caja,
      ['a.jpg', 'b.jpg'].map((nombre) => new File(['x'], nombre, { type: 'image/jpeg' })),
    );
    await screen.findByRole('list', { name: 'Archivos que se están subiendo' });
    return { ...vista, terminar: () => terminar(una) };
  };
  const QUEDAN = /Hay 2 archivos que todavía no terminaron de subir/;

  it('are asked about, once, before another tab drops them', async () => {
    const { servidor, router } = await llevar();
    await userEvent.click(screen.getByRole('tab', { name: 'Resumen' }));
    expect(await screen.findByText(QUEDAN)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByText(QUEDAN)).toBeNull());
    expect(screen.getByText('b.jpg')).toBeDefined();

    await userEvent.click(screen.getByRole('tab', { name: 'Resumen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin subirlos' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('seccion'));
    expect(servidor.recibido(`POST ${RUTA}`)).toHaveLength(1);
  });

  it('are asked about before the next artículo of the list does', async () => {
    const { router } = await llevar();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(await screen.findByText(QUEDAN)).toBeDefined();
    expect(router.state.location.pathname).toBe(`/articulos/tabla/${este.id}`);
  });

  it('are asked about no more once they went up', async () => {
    const { terminar, router } = await llevar();
    terminar();
    await waitFor(() => expect(screen.queryByText('a.jpg')).toBeNull());
    terminar();
    await waitFor(() => expect(screen.queryByText('b.jpg')).toBeNull());
    await userEvent.click(screen.getByRole('tab', { name: 'Resumen' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('seccion'));
  });
});
