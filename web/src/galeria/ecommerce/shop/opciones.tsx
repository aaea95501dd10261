import Box from '@mui/material/Box';
import type { Icono } from '#ui/piezas/icono.ts';
import { oculto } from '#ui/piezas/oculto.tsx';

type Opcion<T extends string> = { readonly valor: T; readonly texto: string; readonly icono?: Icono };

/** A few options one below the other, of which one is chosen: radio buttons in the looks of a menu. */
export function Opciones<T extends string>(props: {
  readonly titulo: string;
  readonly nombre: string;
  readonly valor: T;
  readonly opciones: readonly Opcion<T>[];
  readonly onCambio: (valor: T) => void;
}) {
  return (
    <Box component="fieldset" sx={grupo}>
      <Box component="legend" sx={titulo}>
        {props.titulo}
      </Box>
      {props.opciones.map(({ valor, texto, icono: IconoDeOpcion }) => (
        <Box component="label" key={valor} sx={fila}>
          <Box
            component="input"
            type="radio"
            name={props.nombre}
            value={valor}
            checked={valor === props.valor}
            onChange={() => props.onCambio(valor)}
            sx={oculto}
          />
          {IconoDeOpcion ? (
            <IconoDeOpcion size={18} stroke={1.6} aria-hidden />
          ) : (
            <Box component="span" aria-hidden className="punto" />
          )}
          {texto}
        </Box>
      ))}
    </Box>
  );
}

export const grupo = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 0.25 } as const;

export const titulo = { p: 0, mb: 0.75, fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' } as const;

const fila = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 34,
  px: 1.25,
  borderRadius: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&:has(:checked)': { bgcolor: 'primary.soft', color: 'primary.onSoft', fontWeight: 600 },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '& .punto': { width: 14, height: 14, borderRadius: '50%', border: '1.5px solid', borderColor: 'borderStrong' },
  '&:has(:checked) .punto': { border: '4px solid', borderColor: 'primary.main' },
} as const;
