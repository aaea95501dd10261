/// <reference types="vite/client" />
import type { NombreDeFormato } from '#i18n/formatos.ts';

type Modulo = Readonly<Record<string, object>>;

// One chunk for each, and MUI gives them no door of their own. This list is a chunk too: most people never need it.
const cargas = import.meta.glob<Modulo>([
  '../../../node_modules/@mui/material/locale/[a-z][a-z][A-Z]*.mjs',
  '!../../../node_modules/@mui/material/locale/{esES,enUS}.mjs',
]);

/** The words of MUI in one of its other languages; only that one is fetched. */
export async function traerDeLejos(nombre: NombreDeFormato): Promise<object> {
  const cargar = Object.entries(cargas).find(([ruta]) => ruta.endsWith(`/${nombre}.mjs`))?.[1];
  return (await cargar?.())?.[nombre] ?? {};
}
