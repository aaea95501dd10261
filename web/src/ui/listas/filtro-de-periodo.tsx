import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { AtajosDePeriodo } from './atajos-de-periodo.tsx';
import { ChipDeFiltro } from './filtros.tsx';

type Periodo = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

type Props = Periodo & {
  readonly onCambio: (periodo: Periodo) => void;
  /** As many days as may be asked for at once, and what is said of more; without an end they go up to today. */
  readonly maximo?: { readonly dias: number; readonly texto: string };
};

/** A range of days: one touch for the usual ones, two boxes for any other. */
export function FiltroDePeriodo({ desde, hasta, onCambio, maximo }: Props) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [reparo, setReparo] = useState<string>();
  const cajaHasta = useRef<HTMLInputElement>(null);
  const elegir = (periodo: Periodo) => {
    setAncla(null);
    onCambio({ desde: periodo.desde || undefined, hasta: periodo.hasta || undefined });
  };
  const handleSubmit = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const campos = new FormData(evento.currentTarget);
    const periodo = { desde: String(campos.get('desde')), hasta: String(campos.get('hasta')) };
    // Days are written so that they go in the order of their letters.
    const cruzado = periodo.desde !== '' && periodo.hasta !== '' && periodo.desde > periodo.hasta;
    const largo = maximo !== undefined && cuantosDias(periodo) > maximo.dias;
    setReparo(cruzado ? t('periodo.alReves') : largo ? maximo.texto : undefined);
    if (cruzado || largo) cajaHasta.current?.focus();
    else elegir(periodo);
  };
  return (
    <>
      <ChipDeFiltro
        etiqueta={t('periodo.etiqueta')}
        texto={useTextoDePeriodo({ desde, hasta })}
        onAbrir={(donde) => {
          setReparo(undefined);
          setAncla(donde);
        }}
        onQuitar={() => elegir({})}
      />
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1.5, p: 2, width: 300 }}>
          <AtajosDePeriodo onElegir={elegir} />
          <Stack direction="row" sx={{ gap: 1 }}>
            <TextField
              type="date"
              name="desde"
              label={t('periodo.desde')}
              defaultValue={diaDe(desde)}
              onChange={() => setReparo(undefined)}
              fullWidth
            />
            <TextField
              type="date"
              name="hasta"
              label={t('periodo.hasta')}
              defaultValue={diaDe(hasta)}
              inputRef={cajaHasta}
              error={reparo !== undefined}
              helperText={reparo}
              onChange={() => setReparo(undefined)}
              fullWidth
            />
          </Stack>
          <Button type="submit" variant="contained">
            {t('periodo.aplicar')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}

const DIA_MS = 86_400_000;

/** Both ends are in it; without a beginning nobody knows how many they are. */
const cuantosDias = ({ desde, hasta }: { readonly desde: string; readonly hasta: string }): number =>
  desde === '' ? 0 : (Date.parse(hasta || diaArgentino(new Date())) - Date.parse(desde)) / DIA_MS + 1;

/** The address may carry an instant; the boxes take days. */
const diaDe = (momento: string | undefined): string =>
  momento === undefined ? '' : momento.length === 10 ? momento : diaArgentino(new Date(momento));

function useTextoDePeriodo({ desde, hasta }: Periodo): string | undefined {
  const { t } = useTranslation('ui');
  if (desde && desde === hasta) return formatearFecha(desde);
  if (desde && hasta) return t('periodo.entre', { desde: formatearFecha(desde), hasta: formatearFecha(hasta) });
  if (desde) return t('periodo.deFecha', { desde: formatearFecha(desde) });
  return hasta ? t('periodo.aFecha', { hasta: formatearFecha(hasta) }) : undefined;
}
