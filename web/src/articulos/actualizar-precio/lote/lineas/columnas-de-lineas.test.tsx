import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  COMUNES,
  fueraDeLimite,
  LINEAS,
  LISTA_2,
  LOTE_ID,
  linea,
  lote,
  VER,
} from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { LoteScreen } from '#articulos/actualizar-precio/lote/lote.screen.tsx';
import { LISTA_1, pagina } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

/** What a desk of 1440 px leaves beside the rule, with the sidebar open. */
const LUGAR_EN_1440 = 826;
const PASOS = [
  linea(),
  linea({ linea: 3, cantidadDesde: '10' }),
  linea({ linea: 4, cantidadDesde: '50', alertas: ['BAJO_MARGEN'], margen: '4.5' }),
];
const DOS_LISTAS = lote({
  listas: [
    { id: LISTA_1, nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false },
    { id: LISTA_2, nombre: 'Mayorista', moneda: 'ARS', incluyeIva: false },
  ],
});

const abrir = (visto = lote(), lineas = PASOS) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['precio.modificar', 'articulo.ver', 'costo.ver'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, [VER]: visto, [LINEAS]: pagina(lineas) },
  });
const grilla = () => screen.findByRole('grid', { name: 'Líneas del lote' });

/** A window as wide as that, for the rest of the test. */
const deAncho = (px: number) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: [...media.matchAll(/(min|max)-width:\s*([\d.]+)px/g)].every(([, cual, cuanto]) =>
      cual === 'min' ? px >= Number(cuanto) : px <= Number(cuanto),
    ),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

it.each([
  { de: 'one lista', visto: lote(), lista: [] },
  { de: 'several', visto: DOS_LISTAS, lista: ['Lista'] },
])('PRE-04 what a line is decided by comes first and fits beside the rule: $de', async ({ visto, lista }) => {
  for (const ancho of [1440, 1536, 1920]) {
    deAncho(ancho);
    const { unmount } = abrir(visto);
    const tabla = await grilla();
    const titulos = within(tabla).getAllByRole('columnheader');
    expect(titulos.map(({ textContent }) => textContent).slice(2, -1)).toEqual([
      'Descripción',
      ...lista,
      'Antes',
      'Después',
      'Variación',
      'Margen',
    ]);
    expect(Number.parseInt(tabla.style.minWidth, 10)).toBeLessThanOrEqual(LUGAR_EN_1440);
    unmount();
  }
});

it('PRE-04 the steps of one artículo are told apart below its code, and by how each line is called', async () => {
  abrir();
  const filas = within(await grilla()).getAllByRole('row');
  const codigos = filas.slice(1).map((fila) => within(fila).getByRole('link').closest('td')?.textContent);
  expect(codigos).toEqual(['WO-342', 'WO-342desde 10', 'WO-342desde 50']);
  expect(screen.getByRole('checkbox', { name: 'Incluir WO-342, Lista 1, desde 10' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Acciones de WO-342, Lista 1, desde 50' })).toBeDefined();
});

it('PRE-04 where the sidebar takes the room of the figures, the rule stands above them and says what it is', async () => {
  deAncho(1280);
  const { unmount } = abrir();
  expect(await screen.findByRole('button', { name: 'Cambiar' })).toBeDefined();
  unmount();
  deAncho(1440);
  abrir();
  expect(await screen.findByRole('textbox', { name: 'Motivo' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
});

it('PRE-04 the card of a line says its margin, to who may see it', async () => {
  enCelular();
  const { margen: _, ...callada } = fueraDeLimite();
  abrir(lote(), [linea(), callada]);
  const tarjetaDe = async (codigo: string) => (await screen.findByText(codigo)).closest('article, li, [role]');
  expect((await tarjetaDe('WO-342'))?.textContent).toMatch(/Margen 23,10\s%/);
  expect((await tarjetaDe('GP-30512'))?.textContent).not.toContain('Margen');
});

it('TD-17 PRE-04 the paper says which batch its lines are of, what it does and where it stands', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimir la tabla' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const hoja = document.querySelector('.impresion');
  expect(hoja?.querySelector('h1')?.textContent).toBe('Lote 121 · Aumento de noviembre · Simulado');
  expect(hoja?.querySelector('p')?.textContent).toMatch(/^\+10\s% sobre el precio · Rubro: Correas · Listas: Lista 1$/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('PRE-04 on a phone from right to left how much a price moves keeps its sign before it, with its alarm and without', async () => {
  enCelular();
  abrir(lote(), [linea(), fueraDeLimite()]);
  // What `bidi.css` sets apart from its neighbours: it read «% 10,03+».
  for (const movida of ['+10,03', '+34,60'])
    expect((await screen.findByText(`${movida} %`)).matches('span:not(:has(*))')).toBe(true);
});
