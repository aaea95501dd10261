import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Traduccion } from '#i18n/traduccion.ts';

type Numero = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type SinNumero<K extends string> = K extends `${infer Base}_${Numero}` ? Base : K;

/** The keys of some texts, written with dots; those with a number without it: `cuantos_one` and `cuantos_other` are `cuantos`. */
type ClaveDe<T> = {
  [K in keyof T & string]: T[K] extends string ? SinNumero<K> : `${K}.${ClaveDe<T[K]>}`;
}[keyof T & string];

type Valores = Readonly<Record<string, string | number>>;
export type Decir<T> = (clave: ClaveDe<T>, valores?: Valores) => string;

type Textos<T> = {
  /** A hook: what says the texts in the language of the interface. */
  readonly usar: () => Decir<T>;
};

/**
 * The texts of a group of demonstration screens, in Spanish and English; they travel with the group. Other languages read
 * them in Spanish, like the rest of the product.
 */
export function crearTextos<const T extends object>(grupo: string, es: T, en: Traduccion<T>): Textos<T> {
  const espacio = `demo-${grupo}`;
  return {
    usar: () => {
      if (!i18next.hasResourceBundle('es', espacio)) {
        i18next.addResourceBundle('es', espacio, es);
        i18next.addResourceBundle('en', espacio, en);
      }
      const { t } = useTranslation(espacio as never);
      return t as unknown as Decir<T>;
    },
  };
}
