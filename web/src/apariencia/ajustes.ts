import { useSyncExternalStore } from 'react';
import { FORMATOS } from '#i18n/formatos.ts';
import { CODIGOS_DE_IDIOMA } from '#i18n/idiomas.ts';
import { NOMBRES_DE_TEMA } from './nombres-de-tema.ts';

/** Also read by `antes-de-pintar.js`, before the first paint. */
export const CLAVE = 'trastienda.apariencia.v2';

export const RADIO = { minimo: 4, maximo: 24 } as const;

const uno =
  <const Valor extends string>(valores: readonly Valor[], omision: NoInfer<Valor>) =>
  (dato: unknown): Valor =>
    valores.find((valor) => valor === dato) ?? omision;

const enteroEntre =
  (minimo: number, maximo: number, omision: number) =>
  (dato: unknown): number =>
    typeof dato === 'number' && Number.isInteger(dato) && dato >= minimo && dato <= maximo ? dato : omision;

// A bad stored value falls back to the default of that field only (`demos.md` 4.4). Read without a library of schemas,
// which would come before the first paint for this alone.
const LECTORES = {
  modo: uno(['light', 'dark', 'system'], 'light'),
  direccion: uno(['ltr', 'rtl'], 'ltr'),
  tema: uno(NOMBRES_DE_TEMA, 'BLUE_THEME'),
  menu: uno(['vertical', 'horizontal'], 'vertical'),
  barra: uno(['completa', 'mini'], 'completa'),
  contenido: uno(['encajado', 'ancho'], 'encajado'),
  tarjetas: uno(['sombra', 'borde'], 'sombra'),
  radio: enteroEntre(RADIO.minimo, RADIO.maximo, 7),
  idioma: uno(CODIGOS_DE_IDIOMA, 'es'),
  formato: uno(FORMATOS, 'idioma'),
  densidad: uno(['densa', 'normal'], 'densa'),
  listas: uno(['como-quedaron', 'enteras'], 'como-quedaron'),
};
export type Ajustes = { readonly [Campo in keyof typeof LECTORES]: ReturnType<(typeof LECTORES)[Campo]> };

const esObjeto = (dato: unknown): dato is Readonly<Record<string, unknown>> =>
  typeof dato === 'object' && dato !== null && !Array.isArray(dato);

function leerAjustes(dato: unknown): Ajustes {
  const campos = esObjeto(dato) ? dato : {};
  return Object.fromEntries(
    Object.entries(LECTORES).map(([campo, leerCampo]) => [campo, leerCampo(campos[campo])]),
  ) as Ajustes;
}

export const AJUSTES_POR_OMISION: Ajustes = leerAjustes({});

/** What shows now, and what each user of this browser left. */
type Guardado = { readonly activa: Ajustes; readonly usuarios: Readonly<Record<string, Ajustes>> };

const NADA: Guardado = { activa: AJUSTES_POR_OMISION, usuarios: {} };
let guardado = leer();
let usuario: string | undefined;
const oyentes = new Set<() => void>();

function leer(): Guardado {
  try {
    const dato: unknown = JSON.parse(localStorage.getItem(CLAVE) ?? 'null');
    if (!esObjeto(dato)) return NADA;
    const usuarios = esObjeto(dato.usuarios) ? Object.entries(dato.usuarios) : [];
    return {
      activa: leerAjustes(dato.activa),
      usuarios: Object.fromEntries(usuarios.map(([id, ajustes]) => [id, leerAjustes(ajustes)])),
    };
  } catch {
    // Storage may be forbidden or hold something that is not JSON: the defaults serve.
    return NADA;
  }
}

export const verAjustes = (): Ajustes => guardado.activa;

export function cambiarAjustes(cambios: Partial<Ajustes>): void {
  poner({ ...guardado.activa, ...cambios });
}

/** Every setting back to its default. */
export const restablecerAjustes = (): void => poner(AJUSTES_POR_OMISION);

/** Whoever is in finds the appearance they left in this browser; the first time, the one that shows. */
export function usarAjustesDe(usuarioId: string): void {
  if (usuario === usuarioId) return;
  usuario = usuarioId;
  poner(guardado.usuarios[usuarioId] ?? guardado.activa);
}

function poner(activa: Ajustes): void {
  const usuarios = usuario === undefined ? guardado.usuarios : { ...guardado.usuarios, [usuario]: activa };
  guardado = { activa, usuarios };
  try {
    localStorage.setItem(CLAVE, JSON.stringify(guardado));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  avisar();
}

/** Calls `oyente` after each change, also those made in another tab. Returns how to stop. */
export function alCambiarAjustes(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function avisar(): void {
  for (const oyente of oyentes) oyente();
}

globalThis.addEventListener?.('storage', (evento) => {
  if (evento.key !== CLAVE) return;
  guardado = leer();
  avisar();
});

export const useAjustes = (): Ajustes => useSyncExternalStore(alCambiarAjustes, verAjustes);
