/** A change in the text of one module of the product, made while it is loaded. */
export type CambioDeTexto = {
  /** Path from the root of the project: "servidor/src/http/comando.ts". */
  readonly modulo: string;
  /** Found exactly once, or the process refuses to start: a defect that is not there proves nothing. */
  readonly busca: string;
  readonly pone: string;
};

/** What a campaign must find. It lives outside the product: nothing there knows that it can be broken on purpose. */
export type Defecto = {
  readonly nombre: string;
  /** What it breaks, for people, in Spanish. */
  readonly que: string;
  readonly textos?: readonly CambioDeTexto[];
  /** Run before the product loads, to wrap a library (`pg`); calls `prendio` the first time the defect takes effect. */
  readonly precarga?: (prendio: () => void) => void | Promise<void>;
};
