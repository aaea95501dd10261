import Box from '@mui/material/Box';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import type { Tramo } from './disposicion.ts';
import { ALTO_DE_ENCABEZADO } from './encabezado-de-dias.tsx';
import { nombreDelDia } from './nombres.ts';
import { celda, encabezado } from './rejilla.ts';
import { textos } from './textos.ts';
import { ALTO_DE_CARRIL, Tramos } from './tramos.tsx';
import { claveDe } from './use-rejilla.ts';
import type { DeVista } from './vista.ts';

/** What takes whole days, above the hours. */
export function FilaDelDiaEntero(props: {
  readonly dias: readonly string[];
  readonly tramos: readonly Tramo[];
  /** The day whose cell is reached with Tab, when it is one of these. */
  readonly activa: string | null;
  /** The days being chosen. */
  readonly hueco: CalendarEvent | null;
  readonly onAbrir: DeVista['onAbrir'];
}) {
  const t = textos.usar();
  const { dias, tramos, hueco } = props;
  const carriles = Math.max(1, ...tramos.map(({ carril }) => carril + 1));
  const enHueco = (dia: string) => hueco !== null && hueco.start.slice(0, 10) <= dia && dia <= hueco.end.slice(0, 10);
  return (
    <Box role="row" sx={{ ...encabezado, top: ALTO_DE_ENCABEZADO + 1, zIndex: 4 }}>
      <Box role="rowheader" sx={nombre}>
        {t('todoElDia')}
      </Box>
      {dias.map((dia, lugar) => (
        <Box
          key={dia}
          role="gridcell"
          tabIndex={dia === props.activa ? 0 : -1}
          data-celda={claveDe({ dia, hora: -1 })}
          data-dia={dia}
          {...(enHueco(dia) && { 'data-en-hueco': '' })}
          sx={{ ...celda, height: carriles * ALTO_DE_CARRIL + 10 }}
        >
          <Oculto>{`${nombreDelDia(dia)}, ${t('todoElDia')}`}</Oculto>
          <Tramos tramos={tramos} lugar={lugar} arriba={4} onAbrir={props.onAbrir} />
        </Box>
      ))}
    </Box>
  );
}

const nombre = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 5,
  bgcolor: 'background.paper',
  paddingInline: '8px',
  py: 0.75,
  color: 'text.secondary',
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  textAlign: 'end',
} as const;
