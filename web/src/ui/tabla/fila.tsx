import Link from '@mui/material/Link';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuDeFila, pideMenu } from '#ui/flotantes/menu-de-fila.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { CasillaDeFila } from './casillas.tsx';
import type { ColumnaPuesta } from './columnas.ts';
import { clasesDeColumna, lugarDe } from './estilo.ts';
import { sacarDelTabulador } from './foco.ts';

export type PropsDeFila<Fila> = {
  /** Without it, its place: it is on its way. */
  readonly fila: Fila | undefined;
  /** Why it did not come. */
  readonly falla?: { readonly error: Error; readonly reintentar: () => void } | undefined;
  readonly columnas: readonly ColumnaPuesta<Fila>[];
  /** Its place among all the rows, from 0. */
  readonly indice: number;
  /** The one row of the grid that the tab key reaches. */
  readonly enFoco: boolean;
  /** Whether it is chosen; undefined where rows are not. */
  readonly elegida: boolean | undefined;
  readonly onElegir: ((indice: number, puesta: boolean, rango: boolean) => void) | undefined;
  readonly nombreDe: ((fila: Fila) => string) | undefined;
  readonly acciones: ((fila: Fila) => readonly AccionDeFila[]) | undefined;
  readonly onAbrir: ((fila: Fila, indice: number) => void) | undefined;
};

function FilaSinMemoria<Fila>(props: PropsDeFila<Fila>) {
  const { fila, columnas, indice, acciones, onAbrir } = props;
  const propia = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => sacarDelTabulador(propia.current));

  const handleKey = (evento: KeyboardEvent) => {
    const destino = evento.target as Element;
    if (fila === undefined || !propia.current?.contains(destino) || destino.closest('a, button, input')) return;
    if (evento.key === 'Enter' && onAbrir) {
      evento.preventDefault();
      onAbrir(fila, indice);
    }
    if (pideMenu(evento)) {
      evento.preventDefault();
      propia.current.querySelector<HTMLElement>('.menu button')?.click();
    }
  };
  const handleClick = (evento: MouseEvent) => {
    const enControl = (evento.target as Element).closest('a, button, input, label, select, [role="menu"]');
    const seleccionando = (globalThis.getSelection?.()?.toString() ?? '') !== '';
    if (fila !== undefined && !enControl && !seleccionando) onAbrir?.(fila, indice);
  };
  return (
    <tr
      ref={propia}
      tabIndex={props.enFoco ? 0 : -1}
      aria-rowindex={indice + 2}
      aria-selected={props.elegida}
      aria-busy={(fila === undefined && !props.falla) || undefined}
      className={fila === undefined ? (props.falla ? undefined : 'por-llegar') : onAbrir ? 'abre' : undefined}
      onKeyDown={handleKey}
      onClick={handleClick}
    >
      {props.elegida !== undefined && (
        <td className="eleccion">
          {fila !== undefined && (
            <CasillaDeFila
              enGrilla
              nombre={props.nombreDe?.(fila) ?? String(indice + 1)}
              elegida={props.elegida}
              onCambio={(puesta, rango) => props.onElegir?.(indice, puesta, rango)}
            />
          )}
        </td>
      )}
      {columnas.map((columna, i) => (
        <td
          key={columna.id}
          // What says which row it is goes with any other cell that somebody comes to.
          role={fila && columna.fija ? 'rowheader' : undefined}
          className={clasesDeColumna(columna)}
          style={lugarDe(columna)}
        >
          {fila === undefined ? i === 0 && props.falla && <Falla {...props.falla} /> : columna.celda(fila)}
        </td>
      ))}
      {acciones && (
        <td className="menu">
          {fila !== undefined && (
            <Menu nombre={props.nombreDe?.(fila) ?? String(indice + 1)} acciones={() => acciones(fila)} />
          )}
        </td>
      )}
    </tr>
  );
}

function Menu(props: { readonly nombre: string; readonly acciones: () => readonly AccionDeFila[] }) {
  const { t } = useTranslation('ui');
  return <MenuDeFila etiqueta={t('tabla.acciones', { que: props.nombre })} acciones={props.acciones} />;
}

function Falla({ error, reintentar }: { readonly error: Error; readonly reintentar: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Link component="button" color="error" title={mensajeDeError(error)} onClick={reintentar}>
      {t('accion.reintentar')}
    </Link>
  );
}

/** Scrolling draws the rows that come, not those that stay. */
export const TablaFila = memo(FilaSinMemoria) as <Fila>(props: PropsDeFila<Fila>) => ReactNode;
