import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';

/**
 * What a caller hears, in words. `ok` is a 200 and `creado` a 201; `vacío` is a 200 that shows nothing, and `leído` one that
 * may or may not show something. A status may say its code: "409 importaciones.sin_tarea".
 */
export type Resultado = 'ok' | 'creado' | 'vacío' | 'leído' | `${4 | 5}${number}` | `${4 | 5}${number} ${string}`;

/**
 * Whose a thing is. `empresa`: shared by everybody, wherever their role holds. `sucursal`: it belongs to one of them.
 * `todas`: the act is about the company itself, so the role must hold in every sucursal.
 */
type Objeto = 'empresa' | 'sucursal' | 'todas';

/** One row: a door, who may come in, and what they get of what is theirs, of another sucursal's and of nothing. */
export type Fila = {
  /** "POST /api/ventas/notas-de-pedido/:id/anular". */
  readonly puerta: string;
  /** What else of the request matters, when a door has several rows. */
  readonly caso?: string;
  readonly pasan: 'cualquiera' | 'con sesión' | readonly Rol[];
  readonly objeto: Objeto;
  readonly propio: Resultado;
  /** In a sucursal where the role does not hold. */
  readonly ajeno: Resultado;
  /** Of an id that nobody has; without it, the door takes none. */
  readonly inexistente?: Resultado;
  /** Who sees such a thing (in their sucursal, or of the company) although they may not do this to it: they hear 403 and not `ajeno`. */
  readonly ven?: readonly Rol[];
  /** What some of those who may come in get of what is theirs, where their role holds. */
  readonly salvo?: { readonly roles: readonly Rol[]; readonly propio: Resultado };
  /** What whoever may do it in every sucursal gets, when the act reaches another one. */
  readonly enTodas?: Resultado;
  /** What is shown of documents: only those of one's sucursales, or of all of them (stock that everybody may look up). */
  readonly documentos: 'los suyos' | 'de todas';
  /** A list or a file: nothing of another sucursal may be in it, nor be counted. */
  readonly lista?: boolean;
  /** Shows costs to who may see them: those of each sucursal apart, or the company's average to whoever sees any. */
  readonly costo?: 'por sucursal' | 'de la empresa';
  /**
   * Asks for a fresh proof of who is there. `en persona`: a session that proved it lately, and never a key. `reciente`: the
   * same of a session, while a key passes.
   */
  readonly confirma?: 'en persona' | 'reciente';
  /** What a key gets of what a session does. */
  readonly conClave?: Resultado;
  /** Behind an open door: what a login that still owes its second factor gets. */
  readonly conPendiente?: Resultado;
  /** Changes the sessions themselves: asked when nothing else is left to ask, or as the very last. */
  readonly ultima?: boolean | 'de todas';
  /** Changes nothing but what the caller has seen: no audit is left of it. */
  readonly sinRastro?: true;
  /** An answer that does not end: only its beginning is looked at. */
  readonly flujo?: boolean;
};

type Extra = Partial<Omit<Fila, 'puerta' | 'pasan'>>;

/** Something of the whole company. With an id in its path, nobody's is a 404. */
export const deLaEmpresa = (puerta: string, pasan: Fila['pasan'], extra: Extra = {}): Fila => ({
  puerta,
  pasan,
  objeto: 'empresa',
  propio: 'ok',
  ajeno: 'ok',
  documentos: 'los suyos',
  ...(puerta.includes('/:id') ? { inexistente: '404' as const } : {}),
  ...extra,
});

/** Asks for a fresh proof, but only of what it found: of an id that nobody has there is nothing to prove. */
export function conPrueba(puerta: string, pasan: Fila['pasan'], extra: Extra): Fila {
  const { inexistente: _, ...fila } = deLaEmpresa(puerta, pasan, { confirma: 'reciente', ...extra });
  return fila;
}

/** Something of one sucursal: elsewhere it does not exist. */
export const deSucursal = (puerta: string, pasan: readonly Rol[], extra: Extra = {}): Fila => ({
  puerta,
  pasan,
  objeto: 'sucursal',
  propio: 'ok',
  ajeno: '404',
  inexistente: '404',
  documentos: 'los suyos',
  ...extra,
});

/** A list of what is of sucursales, asked for one of them: that of another one is empty, like that of nowhere. */
export const listaDeSucursal = (puerta: string, pasan: readonly Rol[], extra: Extra = {}): Fila =>
  deSucursal(puerta, pasan, { ajeno: 'vacío', inexistente: 'vacío', lista: true, ...extra });

/** Makes something in the sucursal its body names: everybody knows that the others exist, so there it is a 403. */
export const creaEnSucursal = (puerta: string, pasan: readonly Rol[], extra: Extra = {}): Fila =>
  deSucursal(puerta, pasan, { propio: 'creado', ajeno: '403', inexistente: '400', ...extra });

/** A door without lock: the same for everybody, with a session or without. */
export const abierta = (puerta: string, propio: Resultado, extra: Extra = {}): Fila =>
  deLaEmpresa(puerta, 'cualquiera', { propio, ajeno: propio, ...extra });

/** The method of a door and the pattern of its path. */
export function caminoDe({ puerta }: Pick<Fila, 'puerta'>): { readonly metodo: string; readonly patron: string } {
  const [metodo = '', patron = ''] = puerta.split(' ');
  return { metodo, patron };
}

export const nombreDe = ({ puerta, caso }: Pick<Fila, 'puerta' | 'caso'>): string =>
  caso === undefined ? puerta : `${puerta} · ${caso}`;
