import { useTranslation } from 'react-i18next';

/** How a column is called: its title, or its place when the file gives it none. */
export function useTituloDeColumna(): (columnas: readonly { readonly titulo: string }[], lugar: number) => string {
  const { t } = useTranslation('importaciones');
  return (columnas, lugar) => columnas[lugar]?.titulo.trim() || t('asistente.vista.columna', { n: lugar + 1 });
}
