import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it } from 'vitest';
import { derivada, LISTA_2, lista } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { PreciosScreen } from '#articulos/actualizar-precio/precios.screen.tsx';
import { LISTA_1 } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';

const LISTAS = 'GET /api/articulos/listas-de-precio';
const CAMBIAR = `PATCH /api/articulos/listas-de-precio/${LISTA_2}`;
const PREVIA = `POST /api/articulos/listas-de-precio/${LISTA_2}/vista-previa`;
const PERMISOS: readonly Permiso[] = ['articulo.ver', 'precio.modificar', 'costo.ver'];

const fila = (n: number, resto: object = {}) => ({
  id: `01980000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  ...{ codigo: `WO-${n}`, descripcion: 'Filtro de aceite', antes: '100.00', despues: '110.00', variacion: '10' },
  ...{ margen: '25', alertas: [], ...resto },
});
const previa = (resto: object = {}) => ({
  ...{ suben: 3, bajan: 0, iguales: 12, pierden: 0, ganan: 0, fueraDeLimite: 0, limiteDeVariacion: '30', bajoCosto: 0 },
  ...{ porRevisar: 0, derivadas: [], conDetalle: true, filas: [fila(1)], total: 3, pagina: 1, porPagina: 50 },
  ...resto,
});
const QUE_SALTA = previa({
  ...{ fueraDeLimite: 2, bajoCosto: 1, porRevisar: 2, derivadas: ['Gremio'] },
  filas: [
    fila(1, { despues: '150.00', variacion: '50', margen: '-5', alertas: ['VARIACION', 'BAJO_COSTO'] }),
    fila(2, { despues: '140.00', variacion: '40', alertas: ['VARIACION'] }),
    fila(3),
  ],
});

async function editar(respuestas: Respuestas, coeficiente = '1,2') {
  const { servidor, router } = renderPantalla(<PreciosScreen />, {
    permisos: PERMISOS,
    ruta: '/articulos/actualizar-precio?pestana=listas',
    respuestas: { [LISTAS]: { filas: [lista(), derivada()] }, [CAMBIAR]: derivada(), ...respuestas },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Mayorista' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mayorista' }));
  await escribir(panel.getByLabelText('Coeficiente'), coeficiente);
  return { servidor, router, panel };
}
const escribir = async (campo: HTMLElement, texto: string) => {
  await userEvent.clear(campo);
  await userEvent.type(campo, texto);
};
const VER = { name: 'Ver cómo quedan los precios' };
const TILDE = { name: 'Revisé los 2 precios que llaman la atención' };

describe('PRE-04 the preview of another formula', () => {
  it('is asked with what is written, and tells figures and each price before and after', async () => {
    const { servidor, panel } = await editar({ [PREVIA]: QUE_SALTA });
    await userEvent.click(await panel.findByRole('button', VER));
    const vista = within(await panel.findByRole('group', { name: 'Cómo quedarían los precios' }));
    expect(await vista.findByText('2 precios cambian más de 30 %.')).toBeDefined();
    expect(vista.getByText('1 precio queda bajo el costo.')).toBeDefined();
    expect(vista.getByText(/listas que salen de ésta: Gremio/)).toBeDefined();
    const [primera] = within(vista.getByRole('list', { name: '3 de 3 precios' })).getAllByRole('listitem');
    expect(primera?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'WO-1 Filtro de aceite100,00 → 150,00 +50 %margen −5 %Fuera de límiteBajo el costo',
    );
    expect(servidor.recibido(PREVIA)).toEqual([
      {
        ...{ moneda: 'ARS', incluyeIva: false, margenMinimo: '20', que: 'CAMBIAN', pagina: 1 },
        derivacion: {
          ...{ base: 'LISTA', listaBaseId: LISTA_1, coeficiente: '1.2', paso: '10', modo: 'CERCANO', adicional: '0' },
        },
      },
    ]);
    await userEvent.click(vista.getByText('Para revisar (2)'));
    await waitFor(() => expect(servidor.recibido(PREVIA).at(-1)).toMatchObject({ que: 'REVISAR', pagina: 1 }));
  });

  it('lets save with how many were looked at and why; another formula asks to be looked at again', async () => {
    const { derivacion, ...resto } = derivada();
    const otra = { ...resto, derivacion: { ...derivacion, coeficiente: '1.3' } };
    const { servidor, router, panel } = await editar({ [PREVIA]: QUE_SALTA, [CAMBIAR]: otra });
    await userEvent.click(await panel.findByRole('button', VER));
    await userEvent.click(await panel.findByRole('checkbox', TILDE));
    await escribir(panel.getByLabelText('Coeficiente'), '1,3');
    await userEvent.click(await panel.findByRole('button', VER));
    const tilde = await panel.findByRole('checkbox', TILDE);
    expect((tilde as HTMLInputElement).checked).toBe(false);
    await userEvent.click(tilde);
    await userEvent.type(panel.getByLabelText(/Motivo/), 'Paridad con la competencia');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toMatchObject([
        { version: 1, derivacion: { coeficiente: '1.3' }, revisados: 2, motivo: 'Paridad con la competencia' },
      ]),
    );
    // What stands on the shelves says what it was until it is printed again (PRE-16).
    await userEvent.click(await screen.findByRole('button', { name: 'Etiquetas de lo que cambió' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/etiquetas'));
    expect(router.state.location.search).toMatchObject({ listaId: LISTA_2 });
  });

  it('opens by itself when saving finds prices that nobody looked at', async () => {
    const title = 'Con esa fórmula 2 precios llaman la atención en Mayorista.';
    const negar = (body: unknown) =>
      (body as { revisados?: number }).revisados === 2
        ? derivada()
        : { status: 409, code: 'articulos.lista_por_revisar', title };
    const { servidor, panel } = await editar({ [PREVIA]: QUE_SALTA, [CAMBIAR]: negar });
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText(title)).toBeDefined();
    const tilde = await panel.findByRole('checkbox', TILDE);
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(tilde.getAttribute('aria-describedby')).not.toBeNull());
    await userEvent.click(tilde);
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(CAMBIAR).at(-1)).toMatchObject({ revisados: 2 }));
  });

  it('is asked of one that was written by hand too, once its formula is complete', async () => {
    const manual = lista({ id: LISTA_2, nombre: 'Minorista', omision: false });
    const { servidor } = renderPantalla(<PreciosScreen />, {
      permisos: PERMISOS,
      ruta: '/articulos/actualizar-precio?pestana=listas',
      respuestas: {
        [LISTAS]: { filas: [lista(), manual] },
        [PREVIA]: QUE_SALTA,
        [CAMBIAR]: { status: 409, code: 'articulos.lista_con_escritos', title: 'Tiene precios escritos.' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Minorista' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Minorista' }));
    await userEvent.click(panel.getByText('Derivada'));
    await userEvent.click(panel.getByLabelText('Lista base'));
    await userEvent.click(await screen.findByRole('option', { name: 'Lista 1' }));
    await escribir(panel.getByLabelText('Coeficiente'), '0,95');
    await userEvent.tab();
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await panel.findByLabelText('Los precios que ya tiene escritos'));
    await userEvent.click(await screen.findByRole('option', { name: /^Terminan/ }));
    await userEvent.click(await panel.findByRole('button', VER));
    expect(await panel.findByRole('checkbox', TILDE)).toBeDefined();
    expect(servidor.recibido(PREVIA)).toMatchObject([{ derivacion: { listaBaseId: LISTA_1, coeficiente: '0.95' } }]);
  });

  it('PRE-02 of a lista that is still to be made shows what it will work out, and asks for no tick', async () => {
    const NUEVA = 'POST /api/articulos/listas-de-precio/vista-previa';
    const CREAR = 'POST /api/articulos/listas-de-precio';
    const deEntrada = { antes: null, variacion: null };
    const filas = [fila(1, { ...deEntrada, margen: '-5', alertas: ['BAJO_COSTO'] }), fila(2, deEntrada)];
    const { servidor } = renderPantalla(<PreciosScreen />, {
      permisos: PERMISOS,
      ruta: '/articulos/actualizar-precio?pestana=listas',
      respuestas: {
        [LISTAS]: { filas: [lista()] },
        [NUEVA]: previa({ suben: 0, iguales: 0, ganan: 2, bajoCosto: 1, porRevisar: 1, total: 2, filas }),
        [CREAR]: derivada(),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva lista' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva lista' }));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Mayorista');
    expect(panel.queryByRole('button', { name: 'Ver los precios que tendría' })).toBeNull();
    await userEvent.click(panel.getByText('Derivada'));
    const ver = await panel.findByRole('button', { name: 'Ver los precios que tendría' });
    expect(ver.hasAttribute('disabled')).toBe(true);
    await userEvent.click(panel.getByLabelText('Lista base'));
    await userEvent.click(await screen.findByRole('option', { name: 'Lista 1' }));
    await escribir(panel.getByLabelText('Coeficiente'), '0,9');
    await userEvent.click(await panel.findByRole('button', { name: 'Ver los precios que tendría' }));
    const vista = within(await panel.findByRole('group', { name: 'Cómo quedarían los precios' }));
    expect(await vista.findByText('1 precio queda bajo el costo.')).toBeDefined();
    expect(vista.queryByText('Suben')).toBeNull();
    const [primera] = within(vista.getByRole('list', { name: '2 de 2 precios' })).getAllByRole('listitem');
    expect(primera?.textContent?.replaceAll(/\s/g, ' ')).toBe('WO-1 Filtro de aceite110,00 margen −5 %Bajo el costo');
    expect(vista.getByText('Todos (2)')).toBeDefined();
    expect(panel.queryByRole('checkbox', { name: /Revisé/ })).toBeNull();
    expect(servidor.recibido(NUEVA)).toEqual([
      {
        ...{ moneda: 'ARS', incluyeIva: false, margenMinimo: null, que: 'CAMBIAN', pagina: 1 },
        derivacion: {
          ...{ base: 'LISTA', listaBaseId: LISTA_1, coeficiente: '0.9', paso: '0', modo: 'CERCANO', adicional: '0' },
        },
      },
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(CREAR)).toMatchObject([{ nombre: 'Mayorista' }]));
    expect(servidor.recibido(CREAR)[0]).not.toHaveProperty('revisados');
  });

  it('shows more of them when there are, a page at a time', async () => {
    const pagina = (body: unknown) => {
      const { pagina: cual } = body as { pagina: number };
      return previa({ pagina: cual, porPagina: 2, filas: cual === 1 ? [fila(1), fila(2)] : [fila(3)] });
    };
    const { panel } = await editar({ [PREVIA]: pagina });
    await userEvent.click(await panel.findByRole('button', VER));
    await userEvent.click(await panel.findByRole('button', { name: 'Ver más' }));
    expect(await panel.findByText('WO-3')).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Ver más' })).toBeNull();
    expect(panel.queryByRole('checkbox', { name: /Revisé/ })).toBeNull();
  });

  it('says so when it fails, and is tried again', async () => {
    const { servidor, panel } = await editar({ [PREVIA]: { status: 500, code: 'comun.error', title: 'No anduvo.' } });
    await userEvent.click(await panel.findByRole('button', VER));
    servidor.responder(PREVIA, previa());
    await userEvent.click(await panel.findByRole('button', { name: 'Reintentar' }));
    expect(await panel.findByText('WO-1')).toBeDefined();
  });

  it('is not there for the formula it has, nor can it be asked of one that cannot be read', async () => {
    const { panel } = await editar({}, '0,85');
    await waitFor(() => expect(panel.queryByRole('button', VER)).toBeNull());
    await escribir(panel.getByLabelText('Coeficiente'), '0');
    expect((await panel.findByRole('button', VER)).hasAttribute('disabled')).toBe(true);
  });
});
