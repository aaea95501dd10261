import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What happens on the wire. `agujero` swallows everything and closes nothing, and what passed through it stays mute
 * for ever, as behind a firewall that forgot. `medio` cuts inside the next answer. `commit` lets a COMMIT through and
 * cuts before its answer comes back.
 */
export type Falla =
  | { readonly tipo: 'ninguna' | 'agujero' | 'medio' | 'commit' }
  | { readonly tipo: 'latencia'; readonly ms: number };

export type Puente = {
  /** The database, through the wire. */
  readonly url: string;
  readonly poner: (falla: Falla) => void;
  /** How many connections the fault reached. */
  readonly alcanzadas: () => number;
  /** Cuts every connection and refuses new ones. */
  readonly cortar: () => Promise<void>;
  /** Resets every connection; new ones come in. */
  readonly resetear: () => void;
  readonly reponer: () => Promise<void>;
};

/** The tag of the answer. */
const COMMIT_HECHO = 'COMMIT\0';

/** A wire to the database that a test can cut, slow down and mend. */
export async function crearPuente(url: string): Promise<Puente> {
  const destino = new URL(url);
  // A socket's directory travels escaped in the place of the host.
  const host = decodeURIComponent(destino.hostname);
  const puertoDeBase = Number(destino.port || 5432);
  const alla = () =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${puertoDeBase}`) : connect({ host, port: puertoDeBase });
  const abiertos = new Set<Socket>();
  let falla: Falla = { tipo: 'ninguna' };
  let alcanzadas = 0;
  let servidor: Server | undefined;

  const unir = (cliente: Socket) => {
    const base = alla();
    const estado = { falla: () => falla, alcanzar: () => ++alcanzadas, mudo: false };
    const extremos = [cliente, base] as const;
    const cerrar = () => {
      for (const extremo of extremos) {
        extremo.destroy();
        abiertos.delete(extremo);
      }
    };
    for (const extremo of extremos) {
      abiertos.add(extremo);
      extremo.on('error', cerrar).on('close', cerrar);
    }
    pasar(cliente, base, (trozo) => alPedir(estado, trozo));
    pasar(base, cliente, (trozo) => alResponder(estado, trozo, cerrar));
  };

  const escuchar = (puerto: number) =>
    new Promise<number>((listo, falla) => {
      servidor = createServer(unir).once('error', falla);
      servidor.listen(puerto, '127.0.0.1', () => {
        const direccion = servidor?.address();
        listo(typeof direccion === 'object' && direccion ? direccion.port : 0);
      });
    });
  const propio = await escuchar(0);
  const puenteado = new URL(url);
  puenteado.host = `127.0.0.1:${propio}`;
  const soltarTodo = (cerrar: (extremo: Socket) => void) => {
    for (const extremo of abiertos) cerrar(extremo);
    abiertos.clear();
  };
  return {
    url: puenteado.href,
    poner: (nueva) => {
      falla = nueva;
      alcanzadas = 0;
    },
    alcanzadas: () => alcanzadas,
    resetear: () => soltarTodo(resetear),
    cortar: async () => {
      const cerrado = new Promise((listo) => servidor?.close(listo));
      soltarTodo((extremo) => extremo.destroy());
      await cerrado;
    },
    reponer: async () => {
      falla = { tipo: 'ninguna' };
      await escuchar(propio);
    },
  };
}

/** Only TCP knows a reset; a socket of the file system is closed. */
const resetear = (extremo: Socket): void => {
  if (extremo.remotePort === undefined) extremo.destroy();
  else extremo.resetAndDestroy();
};

type Estado = {
  readonly falla: () => Falla;
  readonly alcanzar: () => void;
  mudo: boolean;
};

/** What is done with a piece: sent after a wait, or `undefined` when it goes no further. */
type Destino = { readonly trozo: Buffer; readonly espera: number; readonly despues?: () => void } | undefined;

function pasar(desde: Socket, hacia: Socket, decidir: (trozo: Buffer) => Destino): void {
  let cola = Promise.resolve();
  desde.on('data', (trozo: Buffer) => {
    const destino = decidir(trozo);
    if (!destino) return;
    const desdeCuando = performance.now();
    cola = cola.then(async () => {
      const falta = destino.espera - (performance.now() - desdeCuando);
      if (falta > 0) await new Promise((listo) => setTimeout(listo, falta));
      if (hacia.writable) hacia.write(destino.trozo, destino.despues);
    });
  });
}

function alPedir(estado: Estado, trozo: Buffer): Destino {
  const falla = estado.falla();
  if (tragado(estado, falla)) return undefined;
  return { trozo, espera: falla.tipo === 'latencia' ? falla.ms : 0 };
}

function alResponder(estado: Estado, trozo: Buffer, cerrar: () => void): Destino {
  const falla = estado.falla();
  if (tragado(estado, falla)) return undefined;
  if (falla.tipo === 'commit' && trozo.includes(COMMIT_HECHO)) {
    estado.alcanzar();
    cerrar();
    return undefined;
  }
  if (falla.tipo === 'medio') {
    estado.alcanzar();
    return { trozo: trozo.subarray(0, Math.ceil(trozo.length / 2)), espera: 0, despues: cerrar };
  }
  return { trozo, espera: falla.tipo === 'latencia' ? falla.ms : 0 };
}

function tragado(estado: Estado, falla: Falla): boolean {
  if (falla.tipo === 'agujero' && !estado.mudo) {
    estado.mudo = true;
    estado.alcanzar();
  }
  return estado.mudo;
}
