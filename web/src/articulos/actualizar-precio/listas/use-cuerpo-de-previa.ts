import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type CuerpoDePrevia, cuerpoDePrevia, DE_LA_FORMULA } from './cuerpo-de-previa.ts';

/** What the preview would be asked with as the form stands; null while it cannot be read. */
export function useCuerpoDePrevia(): CuerpoDePrevia | null {
  const valores = useWatch({ name: [...DE_LA_FORMULA] }) as readonly unknown[];
  const escrito = JSON.stringify(Object.fromEntries(DE_LA_FORMULA.map((campo, i) => [campo, valores[i]])));
  return useMemo(() => cuerpoDePrevia(JSON.parse(escrito)), [escrito]);
}
