import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ContenedorDeAvisos } from '#ui/avisos.tsx';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { EdicionDeCelda } from '#ui/tabla-tipos.ts';
import { CeldaRechazada } from './celda-rechazada.ts';

type Fila = {
  readonly id: string;
  readonly version: number;
  readonly codigo: string;
  readonly marca: string;
  readonly iva: string;
};
type Guardado = { readonly id: string; readonly valor: string; readonly version: number };

const fila = (codigo: string): Fila => ({ id: codigo, version: 1, codigo, marca: '', iva: '21' });

/** Rows that are asked for by what they say: `ver` is what the server would answer. */
function crearTienda(ver: (filas: readonly Fila[]) => readonly Fila[], codigos = ['A', 'B', 'C', 'D']) {
  let filas = codigos.map(fila);
  const guardados: Guardado[] = [];
  const leer = async () => ({ filas: ver(filas) });
  /** As many cells as are pasted at a time. */
  const tope = 3;
  /** What a save waits for, if anything. */
  const espera = { hasta: Promise.resolve() };
  const guardar = async (id: string, cambio: Partial<Fila>, version: number) => {
    guardados.push({ id, valor: Object.values(cambio).join(), version });
    await espera.hasta;
    filas = filas.map((una) => (una.id === id ? { ...una, ...cambio, version: una.version + 1 } : una));
    return version + 1;
  };
  return { leer, guardar, guardados, espera, tope };
}

type Tienda = ReturnType<typeof crearTienda>;
const CLAVE = ['piezas'];
const IVAS = ['0', '10.5', '21', '27'].map((id) => ({ id, texto: `${id.replace('.', ',')} %` }));

function Piezas({ tienda, porLlegar = false }: { readonly tienda: Tienda; readonly porLlegar?: boolean }) {
  const cache = useQueryClient();
  const { data } = useQuery({ queryKey: CLAVE, queryFn: tienda.leer });
  const edicionDe = (campo: 'codigo' | 'marca' | 'iva'): EdicionDeCelda<Fila> => ({
    ...(campo === 'iva' && { opciones: IVAS }),
    valor: (una) => una[campo],
    version: ({ version }) => version,
    guardar: async ({ id }, valor, version) => {
      const nueva = await tienda.guardar(id, { [campo]: valor }, version);
      await cache.invalidateQueries({ queryKey: CLAVE });
      return nueva;
    },
    pegado: {
      tope: tienda.tope,
      ver: async (celdas) => celdas.map(({ valor }) => ({ antes: '', despues: valor, falla: null })),
      guardar: async () => async () => {},
    },
  });
  return (
    <TablaDatos
      etiqueta="Piezas"
      columnas={(['codigo', 'marca', 'iva'] as const).map((campo) => ({
        id: campo,
        titulo: campo,
        celda: (una: Fila) => una[campo],
        edicion: porLlegar ? 'por-llegar' : edicionDe(campo),
      }))}
      lista={{
        filas: data?.filas,
        total: data?.filas.length ?? 0,
        totalExacto: true,
        pagina: 1,
        porPagina: 50,
        actualizando: false,
        error: null,
        reintentar: () => {},
        tanda: async () => [],
        bloques: {
          tamano: 200,
          pregunta: '',
          inicio: 0,
          consulta: () => ({ queryKey: CLAVE, queryFn: tienda.leer }),
        },
      }}
      consulta={{ valores: {}, cambiar: () => {}, limpiar: () => {}, hayFiltros: false }}
      idDe={({ id }) => id}
      nombreDe={({ codigo }) => codigo}
    />
  );
}

const celda = async (codigo: string, columna: number) =>
  (await screen.findByText(codigo)).closest('tr')?.cells[columna] as HTMLTableCellElement;
const editor = (nombre: string) => screen.findByRole<HTMLInputElement>('textbox', { name: nombre });

/** Opens a cell with F2, as soon as what changes cells is there. */
async function abrir(codigo: string, columna: number, nombre: string) {
  (await celda(codigo, 0)).closest('tr')?.focus();
  for (let i = 0; i <= columna; i += 1) await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => {
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole('textbox', { name: nombre })).not.toBeNull();
  });
}

async function irA(codigo: string, columna: number) {
  (await celda(codigo, 0)).closest('tr')?.focus();
  for (let i = 0; i <= columna; i += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await celda(codigo, columna));
}

/** The texts of the tables come when `llegar` is called, as on a slow network. */
function demorarTextos() {
  const textos = i18next.getResourceBundle('es', 'tabla');
  const { backend, state } = i18next.services.backendConnector;
  const { promise, resolve: llegar } = Promise.withResolvers<void>();
  i18next.removeResourceBundle('es', 'tabla');
  delete state['es|tabla'];
  vi.spyOn(backend, 'read').mockImplementation((...pedido: unknown[]) => {
    const listo = pedido[2] as (error: null, leidos: object) => void;
    promise.then(() => listo(null, textos));
  });
  return llegar;
}

it.each([
  ['295300{Enter}', '295300'],
  ['{F2}{End}x{Backspace}5{Enter}', '25'],
  ['{Enter}31{ArrowLeft}0{Tab}', '301'],
])('TD-09 of what is typed while the field is on its way nothing is lost: %s', async (teclas, valor) => {
  const llegar = demorarTextos();
  const tienda = crearTienda((filas) => filas.map((una) => ({ ...una, marca: una.marca || '2' })));
  renderPantalla(<Piezas tienda={tienda} />);
  await irA('A', 1);
  await userEvent.keyboard(teclas);
  expect(document.activeElement).toBe(await celda('A', 1));
  expect(screen.queryByRole('textbox', { name: 'marca de A' })).toBeNull();
  llegar();
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor, version: 1 }]));
});

it('TD-09 what is typed before it is known how a cell is changed waits for that, and Esc gives it up', async () => {
  const tienda = crearTienda((filas) => filas);
  const { promise, resolve } = Promise.withResolvers<void>();
  function DeAPoco() {
    const [porLlegar, setPorLlegar] = useState(true);
    useEffect(() => void promise.then(() => setPorLlegar(false)), []);
    return <Piezas tienda={tienda} porLlegar={porLlegar} />;
  }
  renderPantalla(<DeAPoco />);
  await irA('B', 1);
  await userEvent.keyboard('Wega{Enter}Bo{Escape}Mann{Enter}');
  expect(tienda.guardados).toEqual([]);
  resolve();
  await waitFor(() =>
    expect(tienda.guardados).toEqual([
      { id: 'B', valor: 'Wega', version: 1 },
      { id: 'C', valor: 'Mann', version: 1 },
    ]),
  );
});

it('TD-09 what is typed while a cell is saved is for the next one, and for none when that one is refused', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const { promise, resolve } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), '100{Enter}200{Enter}{ArrowDown}300');
  expect(tienda.guardados).toHaveLength(1);
  resolve();
  expect((await editor('marca de D')).value).toBe('300');
  expect(tienda.guardados.map(({ id, valor }) => [id, valor])).toEqual([
    ['A', '100'],
    ['B', '200'],
  ]);
  const rechazo = Promise.withResolvers<void>();
  tienda.espera.hasta = rechazo.promise;
  await userEvent.keyboard('{Enter}999');
  rechazo.reject(new CeldaRechazada('No.'));
  expect(await screen.findByText('No.')).toBeDefined();
  expect((await editor('marca de D')).value).toBe('300');
});

it('TD-09 in a cell of a few values what is typed looks for one, all its letters together', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await irA('A', 2);
  await waitFor(async () => {
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole('combobox', { name: 'iva de A' })).not.toBeNull();
  });
  await userEvent.keyboard('{Escape}10,{Enter}');
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor: '10.5', version: 1 }]));
  await waitFor(async () => expect(document.activeElement).toBe(await celda('B', 2)));
  await userEvent.keyboard('z{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('C', 2)));
  expect(tienda.guardados).toHaveLength(1);
});

it('TD-09 Enter skips no row when the one that was saved leaves the filter', async () => {
  const tienda = crearTienda((filas) => filas.filter(({ marca }) => marca === ''));
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  for (const codigo of ['A', 'B', 'C', 'D']) {
    if (codigo !== 'A') await userEvent.keyboard('{F2}');
    await userEvent.type(await editor(`marca de ${codigo}`), 'Wega{Enter}');
    await waitFor(() => expect(screen.queryByText(codigo)).toBeNull());
  }
  expect(tienda.guardados.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
});

const porCodigo = (filas: readonly Fila[]) => filas.toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1));

it('TD-09 Tab goes on in the row that was saved, wherever it is by now, over the version it has', async () => {
  const tienda = crearTienda(porCodigo);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 0, 'codigo de A');
  const texto = await editor('codigo de A');
  await userEvent.clear(texto);
  await userEvent.type(texto, 'Z{Tab}');
  const marca = await editor('marca de Z');
  expect(marca.closest('tr')?.textContent).toContain('Z');
  await userEvent.type(marca, 'Wega{Enter}');
  await waitFor(() =>
    expect(tienda.guardados).toEqual([
      { id: 'A', valor: 'Z', version: 1 },
      { id: 'A', valor: 'Wega', version: 2 },
    ]),
  );
});

it('TD-09 Tab opens no cell of another row when the one that was saved is not there any more', async () => {
  const tienda = crearTienda((filas) => filas.filter(({ marca }) => marca === ''));
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('B', 1, 'marca de B');
  await userEvent.type(await editor('marca de B'), 'Wega{Tab}');
  await waitFor(() => expect(screen.queryByText('B')).toBeNull());
  expect(screen.queryByRole('textbox', { name: /^(codigo|marca|iva) de/ })).toBeNull();
  expect(document.activeElement).toBe(await celda('C', 1));
});

it('TD-09 a row that moved down leaves its place to the next one, and one that moved up does not', async () => {
  const tienda = crearTienda(porCodigo);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('B', 0, 'codigo de B');
  await userEvent.clear(await editor('codigo de B'));
  await userEvent.type(await editor('codigo de B'), 'Z{Enter}');
  await screen.findByText('Z');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('C', 0)));
  await userEvent.keyboard('{F2}');
  await userEvent.clear(await editor('codigo de C'));
  await userEvent.type(await editor('codigo de C'), '0{Enter}');
  await screen.findByText('0');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('D', 0)));
});

it('TD-09 Enter goes to the row that came next also when the one that was saved moved up out of view', async () => {
  const codigos = Array.from({ length: 100 }, (_, i) => `N-${String(i).padStart(2, '0')}`);
  const tienda = crearTienda(porCodigo, codigos);
  renderPantalla(<Piezas tienda={tienda} />);
  (await celda('N-00', 0)).closest('tr')?.focus();
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}{ArrowUp}');
  await abrir('N-98', 0, 'codigo de N-98');
  await userEvent.clear(await editor('codigo de N-98'));
  await userEvent.type(await editor('codigo de N-98'), 'N-60 bis{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await celda('N-99', 0)));
  expect(tienda.guardados).toEqual([{ id: 'N-98', valor: 'N-60 bis', version: 1 }]);
  expect(screen.queryByText('N-60 bis')).toBeNull();
});

it('TD-09 a save that arrives late leaves alone the cell that was opened meanwhile', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const { promise, resolve } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), 'Wega');
  await abrir('C', 1, 'marca de C');
  await userEvent.type(await editor('marca de C'), 'Bos');
  resolve();
  await screen.findByText('Wega');
  await userEvent.type(await editor('marca de C'), 'ch');
  expect((await editor('marca de C')).value).toBe('Bosch');
});

it('TD-09 what is refused once the person went to another cell, or left, is told with what was typed', async () => {
  const tienda = crearTienda((filas) => filas);
  const { unmount } = renderPantalla(
    <>
      <Piezas tienda={tienda} />
      <ContenedorDeAvisos />
    </>,
  );
  await abrir('A', 1, 'marca de A');
  const { promise, reject } = Promise.withResolvers<void>();
  tienda.espera.hasta = promise;
  await userEvent.type(await editor('marca de A'), 'Wega');
  await abrir('C', 1, 'marca de C');
  reject(new CeldaRechazada('Esa marca no existe.'));
  expect(await screen.findByText('No se guardó «Wega» en marca de A')).toBeDefined();
  expect(screen.getByText('Esa marca no existe.')).toBeDefined();
  expect(await editor('marca de C')).toBeDefined();

  const otra = Promise.withResolvers<void>();
  tienda.espera.hasta = otra.promise;
  await userEvent.type(await editor('marca de C'), 'Mann{Enter}');
  unmount();
  renderPantalla(<ContenedorDeAvisos />);
  otra.reject(new CeldaRechazada('Esa marca tampoco.'));
  expect(await screen.findByText('No se guardó «Mann» en marca de C')).toBeDefined();
});

it('TD-09 looking at another window in the middle of a word saves nothing, and going elsewhere on the page does', async () => {
  const tienda = crearTienda((filas) => filas);
  renderPantalla(<Piezas tienda={tienda} />);
  await abrir('A', 1, 'marca de A');
  const campo = await editor('marca de A');
  await userEvent.type(campo, 'We');
  // So the browser tells that its window is no more the one at hand: the field keeps the focus within the page.
  fireEvent.blur(campo);
  expect(document.activeElement).toBe(campo);
  await userEvent.type(campo, 'ga');
  expect(tienda.guardados).toEqual([]);
  await userEvent.click(await screen.findByRole('searchbox'));
  await waitFor(() => expect(tienda.guardados).toEqual([{ id: 'A', valor: 'Wega', version: 1 }]));
});

const pegar = (texto: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => texto } });

it('TD-09 pasting more than is taken at a time says how many are left, and more than there are rows says that', async () => {
  renderPantalla(<Piezas tienda={crearTienda((filas) => filas)} />);
  await abrir('A', 1, 'marca de A');
  await userEvent.keyboard('{Escape}');
  pegar('1\n2\n3\n4\n5');
  expect(await screen.findByText('Se pegan hasta 3 por vez: quedan 2 sin pegar.')).toBeDefined();
  expect(screen.queryByText(/no tienen? dónde pegarse/)).toBeNull();
  expect(await screen.findByText('Cambian 3 filas')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  pegar('1\n2\n3\n4\n5');
  expect(await screen.findByText('3 celdas no tienen dónde pegarse.')).toBeDefined();
  expect(screen.queryByText(/por vez/)).toBeNull();
});
