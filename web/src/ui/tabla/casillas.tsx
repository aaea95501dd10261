import { useTranslation } from 'react-i18next';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { estadoDeTodas, NINGUNA, TODAS } from './seleccion.ts';
import type { Eleccion } from './use-seleccion.ts';

/** Chooses one row; with Shift, those from the last one. */
export function CasillaDeFila(props: {
  readonly nombre: string;
  readonly elegida: boolean;
  readonly enGrilla: boolean;
  readonly onCambio: (puesta: boolean, rango: boolean) => void;
}) {
  const { t } = useTranslation('ui');
  return (
    <input
      type="checkbox"
      // A grid is one tab stop: its keys come here.
      tabIndex={props.enGrilla ? -1 : 0}
      aria-label={t('tabla.elegir', { que: props.nombre })}
      checked={props.elegida}
      onChange={({ target, nativeEvent }) =>
        props.onCambio(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

/** Chooses everything that matches, also what was never in view; or nothing. */
export function CasillaDeTodas<Fila>(
  props: Pick<TablaDatosProps<Fila>, 'lista' | 'idDe'> & { readonly eleccion: Eleccion },
) {
  const { eleccion, lista, idDe } = props;
  const { t } = useTranslation('ui');
  // Of a list longer than what comes at first, all is said only of all that match: the bar knows more, and comes later.
  const estado = estadoDeTodas(eleccion.seleccion, lista.total, lista.filas?.map(idDe) ?? []);
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={t('tabla.elegirTodas')}
      checked={estado === 'todo'}
      ref={(casilla) => {
        if (casilla) casilla.indeterminate = estado === 'algo';
      }}
      onChange={() => eleccion.cambiar(estado === 'todo' ? NINGUNA : TODAS)}
    />
  );
}
