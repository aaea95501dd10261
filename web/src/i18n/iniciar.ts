import i18next, { type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Starts the texts. `es` is the language of the product and what a missing text falls back to. */
export function iniciarTextos(es: ResourceLanguage): void {
  if (i18next.isInitialized) return;
  i18next.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: 'es',
    defaultNS: 'ui',
    resources: { es },
    // React escapes what it prints.
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
}
