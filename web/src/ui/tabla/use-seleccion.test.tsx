import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { Columna, Elegidas } from '#ui/tabla-tipos.ts';

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
