import type { GrupoDeAtajos } from '#ui/pantalla/atajos.ts';
import { useAtajosDeVentas } from '#ventas/atajos.ts';

/** The keys of the rooms, for the list of shortcuts. Rooms own theirs. */
export const useAtajos = (): readonly GrupoDeAtajos[] => [...useAtajosDeVentas()];
