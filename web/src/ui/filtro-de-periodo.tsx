import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AtajosDePeriodo } from './atajos-de-periodo.tsx';
import { ChipDeFiltro } from './filtros.tsx';
import { Popover } from './flotantes.tsx';
import { formatearFecha } from './formato.ts';

type Periodo = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

/** A range of days: one touch for the usual ones, two boxes for any other. */
export function FiltroDePeriodo({ desde, hasta, onCambio }: Periodo & { readonly onCambio: (p: Periodo) => void }) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [alReves, setAlReves] = useState(false);
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
    setAlReves(cruzado);
    if (cruzado) cajaHasta.current?.focus();
    else elegir(periodo);
  };
  return (
    <>
      <ChipDeFiltro
        etiqueta={t('periodo.etiqueta')}
        texto={useTextoDePeriodo({ desde, hasta })}
        onAbrir={(donde) => {
          setAlReves(false);
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
            <TextField type="date" name="desde" label={t('periodo.desde')} defaultValue={diaDe(desde)} fullWidth />
            <TextField
              type="date"
              name="hasta"
              label={t('periodo.hasta')}
              defaultValue={diaDe(hasta)}
              inputRef={cajaHasta}
              error={alReves}
              helperText={alReves ? t('periodo.alReves') : undefined}
              onChange={() => setAlReves(false)}
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
