import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna, Elegidas } from '#ui/tabla/tabla-tipos.ts';

type Fila = { readonly id: string };

const COLUMNAS: readonly Columna<Fila>[] = [{ id: 'codigo', titulo: 'Código', celda: ({ id }) => id }];
const POR_PAGINA = 4;
const filasDe = (pagina: number): readonly Fila[] =>
  Array.from({ length: POR_PAGINA }, (_, i) => ({ id: `WO-${(pagina - 1) * POR_PAGINA + i + 1}` }));

function Piezas({ onHacer }: { readonly onHacer: (elegidas: Elegidas) => void }) {
  const [pagina, setPagina] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setPagina(2)}>
        Página 2
      </button>
      <TablaDatos
        etiqueta="Piezas"
        columnas={COLUMNAS}
        lista={{
          filas: filasDe(pagina),
          total: 2 * POR_PAGINA,
          totalExacto: true,
          pagina,
          porPagina: POR_PAGINA,
          actualizando: false,
          error: null,
          reintentar: () => {},
          tanda: async (numero) => filasDe(numero),
        }}
        consulta={{ valores: {}, cambiar: () => {}, limpiar: () => {}, hayFiltros: false }}
        idDe={({ id }) => id}
        nombreDe={({ id }) => id}
        seleccion={{ acciones: [{ texto: 'Hacer algo', onClick: onHacer }] }}
      />
    </>
  );
}

const casilla = (id: string) => screen.findByRole('checkbox', { name: `Elegir ${id}` });

it('TD-10 a range from another page takes the rows of this one from its beginning', async () => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const user = userEvent.setup();
  renderPantalla(<Piezas onHacer={hacer} />);
  await user.click(await casilla('WO-3'));
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  const hasta = await casilla('WO-6');
  await user.keyboard('{Shift>}');
  await user.click(hasta);
  await user.keyboard('{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'ids', ids: ['WO-3', 'WO-5', 'WO-6'] });
});

const TODAS_LAS_PIEZAS: readonly Fila[] = ['A-1', 'A-2', 'A-3', 'B-1', 'B-2', 'B-3'].map((id) => ({ id }));

type Pedida = { readonly buscar?: string; readonly orden?: string };

/** The rows of a question that can be changed, whole in view. */
function Buscadas({ onHacer }: { readonly onHacer: (elegidas: Elegidas) => void }) {
  const [valores, setValores] = useState<Pedida>({});
  const { buscar = '', orden } = valores;
  const [todas, setTodas] = useState(TODAS_LAS_PIEZAS);
  const halladas = todas.filter(({ id }) => id.startsWith(buscar));
  const filas = orden === undefined ? halladas : halladas.toReversed();
  return (
    <>
      {['A', 'B'].map((letra) => (
        <button key={letra} type="button" onClick={() => setValores({ buscar: letra })}>
          {`Las ${letra}`}
        </button>
      ))}
      <button type="button" onClick={() => setTodas([{ id: 'A-0' }, ...TODAS_LAS_PIEZAS])}>
        Llega una
      </button>
      <button type="button" onClick={() => setTodas(todas.filter(({ id }) => id !== 'A-2'))}>
        Se va una
      </button>
      <button type="button" onClick={() => setValores({ orden: '-codigo' })}>
        Al revés
      </button>
      <TablaDatos
        etiqueta="Piezas"
        columnas={COLUMNAS}
        lista={{
          filas,
          total: filas.length,
          totalExacto: true,
          pagina: 1,
          porPagina: 50,
          actualizando: false,
          error: null,
          reintentar: () => {},
          tanda: async () => filas,
        }}
        consulta={{ valores, cambiar: () => {}, limpiar: () => {}, hayFiltros: buscar !== '' }}
        idDe={({ id }) => id}
        nombreDe={({ id }) => id}
        seleccion={{ acciones: [{ texto: 'Hacer algo', onClick: onHacer }] }}
      />
    </>
  );
}

it('TD-10 rows of another filter stay chosen, and are told apart from those of this one', async () => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const user = userEvent.setup();
  renderPantalla(<Buscadas onHacer={hacer} />);
  await user.click(await screen.findByRole('button', { name: 'Las A' }));
  for (const id of ['A-1', 'A-2', 'A-3']) await user.click(await casilla(id));
  const todas = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir todas las filas que coinciden' });
  const barra = await screen.findByRole('region', { name: 'Lo elegido' });
  expect([todas().checked, barra.textContent]).toEqual([true, expect.not.stringContaining('fuera')]);
  expect(screen.queryByRole('button', { name: /que coinciden/ })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Las B' }));
  expect(todas()).toMatchObject({ checked: false, indeterminate: true });
  expect(barra.textContent).toContain('3 elegidas (3 fuera de esta lista)');
  await user.click(await casilla('B-2'));
  expect(barra.textContent).toContain('4 elegidas (3 fuera de esta lista)');
  await user.click(screen.getByRole('button', { name: 'Elegir las 3 que coinciden' }));
  expect(todas().checked).toBe(true);
  expect(barra.textContent).not.toContain('fuera');
  await user.click(screen.getByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'filtro', filtro: { buscar: 'B' }, salvo: [] });
});

it.each(['Las B', 'Al revés'])('TD-10 a range begins at no place of what was asked before: %s', async (boton) => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const user = userEvent.setup();
  renderPantalla(<Buscadas onHacer={hacer} />);
  await user.click(await casilla('A-1'));
  await user.click(screen.getByRole('button', { name: boton }));
  const hasta = await casilla('B-2');
  await user.keyboard('{Shift>}');
  await user.click(hasta);
  await user.keyboard('{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'ids', ids: ['A-1', 'B-2'] });
});

it.each([
  ['Llega una', ['A-2', 'A-3', 'B-1']],
  ['Se va una', ['A-2', 'B-1']],
])('TD-10 a range begins at the row that was chosen, wherever it is by now: %s', async (boton, ids) => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const user = userEvent.setup();
  renderPantalla(<Buscadas onHacer={hacer} />);
  await user.click(await casilla('A-2'));
  await user.click(screen.getByRole('button', { name: boton }));
  const hasta = await casilla('B-1');
  await user.keyboard('{Shift>}');
  await user.click(hasta);
  await user.keyboard('{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'ids', ids });
});

const TAMANO = 50;
const bloque = (n: number, serie = 'WO') => ({
  filas: Array.from({ length: TAMANO }, (_, i) => ({ id: `${serie}-${n * TAMANO + i + 1}` })),
});

type PropsEnBloques = {
  readonly leer: (n: number) => { readonly filas: readonly Fila[] };
  readonly onHacer: (elegidas: Elegidas) => void;
};

/** 150 rows, of which the first 50 are at hand; before them, if it is asked for, another list of one row. */
function EnBloques({ leer, onHacer }: PropsEnBloques) {
  const [buscar, setBuscar] = useState<string>();
  const filas = buscar === undefined ? bloque(0).filas : [{ id: 'OTRA' }];
  return (
    <>
      <button type="button" onClick={() => setBuscar(buscar === undefined ? 'OTRA' : undefined)}>
        Otra lista
      </button>
      <TablaDatos
        etiqueta="Piezas"
        columnas={COLUMNAS}
        lista={{
          filas,
          total: buscar === undefined ? 3 * TAMANO : 1,
          totalExacto: true,
          pagina: 1,
          porPagina: TAMANO,
          actualizando: false,
          error: null,
          reintentar: () => {},
          tanda: async () => [],
          bloques: {
            tamano: TAMANO,
            pregunta: buscar ?? '',
            inicio: 0,
            consulta: (n) => ({ queryKey: ['bloque', n], queryFn: async () => leer(n) }),
          },
        }}
        consulta={{ valores: { buscar }, cambiar: () => {}, limpiar: () => {}, hayFiltros: false }}
        idDe={({ id }: Fila) => id}
        nombreDe={({ id }) => id}
        seleccion={{ acciones: [{ texto: 'Hacer algo', onClick: onHacer }] }}
      />
    </>
  );
}

const alFinal = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.keyboard('{Control>}{ArrowDown}{/Control}');
  return casilla('WO-150');
};

it('TD-10 a range takes the rows of a block as they are, and not as they were before it was changed', async () => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const { cache } = renderPantalla(<EnBloques leer={bloque} onHacer={hacer} />);
  const user = userEvent.setup();
  await user.click(await casilla('WO-1'));
  cache.setQueryData(['bloque', 1], bloque(1, 'VIEJA'));
  await cache.invalidateQueries({ queryKey: ['bloque', 1] });
  await alFinal(user);
  await user.keyboard('{Shift>} {/Shift}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lo elegido' }).textContent).toContain('150 elegidas'));
  await user.click(screen.getByRole('button', { name: 'Hacer algo' }));
  expect(JSON.stringify(hacer.mock.calls[0]?.[0].enviada)).not.toContain('VIEJA');
});

it('TD-10 a range of a block that was read again goes from row to row, wherever they are by now', async () => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const leer = vi.fn((n: number) => bloque(n));
  const { cache } = renderPantalla(<EnBloques leer={leer} onHacer={hacer} />);
  const user = userEvent.setup();
  (await casilla('WO-1')).closest('tr')?.focus();
  await alFinal(user);
  await user.keyboard('{ArrowUp>4/}');
  await casilla('WO-146');
  await user.keyboard(' ');
  // One came in before them.
  leer.mockImplementation((n) => ({ filas: [{ id: `NUEVA-${n}` }, ...bloque(n).filas.slice(0, -1)] }));
  await cache.invalidateQueries({ queryKey: ['bloque'] });
  await user.keyboard('{ArrowDown>3/}');
  await casilla('WO-148');
  await user.keyboard('{Shift>} {/Shift}');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Lo elegido' }).textContent).toContain('3 elegidas'));
  await user.click(await screen.findByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'ids', ids: ['WO-146', 'WO-147', 'WO-148'] });
});

it('TD-10 a click chooses the row that shows, whatever is in its place by now, and asks for nothing', async () => {
  const hacer = vi.fn<(elegidas: Elegidas) => void>();
  const leer = vi.fn((n: number) => bloque(n));
  renderPantalla(<EnBloques leer={leer} onHacer={hacer} />);
  const user = userEvent.setup();
  (await casilla('WO-1')).closest('tr')?.focus();
  const ultima = await alFinal(user);
  leer.mockClear();
  leer.mockImplementation((n) => bloque(n, 'CORRIDA'));
  await user.click(ultima);
  await user.click(await screen.findByRole('button', { name: 'Hacer algo' }));
  expect(hacer.mock.calls[0]?.[0].enviada).toEqual({ de: 'ids', ids: ['WO-150'] });
  expect(leer).not.toHaveBeenCalled();
});

it('TD-10 the bar follows the rows that come after it is drawn; the box of the header says all of all that match', async () => {
  const { cache } = renderPantalla(<EnBloques leer={bloque} onHacer={() => {}} />);
  const user = userEvent.setup();
  const cambiarDeLista = () => user.click(screen.getByRole('button', { name: 'Otra lista' }));
  await casilla('WO-1');
  await cambiarDeLista();
  await user.click(await casilla('OTRA'));
  await cambiarDeLista();
  await user.click(await casilla('WO-1'));
  await alFinal(user);
  await user.keyboard('{Shift>} {/Shift}');
  const barra = await screen.findByRole('region', { name: 'Lo elegido' });
  const dice = '151 elegidas (1 fuera de esta lista)';
  await waitFor(() => expect(barra.textContent).toContain(dice));

  await cambiarDeLista();
  cache.removeQueries({ queryKey: ['bloque', 2] });
  await cambiarDeLista();
  await casilla('WO-150');
  await waitFor(() => expect(barra.textContent).toContain(dice));
  const todas = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Elegir todas las filas que coinciden' });
  expect([todas.checked, todas.indeterminate]).toEqual([false, true]);
  await user.click(todas);
  expect([todas.checked, todas.indeterminate]).toEqual([true, false]);
});
