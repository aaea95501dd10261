import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it } from 'vitest';
import { derivada, LISTA_2, lista } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { PreciosScreen } from '#articulos/actualizar-precio/precios.screen.tsx';
import { LISTA_1 } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';

const LISTAS = 'GET /api/articulos/listas-de-precio';
const CREAR = 'POST /api/articulos/listas-de-precio';
const CAMBIAR = `PATCH /api/articulos/listas-de-precio/${LISTA_2}`;
const PERMISOS: readonly Permiso[] = ['articulo.ver', 'precio.modificar', 'costo.ver'];

const abrir = (respuestas: Respuestas = {}, permisos = PERMISOS) =>
  renderPantalla(<PreciosScreen />, {
    permisos,
    ruta: '/articulos/actualizar-precio?pestana=listas',
    respuestas: { [LISTAS]: { filas: [lista(), derivada()] }, ...respuestas },
  });
const accion = async (nombre: string, cual: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: cual }));
};
const escribir = async (campo: HTMLElement, texto: string) => {
  await userEvent.clear(campo);
  await userEvent.type(campo, texto);
};

describe('the listas', () => {
  it('PRE-02 say how their prices come out', async () => {
    abrir();
    expect(
      await screen.findByText('Lista 1 × 0,85 · a múltiplos de 10, al más cercano · margen mínimo 20 %'),
    ).toBeDefined();
  });

  it('are put in another order, where it shows: not before the default one nor among those out of use', async () => {
    const otra = (digito: number, resto: object) =>
      derivada({ id: LISTA_2.replace(/.$/, String(digito)), version: digito, ...resto });
    const filas = [
      lista(),
      otra(7, { nombre: 'Taller' }),
      derivada({ orden: 1 }),
      otra(8, { nombre: 'Vieja', activa: false }),
    ];
    const { servidor } = abrir({ [LISTAS]: { filas }, [CAMBIAR]: derivada({ orden: 2 }) });
    const acciones = async (nombre: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
      const textos = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(textos.includes('Etiquetas de lo que cambió')).toBe(nombre !== 'Vieja');
      return textos.filter((texto) => texto === 'Subir' || texto === 'Bajar');
    };
    expect(await acciones('Lista 1')).toEqual([]);
    expect(await acciones('Taller')).toEqual(['Bajar']);
    expect(await acciones('Mayorista')).toEqual(['Subir']);
    expect(await acciones('Vieja')).toEqual([]);
    await accion('Mayorista', 'Subir');
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 1, orden: 2 }]));
  });

  it('PRE-07 tell who changed their formula, when, why and from what to what', async () => {
    const hecho = {
      ...{ id: '7', en: '2026-08-12T10:00:00.000Z', quien: 'R. Núñez', accion: 'lista.cambiar', loteId: null },
      motivo: 'Paridad con la competencia',
      campos: [
        { campo: 'base', antes: 'Lista 1', despues: 'COSTO_REPOSICION' },
        { campo: 'coeficiente', antes: '0.85', despues: '1.123456' },
      ],
    };
    abrir({ [`GET /api/actividad/lista_precio/${LISTA_2}`]: { hechos: [hecho], hayMas: false } });
    await accion('Mayorista', 'Ver la historia');
    const panel = within(await screen.findByRole('dialog', { name: 'Historia de la lista' }));
    expect(await panel.findByText('Motivo: Paridad con la competencia')).toBeDefined();
    expect(panel.getByText(/R\. Núñez/)).toBeDefined();
    const cambios = panel.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(cambios[0]).toContain('Costo de reposición');
    expect(cambios[1]).toContain('1,123456');
    expect(panel.getByText('Coeficiente:')).toBeDefined();
  });

  it('PRE-16 lead to the labels of what changed its price in each of them', async () => {
    const { router } = abrir();
    await accion('Mayorista', 'Etiquetas de lo que cambió');
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/etiquetas'));
    const cambiaronDesde = diaArgentino(new Date());
    expect(router.state.location.search).toEqual({ listaId: LISTA_2, cambiaronDesde });
  });

  it('are taken out of use after asking, and say why when they may not', async () => {
    const title = 'No se puede inactivar Mayorista: la usan 3 clientes.';
    const { servidor } = abrir({ [CAMBIAR]: { status: 409, code: 'articulos.lista_en_uso', title } });
    await accion('Mayorista', 'Inactivar');
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Inactivar Mayorista?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Inactivar lista' }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 1, activa: false }]);
  });

  it('are only read by who may not change prices', async () => {
    abrir({}, ['articulo.ver']);
    expect(await screen.findByText('Mayorista')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Nueva lista' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Acciones de Mayorista' })).toBeNull();
  });
});

describe('a new one', () => {
  it('INV-45 shows an example worked out by the same rule, while its formula is written', async () => {
    const { servidor } = abrir({ [CREAR]: derivada({ nombre: 'Taller' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva lista' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva lista' }));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Taller');
    await userEvent.click(panel.getByText('Derivada'));
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText('Completá este dato.')).toBeDefined();
    await userEvent.click(panel.getByLabelText('Lista base'));
    await userEvent.click(await screen.findByRole('option', { name: 'Lista 1' }));
    await escribir(panel.getByLabelText('Coeficiente'), '1,234');
    await escribir(panel.getByLabelText('Redondear a múltiplos de'), '10');
    await escribir(panel.getByLabelText('Adicional'), '-0,01');
    const pasos = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    // 1000 × 1,234 = 1234 → 1230 → 1229,99.
    await waitFor(() =>
      expect(pasos()).toEqual([
        'Base1.000,00',
        'Por el coeficiente1.234,00',
        'Redondeado1.230,00',
        'Más el adicional1.229,99',
      ]),
    );
    await userEvent.type(panel.getByLabelText(/Margen mínimo/), '100');
    await waitFor(() => expect(pasos().at(-1)).toBe('Margen mínimo1.400,00'));
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(CREAR)).toEqual([
        {
          nombre: 'Taller',
          moneda: 'ARS',
          incluyeIva: false,
          derivacion: {
            base: 'LISTA',
            listaBaseId: LISTA_1,
            coeficiente: '1.234',
            paso: '10',
            modo: 'CERCANO',
            adicional: '-0.01',
          },
          margenMinimo: '100',
          sucursales: [],
        },
      ]),
    );
  });

  it('is made by who may not see costs, without a margin on them', async () => {
    const { servidor } = abrir({ [CREAR]: lista({ id: LISTA_2, nombre: 'Taller' }) }, [
      'articulo.ver',
      'precio.modificar',
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva lista' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva lista' }));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Taller');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(CREAR)).toMatchObject([{ nombre: 'Taller', derivacion: null, margenMinimo: null }]),
    );
  });

  it('that repeats a name is told so at the name', async () => {
    const title = 'Ya hay una lista de precios «Lista 1». Usá otro nombre.';
    abrir({ [CREAR]: { status: 409, code: 'articulos.lista_repetida', title } });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva lista' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva lista' }));
    const nombre = panel.getByLabelText('Nombre');
    await userEvent.type(nombre, 'Lista 1');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(nombre.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('one that is there', () => {
  const manual = lista({ id: LISTA_2, nombre: 'Minorista', omision: false });
  const FORMULA = {
    base: 'LISTA',
    listaBaseId: LISTA_1,
    coeficiente: '0.85',
    paso: '10',
    modo: 'CERCANO',
    adicional: '0',
  };

  it.each([
    { tipo: 'manual', una: manual, resto: { derivacion: null, margenMinimo: null } },
    { tipo: 'derived', una: derivada(), resto: { derivacion: FORMULA, margenMinimo: '20' } },
  ])('is given another name, being $tipo', async ({ una, resto }) => {
    const { servidor } = abrir({ [LISTAS]: { filas: [lista(), una] }, [CAMBIAR]: una });
    await accion(una.nombre, 'Editar');
    const panel = within(await screen.findByRole('dialog', { name: una.nombre }));
    await escribir(panel.getByLabelText('Nombre'), 'Gremio');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toEqual([
        { version: 1, nombre: 'Gremio', moneda: 'ARS', incluyeIva: false, sucursales: [], ...resto },
      ]),
    );
  });

  it('goes back to being written by hand', async () => {
    const { servidor } = abrir({ [CAMBIAR]: derivada({ tipo: 'MANUAL', derivacion: null }) });
    await accion('Mayorista', 'Editar');
    const panel = within(await screen.findByRole('dialog', { name: 'Mayorista' }));
    await userEvent.click(panel.getByText('Manual'));
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 1, derivacion: null }]));
  });
});

it('PRE-02 one that takes a formula is asked what becomes of the prices it has, when it has any, with how many they are', async () => {
  const title =
    'Minorista tiene 3 precios escritos que rigen o van a regir por encima de la fórmula. Decí si terminan o si siguen.';
  const manual = lista({ id: LISTA_2, nombre: 'Minorista', omision: false });
  const { servidor } = abrir({
    [LISTAS]: { filas: [lista(), manual] },
    [CAMBIAR]: { status: 409, code: 'articulos.lista_con_escritos', title },
  });
  await accion('Minorista', 'Editar');
  const panel = within(await screen.findByRole('dialog', { name: 'Minorista' }));
  const escritos = 'Los precios que ya tiene escritos';
  await userEvent.click(panel.getByText('Derivada'));
  expect(panel.queryByLabelText(escritos)).toBe(null);
  await userEvent.click(panel.getByLabelText('Lista base'));
  await userEvent.click(await screen.findByRole('option', { name: 'Lista 1' }));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText(title)).toBeDefined();
  expect(panel.getByLabelText(escritos).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(within(panel.getByRole('alert')).getByRole('button', { name: escritos }));
  expect(document.activeElement).toBe(panel.getByLabelText(escritos));
  await userEvent.click(panel.getByLabelText(escritos));
  expect(
    (await screen.findAllByRole('option')).map((una) => una.getAttribute('aria-disabled') ?? una.textContent),
  ).toEqual(['true', 'Terminan: rige la fórmula', 'Siguen por encima de la fórmula']);
  await userEvent.click(await screen.findByRole('option', { name: 'Terminan: rige la fórmula' }));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(CAMBIAR).at(-1)).toMatchObject({
      derivacion: { listaBaseId: LISTA_1 },
      preciosEscritos: 'TERMINAN',
    }),
  );
});

it('INV-71 saving one whose cost somebody may not see leaves its formula alone', async () => {
  const delCosto = derivada({ derivacion: null, margenMinimo: null });
  const { servidor } = abrir({ [LISTAS]: { filas: [lista(), delCosto] }, [CAMBIAR]: delCosto }, [
    'articulo.ver',
    'precio.modificar',
  ]);
  await accion('Mayorista', 'Editar');
  const panel = within(await screen.findByRole('dialog', { name: 'Mayorista' }));
  expect(panel.queryByText('Cómo salen sus precios')).toBeNull();
  await escribir(panel.getByLabelText('Nombre'), 'Mayoristas');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(CAMBIAR)).toEqual([
      { version: 1, nombre: 'Mayoristas', moneda: 'ARS', incluyeIva: false, sucursales: [] },
    ]),
  );
});
