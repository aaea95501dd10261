import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { conCondicion, leerConocidas } from '@trastienda/nucleo/comun/filtros.ts';
import type { ReactNode } from 'react';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

type Cifra<Cual extends string> = {
  readonly cual: Cual;
  readonly titulo: string;
  readonly cantidad: number;
  readonly detalle: ReactNode;
  /** Nobody wants any of these. */
  readonly mal?: boolean;
};

/** What the figures of a column ask of it in the filters of its list: the two are one, and neither hides what the other shows. */
export const cifraEnFiltros = (filtros: string | undefined, campo: string): string | undefined => {
  const [una] = leerConocidas(filtros, { [campo]: 'lista' });
  return una?.es === 'uno' && una.valores.length === 1 ? una.valores[0] : undefined;
};

/** The filters of the list with that figure pressed, or with none. */
export const conCifra = (filtros: string | undefined, campo: string, cual: string | undefined): string | undefined =>
  conCondicion(filtros, campo, cual === undefined ? undefined : { campo, es: 'uno', valores: [cual] });

/** Figures that may be pressed: each one shows only what it counts, and pressed again, everything. */
export function CifrasQueFiltran<Cual extends string>(props: {
  readonly etiqueta: string;
  readonly cifras: readonly Cifra<Cual>[];
  readonly elegida: string | undefined;
  /** How many to a line, by width. */
  readonly columnas: Readonly<Record<string, number>>;
  readonly onElegir: (cual: Cual | undefined) => void;
  /** Under the figures. */
  readonly children?: ReactNode;
}) {
  const { etiqueta, cifras, elegida, columnas, onElegir, children } = props;
  return (
    <Tarjeta sinRelleno>
      <Box role="group" aria-label={etiqueta} sx={grilla(columnas)}>
        {cifras.map(({ cual, titulo, cantidad, detalle, mal = false }) => {
          const presionada = elegida === cual;
          return (
            <ButtonBase
              key={cual}
              aria-pressed={presionada}
              disabled={cantidad === 0 && !presionada}
              onClick={() => onElegir(presionada ? undefined : cual)}
              sx={cifra(presionada)}
            >
              <Box className="titulo">{titulo}</Box>
              <Box className="numero" sx={mal && cantidad > 0 ? { color: 'error.text' } : {}}>
                {formatearEntero(cantidad)}
              </Box>
              <Box className="detalle">{detalle}</Box>
            </ButtonBase>
          );
        })}
      </Box>
      {children}
    </Tarjeta>
  );
}

const grilla = (columnas: Readonly<Record<string, number>>) => ({
  display: 'grid',
  // The lines between figures are the ground showing through.
  gap: '1px',
  bgcolor: 'divider',
  gridTemplateColumns: Object.fromEntries(
    Object.entries(columnas).map(([ancho, cuantas]) => [ancho, `repeat(${cuantas}, minmax(0, 1fr))`]),
  ),
});

const cifra = (presionada: boolean) => ({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'stretch',
  justifyItems: 'start',
  gap: '2px',
  px: 2.5,
  py: 1.75,
  textAlign: 'start',
  font: 'inherit',
  bgcolor: presionada ? 'primary.soft' : 'background.paper',
  boxShadow: presionada ? 'inset 0 -2px var(--t-palette-primary-text)' : 'none',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: presionada ? 'primary.soft' : 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  '& .titulo': {
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    color: presionada ? 'primary.onSoft' : 'text.secondary',
  },
  '& .numero': { fontSize: '1.375rem', lineHeight: '1.75rem', fontWeight: 600 },
  '& .detalle': {
    minHeight: '1rem',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: presionada ? 'primary.onSoft' : 'text.secondary',
  },
  '&.Mui-disabled .numero': { color: 'text.secondary' },
});
