import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { minutoDelDia, semanaDe } from './dias.ts';
import { type Bloque, bloquesDe, MENOS_MINUTOS, tramosDe } from './disposicion.ts';
import { EncabezadoDeDias } from './encabezado-de-dias.tsx';
import { esDeDias } from './estado.ts';
import { Evento } from './evento.tsx';
import { FilaDelDiaEntero } from './fila-del-dia-entero.tsx';
import { nombreDelDia } from './nombres.ts';
import { celda, conLevantado, marco } from './rejilla.ts';
import { textos } from './textos.ts';
import { useArrastre } from './use-arrastre.ts';
import { useMomento } from './use-momento.ts';
import { claveDe, useRejilla } from './use-rejilla.ts';
import type { DeVista } from './vista.ts';

const ALTO_DE_HORA = 48;
/** Shown first when the view opens: what is earlier is above. */
const PRIMERA_A_LA_VISTA = 7;
const HORAS = Array.from({ length: 24 }, (_, hora) => hora);

/** A day, or its week, hour by hour. */
export function Horas({ dias: cuantos, ...vista }: DeVista & { readonly dias: 1 | 7 }) {
  const t = textos.usar();
  const { fecha } = vista;
  const dias = cuantos === 1 ? [fecha] : semanaDe(fecha);
  const [hora, setHora] = useState(9);
  const deTeclado = useRejilla(
    { dia: fecha, hora },
    (destino) => {
      setHora(destino.hora ?? hora);
      if (destino.dia !== fecha) vista.onFecha(destino.dia);
    },
    vista,
  );
  const { eventos, hueco, levantado, deRejilla } = useArrastre(vista);
  useDesdeLaManana(deTeclado.ref, fecha);
  const nuevo: CalendarEvent | null = hueco && { id: 0, title: t('nuevo'), color: 'default', ...hueco };
  const conNuevo = nuevo && !nuevo.allDay ? [...eventos, nuevo] : eventos;
  const columnas = {
    display: 'grid',
    gridTemplateColumns: `64px repeat(${dias.length}, minmax(${cuantos === 1 ? 0 : 76}px, 1fr))`,
  };
  const bloques = dias.map((dia) => bloquesDe(dia, conNuevo));
  const ahora = useMomento();
  return (
    <Box
      role="grid"
      aria-label={vista.titulo}
      data-testid="calendar-hours"
      {...deTeclado}
      {...deRejilla}
      sx={{
        ...marco,
        ...conLevantado(levantado),
        maxHeight: { xs: '72dvh', md: 'none' },
        '& > [role=row]': { ...columnas, minWidth: 'min-content' },
      }}
    >
      <EncabezadoDeDias dias={dias} hoy={vista.hoy} onVerDia={cuantos === 1 ? undefined : vista.onVerDia} />
      <FilaDelDiaEntero
        dias={dias}
        tramos={tramosDe(dias, conNuevo.filter(esDeDias))}
        activa={hora === -1 ? fecha : null}
        hueco={nuevo?.allDay ? nuevo : null}
        onAbrir={vista.onAbrir}
      />
      {HORAS.map((una) => (
        <Box key={una} role="row">
          <Box role="rowheader" sx={nombreDeHora}>
            {`${String(una).padStart(2, '0')}:00`}
          </Box>
          {dias.map((dia, lugar) => (
            <HoraDeUnDia
              key={dia}
              dia={dia}
              hora={una}
              alcanzable={dia === fecha && una === hora}
              bloques={bloques[lugar] ?? []}
              minuto={ahora.slice(0, 10) === dia ? minutoDelDia(ahora) - una * 60 : -1}
              onAbrir={vista.onAbrir}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function HoraDeUnDia(props: {
  readonly dia: string;
  readonly hora: number;
  readonly alcanzable: boolean;
  readonly bloques: readonly Bloque[];
  /** The minute of this hour that it is now, if it is. */
  readonly minuto: number;
  readonly onAbrir: DeVista['onAbrir'];
}) {
  const { dia, hora, minuto } = props;
  const empiezan = props.bloques.filter(({ desde }) => Math.floor(desde / 60) === hora);
  return (
    <Box
      role="gridcell"
      tabIndex={props.alcanzable ? 0 : -1}
      data-celda={claveDe({ dia, hora })}
      data-dia={dia}
      data-hora={hora}
      sx={{ ...celda, ...deHora }}
    >
      <Oculto>{`${nombreDelDia(dia)}, ${String(hora).padStart(2, '0')}:00`}</Oculto>
      {empiezan.map(({ evento, desde, hasta, columna, columnas }) => (
        <Evento
          key={evento.id}
          evento={evento}
          forma="bloque"
          onAbrir={() => props.onAbrir(evento)}
          sx={{
            top: ((desde % 60) * ALTO_DE_HORA) / 60,
            height: Math.max((MENOS_MINUTOS * ALTO_DE_HORA) / 60, ((hasta - desde) * ALTO_DE_HORA) / 60 - 2),
            insetInlineStart: `calc(${(columna * 100) / columnas}% + 2px)`,
            width: `calc(${100 / columnas}% - 6px)`,
          }}
        />
      ))}
      {minuto >= 0 && minuto < 60 && <Box aria-hidden sx={{ ...lineaDeAhora, top: (minuto * ALTO_DE_HORA) / 60 }} />}
    </Box>
  );
}

/** A day of work is what is seen first; where the week does not fit, its chosen day. */
function useDesdeLaManana(caja: { readonly current: HTMLElement | null }, fecha: string): void {
  const puesta = useRef(false);
  useEffect(() => {
    if (puesta.current || !caja.current) return;
    puesta.current = true;
    const dia = caja.current.querySelector(`[data-dia="${fecha}"][data-hora]`);
    dia?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    caja.current.scrollTop = PRIMERA_A_LA_VISTA * ALTO_DE_HORA;
  }, [caja, fecha]);
}

const nombreDeHora = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  height: ALTO_DE_HORA,
  paddingInline: '8px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;

const deHora = { height: ALTO_DE_HORA, borderBottom: '1px solid var(--t-palette-divider)' } as const;

const lineaDeAhora = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 2,
  height: 0,
  pointerEvents: 'none',
  borderTop: '2px solid var(--t-palette-error-accent)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-1px',
    top: '-5px',
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'error.accent',
  },
} as const;
