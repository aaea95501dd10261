import { vi } from 'vitest';

/** Stands for the line by which the server tells what happens: a test says things by the last one that was opened. */
export class FuenteDePrueba extends EventTarget {
  static readonly CLOSED = 2;
  static abiertas: FuenteDePrueba[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FuenteDePrueba.abiertas.push(this);
  }

  close(): void {
    this.readyState = FuenteDePrueba.CLOSED;
  }

  decir(aviso: string, datos: unknown = {}, id = ''): void {
    if (this.readyState === FuenteDePrueba.CLOSED) return;
    this.dispatchEvent(new MessageEvent(aviso, { data: JSON.stringify(datos), lastEventId: id }));
  }

  /** As a browser does when the answer is no stream. */
  fallar(): void {
    this.readyState = FuenteDePrueba.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** The lines opened from now on, the last one first asked for. */
export function conFuentes(): {
  readonly todas: () => readonly FuenteDePrueba[];
  readonly ultima: () => FuenteDePrueba;
} {
  FuenteDePrueba.abiertas = [];
  vi.stubGlobal('EventSource', FuenteDePrueba);
  return {
    todas: () => FuenteDePrueba.abiertas,
    ultima: () => {
      const ultima = FuenteDePrueba.abiertas.at(-1);
      if (!ultima) throw new Error('nobody listens');
      return ultima;
    },
  };
}
