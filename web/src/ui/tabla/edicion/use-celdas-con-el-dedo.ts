import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFija } from '#ui/fija.ts';
import type { ColumnaPuesta } from '#ui/tabla/columnas.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { conDedo } from '#ui/teclado/con-dedo.ts';

/** What the menu of each row says besides its own actions. */
export type AccionesDeCeldas<Fila> = { readonly de: (fila: Fila) => readonly AccionDeFila[] };

type Props<Fila> = {
  readonly columnas: readonly ColumnaPuesta<Fila>[];
  readonly onAcciones: (acciones: AccionesDeCeldas<Fila>) => void;
  /** Begins to change the cell of that row in the column of that place. */
  readonly abrir: (fila: Fila, columna: number) => void;
};

/** A finger has no F2 nor a pencil, and a tap opens the row: there the menu of each row offers its cells (TD-09). */
export function useCeldasConElDedo<Fila>({ columnas, onAcciones, abrir }: Props<Fila>): void {
  const { t } = useTranslation('tabla');
  const seCambian = columnas.flatMap(({ titulo, edicion }, i) =>
    edicion && edicion !== 'por-llegar' ? [{ titulo, i }] : [],
  );
  const de = useFija((fila: Fila): readonly AccionDeFila[] =>
    seCambian.map(({ titulo, i }) => ({
      texto: t('edicion.cambiarSolo', { que: titulo }),
      // Once the menu is closed and has given the focus back.
      onClick: () => void setTimeout(() => abrir(fila, i)),
    })),
  );
  const cuales = seCambian.map(({ titulo }) => titulo).join();
  // How they are changed may come while the menu is open: it is told then.
  useEffect(() => {
    if (cuales && conDedo()) onAcciones({ de });
  }, [onAcciones, de, cuales]);
}
