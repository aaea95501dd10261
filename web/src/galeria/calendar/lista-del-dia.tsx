import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CalendarEvent } from '#galeria/api-falsa/entidades/calendar.ts';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { EventoDeLista } from './evento-de-lista.tsx';
import { nombreDelDia } from './nombres.ts';
import { textos } from './textos.ts';

/** Every event of a day that has more than fit in its cell. */
export function ListaDelDia(props: {
  readonly abierta: { readonly dia: string; readonly ancla: HTMLElement } | null;
  readonly eventos: readonly CalendarEvent[];
  readonly onCerrar: () => void;
  readonly onAbrir: (evento: CalendarEvent) => void;
  readonly onVerDia: (dia: string) => void;
}) {
  const t = textos.usar();
  const id = useId();
  const { abierta } = props;
  return (
    <Popover
      open={abierta !== null}
      anchorEl={abierta?.ancla ?? null}
      onClose={props.onCerrar}
      anchorOrigin={{ vertical: 'center', horizontal: 'center' }}
      transformOrigin={{ vertical: 'center', horizontal: 'center' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 320, maxWidth: 'calc(100vw - 32px)', p: 2 } },
      }}
    >
      {abierta && (
        <>
          <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
            {t('delDia', { dia: nombreDelDia(abierta.dia) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {props.eventos.map((evento) => (
              <li key={evento.id}>
                <EventoDeLista
                  evento={evento}
                  onAbrir={() => {
                    props.onCerrar();
                    props.onAbrir(evento);
                  }}
                />
              </li>
            ))}
          </Box>
          <Button
            size="small"
            sx={{ mt: 1 }}
            onClick={() => {
              props.onCerrar();
              props.onVerDia(abierta.dia);
            }}
          >
            {t('verDia')}
          </Button>
        </>
      )}
    </Popover>
  );
}
