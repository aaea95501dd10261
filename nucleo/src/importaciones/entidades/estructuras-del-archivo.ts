import type { LineaPedida, Reparo } from '#articulos/estructura/lineas.ts';
import { normaCodigo } from '#comun/texto.ts';
import type { EstadoDeArchivo, FilaDeComponente } from './componente-de-archivo.ts';
import type { CampoDe } from './entidades.ts';

/** The artículo a code means, or why it means none. */
export type Hallado =
  | { readonly id: string; readonly codigo: string; readonly unidades: readonly string[] }
  | { readonly motivo: string };

/** A row that could not be read: the estructuras it may be of go without it, so they do not go. */
export type FilaIlegible = {
  readonly fila: number;
  /** As the file writes them: its own and, when it cannot be trusted, the one of the row before. */
  readonly codigos: readonly string[];
  readonly estado: EstadoDeArchivo | 'HISTORICA' | null;
};

export type RechazoDeComponente = {
  readonly fila: number;
  readonly campo: CampoDe<'estructuras'> | '';
  readonly valor: string;
  readonly motivo: string;
  readonly referencia: string;
};

/** One estructura of the file: its rows, in their order, and the lines they say. */
export type EstructuraDelArchivo = {
  readonly articuloId: string;
  readonly estado: EstadoDeArchivo;
  readonly filas: readonly FilaDeComponente[];
  readonly lineas: readonly LineaPedida[];
};

type Agrupadas = {
  readonly estructuras: readonly EstructuraDelArchivo[];
  readonly rechazos: readonly RechazoDeComponente[];
  /** How many estructuras are left out whole. */
  readonly fuera: number;
};

type Grupo = {
  readonly articuloId: string;
  readonly estado: EstadoDeArchivo;
  readonly filas: FilaDeComponente[];
  readonly lineas: LineaPedida[];
  readonly rechazos: RechazoDeComponente[];
  /** The first row that keeps it out. */
  malaEn: number | null;
};

/**
 * The rows of a file, put together by the estructura they are of. One with a row that cannot be taken is left out whole, and each
 * of its rows says which one it is: half an estructura would be another one.
 */
export function agruparEstructuras(
  filas: readonly FilaDeComponente[],
  ilegibles: readonly FilaIlegible[],
  quien: (codigo: string) => Hallado,
): Agrupadas {
  const grupos = new Map<string, Grupo>();
  const sueltos: RechazoDeComponente[] = [];
  for (const fila of filas) {
    const conjunto = quien(fila.codigo);
    if ('motivo' in conjunto) {
      sueltos.push(rechazo(fila, 'codigo', fila.codigo, conjunto.motivo));
      continue;
    }
    const clave = claveDe(conjunto.id, fila.estado);
    const grupo = grupos.get(clave) ?? nuevoGrupo(conjunto.id, fila.estado);
    grupos.set(clave, grupo);
    poner(grupo, fila, quien);
  }
  for (const { fila, codigos, estado } of ilegibles) {
    for (const hallado of codigos.map(quien)) {
      if ('motivo' in hallado) continue;
      const suyos = estado === null ? (['VIGENTE', 'BORRADOR'] as const) : [estado];
      for (const suyo of suyos) marcar(grupos.get(claveDe(hallado.id, suyo)), fila);
    }
  }
  const todos = [...grupos.values()];
  return {
    estructuras: todos.filter(({ malaEn }) => malaEn === null),
    rechazos: [
      ...sueltos,
      ...todos.flatMap((grupo) => (grupo.malaEn === null ? [] : completar(grupo.filas, grupo.rechazos, grupo.malaEn))),
    ],
    fuera: todos.filter(({ malaEn }) => malaEn !== null).length,
  };
}

/** What the rules found wrong with one of them, row by row; the others of its rows say where to look. */
export function rechazosDeLineas(
  { filas }: Pick<EstructuraDelArchivo, 'filas'>,
  reparos: readonly Reparo[],
): readonly RechazoDeComponente[] {
  const dichos = reparos.flatMap(({ path: [donde, orden, que], message }) => {
    const fila = filas[donde === 'lineas' ? Number(orden) : 0];
    if (!fila) return [];
    const campo = CAMPOS[String(donde === 'lineas' ? que : donde)] ?? 'codigo';
    return [rechazo(fila, campo, valorDe(fila, campo), message)];
  });
  return completar(filas, dichos, dichos[0]?.fila ?? 0);
}

const CAMPOS: Readonly<Record<string, 'codigo' | 'componente' | 'cantidad' | 'sustitutos' | 'opcional'>> = {
  articuloId: 'codigo',
  componenteId: 'componente',
  cantidad: 'cantidad',
  sustitutos: 'sustitutos',
  opcional: 'opcional',
};

const valorDe = (fila: FilaDeComponente, campo: (typeof CAMPOS)[string]): string => {
  if (campo === 'sustitutos') return fila.sustitutos.join(' | ');
  return campo === 'opcional' ? '' : fila[campo];
};

const claveDe = (articuloId: string, estado: string): string => `${articuloId} ${estado}`;

const nuevoGrupo = (articuloId: string, estado: EstadoDeArchivo): Grupo => ({
  ...{ articuloId, estado, filas: [], lineas: [], rechazos: [] },
  malaEn: null,
});

function marcar(grupo: Grupo | undefined, fila: number): void {
  if (grupo) grupo.malaEn = Math.min(fila, grupo.malaEn ?? fila);
}

function poner(grupo: Grupo, fila: FilaDeComponente, quien: (codigo: string) => Hallado): void {
  const { cantidad, merma, opcional } = fila;
  const componente = quien(fila.componente);
  const sustitutos = fila.sustitutos.map((codigo) => ({ codigo, hallado: quien(codigo) }));
  const rechazos = [
    ...('motivo' in componente
      ? [rechazo(fila, 'componente', fila.componente, componente.motivo)]
      : deUnidad(fila, componente)),
    ...sustitutos.flatMap(({ codigo, hallado }) =>
      'motivo' in hallado ? [rechazo(fila, 'sustitutos', codigo, hallado.motivo)] : [],
    ),
  ];
  grupo.filas.push(fila);
  grupo.rechazos.push(...rechazos);
  if (rechazos.length > 0) marcar(grupo, fila.fila);
  const ids = sustitutos.flatMap(({ hallado }) => ('id' in hallado ? [hallado.id] : []));
  if ('id' in componente) {
    grupo.lineas.push({ componenteId: componente.id, cantidad, merma, opcional, sustitutos: ids });
  }
}

/** A quantity in another unidad is another quantity. */
function deUnidad(fila: FilaDeComponente, { codigo, unidades }: Exclude<Hallado, { motivo: string }>) {
  if (fila.unidad === '' || unidades.some((unidad) => normaCodigo(unidad) === fila.unidad)) return [];
  return [rechazo(fila, 'unidad', fila.unidad, `${codigo} se cuenta en ${unidades.at(-1) ?? ''}.`)];
}

const rechazo = (
  { fila, codigo }: FilaDeComponente,
  campo: RechazoDeComponente['campo'],
  valor: string,
  motivo: string,
): RechazoDeComponente => ({ fila, campo, valor, motivo, referencia: codigo });

/** Every row of an estructura that is left out has a reason: its own, or which row keeps it out. */
function completar(
  filas: readonly FilaDeComponente[],
  dichos: readonly RechazoDeComponente[],
  malaEn: number,
): readonly RechazoDeComponente[] {
  const conMotivo = new Set(dichos.map(({ fila }) => fila));
  const motivo = `La estructura entra entera o no entra: hay un problema en la fila ${malaEn}.`;
  return [...dichos, ...filas.filter(({ fila }) => !conMotivo.has(fila)).map((fila) => rechazo(fila, '', '', motivo))];
}
