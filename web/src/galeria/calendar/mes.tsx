import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { semanasDelMes } from './dias.ts';
import { escondidos, eventosDelDia, type Tramo, tramosDe } from './disposicion.ts';
import { ListaDelDia } from './lista-del-dia.tsx';
import { diaCorto, diaLargo, nombreDelDia } from './nombres.ts';
import { celda, conLevantado, encabezado, marco, numeroDeHoy } from './rejilla.ts';
import { textos } from './textos.ts';
import { ALTO_DE_CARRIL, Tramos } from './tramos.tsx';
import { useArrastre } from './use-arrastre.ts';
import { useRejilla } from './use-rejilla.ts';
import type { DeVista } from './vista.ts';

/** Lines of events of a week; the rest is behind «+n más». */
const CARRILES = 3;
const ARRIBA = 32;
const ALTO_DE_MAS = 24;

type Abierta = { readonly dia: string; readonly ancla: HTMLElement };

/** A month in whole weeks, from Monday. */
export function Mes(vista: DeVista) {
  const { fecha } = vista;
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  const deTeclado = useRejilla({ dia: fecha, hora: null }, ({ dia }) => vista.onFecha(dia), vista);
  const { eventos, hueco, levantado, deRejilla } = useArrastre(vista);
  const semanas = semanasDelMes(fecha);
  const enHueco = (dia: string) => hueco !== null && hueco.start.slice(0, 10) <= dia && dia <= hueco.end.slice(0, 10);
  return (
    <>
      <Box
        role="grid"
        aria-label={vista.titulo}
        data-testid="calendar-month"
        {...deTeclado}
        {...deRejilla}
        sx={{ ...marco, ...conLevantado(levantado), display: 'flex', flexDirection: 'column' }}
      >
        <Box role="row" sx={{ ...fila, ...encabezado, flex: 'none' }}>
          {(semanas[0] ?? []).map((dia) => (
            <Box key={dia} role="columnheader" aria-label={diaLargo(dia)} sx={nombreDeDia}>
              {diaCorto(dia)}
            </Box>
          ))}
        </Box>
        {semanas.map((dias) => (
          <Semana
            key={dias[0]}
            dias={dias}
            tramos={tramosDe(dias, eventos)}
            vista={vista}
            enHueco={enHueco}
            onVerMas={(dia, ancla) => setAbierta({ dia, ancla })}
          />
        ))}
      </Box>
      <ListaDelDia
        abierta={abierta}
        eventos={abierta ? eventosDelDia(abierta.dia, eventos) : []}
        onCerrar={() => setAbierta(null)}
        onAbrir={vista.onAbrir}
        onVerDia={vista.onVerDia}
      />
    </>
  );
}

function Semana(props: {
  readonly dias: readonly string[];
  readonly tramos: readonly Tramo[];
  readonly vista: DeVista;
  readonly enHueco: (dia: string) => boolean;
  readonly onVerMas: (dia: string, ancla: HTMLElement) => void;
}) {
  const t = textos.usar();
  const { dias, tramos, vista } = props;
  const sobran = escondidos(tramos, dias.length, CARRILES);
  const aLaVista = tramos.filter(({ carril }) => carril < CARRILES);
  return (
    <Box role="row" sx={{ ...fila, minHeight: altoDe(tramos) }}>
      {dias.map((dia, lugar) => (
        <Box
          key={dia}
          role="gridcell"
          tabIndex={dia === vista.fecha ? 0 : -1}
          {...(dia === vista.hoy && { 'aria-current': 'date' as const })}
          data-celda={dia}
          data-dia={dia}
          {...(props.enHueco(dia) && { 'data-en-hueco': '' })}
          sx={{ ...celda, ...(dia.slice(0, 7) !== vista.fecha.slice(0, 7) && deOtroMes) }}
        >
          <Oculto>{nombreDelDia(dia)}</Oculto>
          <Box component="span" aria-hidden sx={numero}>
            <Box component="span" sx={dia === vista.hoy ? numeroDeHoy : undefined}>
              {Number(dia.slice(8))}
            </Box>
          </Box>
          <Tramos tramos={aLaVista} lugar={lugar} arriba={ARRIBA} onAbrir={vista.onAbrir} />
          {(sobran[lugar] ?? 0) > 0 && (
            <ButtonBase
              data-testid="calendar-more"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => props.onVerMas(dia, currentTarget)}
              sx={mas}
            >
              {t('mas', { cuantos: sobran[lugar] ?? 0 })}
              <Oculto>{`, ${nombreDelDia(dia)}`}</Oculto>
            </ButtonBase>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** What a week needs for its events; it takes more where there is more. */
function altoDe(tramos: readonly Tramo[]): number {
  const carriles = Math.max(2, ...tramos.map(({ carril }) => carril + 1));
  return ARRIBA + Math.min(CARRILES, carriles) * ALTO_DE_CARRIL + (carriles > CARRILES ? ALTO_DE_MAS + 1 : 0);
}

const fila = {
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '&:not(:last-of-type)': { borderBottom: '1px solid var(--t-palette-divider)' },
  '& > :first-of-type': { borderInlineStart: 0 },
} as const;

const nombreDeDia = {
  py: 1,
  textAlign: 'center',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: '1rem',
  fontWeight: 600,
} as const;

const numero = {
  display: 'grid',
  justifyContent: 'end',
  alignItems: 'center',
  height: ARRIBA - 2,
  paddingInline: '6px',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

const deOtroMes = { bgcolor: 'sunken', color: 'text.secondary' } as const;

const mas = {
  position: 'absolute',
  top: ARRIBA + CARRILES * ALTO_DE_CARRIL - 1,
  insetInline: '3px',
  height: ALTO_DE_MAS,
  zIndex: 1,
  borderRadius: '6px',
  justifyContent: 'flex-start',
  paddingInline: '8px',
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontFamily: 'inherit',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '-2px' },
} as const;
