import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { type Alcanzados, diferencias } from '#plataforma/auditoria.ts';

type Valor = string | number | boolean | null;

/** How a table is audited: its name, and its fields as people read them. */
export type Auditable<Fila> = {
  readonly entidad: 'localidad' | 'sucursal' | 'deposito' | 'taller' | 'unidad' | 'marca' | 'motivo' | 'condicion';
  /** For the refusal: "la localidad". */
  readonly que: string;
  readonly campos: (fila: Fila) => Readonly<Record<string, Valor>>;
  readonly sucursalDe?: (fila: Fila) => string | undefined;
};

type FilaConVersion = { readonly id: string; readonly version: number };

/** What a change, or a new row, did to others of its table: each tells it in its own trail. */
type ConAlcanzados = { readonly alcanzados?: (() => Alcanzados | undefined) | undefined };

type Cambio<Fila> = Auditable<Fila> &
  ConAlcanzados & {
    readonly id: string;
    readonly version: number;
    /** Locks what the decision depends on. */
    readonly bloquear: (tx: Tx, id: string) => Promise<unknown>;
    readonly leer: (tx: Tx, id: string) => Promise<Fila | undefined>;
    /** Refuses whoever may not change this row. */
    readonly autorizar?: (antes: Fila) => void;
    /** Decides and writes, raising the version. */
    readonly escribir: (antes: Fila) => Promise<unknown>;
  };

/** Changes one row of a table: lock, compare versions, decide, write, and say what changed (TAB-08). */
export async function cambiarFila<Fila extends FilaConVersion>(
  { tx, auditar }: Orden,
  cambio: Cambio<Fila>,
): Promise<Fila> {
  const { id, entidad, que, campos, leer } = cambio;
  await cambio.bloquear(tx, id);
  const antes = await leer(tx, id);
  if (!antes) rechazar('comun.no_encontrado', { que });
  cambio.autorizar?.(antes);
  await exigirVersion({ tx, entidad, id, actual: antes.version, pedida: cambio.version });
  await cambio.escribir(antes);

  const despues = await leer(tx, id);
  if (!despues) throw new Error(`${entidad} ${id} vanished while it was being changed`);
  const cambios = diferencias(legibles(campos(antes)), legibles(campos(despues)));
  auditar({
    accion: `${entidad}.${verbo(cambios)}`,
    entidad,
    id,
    sucursalId: cambio.sucursalDe?.(despues),
    cambios,
    ...conAlcanzados(cambio),
  });
  return despues;
}

function conAlcanzados({ alcanzados }: ConAlcanzados): { readonly alcanzados?: Alcanzados } {
  const dichos = alcanzados?.();
  return dichos === undefined ? {} : { alcanzados: dichos };
}

const verbo = (cambios: readonly { readonly campo: string; readonly despues: string | null }[]): string => {
  const estado = cambios.find(({ campo }) => campo === 'activa' || campo === 'activo');
  if (!estado) return 'cambiar';
  return estado.despues === SI ? 'reactivar' : 'inactivar';
};

const SI = 'Sí';

/** Flags in words and nothing for what is empty: the trail is for people. */
const legibles = (campos: Readonly<Record<string, Valor>>) =>
  Object.fromEntries(
    Object.entries(campos).map(([campo, valor]) => {
      if (typeof valor === 'boolean') return [campo, valor ? SI : 'No'];
      return [campo, valor === '' ? null : valor];
    }),
  );

/** Says what a new row was born with, and gives it back. */
export async function asentarAlta<Fila extends FilaConVersion>(
  { tx, auditar }: Orden,
  alta: Pick<Cambio<Fila>, 'entidad' | 'campos' | 'sucursalDe' | 'leer' | 'id' | 'alcanzados'>,
): Promise<Fila> {
  const { entidad, campos, sucursalDe, leer, id } = alta;
  const fila = await leer(tx, id);
  if (!fila) throw new Error(`${entidad} ${id} was just created`);
  auditar({
    accion: `${entidad}.crear`,
    entidad,
    id,
    sucursalId: sucursalDe?.(fila),
    cambios: diferencias(null, legibles(campos(fila))),
    ...conAlcanzados(alta),
  });
  return fila;
}

/** A row with what was sent put over it; what was not sent stays. */
export const conCambio = <Fila extends object>(
  antes: Fila,
  cambio: { readonly [Campo in keyof Fila]?: Fila[Campo] | undefined },
): Fila => ({ ...antes, ...Object.fromEntries(Object.entries(cambio).filter(([, valor]) => valor !== undefined)) });
