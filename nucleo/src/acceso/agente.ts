export type Agente = { readonly navegador: string; readonly sistema: string; readonly movil: boolean };

// Order matters: each one also says that it is some of those below.
const NAVEGADORES = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SISTEMAS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

const MOVILES: readonly string[] = ['iPhone', 'iPad', 'Android'];

/** «Chrome en Windows»; what names nothing known, as it is written. */
export function agenteEnPalabras(agente: string, en: string): string {
  const { navegador, sistema } = leerAgente(agente);
  return sistema === '–' ? (agente.includes('/') ? navegador : agente) : `${navegador} ${en} ${sistema}`;
}

/** Browser and system in the names people give them. What says nothing known is shown by its first words. */
export function leerAgente(agente: string): Agente {
  const navegador = NAVEGADORES.find(([, marca]) => marca.test(agente))?.[0] ?? agente.split(/[\s/(]/)[0] ?? '';
  const sistema = SISTEMAS.find(([, marca]) => marca.test(agente))?.[0] ?? '';
  return { navegador: navegador || '–', sistema: sistema || '–', movil: MOVILES.includes(sistema) };
}
