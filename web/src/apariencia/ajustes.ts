import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { FORMATOS } from '#i18n/formatos.ts';
import { CODIGOS_DE_IDIOMA } from '#i18n/idiomas.ts';
import { NOMBRES_DE_TEMA } from './nombres-de-tema.ts';

/** Also read by `antes-de-pintar.js`, before the first paint. */
export const CLAVE = 'trastienda.apariencia.v2';

export const RADIO = { minimo: 4, maximo: 24 } as const;

// A bad stored value falls back to the default of that field only (`demos.md` 4.4).
const Ajustes = z.object({
  modo: z.enum(['light', 'dark', 'system']).catch('light'),
  direccion: z.enum(['ltr', 'rtl']).catch('ltr'),
  tema: z.enum(NOMBRES_DE_TEMA).catch('BLUE_THEME'),
  menu: z.enum(['vertical', 'horizontal']).catch('vertical'),
  barra: z.enum(['completa', 'mini']).catch('completa'),
  contenido: z.enum(['encajado', 'ancho']).catch('encajado'),
  tarjetas: z.enum(['sombra', 'borde']).catch('sombra'),
  radio: z.int().min(RADIO.minimo).max(RADIO.maximo).catch(7),
  idioma: z.enum(CODIGOS_DE_IDIOMA).catch('es'),
  formato: z.enum(FORMATOS).catch('idioma'),
  densidad: z.enum(['densa', 'normal']).catch('densa'),
});
export type Ajustes = z.infer<typeof Ajustes>;

export const AJUSTES_POR_OMISION: Ajustes = Ajustes.parse({});

/** What shows now, and what each user of this browser left. */
const Guardado = z.object({
  activa: Ajustes.catch(AJUSTES_POR_OMISION),
  usuarios: z.record(z.string(), Ajustes).catch({}),
});
type Guardado = z.infer<typeof Guardado>;

const NADA: Guardado = { activa: AJUSTES_POR_OMISION, usuarios: {} };
let guardado = leer();
let usuario: string | undefined;
const oyentes = new Set<() => void>();

function leer(): Guardado {
  const texto = z
    .string()
    .transform((json) => JSON.parse(json))
    .pipe(Guardado);
  try {
    const resultado = texto.safeParse(localStorage.getItem(CLAVE));
    return resultado.success ? resultado.data : NADA;
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
