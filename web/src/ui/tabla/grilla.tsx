import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useAjustes } from '#apariencia/ajustes.ts';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import { TablaEncabezado } from './encabezado.tsx';
import { anchoTotal, estiloDeGrilla, posicionesFijas } from './estilo.ts';
import { TablaFila } from './fila.tsx';

type Props<Fila> = TablaDatosProps<Fila> & { readonly filas: readonly Fila[] };

/** The rows as a grid: one tab stop, arrows between rows, Enter opens. */
export function TablaGrilla<Fila>(props: Props<Fila>) {
  const { densidad } = useAjustes();
  const { columnas, filas, lista, idDe, onAbrir, acciones } = props;
  const [enfocada, setEnfocada] = useState(0);
  const cuerpo = useRef<HTMLTableSectionElement>(null);
  const fijas = posicionesFijas(columnas);
  const activa = Math.min(enfocada, filas.length - 1);

  const enfocar = (i: number) => {
    const destino = Math.max(0, Math.min(filas.length - 1, i));
    setEnfocada(destino);
    cuerpo.current?.rows[destino]?.focus();
  };
  return (
    <Box
      sx={estiloDeGrilla}
      data-desplaza={props.etiqueta}
      data-densidad={densidad}
      data-actualizando={lista.actualizando}
    >
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
            <TablaFila
              key={idDe(fila)}
              fila={fila}
              columnas={columnas}
              fijas={fijas}
              indice={(lista.pagina - 1) * lista.porPagina + i + 2}
              enFoco={i === activa}
              nombre={props.nombreDe?.(fila) ?? String(i + 1)}
              acciones={acciones}
              onAbrir={onAbrir}
              onFoco={() => setEnfocada(i)}
              onTecla={(tecla) => {
                const destino = destinoDe(tecla, i, filas.length);
                if (destino !== undefined) enfocar(destino);
                return destino !== undefined;
              }}
            />
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
