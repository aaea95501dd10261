import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Operacion, Resultado } from './historia.ts';

export type NotaDelMundo = Pick<Nota, 'id' | 'version' | 'estado' | 'renglones'>;
export type AjusteDelMundo = {
  readonly id: string;
  readonly version: number;
  readonly estado: string;
  readonly renglones: readonly { readonly id: string; readonly articuloId: string; readonly cantidad: string }[];
};
type FilaDelMundo = { readonly id: string; readonly version: number };

/** What the answers have said so far: what writers choose from and what the audit expects to find. */
export type Mundo = {
  readonly depositos: readonly string[];
  readonly articulos: Map<string, FilaDelMundo>;
  readonly clientes: Map<string, FilaDelMundo>;
  readonly notas: Map<string, NotaDelMundo>;
  readonly ajustes: Map<string, AjusteDelMundo>;
  /** The open documents of each writer, so that none waits for the version of another. */
  readonly abiertos: Map<number, Set<string>>;
};

export const crearMundo = (depositos: readonly string[]): Mundo => ({
  depositos,
  articulos: new Map(),
  clientes: new Map(),
  notas: new Map(),
  ajustes: new Map(),
  abiertos: new Map(),
});

/** The record of an answer, by the kind of its operation; prices and others that carry no version are left out. */
const COLECCION = { nota: 'notas', ajuste: 'ajustes', cliente: 'clientes', articulo: 'articulos' } as const;
type Entidad = keyof typeof COLECCION;

const entidadDe = ({ tipo }: Operacion): string => tipo.split('.')[0] ?? '';
const esEntidad = (texto: string): texto is Entidad => texto in COLECCION;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** The record an operation is about: the one of its address, or the one its answer created. */
export function idDe(operacion: Operacion, cuerpo: string): string {
  const deLaRuta = UUID.exec(operacion.ruta)?.[0];
  return deLaRuta ?? (JSON.parse(cuerpo) as { id: string }).id;
}

/** Learns from an answer. An older one than what is known changes nothing: answers may come in any order. */
export function aprender(mundo: Mundo, operacion: Operacion, resultado: Resultado, escritor?: number): void {
  if (resultado.tipo !== 'ok' || resultado.cuerpo === '' || operacion.tipo === 'articulo.precio') return;
  const entidad = entidadDe(operacion);
  if (!esEntidad(entidad)) return;
  const registro = JSON.parse(resultado.cuerpo) as never as FilaDelMundo;
  const coleccion = mundo[COLECCION[entidad]] as Map<string, FilaDelMundo>;
  const conocido = coleccion.get(registro.id);
  if (!conocido || conocido.version < registro.version) coleccion.set(registro.id, registro);
  if (escritor !== undefined) repartir(mundo, coleccion.get(registro.id), escritor);
}

const CERRADOS = new Set(['FINALIZADA', 'ANULADA', 'REVERTIDO', 'ANULADO']);

function repartir({ abiertos }: Mundo, registro: FilaDelMundo | undefined, escritor: number): void {
  if (!registro || !('estado' in registro)) return;
  const suyos = abiertos.get(escritor) ?? new Set<string>();
  abiertos.set(escritor, suyos);
  if (CERRADOS.has(String(registro.estado))) suyos.delete(registro.id);
  else suyos.add(registro.id);
}
