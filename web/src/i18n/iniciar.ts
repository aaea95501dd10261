import i18next, { type BackendModule, type FormatterModule, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Dichos, usarDichos } from './decir.ts';
import { etiquetaVigente, type Formato } from './formatos.ts';
import { type CodigoDeIdioma, idiomas } from './idiomas.ts';
import { porRegion, usarRegion } from './region.ts';

/** Brings the texts of a language, as far as they exist; what is missing falls back to Spanish. */
export type CargaDeTextos = () => Promise<{
  readonly textos: ResourceLanguage;
  /** How it says what the server refuses. */
  readonly dichos?: Dichos;
}>;

/** Brings what a room says in Spanish. */
type CargaDeSala = () => Promise<ResourceLanguage[string]>;

/**
 * Starts the texts. `es` is the language of the product and what a missing text falls back to; what it does not hold
 * comes by `salas` the first time a screen asks for it, which waits for it like for its own code.
 */
export function iniciarTextos(es: ResourceLanguage, salas: Readonly<Record<string, CargaDeSala>> = {}): void {
  if (i18next.isInitialized) return;
  i18next
    .use(initReactI18next)
    .use(porSalas(salas))
    .use(deCuentas as FormatterModule)
    .init({
      lng: 'es',
      fallbackLng: 'es',
      ns: Object.keys(es),
      defaultNS: 'ui',
      resources: { es },
      partialBundledLanguages: true,
      // React escapes what it prints. What is counted is written with its thousands, in whatever sentence.
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
      initAsync: false,
      // After these a screen fails as if its code had not come, and the next one asks for its words again.
      maxRetries: 2,
      saveMissing: true,
      missingKeyHandler: (_idiomas, espacio) => {
        const falla = fallas.get(espacio);
        if (falla) throw falla;
      },
    });
}

/** Why what a room says could not come, until it does. */
const fallas = new Map<string, Error>();

const enteros = porRegion((etiquetas) => new Intl.NumberFormat(etiquetas, { useGrouping: 'always' }));
/** No sentence names a format, so nobody adds any. */
const deCuentas: Pick<FormatterModule, 'type' | 'format'> = {
  type: 'formatter',
  format: (valor, _formato, _idioma, opciones) =>
    typeof valor === 'number' && opciones?.interpolationkey === 'count' ? enteros().format(valor) : valor,
};

const porSalas = (salas: Readonly<Record<string, CargaDeSala>>): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: (idioma, espacio, listo) => {
    // Other languages come whole, or do without what they have not got.
    const cargar = idioma === 'es' ? salas[espacio] : undefined;
    if (!cargar) return listo(null, {});
    cargar().then(
      (textos) => {
        fallas.delete(espacio);
        listo(null, textos);
      },
      (error: Error) => {
        fallas.set(espacio, error);
        // `false` would mean never again.
        listo(error, true);
      },
    );
  },
});

/** Brings the texts of a room, for what shows together with them. Fails when they cannot come; the next one tries again. */
export async function traerTextos(espacio: string): Promise<void> {
  await i18next.loadNamespaces(espacio);
  if (!i18next.hasResourceBundle('es', espacio)) throw new Error(espacio);
}

/** Asks for the texts of a room before the screen that says them is there, and again for those that could not come. */
export const adelantarTextos = (espacio: string): void => void i18next.loadNamespaces(espacio);

let pedidos = 0;

/**
 * Changes the language of the whole interface and how it writes dates and numbers. The texts come first, so that
 * nothing flickers through Spanish; whoever uses them draws again, also when only the format changed. Texts that come once
 * another language was asked for change nothing.
 */
export async function hablar(
  codigo: CodigoDeIdioma,
  cargas: Readonly<Partial<Record<CodigoDeIdioma, CargaDeTextos>>>,
  formato: Formato = 'idioma',
): Promise<void> {
  pedidos += 1;
  const este = pedidos;
  // What was brought once is kept by whoever brings it.
  const traido = await cargas[codigo]?.();
  if (este !== pedidos) return;
  for (const [espacio, textos] of Object.entries(traido?.textos ?? {})) {
    i18next.addResourceBundle(codigo, espacio, textos);
  }
  usarDichos(traido?.dichos);
  usarRegion(etiquetaVigente(codigo, formato));
  await i18next.changeLanguage(codigo);
  document.documentElement.lang = idiomas[codigo].etiqueta;
}
