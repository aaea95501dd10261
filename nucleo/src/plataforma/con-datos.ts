import { agenteEnPalabras } from '#acceso/agente.ts';

/**
 * Puts facts in the place of `{{dato}}`; one that is missing leaves nothing. Browsers present themselves with a line that
 * only programs read: they are said as «Chrome en Windows», with the `en` of the language of the sentence.
 */
export const conDatos = (texto: string, datos: Readonly<Record<string, unknown>>, en = 'en'): string =>
  texto.replace(/\{\{(\w+)\}\}/g, (_, nombre: string) => {
    const valor = String(datos[nombre] ?? '');
    return nombre === 'agente' ? agenteEnPalabras(valor, en) : valor;
  });
