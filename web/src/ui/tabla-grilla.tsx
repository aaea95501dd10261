import Box from '@mui/material/Box';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAjustes } from '#apariencia/ajustes.ts';
import { MenuDeFila } from './menu-de-fila.tsx';
import { TablaEncabezado } from './tabla-encabezado.tsx';
import { anchoTotal, clasesDeColumna, estiloDeGrilla, posicionesFijas } from './tabla-estilo.ts';
import type { TablaDatosProps } from './tabla-tipos.ts';

type Props<Fila> = TablaDatosProps<Fila> & { readonly filas: readonly Fila[] };

/** The rows as a grid: one tab stop, arrows between rows, Enter opens. */
export function TablaGrilla<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { densidad } = useAjustes();
  const { columnas, filas, lista, idDe, onAbrir, acciones } = props;
  const [enfocada, setEnfocada] = useState(0);
  const cuerpo = useRef<HTMLTableSectionElement>(null);
  const fijas = posicionesFijas(columnas);
  const ultimaFija = columnas.findLastIndex(({ fija }) => fija);
  const activa = Math.min(enfocada, filas.length - 1);

  const enfocar = (i: number) => {
    const destino = Math.max(0, Math.min(filas.length - 1, i));
    setEnfocada(destino);
    cuerpo.current?.rows[destino]?.focus();
  };
  const handleKey = (evento: KeyboardEvent<HTMLTableRowElement>, fila: Fila, i: number) => {
    if (evento.target !== evento.currentTarget) return;
    const destino = destinoDe(evento.key, i, filas.length);
    if (destino === undefined && evento.key !== 'Enter') return;
    evento.preventDefault();
    if (destino === undefined) onAbrir?.(fila);
    else enfocar(destino);
  };
  const handleClick = (evento: MouseEvent<HTMLElement>, fila: Fila) => {
    const enControl = (evento.target as Element).closest('a, button, input, label, select, [role="menu"]');
    const seleccionando = (globalThis.getSelection?.()?.toString() ?? '') !== '';
    if (!enControl && !seleccionando) onAbrir?.(fila);
  };

  return (
    <Box sx={estiloDeGrilla} data-densidad={densidad} data-actualizando={lista.actualizando}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern over a table is what aria describes
        role="grid"
        aria-label={props.etiqueta}
        aria-rowcount={lista.totalExacto ? lista.total + 1 : -1}
        aria-busy={lista.actualizando}
        style={{ minWidth: anchoTotal(columnas, acciones !== undefined) }}
      >
        <TablaEncabezado {...props} fijas={fijas} />
        <tbody ref={cuerpo}>
          {filas.map((fila, i) => (
            <tr
              key={idDe(fila)}
              tabIndex={i === activa ? 0 : -1}
              aria-rowindex={(lista.pagina - 1) * lista.porPagina + i + 2}
              className={onAbrir ? 'abre' : undefined}
              onFocus={() => setEnfocada(i)}
              onKeyDown={(evento) => handleKey(evento, fila, i)}
              onClick={(evento) => handleClick(evento, fila)}
            >
              {columnas.map((columna, j) => (
                <td
                  key={columna.id}
                  className={clasesDeColumna(columna, j === ultimaFija)}
                  style={columna.fija ? { insetInlineStart: fijas[j] } : undefined}
                >
                  {columna.celda(fila)}
                </td>
              ))}
              {acciones && (
                <td className="menu">
                  <MenuDeFila
                    etiqueta={t('tabla.acciones', { que: props.nombreDe?.(fila) ?? i + 1 })}
                    acciones={() => acciones(fila)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const SALTO = 10;

/** The row a key leads to, or undefined when it leads nowhere. */
function destinoDe(tecla: string, i: number, cantidad: number): number | undefined {
  if (tecla === 'ArrowDown') return i + 1;
  if (tecla === 'ArrowUp') return i - 1;
  if (tecla === 'PageDown') return i + SALTO;
  if (tecla === 'PageUp') return i - SALTO;
  if (tecla === 'Home') return 0;
  return tecla === 'End' ? cantidad - 1 : undefined;
}
