import { act, renderHook, waitFor } from '@testing-library/react';
import { imprimirLista } from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useDocumento } from './use-documento.ts';

const avisos = vi.hoisted(() => {
  // Another file of this process may have read what is put aside here.
  vi.resetModules();
  return { error: vi.fn() };
});
const entregar = vi.hoisted(() => vi.fn());
vi.mock('#ui/flotantes/avisos.tsx', () => ({ useAvisos: () => avisos }));
vi.mock('#api/descargar.ts', () => ({ entregar }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

afterAll(() => {
  vi.doUnmock('#ui/flotantes/avisos.tsx');
  vi.doUnmock('#api/descargar.ts');
  vi.resetModules();
});

const bytes = (texto: string) => new TextEncoder().encode(texto);

/** A document of three pages that comes in pieces, the mark of one of them cut in two. */
function responderDeAPoco() {
  let mandar: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cuerpo = new ReadableStream<Uint8Array>({
    start: (control) => {
      mandar = control;
    },
  });
  const pedido = { cortado: false };
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => {
      pedido.cortado = true;
      mandar?.error(new DOMException('gone', 'AbortError'));
    });
    return Promise.resolve(new Response(cuerpo, { headers: { 'x-paginas': '3' } }));
  });
  return {
    trozo: (texto: string) => mandar?.enqueue(bytes(texto)),
    fin: () => mandar?.close(),
    seCorta: () => mandar?.error(new TypeError('network error')),
    pedido,
  };
}

it('tells each page that comes, once, and hands the whole document over', async () => {
  const { trozo, fin } = responderDeAPoco();
  const { result } = renderHook(() => useDocumento());
  act(() => result.current.bajar(imprimirLista, { query: {} }, 'lista.pdf'));
  expect(result.current.avance).toEqual({ hechas: 0, total: 0 });
  trozo('<<\n/Type /Page\n>> uno /Type /Pa');
  await waitFor(() => expect(result.current.avance).toEqual({ hechas: 1, total: 3 }));
  trozo('ge\n>> dos <<\n/Type /Page\n');
  await waitFor(() => expect(result.current.avance).toEqual({ hechas: 3, total: 3 }));
  trozo('/Type /Pages\n');
  fin();
  await waitFor(() => expect(result.current.avance).toBeNull());
  const [documento, nombre] = entregar.mock.calls[0] as [Blob, string];
  expect(nombre).toBe('lista.pdf');
  expect(documento.size).toBeGreaterThan(60);
});

it('counts a page whose mark comes letter by letter', async () => {
  const { trozo, fin } = responderDeAPoco();
  const { result } = renderHook(() => useDocumento());
  act(() => result.current.bajar(imprimirLista, { query: {} }, 'lista.pdf'));
  for (const letra of '<</Type /Page\n>>') trozo(letra);
  await waitFor(() => expect(result.current.avance).toEqual({ hechas: 1, total: 3 }));
  fin();
  await waitFor(() => expect(result.current.avance).toBeNull());
});

it('lets go of it when asked, and complains of nothing', async () => {
  const { trozo, pedido } = responderDeAPoco();
  const { result } = renderHook(() => useDocumento());
  act(() => result.current.bajar(imprimirLista, { query: {} }, 'lista.pdf'));
  trozo('/Type /Page\n');
  await waitFor(() => expect(result.current.avance?.hechas).toBe(1));
  act(() => result.current.dejar());
  await waitFor(() => expect(pedido.cortado).toBe(true));
  expect(result.current.avance).toBeNull();
  expect(entregar).not.toHaveBeenCalled();
  expect(avisos.error).not.toHaveBeenCalled();
});

it('says that nobody answered when the document is cut in the middle, and hands over nothing', async () => {
  const { trozo, seCorta } = responderDeAPoco();
  const { result } = renderHook(() => useDocumento());
  act(() => result.current.bajar(imprimirLista, { query: {} }, 'lista.pdf'));
  trozo('<<\n/Type /Page\n>> uno');
  await waitFor(() => expect(result.current.avance).toEqual({ hechas: 1, total: 3 }));
  seCorta();
  await waitFor(() => expect(avisos.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'SinRespuesta' })));
  expect(entregar).not.toHaveBeenCalled();
});
