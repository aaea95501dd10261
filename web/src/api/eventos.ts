import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { useEffect, useRef } from 'react';
import { trasPintar } from './tras-pintar.ts';

/**
 * What the server tells by itself. `notificacion`: something happened. `sesion`: the session or its rights may have
 * changed. `repaso`: things happened that were not told one by one.
 */
type Novedades = { readonly notificacion: Notificacion; readonly sesion: undefined; readonly repaso: undefined };
type TipoDeNovedad = keyof Novedades;
type Oyente<Tipo extends TipoDeNovedad = TipoDeNovedad> = (datos: Novedades[Tipo]) => void;

const RUTA = '/api/eventos';
/** A tab nobody looks at gives its place back; it is told of what it missed when they come back to it. */
const OCULTA_MS = 60_000;
const ESPERA_MS = 1_000;
const ESPERA_MAXIMA_MS = 60_000;
const SALIR_MS = 700;
/** Enough to know what was told twice after a line that was cut. */
const RECUERDA = 500;

const oyentes = new Map<TipoDeNovedad, Set<Oyente>>();
const dichas = new Set<number>();
let fuente: EventSource | undefined;
let visto = '';
let fallas = 0;
let reintento: ReturnType<typeof setTimeout> | undefined;
let adormecer: ReturnType<typeof setTimeout> | undefined;
let noEmpezar = (): void => {};

/** Calls `oyente` with each thing of a kind that the server tells, while the screen is there. */
export function useEventos<Tipo extends TipoDeNovedad>(tipo: Tipo, oyente: Oyente<Tipo>): void {
  const actual = useRef(oyente);
  useEffect(() => {
    actual.current = oyente;
  });
  useEffect(() => oirEventos(tipo, (datos) => actual.current(datos as Novedades[Tipo])), [tipo]);
}

/** One line to the server for the whole tab: it is open while somebody hears. Returns how to stop. */
export function oirEventos(tipo: TipoDeNovedad, oyente: Oyente): () => void {
  const nadieOia = oyentes.size === 0;
  const deSuTipo = oyentes.get(tipo) ?? new Set();
  oyentes.set(tipo, deSuTipo.add(oyente));
  if (nadieOia) empezar();
  return () => {
    deSuTipo.delete(oyente);
    if (deSuTipo.size === 0) oyentes.delete(tipo);
    if (oyentes.size === 0) terminar();
  };
}

function empezar(): void {
  document.addEventListener('visibilitychange', handleVisibilidad);
  globalThis.addEventListener('focus', abrir);
  globalThis.addEventListener('pagehide', cerrar);
  globalThis.addEventListener('pageshow', abrir);
  noEmpezar = trasPintar(abrir);
}

function terminar(): void {
  document.removeEventListener('visibilitychange', handleVisibilidad);
  globalThis.removeEventListener('focus', abrir);
  globalThis.removeEventListener('pagehide', cerrar);
  globalThis.removeEventListener('pageshow', abrir);
  clearTimeout(adormecer);
  noEmpezar();
  cerrar();
  // Whoever comes in next may be somebody else.
  [visto, fallas] = ['', 0];
  dichas.clear();
}

function handleVisibilidad(): void {
  clearTimeout(adormecer);
  if (document.visibilityState === 'hidden') adormecer = setTimeout(cerrar, OCULTA_MS);
  else abrir();
}

function abrir(): void {
  if (fuente || document.visibilityState === 'hidden' || typeof EventSource === 'undefined') return;
  clearTimeout(reintento);
  const nueva = new EventSource(visto === '' ? RUTA : `${RUTA}?${new URLSearchParams({ desde: visto })}`);
  fuente = nueva;
  const alOir = (aviso: string, hacer: (datos: string) => unknown) =>
    nueva.addEventListener(aviso, (evento) => {
      const { lastEventId, data } = evento as MessageEvent<string>;
      if (lastEventId) visto = lastEventId;
      hacer(data);
    });
  alOir('listo', () => {
    fallas = 0;
  });
  alOir('notificacion', (datos) => alNotificar(JSON.parse(datos) as Notificacion));
  // Whoever leaves by themselves is on their way out by then, and needs not be told that the session is over.
  alOir('sesion', () => setTimeout(() => contar('sesion', undefined), SALIR_MS));
  alOir('repaso', () => contar('repaso', undefined));
  // Other tabs of this session took the place: this one asks for it again when somebody looks at it.
  alOir('limite', cerrar);
  nueva.addEventListener('error', () => alFallar(nueva));
}

function cerrar(): void {
  clearTimeout(reintento);
  fuente?.close();
  fuente = undefined;
}

/** A line that is cut is opened again by the browser; one that is refused, by us, less often each time. */
function alFallar(cual: EventSource): void {
  if (cual !== fuente || cual.readyState !== EventSource.CLOSED) return;
  cerrar();
  // It may be that there is no session any more: whoever knows how to tell looks, once.
  if (fallas === 0) contar('sesion', undefined);
  const espera = Math.min(ESPERA_MS * 2 ** fallas, ESPERA_MAXIMA_MS);
  fallas += 1;
  reintento = setTimeout(abrir, espera * (0.5 + Math.random() / 2));
}

function alNotificar(notificacion: Notificacion): void {
  if (dichas.has(notificacion.id)) return;
  dichas.add(notificacion.id);
  for (const vieja of dichas) {
    if (dichas.size <= RECUERDA) break;
    dichas.delete(vieja);
  }
  contar('notificacion', notificacion);
}

function contar<Tipo extends TipoDeNovedad>(tipo: Tipo, datos: Novedades[Tipo]): void {
  for (const oyente of oyentes.get(tipo) ?? []) oyente(datos);
}
