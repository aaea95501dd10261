import { vi } from 'vitest';

/**
 * Uploads go by XMLHttpRequest, which tells how they advance. Here each one says that half has left, and then hands
 * what it was given to the `fetch` of the test, so that one table answers everything.
 */
export function atenderSubidas(): void {
  vi.stubGlobal('XMLHttpRequest', function PedidoFalso() {
    return crearPedido();
  });
}

type Oyente<Evento = void> = ((evento: Evento) => void) | null;

function crearPedido() {
  const headers: Record<string, string> = {};
  let method = '';
  let url = '';
  let abortado = false;
  const pedido = {
    status: 0,
    responseText: '',
    upload: { onprogress: null as Oyente<{ loaded: number; total: number }> },
    onload: null as Oyente,
    onerror: null as Oyente,
    onabort: null as Oyente,
    open: (metodo: string, direccion: string) => {
      method = metodo;
      url = direccion;
    },
    setRequestHeader: (nombre: string, valor: string) => {
      headers[nombre] = valor;
    },
    abort: () => {
      abortado = true;
      pedido.onabort?.();
    },
    send: async (body: FormData) => {
      const total = [...body.values()].reduce((suma, parte) => suma + (parte instanceof File ? parte.size : 0), 0);
      pedido.upload.onprogress?.({ loaded: total / 2, total });
      const respuesta = await fetch(url, { method, headers, body }).catch(() => null);
      if (abortado) return;
      if (respuesta === null) return pedido.onerror?.();
      pedido.status = respuesta.status;
      pedido.responseText = await respuesta.text();
      pedido.onload?.();
    },
  };
  return pedido;
}
