import type { EventEmitter } from 'node:events';

type Cierre = {
  /** Takes nothing more, and ends when what was going on did. */
  readonly cerrar: (senal: 'SIGINT' | 'SIGTERM') => Promise<void>;
  /** Leaves whoever still waits for an answer, or takes one slowly, without it. */
  readonly cortar: () => void;
  readonly salir: (codigo: 0 | 1) => void;
};

type Plazos = {
  /** How long what is going on is waited for. A manager of services kills after half a minute or so. */
  readonly gracia: number;
  /** And then, how long it takes to end once it was cut. */
  readonly corte: number;
  /** Two in less than this are one press: a terminal tells all of its processes, and some tell theirs again. */
  readonly pulsacion: number;
};

const PLAZOS_MS: Plazos = { gracia: 20_000, corte: 5_000, pulsacion: 1_000 };

/**
 * Stops everything when told to, and at once when somebody presses Ctrl-C again. A download may go on for ever: the wait has an end.
 * Whoever manages processes may say SIGTERM over and over: that hurries nothing.
 */
export function alTerminar(proceso: EventEmitter, cierre: Cierre, plazos: Plazos = PLAZOS_MS): void {
  let desde: number | undefined;
  let cortado = false;
  const cortar = () => {
    if (cortado) return;
    cortado = true;
    cierre.cortar();
    setTimeout(() => cierre.salir(1), plazos.corte).unref();
  };
  const terminar = (senal: 'SIGINT' | 'SIGTERM') => {
    if (desde !== undefined) return;
    desde = performance.now();
    setTimeout(cortar, plazos.gracia).unref();
    cierre.cerrar(senal).then(
      () => cierre.salir(0),
      (error) => {
        console.error(error);
        cierre.salir(1);
      },
    );
  };
  proceso.on('SIGTERM', () => terminar('SIGTERM'));
  proceso.on('SIGINT', () => {
    if (desde !== undefined && performance.now() - desde > plazos.pulsacion) cortar();
    terminar('SIGINT');
  });
}
