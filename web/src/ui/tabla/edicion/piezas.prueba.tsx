import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, vi } from 'vitest';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { EdicionDeCelda } from '#ui/tabla/tabla-tipos.ts';

export type Fila = {
  readonly id: string;
  readonly version: number;
  readonly codigo: string;
  readonly marca: string;
  readonly iva: string;
};
type Guardado = { readonly id: string; readonly valor: string; readonly version: number };

export const fila = (codigo: string): Fila => ({ id: codigo, version: 1, codigo, marca: '', iva: '21' });

/** Rows that are asked for by what they say: `ver` is what the server would answer. */
export function crearTienda(ver: (filas: readonly Fila[]) => readonly Fila[], codigos = ['A', 'B', 'C', 'D']) {
  let filas = codigos.map(fila);
  const guardados: Guardado[] = [];
  const leer = async () => ({ filas: ver(filas) });
  /** Pasted, and taken back. */
  const pegados: string[] = [];
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
  /** What others do meanwhile. */
  const poner = (otras: (filas: readonly Fila[]) => readonly Fila[]) => {
    filas = [...otras(filas)];
  };
  return { leer, guardar, poner, guardados, pegados, espera, tope };
}

type Tienda = ReturnType<typeof crearTienda>;
const CLAVE = ['piezas'];
const IVAS = ['0', '10.5', '21', '27'].map((id) => ({ id, texto: `${id.replace('.', ',')} %` }));

type PropsDePiezas = {
  readonly tienda: Tienda;
  readonly porLlegar?: boolean;
  /** Where a row has a menu. */
  readonly conMenu?: boolean;
};

export function Piezas({ tienda, porLlegar = false, conMenu = false }: PropsDePiezas) {
  const cache = useQueryClient();
  const { data } = useQuery({ queryKey: CLAVE, queryFn: tienda.leer });
  const edicionDe = (campo: 'codigo' | 'marca' | 'iva'): EdicionDeCelda<Fila> => ({
    ...(campo === 'iva' && { opciones: IVAS }),
    valor: (una) => una[campo],
    version: ({ version }) => version,
    guardar: async ({ id }, valor, version) => {
      // The list is read again also when it is refused.
      return tienda
        .guardar(id, { [campo]: valor }, version)
        .finally(() => cache.invalidateQueries({ queryKey: CLAVE }));
    },
    pegado: {
      tope: tienda.tope,
      ver: async (celdas) => celdas.map(({ valor }) => ({ antes: '', despues: valor, falla: null })),
      guardar: async (celdas) => {
        const cuales = celdas.map(({ fila }) => fila.id).join();
        tienda.pegados.push(cuales);
        return async () => void tienda.pegados.push(`deshacer ${cuales}`);
      },
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
      {...(conMenu ? { acciones: () => [{ texto: 'Ver ficha', onClick: () => {} }] } : {})}
    />
  );
}

export const celda = async (codigo: string, columna: number) =>
  (await screen.findByText(codigo)).closest('tr')?.cells[columna] as HTMLTableCellElement;
export const editor = (nombre: string) => screen.findByRole<HTMLInputElement>('textbox', { name: nombre });

/** Opens a cell with F2, as soon as what changes cells is there. */
export async function abrir(codigo: string, columna: number, nombre: string, como: 'textbox' | 'combobox' = 'textbox') {
  (await celda(codigo, 0)).closest('tr')?.focus();
  for (let i = 0; i <= columna; i += 1) await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => {
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole(como, { name: nombre })).not.toBeNull();
  });
}

/** Goes to a cell as the keyboard does. */
export async function irA(codigo: string, columna: number) {
  (await celda(codigo, 0)).closest('tr')?.focus();
  for (let i = 0; i <= columna; i += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(await celda(codigo, columna));
}

/** The texts of the tables come when `llegar` is called, as on a slow network. */
export function demorarTextos() {
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
