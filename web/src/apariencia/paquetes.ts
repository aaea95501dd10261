import { esES } from '@mui/material/locale';
import type { NombreDeFormato } from '#i18n/formatos.ts';

export type Paquete = object;

/** What MUI itself says (pagination, «clear», «open»…). Spanish comes with the product, the others when they are chosen. */
export const paqueteEs: Paquete = {
  components: {
    ...esES.components,
    // The pack says «Abierto» of the button that opens.
    MuiAutocomplete: { defaultProps: { ...esES.components?.MuiAutocomplete?.defaultProps, openText: 'Abrir' } },
  },
};

/** MUI speaks English by itself. */
export async function traerPaquete(nombre: NombreDeFormato): Promise<Paquete> {
  if (nombre === 'esES') return paqueteEs;
  if (nombre === 'enUS') return {};
  const { traerDeLejos } = await import('./paquetes-de-lejos.ts');
  return traerDeLejos(nombre);
}
