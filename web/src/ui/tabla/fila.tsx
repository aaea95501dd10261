import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuDeFila } from '#ui/menu-de-fila.tsx';
import type { AccionDeFila, Columna } from '#ui/tabla-tipos.ts';
import { clasesDeColumna } from './estilo.ts';

type Props<Fila> = {
  readonly fila: Fila;
  readonly columnas: readonly Columna<Fila>[];
  readonly fijas: readonly number[];
  /** Its place among all the rows there are, the header being 1. */
  readonly indice: number;
  /** The one row of the grid that the tab key reaches. */
  readonly enFoco: boolean;
  readonly nombre: string;
  readonly acciones: ((fila: Fila) => readonly AccionDeFila[]) | undefined;
  readonly onAbrir: ((fila: Fila) => void) | undefined;
  readonly onFoco: () => void;
  /** Says whether the key moved the focus to another row. */
  readonly onTecla: (tecla: string) => boolean;
};

export function TablaFila<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { fila, columnas, fijas, acciones, onAbrir } = props;
  const ultimaFija = columnas.findLastIndex(({ fija }) => fija);

  const handleKey = (evento: KeyboardEvent) => {
    if (evento.target !== evento.currentTarget) return;
    const abre = evento.key === 'Enter' && onAbrir !== undefined;
    if (abre) onAbrir(fila);
    if (props.onTecla(evento.key) || abre) evento.preventDefault();
  };
  const handleClick = (evento: MouseEvent) => {
    const enControl = (evento.target as Element).closest('a, button, input, label, select, [role="menu"]');
    const seleccionando = (globalThis.getSelection?.()?.toString() ?? '') !== '';
    if (!enControl && !seleccionando) onAbrir?.(fila);
  };

  return (
    <tr
      tabIndex={props.enFoco ? 0 : -1}
      aria-rowindex={props.indice}
      className={onAbrir ? 'abre' : undefined}
      onFocus={props.onFoco}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      {columnas.map((columna, i) => (
        <td
          key={columna.id}
          className={clasesDeColumna(columna, i === ultimaFija)}
          style={columna.fija ? { insetInlineStart: fijas[i] } : undefined}
        >
          {columna.celda(fila)}
        </td>
      ))}
      {acciones && (
        <td className="menu">
          <MenuDeFila etiqueta={t('tabla.acciones', { que: props.nombre })} acciones={() => acciones(fila)} />
        </td>
      )}
    </tr>
  );
}
