import { createHash } from 'node:crypto';
import { fsync, openSync, write } from 'node:fs';
import { promisify } from 'node:util';

/** One HTTP command. `clave` is its Idempotency-Key; with `persona` it is its name in the history. */
export type Operacion = {
  readonly clave: string;
  /** `entidad.verbo` as the audit trail says it: "nota.crear". */
  readonly tipo: string;
  readonly metodo: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly ruta: string;
  readonly cuerpo: unknown;
  /** Index in `Sitio.personas` of who sends it. */
  readonly persona: number;
};

/**
 * `ok` is acknowledged; `fail` is refused and must have left nothing; `unknown` may be either, and is resolved by
 * sending the same key again.
 */
export type Resultado =
  | {
      readonly tipo: 'ok';
      readonly status: number;
      readonly cuerpo: string;
      /** It was the stored answer of an earlier send. */
      readonly repetida: boolean;
      readonly pedidoId: string | undefined;
      readonly ms: number;
    }
  | { readonly tipo: 'fail'; readonly status: number; readonly cuerpo: string; readonly ms: number }
  | { readonly tipo: 'unknown'; readonly motivo: string; readonly ms: number };

export type Hecha = { readonly operacion: Operacion; readonly resultado: Resultado };

/**
 * Append-only JSON lines, on disk before a request leaves and after its answer came. In memory it keeps the last word
 * on each key.
 */
export type Historia = {
  readonly ruta: string;
  readonly invocar: (operacion: Operacion) => Promise<void>;
  readonly cerrar: (operacion: Operacion, resultado: Resultado) => Promise<void>;
  /** A line of the supervisor: a kill, a restart. */
  readonly anotar: (linea: Readonly<Record<string, unknown>>) => Promise<void>;
  /** One entry per key, with its latest result; a key still in the air counts as unknown. */
  readonly hechas: () => readonly Hecha[];
  readonly sinResolver: () => readonly Operacion[];
};

const escribir = promisify<number, string>(
  write as (fd: number, texto: string, listo: (e: Error | null) => void) => void,
);
const sincronizar = promisify(fsync);

export const huella = (texto: string): string => createHash('sha256').update(texto).digest('hex').slice(0, 32);

/** Keys belong to people: two may use the same one. */
export const nombreDe = ({ persona, clave }: Operacion): string => `${persona}/${clave}`;

export function abrirHistoria(ruta: string): Historia {
  const anexar = crearAnexador(openSync(ruta, 'a'));
  const ultimas = new Map<string, Hecha>();
  return {
    ruta,
    invocar: (operacion) => {
      const anterior = ultimas.get(nombreDe(operacion));
      const enElAire = { tipo: 'unknown', motivo: 'en el aire', ms: 0 } as const;
      if (anterior?.resultado.tipo !== 'ok') ultimas.set(nombreDe(operacion), { operacion, resultado: enElAire });
      const { tipo, cuerpo } = operacion;
      return anexar({
        t: 'invoke',
        op: tipo,
        key: nombreDe(operacion),
        bodyHash: huella(JSON.stringify(cuerpo) ?? ''),
      });
    },
    cerrar: (operacion, resultado) => {
      const anterior = ultimas.get(nombreDe(operacion));
      // What was once acknowledged stays so, whatever a later resend met.
      if (anterior?.resultado.tipo !== 'ok') ultimas.set(nombreDe(operacion), { operacion, resultado });
      const clave = nombreDe(operacion);
      if (resultado.tipo === 'unknown') return anexar({ t: 'unknown', key: clave, why: resultado.motivo });
      return anexar({ t: resultado.tipo, key: clave, status: resultado.status, bodyHash: huella(resultado.cuerpo) });
    },
    anotar: anexar,
    hechas: () => [...ultimas.values()],
    sinResolver: () =>
      [...ultimas.values()].filter(({ resultado }) => resultado.tipo === 'unknown').map(({ operacion }) => operacion),
  };
}

/** Lines that arrive while the disk is busy share the next sync. */
function crearAnexador(fd: number): (linea: Readonly<Record<string, unknown>>) => Promise<void> {
  let cola: string[] = [];
  let enCurso: Promise<void> = Promise.resolve();
  let proxima: Promise<void> | undefined;
  const volcar = async () => {
    proxima = undefined;
    const lote = cola.join('');
    cola = [];
    await escribir(fd, lote);
    await sincronizar(fd);
  };
  return (linea) => {
    cola.push(`${JSON.stringify({ en: Date.now(), ...linea })}\n`);
    if (!proxima) {
      proxima = enCurso.then(volcar);
      enCurso = proxima;
    }
    return proxima;
  };
}
