import type { Dependencia, HechoDeDependencia } from '@trastienda/nucleo/articulos/dependencias.ts';
import type { Reparo } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { conDatos } from '@trastienda/nucleo/plataforma/con-datos.ts';
import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import type { FrasesDeNotificacion } from './notificaciones.en.ts';
import type { Frases, Rechazos } from './rechazos/tipos.ts';

/** What the server says, in a language other than its own. */
export type Dichos = {
  readonly rechazos: Rechazos;
  readonly frases: Frases;
  readonly notificaciones: FrasesDeNotificacion;
  readonly dependencia: (hecho: HechoDeDependencia) => string;
  readonly reparo: (reparo: Reparo) => string;
};

let dichos: Dichos | undefined;

/** From now on refusals are said so; without them, as the server says them. */
export function usarDichos(nuevos: Dichos | undefined): void {
  dichos = nuevos;
}

/** The sentence of a refusal in the language of the interface, or its `titulo` in Spanish. */
export function decirRechazo(code: string, data: unknown, titulo: string): string {
  const decir = (dichos?.rechazos as Readonly<Record<string, (data: unknown) => string>> | undefined)?.[code];
  if (!decir) return titulo;
  try {
    return decir(data ?? {});
  } catch {
    // A server of another version may send other data with the same code.
    return titulo;
  }
}

/** What keeps an artículo in use, in the language of the interface. */
export const decirDependencia = (una: Dependencia): string => dichos?.dependencia(una) ?? una.texto;

/** What keeps two artículos from being merged, in a language other than Spanish; whoever shows it brings its Spanish. */
export const decirReparo = (reparo: Reparo): string | undefined => dichos?.reparo(reparo);

/** The two sentences of a notification in the language of the interface, or as the server says them. */
export function decirNotificacion(una: Notificacion): { readonly titulo: string; readonly texto: string } {
  // A server of another version may tell of kinds that are not known here.
  const frases = dichos?.notificaciones[una.tipo] as FrasesDeNotificacion[Notificacion['tipo']] | undefined;
  if (!frases) return una;
  const decir = (frase: string) => conDatos(frase, una.datos, 'on');
  return { titulo: decir(frases.titulo), texto: decir(frases.texto) };
}

/** A sentence of a schema in the language of the interface, or as it came. */
export function decirFrase(frase: string): string {
  return dichos ? (decirCon(dichos.frases, frase) ?? frase) : frase;
}

/** A sentence by the table of a language; undefined when it does not know it. */
export function decirCon({ exactas, conCifras }: Frases, frase: string): string | undefined {
  const exacta = exactas[frase];
  if (exacta !== undefined) return exacta;
  const regla = conCifras.find(([forma]) => forma.test(frase));
  return regla && frase.replace(regla[0], regla[1]);
}
