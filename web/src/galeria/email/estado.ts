import { CARPETAS, type Email, ETIQUETAS_DE_CORREO } from '#galeria/api-falsa/entidades/email.ts';
import { coincide, llano } from '#galeria/comun/buscar.ts';
import { idNuevo } from '#galeria/comun/id-nuevo.ts';

export const FILTROS = [...CARPETAS, 'trash', 'starred', 'important', ...ETIQUETAS_DE_CORREO] as const;
export type FiltroDeCorreo = (typeof FILTROS)[number];

type Marca = 'starred' | 'important' | 'checked' | 'trash';

/** Whether a mail is shown by a filter: every one but the bin leaves out what is in the bin. */
function esDeFiltro(correo: Email, filtro: FiltroDeCorreo): boolean {
  if (filtro === 'trash') return correo.trash;
  if (correo.trash) return false;
  return filtro === 'Promotional' || filtro === 'Social' || filtro === 'Health'
    ? correo.label === filtro
    : correo[filtro];
}

/** What a filter and a search leave, the latest first. Looks in sender, subject and excerpt. */
export const buscarCorreos = (correos: readonly Email[], filtro: FiltroDeCorreo, buscar: string): Email[] =>
  correos
    .filter((uno) => esDeFiltro(uno, filtro))
    .filter(({ from, subject, emailExcerpt }) => coincide(buscar, from, subject, emailExcerpt))
    .sort((uno, otro) => otro.time.localeCompare(uno.time));

/** The figure beside a folder: unread of what came in, all of the drafts; the others have none. */
export function cuentaDe(correos: readonly Email[], filtro: FiltroDeCorreo): number | undefined {
  const propios = correos.filter((uno) => esDeFiltro(uno, filtro));
  if (filtro === 'draft') return propios.length;
  return filtro === 'inbox' ? propios.filter(({ unread }) => unread).length : undefined;
}

/** Starred, important, checked and trash each toggle, for those ids. Deleting a mail only toggles trash. */
export const alternar = (correos: readonly Email[], marca: Marca, ids: readonly number[]): readonly Email[] =>
  correos.map((uno) => (ids.includes(uno.id) ? { ...uno, [marca]: !uno[marca] } : uno));

/** Deleted or restored, which leaves them unticked. What was only in the bin has no folder to go back to, and comes in. */
export const alternarPapelera = (correos: readonly Email[], ids: readonly number[]): readonly Email[] =>
  sinTildes(alternar(correos, 'trash', ids), ids).map((uno) =>
    ids.includes(uno.id) && !uno.trash && !CARPETAS.some((una) => uno[una]) ? { ...uno, inbox: true } : uno,
  );

/** Takes back what `alternarPapelera` did to those of `antes`; who was restored or deleted by hand since stays where it is. */
export function devolverDePapelera(
  correos: readonly Email[],
  antes: readonly Email[],
  ids: readonly number[],
): readonly Email[] {
  return correos.map((uno) => {
    const estaba = ids.includes(uno.id) ? antes.find(({ id }) => id === uno.id) : undefined;
    if (!estaba || estaba.trash === uno.trash) return uno;
    return { ...uno, trash: estaba.trash, checked: estaba.checked, inbox: estaba.inbox };
  });
}

/** Toggles the mark of those that are not yet as the first one will be, so that all end alike. */
export function alternarJuntos(
  correos: readonly Email[],
  marca: 'starred' | 'important',
  ids: readonly number[],
): readonly Email[] {
  const elegidos = correos.filter(({ id }) => ids.includes(id));
  const poner = elegidos.some((uno) => !uno[marca]);
  const queCambian = elegidos.filter((uno) => uno[marca] !== poner).map(({ id }) => id);
  return alternar(correos, marca, queCambian);
}

export const marcarLeidos = (correos: readonly Email[], ids: readonly number[], leidos: boolean): readonly Email[] =>
  correos.map((uno) => (ids.includes(uno.id) && uno.unread === leidos ? { ...uno, unread: !leidos } : uno));

export const sinTildes = (correos: readonly Email[], ids: readonly number[]): readonly Email[] =>
  correos.map((uno) => (uno.checked && ids.includes(uno.id) ? { ...uno, checked: false } : uno));

/** What somebody writes: `para` are addresses, `html` the text with format, `borrador` the draft that it goes on with. */
export type Redaccion = {
  readonly borrador?: number;
  readonly para: readonly string[];
  readonly asunto: string;
  readonly html: string;
  readonly texto: string;
  readonly adjuntos: Email['attchments'];
};

const CORREO = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;
const LARGO_DE_EXTRACTO = 120;

export const esDireccion = (texto: string): boolean => CORREO.test(texto.trim());

/** What keeps a mail from being sent. A draft may lack anything. */
export function faltasDe({ para }: Pick<Redaccion, 'para'>): 'sinPara' | 'paraMalo' | undefined {
  if (para.length === 0) return 'sinPara';
  return para.every(esDireccion) ? undefined : 'paraMalo';
}

/** `Ana Paz <ana@taller.example>`, as mails copy an addressee. */
const CON_NOMBRE = /[^,;<>]*<([^<>]+)>/g;

/** Addresses as they are typed or pasted, several at once too, each one once. */
export const direccionesEscritas = (escritas: readonly string[]): readonly string[] => [
  ...new Set(escritas.flatMap((una) => una.replace(CON_NOMBRE, '$1,').split(/[,;\s]+/)).filter(Boolean)),
];

/** The addresses of a `To`. */
const direccionesDe = (escritas: string): readonly string[] =>
  escritas
    .split(',')
    .map((una) => una.trim())
    .filter(Boolean);

/**
 * Where an answer goes: to whom one wrote, when the mail is one's own; else to who sent it, by the address after the name or
 * by one of the sample domain made of the name.
 */
export function paraResponder({ from, To, sent, draft }: Email): readonly string[] {
  if (sent || draft) return direccionesDe(To);
  const escrita = /<(.+)>$/.exec(from)?.[1] ?? from;
  return [esDireccion(escrita) ? escrita : `${llano(from).replace(/[^a-z0-9]+/g, '.')}@demostracion.example`];
}

type Emisor = { readonly nombre: string; readonly foto: string };

/** A draft as it was left, to go on writing it. */
export const seguirBorrador = ({ id, To, subject, emailContent, emailExcerpt, attchments }: Email): Redaccion => ({
  borrador: id,
  para: direccionesDe(To),
  asunto: subject,
  html: emailContent,
  texto: emailExcerpt,
  adjuntos: attchments,
});

/** A mail that was sent, or kept as a draft, goes to its folder: with an id of its own (F7), or in the place of its draft. */
export function conRedactado(
  correos: readonly Email[],
  { borrador, para, asunto, html, texto, adjuntos }: Redaccion,
  carpeta: 'sent' | 'draft',
  emisor: Emisor,
  ahora: string,
): readonly Email[] {
  const anterior = correos.find(({ id }) => id === borrador);
  const nuevo: Email = {
    id: anterior?.id ?? idNuevo(correos),
    from: emisor.nombre,
    thumbnail: emisor.foto,
    subject: asunto,
    time: ahora,
    To: para.join(', '),
    emailExcerpt: texto.slice(0, LARGO_DE_EXTRACTO),
    emailContent: html,
    unread: false,
    attachment: adjuntos.length > 0,
    starred: anterior?.starred ?? false,
    important: anterior?.important ?? false,
    checked: false,
    inbox: false,
    sent: carpeta === 'sent',
    draft: carpeta === 'draft',
    spam: false,
    trash: false,
    label: anterior?.label ?? null,
    attchments: adjuntos,
  };
  return [...correos.filter((uno) => uno !== anterior), nuevo];
}
