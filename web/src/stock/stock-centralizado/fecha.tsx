import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';

/** Today, or the end of any past day (SCE-03). */
export function FechaDelStock(props: {
  readonly al: string | undefined;
  readonly onCambio: (al: string | undefined) => void;
}) {
  const { t } = useTranslation('stock');
  const { al } = props;
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [dia, setDia] = useState('');
  const hoy = diaArgentino(new Date());
  const elegir = (nueva: string | undefined) => {
    setAncla(null);
    props.onCambio(nueva === hoy || nueva === '' ? undefined : nueva);
  };
  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    elegir(dia);
  };
  const handleAbrir = (elemento: HTMLElement) => {
    setDia(al ?? hoy);
    setAncla(elemento);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        variant={al === undefined ? 'outlined' : 'tonal'}
        startIcon={<IconCalendar size={17} stroke={1.7} aria-hidden />}
        onClick={(evento) => handleAbrir(evento.currentTarget)}
        sx={{ minHeight: { xs: 44, sm: 34 }, fontWeight: 500 }}
      >
        {al === undefined
          ? t('centralizado.ahora', { fecha: formatearFecha(hoy) })
          : t('centralizado.alDia', { fecha: formatearFecha(al) })}
      </Button>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('centralizado.fecha.titulo') } }}
      >
        <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1.5, p: 2, width: 300 }}>
          <TextField
            type="date"
            autoFocus
            label={t('centralizado.fecha.etiqueta')}
            value={dia}
            onChange={(evento) => setDia(evento.target.value)}
            slotProps={{ htmlInput: { max: hoy } }}
            fullWidth
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('centralizado.fecha.aviso', { fecha: formatearFecha(dia || hoy) })}
          </Typography>
          <Button type="submit" variant="contained">
            {t('centralizado.fecha.ver')}
          </Button>
          {al !== undefined && <Button onClick={() => elegir(undefined)}>{t('centralizado.fecha.hoy')}</Button>}
        </Stack>
      </Popover>
    </>
  );
}
