import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { diaCorto, nombreDelDia } from './nombres.ts';
import { encabezado, numeroDeHoy } from './rejilla.ts';
import { textos } from './textos.ts';

export const ALTO_DE_ENCABEZADO = 44;

/** The days of a grid of hours; in a week, each one leads to itself. */
export function EncabezadoDeDias(props: {
  readonly dias: readonly string[];
  readonly hoy: string;
  readonly onVerDia: ((dia: string) => void) | undefined;
}) {
  const t = textos.usar();
  const { onVerDia } = props;
  return (
    <Box role="row" sx={encabezado}>
      <Box role="columnheader" sx={esquina}>
        <Oculto>{t('hora')}</Oculto>
      </Box>
      {props.dias.map((dia) => {
        const contenido = (
          <>
            <Oculto>{nombreDelDia(dia)}</Oculto>
            <span aria-hidden>{diaCorto(dia)}</span>
            <Box component="span" aria-hidden sx={dia === props.hoy ? numeroDeHoy : undefined}>
              {Number(dia.slice(8))}
            </Box>
          </>
        );
        return (
          <Box key={dia} role="columnheader" sx={casillero}>
            {onVerDia ? (
              <ButtonBase onClick={() => onVerDia(dia)} sx={boton}>
                {contenido}
              </ButtonBase>
            ) : (
              <Box sx={boton}>{contenido}</Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const esquina = { position: 'sticky', insetInlineStart: 0, zIndex: 5, bgcolor: 'background.paper' } as const;
const casillero = { borderInlineStart: '1px solid var(--t-palette-divider)' } as const;
const boton = {
  display: 'flex',
  width: '100%',
  height: ALTO_DE_ENCABEZADO,
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '&.Mui-focusVisible': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '-2px' },
} as const;
