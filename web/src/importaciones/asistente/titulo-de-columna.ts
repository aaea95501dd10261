import { letrasDeTitulo } from '@trastienda/nucleo/importaciones/lectura/sin-titulos.ts';
import { useTranslation } from 'react-i18next';

/** How a column is called: its title, or its place when the file gives it none. */
export function useTituloDeColumna(): (columnas: readonly { readonly titulo: string }[], lugar: number) => string {
  const { t } = useTranslation('importaciones');
  const decir = useDecirTitulo();
  return (columnas, lugar) => {
    const titulo = columnas[lugar]?.titulo.trim();
    return titulo ? decir(titulo) : t('asistente.vista.columna', { n: lugar + 1 });
  };
}

/** A title as people read it: that of a file without titles is no word of the file, and is said in the language of whoever reads. */
export function useDecirTitulo(): (titulo: string) => string {
  const { t } = useTranslation('importaciones');
  return (titulo) => {
    const letra = letrasDeTitulo(titulo);
    return letra === undefined ? titulo : t('asistente.vista.columnaLetra', { letra });
  };
}
