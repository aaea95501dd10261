import { normaPalabras } from '#comun/texto.ts';

const CON_IVA = /\b(CON|C|INCLUYE|INCLUIDO|INC|INCL) IVA\b|\bIVA (INCLUIDO|INCLUIDA|INC|INCL)\b|\bFINAL(ES)?\b/;
const SIN_IVA = /\b(SIN|S|MAS) IVA\b|\bNETOS?\b/;

/** Whether a title says that its prices have IVA in them; null when it says nothing, or both things. */
export function ladoDeIva(titulo: string): 'con' | 'sin' | null {
  const dicho = normaPalabras(titulo.replaceAll('+', ' mas '));
  const con = CON_IVA.test(dicho);
  if (con === SIN_IVA.test(dicho)) return null;
  return con ? 'con' : 'sin';
}
