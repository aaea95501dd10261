import { etiquetaDeFormato, NOMBRES_DE_FORMATO, type NombreDeFormato } from '#i18n/formatos.ts';

type FormatoNombrado = {
  readonly formato: NombreDeFormato;
  /** In itself: «日本語». */
  readonly nombre: string;
  /** In the language of the interface: «Japonés». */
  readonly traducido: string;
};

// Those that browsers do not know by name.
const NOMBRES: Readonly<Partial<Record<NombreDeFormato, string>>> = {
  beBY: 'Беларуская',
  hyAM: 'Հայերեն',
  isIS: 'Íslenska',
  khKH: 'ខ្មែរ',
  kuCKB: 'کوردیی ناوەندی',
  kuLatn: 'Kurdî',
  mkMK: 'Македонски',
  myMY: 'မြန်မာ',
  neNP: 'नेपाली',
  nnNO: 'Norsk nynorsk',
  psAF: 'پښتو',
  siLK: 'සිංහල',
};

/** Every regional format, by its own name and as it is called in `interfaz` (a BCP 47 tag), in order of the former. */
export function formatosNombrados(interfaz: string): readonly FormatoNombrado[] {
  const enInterfaz = nombresEn(interfaz);
  return NOMBRES_DE_FORMATO.map((formato) => {
    const etiqueta = etiquetaDeFormato(formato);
    const cual = masCorta(etiqueta);
    const nombre = NOMBRES[formato] ?? conMayuscula(nombresEn(etiqueta).of(cual) ?? etiqueta, etiqueta);
    return { formato, nombre, traducido: conMayuscula(enInterfaz.of(cual) ?? etiqueta, interfaz) };
  }).sort((a, b) => a.nombre.localeCompare(b.nombre, interfaz));
}

const nombresEn = (etiqueta: string) => new Intl.DisplayNames([etiqueta, 'es'], { type: 'language' });

/** The region is said only where a language has more than one format. */
function masCorta(etiqueta: string): string {
  const sola = sinRegion(etiqueta);
  return NOMBRES_DE_FORMATO.filter((otro) => sinRegion(etiquetaDeFormato(otro)) === sola).length > 1 ? etiqueta : sola;
}

const sinRegion = (etiqueta: string): string => etiqueta.replace(/-[A-Z]{2}$/, '');

const conMayuscula = (texto: string, etiqueta: string): string =>
  texto.charAt(0).toLocaleUpperCase(etiqueta) + texto.slice(1);
