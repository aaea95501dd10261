import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';

type Id = string | number;

type Props<Fila> = {
  /** Name of the list for those who do not see it. */
  readonly etiqueta: string;
  readonly filas: readonly Fila[];
  readonly idDe: (fila: Fila) => Id;
  readonly elegida: Id | null;
  readonly onElegir: (fila: Fila) => void;
  /** What «Supr» does on a row: whoever gives it asks first, or offers to undo. */
  readonly onBorrar?: (fila: Fila) => void;
  readonly contenido: (fila: Fila) => ReactNode;
  /** Controls before and after what is read, siblings of it: they take that `tabIndex`, so that only those of one row are stops. */
  readonly antes?: (fila: Fila, tabIndex: 0 | -1) => ReactNode;
  readonly despues?: (fila: Fila, tabIndex: 0 | -1) => ReactNode;
  readonly estiloDe?: (fila: Fila, elegida: boolean) => SxProps<Theme>;
  /** `data-testid` of the list; rows are `<prueba>-row`. */
  readonly prueba: string;
};

/**
 * A list to choose one of, walked with ↑ ↓ Inicio Fin; Enter opens, Supr deletes. One row at a time is a tab stop. A row is
 * a button as wide as the list, with its other controls beside it and not inside.
 */
export function ListaNavegable<Fila>(props: Props<Fila>) {
  const { filas, idDe, elegida } = props;
  const { caja, activa, enfocar, recordar } = useFocoDeLista(filas.map(idDe), elegida);
  const handleTecla = (evento: KeyboardEvent, fila: Fila, i: number) => {
    if (evento.ctrlKey || evento.metaKey || evento.altKey) return;
    const destino = destinoDeTecla(evento.key, i, filas.length);
    if (evento.key === 'Delete' && props.onBorrar) props.onBorrar(fila);
    else if (destino !== undefined) enfocar(destino);
    else return;
    evento.preventDefault();
  };
  return (
    <Box component="ul" {...caja} aria-label={props.etiqueta} data-testid={props.prueba} sx={sinMarcas}>
      {filas.map((fila, i) => {
        const id = idDe(fila);
        const esElegida = id === elegida;
        const parada = id === activa ? 0 : -1;
        const propio = props.estiloDe?.(fila, esElegida) ?? {};
        return (
          <Box
            component="li"
            key={id}
            data-testid={`${props.prueba}-row`}
            data-elegida={esElegida || undefined}
            onFocus={() => recordar(id)}
            sx={[renglon, ...(Array.isArray(propio) ? propio : [propio])]}
          >
            {props.antes && <Box sx={{ ...alLado, paddingInlineStart: 1 }}>{props.antes(fila, parada)}</Box>}
            <ButtonBase
              data-fila={id}
              tabIndex={parada}
              aria-current={esElegida ? 'true' : undefined}
              onClick={() => props.onElegir(fila)}
              onKeyDown={(evento) => handleTecla(evento, fila, i)}
              sx={cuerpo}
            >
              {props.contenido(fila)}
            </ButtonBase>
            {props.despues && <Box sx={{ ...alLado, paddingInlineEnd: 1 }}>{props.despues(fila, parada)}</Box>}
          </Box>
        );
      })}
    </Box>
  );
}

/** Where a key takes the focus from row `i` of `cuantas`; undefined when it is not one of the list. */
export function destinoDeTecla(tecla: string, i: number, cuantas: number): number | undefined {
  switch (tecla) {
    case 'ArrowDown':
      return Math.min(i + 1, cuantas - 1);
    case 'ArrowUp':
      return Math.max(i - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return cuantas - 1;
    default:
      return undefined;
  }
}

function useFocoDeLista(ids: readonly Id[], elegida: Id | null) {
  const caja = useFocoTrasQuitar<HTMLUListElement>(ids.length);
  const [enfocada, setEnfocada] = useState<Id | null>(null);
  const [vista, setVista] = useState(elegida);
  // Chosen by other means (the address, a neighbour that took its place): the tab stop follows.
  if (vista !== elegida) {
    setVista(elegida);
    setEnfocada(null);
  }
  const esta = (id: Id | null) => id !== null && ids.includes(id);
  const activa = esta(enfocada) ? enfocada : esta(elegida) ? elegida : (ids[0] ?? null);
  const enfocar = (i: number) => caja.ref.current?.querySelectorAll<HTMLElement>('[data-fila]')[i]?.focus();
  return { caja, activa, enfocar, recordar: setEnfocada };
}

const sinMarcas = { listStyle: 'none', m: 0, p: 0 } as const;
const alLado = { position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', flex: 'none' } as const;
const renglon = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  borderBottom: '1px solid var(--t-palette-divider)',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-elegida]': { bgcolor: 'action.selected' },
  '&[data-elegida]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 0,
    width: '3px',
    bgcolor: 'primary.main',
  },
} as const;
const cuerpo = {
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'start',
  px: 2,
  py: 1.25,
  gap: 1.5,
  font: 'inherit',
  // The whole row answers, and only what is beside it has its own place.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&.Mui-focusVisible, &:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--t-palette-focusRing)',
    outlineOffset: '-2px',
    borderRadius: 1,
  },
} as const;
